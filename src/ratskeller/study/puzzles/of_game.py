"""What puzzles need to know about a game beyond its rules: each game has it in `study/<game>/puzzles.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ratskeller.core.event import Event
from ratskeller.core.game import Game
from ratskeller.games import part_of


def nothing_alike(s: Any, seat: int) -> None:
    """Nothing in a position is like anything else."""


def nothing_special(events: Sequence[Event]) -> set[str]:
    """A theme follows from the kinds of events alone."""
    return set()


@dataclass(frozen=True)
class PuzzleFacts:
    """Where puzzles of a game are mined, when a turn is clearly best, and what puzzles are about."""

    options: Sequence[dict[str, str]]  # of the tables that are not played as usual
    parts: Mapping[int, int]  # how many puzzles come from tables of each size, beside the others
    margin: float  # of won trial games, between the answer and every other way
    themes: Mapping[
        str, frozenset[str]
    ]  # what happens, by theme, the most striking first; the last is that of all else
    special: Callable[[Sequence[Event]], set[str]] = nothing_special  # what themes look for beside the kinds of events
    make_alike: Callable[[Any, int], None] = nothing_alike  # blank what makes no difference to a seat


def puzzle_facts(game: Game) -> PuzzleFacts:
    """What puzzles need to know of a game."""
    facts: PuzzleFacts = part_of(game.name, "study", "puzzles").PUZZLE_FACTS
    return facts
