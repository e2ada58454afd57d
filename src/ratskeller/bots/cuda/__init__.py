"""Bots on a card: trial games by the hundred thousand."""
