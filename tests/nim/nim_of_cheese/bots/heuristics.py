"""A feel for Nim: leave the others a multiple of four."""

from typing import Any

import numpy as np

from nim_of_cheese.games.position import HEAPS, OVER, Box, Position
from nim_of_cheese.games.rules import winners
from ratskeller.bots.heuristics import Heuristics, Playouts
from ratskeller.core.layout import ZERO, Ints, dtype_of, number
from ratskeller.core.rule import rule

PARAMS = {
    "c_puct": 1.0,
    "fpu_reduction": 0.05,
    "prior_scale": 1.0,
    "prior_temperature": 1.0,
    "value_weight": 0.0,
    "value_after_round": 0,
    "value_temperature": 1.0,
    "rollout_temperature": 1.0,
    "margin_weight": 0.0,
    "margin_scale": 1.0,
}


class Weights:
    """What counts."""

    rivals: float = number("f8")  # what a point of the best other seat is worth
    win: float = number("f8")


WEIGHTS = dtype_of(Weights)


@rule
def evaluate(box: Box, weights: Weights, s: Position, seat: int) -> float:
    """Only the end counts."""
    return weights.win * (winners(box, s) >> seat & 1) if s.phase == OVER else 0.0


@rule
def prior_logits(box: Box, weights: Weights, s: Position, moves: Ints, count: int, out: Any) -> None:
    """Every move comes to mind; those that leave a multiple of four first."""
    left = ZERO
    for heap in range(HEAPS):
        left += s.heaps[heap]
    for i in range(count):
        out[i] = 1.0 if (left - moves[i] % 9 - 1) % 4 == 0 else 0.0


def weights() -> Any:
    """One record."""
    return np.ones(1, WEIGHTS)


def params(view: Any) -> dict[str, float]:
    """How a search goes about it."""
    return PARAMS


def playouts(view: Any) -> Playouts:
    """The game is small."""
    return Playouts(sly_rat=64, rat_king=400, rat_emperor=400)


HEURISTICS = Heuristics(evaluate, prior_logits, weights, params, playouts)
