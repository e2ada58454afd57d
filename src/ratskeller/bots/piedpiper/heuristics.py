"""A feel for The Pied Piper, put together."""

from typing import Any

from ratskeller.bots.heuristics import Heuristics, Playouts
from ratskeller.bots.piedpiper.evaluate import evaluate
from ratskeller.bots.piedpiper.priors import prior_logits
from ratskeller.bots.piedpiper.weights import load_weights

PARAMS = {
    "c_puct": 1.0,
    "fpu_reduction": 0.05,
    "prior_scale": 1.0,
    "prior_temperature": 3.0,
    "value_weight": 1.0,
    "value_after_round": 0,
    "value_temperature": 1.0,
    "rollout_temperature": 1.0,
    "margin_weight": 0.0,
    "margin_scale": 4.0,
}
AMONG_MANY = {
    "value_after_round": 1,
    "rollout_temperature": 0.3,
}  # with more than 2 seats much happens until one's next turn
WITH_TWO = Playouts(sly_rat=1000, rat_king=20_000, rat_emperor=20_000)
WITH_MORE = Playouts(sly_rat=128, rat_king=20_000, rat_emperor=20_000)


def params(view: Any) -> dict[str, float]:
    """The search parameters for a game with so many seats."""
    return PARAMS if view["seats"] == 2 else PARAMS | AMONG_MANY


def playouts(view: Any) -> Playouts:
    """With more than 2 seats some playouts do nearly as well as many."""
    return WITH_TWO if view["seats"] == 2 else WITH_MORE


HEURISTICS = Heuristics(evaluate, prior_logits, load_weights, params, playouts)
