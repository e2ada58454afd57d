"""The weights of a network, as plain arrays: compiled code reads them, and files store them.

A network has two layers, and the output is read from both. The first layer adds up a row for every feature of a view,
so absent features cost nothing; the second layer is narrow. The output is each seat's chance of winning, counted from
the thinking seat, and a logit for every move. Every seat sees itself first, so the network treats all seats alike.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ratskeller.bots.features import features_of
from ratskeller.bots.tree import SEATS
from ratskeller.core.game import Game

Floats = npt.NDArray[np.float32]
WIDE, NARROW = 128, 32  # usual sizes of the first and the second layer


class Network(NamedTuple):
    """The weights, of float32. Layers have a row for each number that goes in, the rest one for each answer."""

    first: Floats  # features x wide
    first_bias: Floats
    second: Floats  # wide x narrow
    second_bias: Floats
    seats: Floats  # seats x (wide + narrow)
    seats_bias: Floats
    moves: Floats  # moves x (wide + narrow): only legal moves are asked for
    moves_bias: Floats


def shapes_for(game: Game, wide: int, narrow: int) -> dict[str, tuple[int, ...]]:
    """The shape of each array of a game's network with layers of these sizes."""
    features = features_of(game).size
    layers = ((features, wide), (wide,), (wide, narrow), (narrow,))
    both = wide + narrow
    answers = ((SEATS, both), (SEATS,), (game.actions, both), (game.actions,))
    return dict(zip(Network._fields, (*layers, *answers), strict=True))


def new_network(game: Game, seed: int, wide: int = WIDE, narrow: int = NARROW) -> Network:
    """A network that has learned nothing yet: small random weights, no bias."""
    rng = np.random.default_rng(seed)
    active = features_of(game).most / 2  # about so many rows are added up
    scales = {"first": (1 / active) ** 0.5, "second": (2 / wide) ** 0.5, "seats": 0.05, "moves": 0.05}
    arrays = {
        name: rng.normal(0.0, scales.get(name, 0.0), shape).astype(np.float32)
        for name, shape in shapes_for(game, wide, narrow).items()
    }
    return Network(**arrays)
