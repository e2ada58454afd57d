"""A learned judge: a small network that says how likely each seat is to win, and which moves come first."""
