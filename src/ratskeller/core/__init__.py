"""The contracts that every room relies on. Knows no game."""
