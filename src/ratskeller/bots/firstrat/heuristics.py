"""A feel for First Rat, put together."""

from typing import Any

from ratskeller.bots.firstrat.priors import lean
from ratskeller.bots.firstrat.evaluate import standing
from ratskeller.bots.firstrat.weights import load_weights
from ratskeller.bots.heuristics import Playouts, Sense

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
AGAINST_GREG = Playouts(sly_rat=1000, rat_king=20_000)
WITH_TWO = Playouts(sly_rat=1000, rat_king=20_000)
WITH_MORE = Playouts(sly_rat=4000, rat_king=40_000)


def manner(_: Any) -> dict[str, float]:
    """The same for any number of seats."""
    return MANNER


def playouts(view: Any) -> Playouts:
    """The more others there are who think, the more there is to think about; Greg does not think at all."""
    if view["level"] >= 0:
        return AGAINST_GREG
    return WITH_TWO if view["seats"] == 2 else WITH_MORE


SENSE = Sense(standing, lean, load_weights, manner, playouts)
