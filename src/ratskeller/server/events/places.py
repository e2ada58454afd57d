"""What a game at a table of a tournament has brought everybody: a place, and points for it."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

WIN = 12.0  # points of the first place at any table; the last has none, and those between are evenly apart
BYE = WIN / 2  # of somebody without a table: as much as people at a table have on average


class Scored(NamedTuple):
    """How somebody's game came out."""

    place: float | None  # who is as good as others shares a place: 1.5 is the first and the second; None: unplayed
    points: float
    score: int  # of the game
    share: float  # of all that was scored at the table


def places_of(totals: Sequence[int], winners: Collection[int], away: Collection[int]) -> list[float]:
    """The place of each seat: winners first, then by score; people who have left come after all others."""
    keys = [(seat not in away, seat in winners, total) for seat, total in enumerate(totals)]
    better = [sum(other > key for other in keys) for key in keys]
    alike = [keys.count(key) for key in keys]
    return [1 + first + (same - 1) / 2 for first, same in zip(better, alike, strict=True)]


def points_for(place: float, people: int) -> float:
    """The points for a place at a table of this size."""
    return WIN * (people - place) / (people - 1)


def scored(totals: Sequence[int], winners: Collection[int], away: Collection[int]) -> list[Scored]:
    """How a game that was played to its end came out for each seat."""
    whole = sum(max(0, total) for total in totals)
    shares = [max(0, total) / whole if whole else 1 / len(totals) for total in totals]
    found = []
    for place, total, share in zip(places_of(totals, winners, away), totals, shares, strict=True):
        found.append(Scored(place, points_for(place, len(totals)), total, share))
    return found


def unplayed(totals: Sequence[int]) -> list[Scored]:
    """How a game came out that was not played to its end: everybody counts as last."""
    return [Scored(None, 0.0, total, 0.0) for total in totals]
