"""Bots: random, impulse, greedy and search, and the levels that people pick."""

from ratskeller.bots.bot import Bot, Seen, seen_in
from ratskeller.bots.levels import LEVELS, Level, make_bot

__all__ = ["LEVELS", "Bot", "Level", "Seen", "make_bot", "seen_in"]
