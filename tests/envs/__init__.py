"""Environments for researchers: their own tests, and that all of them tell the same."""
