"""A feel for The Pied Piper, put together."""

from typing import Any

from ratskeller.bots.piedpiper.lean import lean
from ratskeller.bots.piedpiper.standing import standing
from ratskeller.bots.piedpiper.weights import load_weights
from ratskeller.bots.sense import Sense

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
PLAYOUTS = {"sly-rat": (1000, 128), "rat-king": (20_000, 20_000)}  # with 2 seats, with more


def manner(view: Any) -> dict[str, float]:
    """How to go about a game with so many seats."""
    return MANNER if view["seats"] == 2 else MANNER | AMONG_MANY


def playouts(level: str, view: Any) -> int | None:
    """With more than 2 seats some playouts do nearly as well as many."""
    if level not in PLAYOUTS:
        return None
    two, more = PLAYOUTS[level]
    return two if view["seats"] == 2 else more


SENSE = Sense(standing, lean, load_weights, manner, playouts)
