"""A table: who sits there, what has happened, and what each may know of it."""
