"""What a network answers, compiled; the same for every game.

Loops run over neighbours in memory and add to them, which is what processors do for eight numbers at a time."""

import math
from typing import Any, NamedTuple

import numpy as np

from ratskeller.bots.features import features_of
from ratskeller.bots.network.weights import Floats, Network
from ratskeller.core.game import Game
from ratskeller.core.layout import Ints, wide
from ratskeller.core.rule import rule

NONE = np.float32(0)


class Thinker(NamedTuple):
    """A network, and what one thread writes on while it is asked."""

    network: Network
    active: Ints  # the features that a view has
    wide: Floats  # what the first layer says,
    narrow: Floats  # and the second


def new_thinker(game: Game, network: Network) -> Thinker:
    """Room for one thread to ask a network."""
    active: Any = np.zeros(features_of(game).most, np.int64)
    return Thinker(network, active, np.zeros_like(network.first_bias), np.zeros_like(network.second_bias))


@rule
def think(thinker: Thinker, count: int) -> None:
    """Carry the listed features through both layers."""
    network, layer, narrow = thinker.network, thinker.wide, thinker.narrow
    for k in range(layer.shape[0]):
        layer[k] = network.first_bias[k]
    for i in range(count):
        row = network.first[thinker.active[i]]
        for k in range(layer.shape[0]):
            layer[k] += row[k]
    for k in range(narrow.shape[0]):
        narrow[k] = network.second_bias[k]
    for i in range(layer.shape[0]):
        strength = layer[i]
        if strength > NONE:
            row = network.second[i]
            for k in range(narrow.shape[0]):
                narrow[k] += strength * row[k]
    for k in range(narrow.shape[0]):
        narrow[k] = max(narrow[k], NONE)


@rule
def tell_chances(thinker: Thinker, seats: int, seat: int, out: Any) -> None:
    """Each seat's chance to win, after `think` for a seat's view."""
    network, narrow = thinker.network, thinker.narrow
    best = -math.inf
    for place in range(seats):
        logit = network.seats_bias[place]
        for k in range(narrow.shape[0]):
            logit += narrow[k] * network.seats[k, place]
        out[(seat + place) % seats] = logit
        best = max(best, logit)
    total = 0.0
    for other in range(seats):
        out[other] = math.exp(out[other] - best)
        total += out[other]
    for other in range(seats):
        out[other] /= total


@rule
def tell_logits(thinker: Thinker, moves: Ints, count: int, out: Any) -> None:
    """How much the seat that decides is drawn to each of the listed moves, after `think` for its view."""
    network, narrow = thinker.network, thinker.narrow
    for i in range(count):
        move = wide(moves[i])
        logit = network.moves_bias[move]
        row = network.moves[move]
        for k in range(narrow.shape[0]):
            logit += narrow[k] * row[k]
        out[i] = logit
