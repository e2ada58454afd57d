"""A feel for First Rat, put together."""

from typing import Any

from ratskeller.bots.firstrat.evaluate import evaluate
from ratskeller.bots.firstrat.priors import prior_logits
from ratskeller.bots.firstrat.weights import load_weights
from ratskeller.bots.heuristics import Heuristics, Playouts

PARAMS = {
    "c_puct": 1.0,
    "fpu_reduction": 0.05,
    "prior_scale": 0.3,
    "prior_temperature": 3.6,
    "value_weight": 1.0,
    "value_after_round": 0,
    "value_temperature": 20.0,
    "rollout_temperature": 1.0,
    "margin_weight": 0.1,
    "margin_scale": 15.0,
}
AGAINST_GREG = Playouts(sly_rat=1000, rat_king=20_000, rat_emperor=10_000)
WITH_TWO = Playouts(sly_rat=1000, rat_king=20_000, rat_emperor=10_000)
WITH_MORE = Playouts(sly_rat=4000, rat_king=40_000, rat_emperor=10_000)


def params(_: Any) -> dict[str, float]:
    """The same for any number of seats."""
    return PARAMS


def playouts(view: Any) -> Playouts:
    """The more others there are who think, the more there is to think about; Greg does not think at all."""
    if view["level"] >= 0:
        return AGAINST_GREG
    return WITH_TWO if view["seats"] == 2 else WITH_MORE


HEURISTICS = Heuristics(evaluate, prior_logits, load_weights, params, playouts)
