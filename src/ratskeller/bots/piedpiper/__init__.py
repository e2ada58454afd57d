"""A feel for The Pied Piper."""
