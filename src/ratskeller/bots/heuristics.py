"""What bots know of a game beyond its rules: how good a position is, and which moves come to mind first."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from ratskeller.core.game import Game


class Playouts(NamedTuple):
    """For a decision of each level that searches. A game can't leave one out."""

    sly_rat: int
    rat_king: int


class Sense(NamedTuple):
    """The feel for one game. Both rules are compiled into the bots' loops; their weights are data."""

    standing: Any  # (box, weights, position, seat) -> float: how well a seat stands, in points
    lean: Any  # (box, weights, position, moves, count, out): how much a player is drawn to each move; out: logits
    weights: Callable[[], Any]  # an array with one record
    manner: Callable[[Any], dict[str, float]]  # (view): how a search goes about this game
    playouts: Callable[[Any], Playouts]  # (view): how much each level thinks at this table


def sense_of(game: Game) -> Sense:
    """The feel for a game."""
    sense: Sense = import_module(f"ratskeller.bots.{game.name}.heuristics").SENSE
    return sense
