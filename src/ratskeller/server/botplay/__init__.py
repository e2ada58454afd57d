"""Bots at tables: a pool of processes, and a scheduler that has them move."""
