"""Matches of bots: how they are played, kept, taken up again and reported."""
