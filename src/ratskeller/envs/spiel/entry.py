"""What OpenSpiel has to know about a game: each game has it in `envs/<game>/spiel.py`."""

from dataclasses import dataclass

from ratskeller.core.game import Game
from ratskeller.games import part_of


@dataclass(frozen=True)
class Bounds:
    """No game is longer."""

    turns: int  # of a seat
    decisions: int  # of a turn
    draws: int  # of chance in a turn
    set_up: int  # draws before the first turn


@dataclass(frozen=True)
class Entry:
    """What OpenSpiel has to know of a game."""

    title: str
    is_open: bool  # nothing is hidden from a seat
    bounds: Bounds


def spiel_entry(game: Game) -> Entry:
    """What OpenSpiel has to know of this game."""
    entry: Entry = part_of(game.name, "envs", "spiel").ENTRY
    return entry
