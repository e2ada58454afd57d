"""Boards of First Rat in print."""
