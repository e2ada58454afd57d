"""Looks for solo games of First Rat that meet a challenge, on whatever luck makes it possible."""
