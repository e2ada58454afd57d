"""The types and contracts that every room relies on. It knows no game."""
