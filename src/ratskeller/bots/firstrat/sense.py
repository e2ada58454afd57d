"""A feel for First Rat, put together."""

from typing import Any

from ratskeller.bots.firstrat.lean import lean
from ratskeller.bots.firstrat.standing import standing
from ratskeller.bots.firstrat.weights import load_weights
from ratskeller.bots.sense import Sense

MANNER = {
    "curiosity": 1.0,
    "caution": 0.05,
    "trust": 0.3,
    "openness": 3.6,
    "judgement": 1.0,
    "patience": 0,
    "lead": 20.0,
    "whim": 1.0,
    "margin": 0.1,
    "wide_margin": 15.0,
}
PLAYOUTS = {"sly-rat": (1000, 1000, 4000), "rat-king": (20_000, 20_000, 40_000)}  # against Greg, 2 seats, more


def manner(_: Any) -> dict[str, float]:
    """The same for any number of seats."""
    return MANNER


def playouts(level: str, view: Any) -> int | None:
    """The more others there are who think, the more there is to think about; Greg does not think at all."""
    if level not in PLAYOUTS:
        return None
    alone, two, more = PLAYOUTS[level]
    return alone if view["level"] >= 0 else two if view["seats"] == 2 else more


SENSE = Sense(standing, lean, load_weights, manner, playouts)
