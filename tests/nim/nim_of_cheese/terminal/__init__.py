"""Nim of cheese on a terminal."""
