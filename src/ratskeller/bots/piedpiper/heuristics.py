"""A feel for The Pied Piper, put together."""

from typing import Any

from ratskeller.bots.piedpiper.priors import lean
from ratskeller.bots.piedpiper.evaluate import standing
from ratskeller.bots.piedpiper.weights import load_weights
from ratskeller.bots.heuristics import Playouts, Sense

MANNER = {
    "curiosity": 1.0,
    "caution": 0.05,
    "trust": 1.0,
    "openness": 3.0,
    "judgement": 1.0,
    "patience": 0,
    "lead": 1.0,
    "whim": 1.0,
    "margin": 0.0,
    "wide_margin": 4.0,
}
AMONG_MANY = {"patience": 1, "whim": 0.3}  # with more than 2 seats much happens until one's next turn
WITH_TWO = Playouts(sly_rat=1000, rat_king=20_000)
WITH_MORE = Playouts(sly_rat=128, rat_king=20_000)


def manner(view: Any) -> dict[str, float]:
    """How to go about a game with so many seats."""
    return MANNER if view["seats"] == 2 else MANNER | AMONG_MANY


def playouts(view: Any) -> Playouts:
    """With more than 2 seats some playouts do nearly as well as many."""
    return WITH_TWO if view["seats"] == 2 else WITH_MORE


SENSE = Sense(standing, lean, load_weights, manner, playouts)
