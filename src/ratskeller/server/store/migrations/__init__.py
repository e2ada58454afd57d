"""How the tables of the database came to be, step by step: one file in `versions/` for each, read by Alembic."""
