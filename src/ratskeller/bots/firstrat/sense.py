"""A feel for First Rat, put together."""

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
    "lead": 20.0,
    "whim": 1.0,
    "margin": 0.1,
    "wide_margin": 15.0,
}
PLAYOUTS = {"sly-rat": 4000, "rat-king": 40_000}

SENSE = Sense(standing, lean, load_weights, MANNER, PLAYOUTS)
