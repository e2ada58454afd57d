"""What bots know about a game beyond its rules: how good a position is, and the priors of moves."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ratskeller.core.game import Game
from ratskeller.games import part_of


class Playouts(NamedTuple):
    """For a decision of each level that searches. A game can't leave one out."""

    sly_rat: int
    rat_king: int
    rat_emperor: int  # by a network, where there is one


class Heuristics(NamedTuple):
    """The feel for one game. Both rules are compiled into the bots' loops; their weights are data."""

    evaluate: Any  # (box, weights, position, seat) -> float: how well a seat stands, in points
    prior_logits: (
        Any  # (box, weights, position, moves, count, out): how much a player is drawn to each move; out: logits
    )
    weights: Callable[[], Any]  # an array with one record; its `rivals` is what a point of the best other seat costs
    params: Callable[[Any], dict[str, float]]  # (view): how a search goes about this game
    playouts: Callable[[Any], Playouts]  # (view): how much each level thinks at this table


def heuristics_of(game: Game) -> Heuristics:
    """The feel for a game."""
    heuristics: Heuristics = part_of(game.name, "bots", "heuristics").HEURISTICS
    return heuristics
