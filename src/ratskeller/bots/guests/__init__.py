"""Bots of others: Python packages, and programs that read and write lines."""
