"""Analyses of finished games: a queue in the database, and a process that works on it."""
