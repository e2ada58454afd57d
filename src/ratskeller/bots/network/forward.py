"""The output of a network, compiled; the same code for every game.

The loops add up neighbouring numbers in memory, which processors do eight at a time.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from ratskeller.bots.features import features_of
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.network.weights import Floats, Network
from ratskeller.core.game import Game
from ratskeller.core.layout import Ints, wide
from ratskeller.core.rule import rule

NONE = np.float32(0)


class NetworkBuffers(NamedTuple):
    """A network, and the buffers of one thread that uses it."""

    network: Network
    weights: Any  # of the heuristics, if the search uses them
    active: Ints  # the features of a view
    wide: Floats  # the first layer before the ReLU
    both: Floats  # both layers after the ReLU, the first one first


def new_network_buffers(game: Game, network: Network) -> NetworkBuffers:
    """A network with buffers for one thread."""
    active: Any = np.zeros(features_of(game).most, np.int64)
    weights = heuristics_of(game).weights()[0]
    return NetworkBuffers(
        network, weights, active, np.zeros_like(network.first_bias), np.zeros(network.seats.shape[1], np.float32)
    )


@rule
def forward(net: NetworkBuffers, count: int) -> None:
    """Compute both layers from the listed features."""
    network, layer, both = net.network, net.wide, net.both
    size = layer.shape[0]
    narrow = both[size:]
    for k in range(size):
        layer[k] = network.first_bias[k]
    for i in range(count):
        row = network.first[net.active[i]]
        for k in range(size):
            layer[k] += row[k]
    for k in range(narrow.shape[0]):
        narrow[k] = network.second_bias[k]
    for i in range(size):
        strength = max(layer[i], NONE)
        both[i] = strength
        if strength > NONE:
            row = network.second[i]
            for k in range(narrow.shape[0]):
                narrow[k] += strength * row[k]
    for k in range(narrow.shape[0]):
        narrow[k] = max(narrow[k], NONE)


@rule
def answer(both: Floats, row: Floats, bias: Any) -> float:
    """A number read from both layers. Four sums run side by side, so that none waits for another."""
    a, b, c, d = NONE, NONE, NONE, NONE
    size = both.shape[0]
    for k in range(0, size - 3, 4):
        a += both[k] * row[k]
        b += both[k + 1] * row[k + 1]
        c += both[k + 2] * row[k + 2]
        d += both[k + 3] * row[k + 3]
    for k in range(size - size % 4, size):
        a += both[k] * row[k]
    total: float = bias + (a + b) + (c + d)
    return total


@rule
def write_chances(net: NetworkBuffers, seats: int, seat: int, out: Any) -> None:
    """Each seat's chance of winning, after `forward` for a seat's view."""
    network = net.network
    best = -math.inf
    for place in range(seats):
        logit = answer(net.both, network.seats[place], network.seats_bias[place])
        out[(seat + place) % seats] = logit
        best = max(best, logit)
    total = 0.0
    for other in range(seats):
        out[other] = math.exp(out[other] - best)
        total += out[other]
    for other in range(seats):
        out[other] /= total


@rule
def write_logits(net: NetworkBuffers, moves: Ints, count: int, out: Any) -> None:
    """The logits of the listed moves, after `forward` for the deciding seat's view."""
    network = net.network
    for i in range(count):
        move = wide(moves[i])
        out[i] = answer(net.both, network.moves[move], network.moves_bias[move])
