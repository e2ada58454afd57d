"""Plays alone for a challenge, instead of only for a victory."""

from ratskeller.study.firstrat.goal.search import GoalSearch, hint_search

__all__ = ["GoalSearch", "hint_search"]
