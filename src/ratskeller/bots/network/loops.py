"""A network as the judge of a search, written once for every game.

Like the loops of the engine, this file is not imported: `judging.py` loads it once for each game, with that game's
rules and features (`list_features`) among its names. The four rules that a search needs are described in
`tree_loops.py`.
"""

import math
from typing import Any

from ratskeller.bots.network.forward import NetworkBuffers, forward, write_chances, write_logits
from ratskeller.bots.tree import SearchBuffers
from ratskeller.core.layout import Grid, Ints, wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rule import entry, rule

list_moves: Any
apply_unchecked: Any
draw_chance: Any
victory_share: Any
draw_by_priors: Any
list_features: Any
heuristic_priors: Any
heuristic_look_ahead: Any

NONE = wide(-1)


@rule
def logits_of(box: Any, net: NetworkBuffers, s: Any, moves: Ints, count: int, out: Any) -> None:
    """The logits of the listed moves for the deciding seat, from what it may know."""
    forward(net, list_features(box, s, wide(s.actor), net.active))
    write_logits(net, moves, count, out)


@rule
def fill_priors(
    box: Any, net: NetworkBuffers, s: Any, in_own_turn: bool, params: Any, buffers: SearchBuffers, count: int, log: Grid
) -> None:
    """The share of attention that each of the listed moves deserves, into the leanings."""
    if params.network_priors == 0:
        heuristic_priors(box, net.weights, s, in_own_turn, params, buffers, count, log)
        return
    priors = buffers.logits
    logits_of(box, net, s, buffers.moves, count, priors)
    top = priors[0]
    for i in range(1, count):
        top = max(top, priors[i])
    total = 0.0
    for i in range(count):
        priors[i] = math.exp((priors[i] - top) / params.prior_temperature)
        total += priors[i]
    for i in range(count):
        priors[i] /= total


@rule
def look_ahead(
    box: Any, net: NetworkBuffers, s: Any, seat: int, params: Any, buffers: SearchBuffers, log: Grid
) -> None:
    """A network judges positions in the middle of a turn as well, so it need not go further."""
    if params.network_at_once == 0:
        heuristic_look_ahead(box, net.weights, s, seat, params, buffers, log)


@rule
def chances(box: Any, net: NetworkBuffers, s: Any, seat: int, out: Any) -> None:
    """Each seat's chance to win, by what a seat may know."""
    if s.actor == NOBODY:
        for other in range(s.seats):
            out[other] = victory_share(box, s, wide(other))
    else:
        forward(net, list_features(box, s, seat, net.active))
        write_chances(net, wide(s.seats), seat, out)


@rule
def judge(box: Any, net: NetworkBuffers, s: Any, seat: int, params: Any, out: Any) -> None:
    """Each seat's chance to win, by what the root's seat may know."""
    chances(box, net, s, seat, out)


@rule
def play_to_end(box: Any, net: NetworkBuffers, s: Any, params: Any, buffers: SearchBuffers, log: Grid) -> None:
    """Play the game to its end, every seat by its priors."""
    moves, logits = buffers.moves, buffers.logits
    while s.actor != NOBODY:
        count = list_moves(box, s, moves)
        if s.actor == CHANCE:
            move = draw_chance(box, s, moves, count)
        elif count == 1:
            move = moves[0]
        else:
            logits_of(box, net, s, moves, count, logits)
            move = moves[draw_by_priors(logits, count, params.rollout_temperature, buffers.rng)]
        apply_unchecked(box, s, move, log)


@entry
def chances_of_all(boxes: Any, networks: Any, positions: Any, seats: Ints, out: Any) -> None:
    """What a seat thinks of each position, for Python: each seat's chance to win."""
    for i in range(positions.shape[0]):
        chances(boxes[0], networks[0], positions[i], wide(seats[i]), out[i])


@entry
def move_logits_of(boxes: Any, networks: Any, views: Any, moves: Ints, count: int, out: Any) -> None:
    """How much the seat that decides is drawn to each of the listed moves, for Python."""
    logits_of(boxes[0], networks[0], views[0], moves, count, out)


@entry
def list_all_features(boxes: Any, positions: Any, seats: Ints, active: Ints, out: Any) -> None:
    """The features that a seat sees in each position, in rows filled up with -1, for learning."""
    for i in range(positions.shape[0]):
        count = list_features(boxes[0], positions[i], wide(seats[i]), active)
        for k in range(out.shape[1]):
            out[i, k] = active[k] if k < count else NONE


@entry
def list_all_moves(boxes: Any, positions: Any, moves: Ints, out: Any) -> None:
    """The legal moves in each position, in rows filled up with -1, for learning."""
    for i in range(positions.shape[0]):
        count = list_moves(boxes[0], positions[i], moves)
        for k in range(out.shape[1]):
            out[i, k] = moves[k] if k < count else NONE
