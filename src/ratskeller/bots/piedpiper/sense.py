"""A feel for The Pied Piper, put together."""

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
    "lead": 1.0,
    "whim": 1.0,
    "margin": 0.0,
    "wide_margin": 4.0,
}
PLAYOUTS = {"sly-rat": 1000, "rat-king": 20_000}

SENSE = Sense(standing, lean, load_weights, MANNER, PLAYOUTS)
