"""The search: how a tree grows, written once for every game and every judge.

Like the loops of the engine, this file is not imported: `tree_search.py` loads it with a game's rules among its names,
and with the four rules of a judge (heuristics, in `loops.py`, or a network, in `network/loops.py`):

- `fill_priors(box, judge's data, position, whether it is the root's own turn, params, buffers, count, log)`:
  the prior of each listed move, into `buffers.logits`;
- `look_ahead(box, data, position, root's seat, params, buffers, log)`: play on to where seats can be judged;
- `judge(box, data, position, root's seat, params, out)`: each seat's chance of winning, as the root's seat sees it;
- `play_to_end(box, data, position, params, buffers, log)`: play the game out.
"""

import math
from typing import Any

from ratskeller.bots.tree import DEPTH, SearchBuffers
from ratskeller.core.layout import Grid, Ints, wide
from ratskeller.core.position import NOBODY
from ratskeller.core.rng import MASK, next_word
from ratskeller.core.rule import entry, rule

list_moves: Any
apply_unchecked: Any
score: Any
determinise: Any
settle: Any
settle_in_turn: Any
victory_share: Any
fill_priors: Any
look_ahead: Any
judge: Any
play_to_end: Any

WORST = -1000.0  # below all that a move can be worth


@rule
def add_children(s: Any, buffers: SearchBuffers, node: int, count: int, stamp: int) -> None:
    """Add a child for every listed move that is marked, with its prior."""
    nodes = buffers.nodes
    for i in range(count):
        if buffers.marks[buffers.moves[i]] == stamp:
            child = buffers.used[0]
            buffers.used[0] += 1
            nodes[child].move = buffers.moves[i]
            nodes[child].mover = s.actor
            nodes[child].prior = buffers.logits[i]
            nodes[child].following = nodes[node].first
            nodes[node].first = child


@rule
def count_children(nodes: Any, node: int, marks: Ints, stamp: int) -> int:
    """How many children of a node are legal now. Their moves lose their mark: what keeps it has no child yet."""
    found = wide(0)
    child = wide(nodes[node].first)
    while child != 0:
        if marks[nodes[child].move] == stamp:
            marks[nodes[child].move] = -stamp
            found += 1
        child = wide(nodes[child].following)
    return found


@rule
def most_promising(nodes: Any, node: int, seat: int, params: Any, marks: Ints, stamp: int) -> int:
    """The child, among those legal now, that has shown much worth for the seat or deserves more attention than it
    got."""
    visits = 1.0
    child = wide(nodes[node].first)
    while child != 0:
        if abs(marks[nodes[child].move]) == stamp:
            visits += nodes[child].visits
        child = wide(nodes[child].following)
    urge = params.c_puct * math.sqrt(visits)
    untried = -params.fpu_reduction
    if nodes[node].visits > 0:
        untried += nodes[node].worth[seat] / nodes[node].visits
    best = WORST
    chosen = wide(0)
    child = wide(nodes[node].first)
    while child != 0:
        if abs(marks[nodes[child].move]) == stamp:
            tried = nodes[child].visits
            worth = nodes[child].worth[seat] / tried if tried > 0 else untried
            value = worth + urge * nodes[child].prior / (1 + tried)
            if value > best:
                best = value
                chosen = child
        child = wide(nodes[child].following)
    return chosen


@rule
def child_of(nodes: Any, node: int, move: int) -> int:
    """The child of a move that is there."""
    child = wide(nodes[node].first)
    while nodes[child].move != move:
        child = wide(nodes[child].following)
    return child


@rule
def drawn_child(nodes: Any, node: int, sharpness: float, marks: Ints, stamp: int, rng: Ints) -> int:
    """A child among those legal now, each as likely as this power of its share of attention says."""
    total = 0.0
    child = wide(nodes[node].first)
    while child != 0:
        if abs(marks[nodes[child].move]) == stamp:
            total += nodes[child].prior ** sharpness
        child = wide(nodes[child].following)
    left = total * next_word(rng) / (MASK + 1)
    chosen = wide(0)
    child = wide(nodes[node].first)
    while child != 0:
        if abs(marks[nodes[child].move]) == stamp and (left >= 0 or chosen == 0):
            left -= nodes[child].prior ** sharpness
            chosen = child
        child = wide(nodes[child].following)
    return chosen


@rule
def stir(priors: Any, count: int, noise: float, rng: Ints) -> None:
    """Multiply each share of attention by e to the power of Gumbel noise, so that self-play tries other moves, too."""
    total = 0.0
    for i in range(count):
        drawn = (next_word(rng) + 0.5) / (MASK + 1)
        priors[i] *= (-math.log(drawn)) ** -noise
        total += priors[i]
    for i in range(count):
        priors[i] /= total


@rule
def descend(box: Any, data: Any, s: Any, seat: int, params: Any, buffers: SearchBuffers, log: Grid) -> int:
    """Go down the tree, together with the position, to a node that has not been visited yet; returns its depth."""
    nodes, moves, marks = buffers.nodes, buffers.moves, buffers.marks
    first_stamp = 1 + wide(nodes[0].visits) * DEPTH  # other than all before
    turn = wide(s.seat)
    in_own_turn = True
    node = wide(0)
    depth = wide(0)
    while s.actor != NOBODY and depth < DEPTH - 1 and (depth == 0 or nodes[node].visits > 0):
        actor = wide(s.actor)
        stamp = first_stamp + depth
        count = list_moves(box, s, moves)
        for i in range(count):
            marks[moves[i]] = stamp
        if count_children(nodes, node, marks, stamp) < count:
            if buffers.used[0] + count > nodes.shape[0]:
                break
            looks = in_own_turn or (params.others_look != 0 and actor != seat)
            fill_priors(box, data, s, looks, params, buffers, count, log)
            if depth == 0 and params.root_noise > 0:
                stir(buffers.logits, count, params.root_noise, buffers.rng)
            add_children(s, buffers, node, count, stamp)
        if depth == 0 and params.root_move > 0:
            node = child_of(nodes, node, params.root_move - 1)
        elif actor != seat and params.others_sharpness > 0:
            node = drawn_child(nodes, node, params.others_sharpness, marks, stamp, buffers.rng)
        else:
            node = most_promising(nodes, node, actor, params, marks, stamp)
        apply_unchecked(box, s, wide(nodes[node].move), log)
        passed = s.seat != turn or settle_in_turn(box, s, moves, log)
        settle(box, s, moves, log)
        in_own_turn = in_own_turn and s.actor == seat and not passed
        nodes[node].goes_on = in_own_turn
        depth += 1
        buffers.path[depth] = node
    return depth


@rule
def weigh(box: Any, s: Any, params: Any, points: Ints, worth: Any) -> None:
    """What the result of a game is worth to every seat, from 0 to 1: mostly victory, and a little of its margin."""
    score(box, s, points)
    for seat in range(s.seats):
        best = wide(-1000)
        for other in range(s.seats):
            if other != seat:
                best = max(best, points[other])
        margin = 0.5 + 0.5 * math.tanh(0.55 * (points[seat] - best) / params.margin_scale)
        worth[seat] = (1 - params.margin_weight) * victory_share(box, s, wide(seat)) + params.margin_weight * margin


@rule
def blend(worth: Any, verdict: Any, part: float) -> None:
    """Let a verdict take this part of a worth."""
    for seat in range(worth.shape[0]):
        worth[seat] += part * (verdict[seat] - worth[seat])


@entry
def grow(
    boxes: Any, data: Any, views: Any, seat: int, playouts: int, params_array: Any, buffers: SearchBuffers, log: Grid
) -> None:
    """Grow a tree by a number of playouts. Each fills in what the seat can't know, goes down the tree, looks ahead from
    there, and adds the judged value of every seat to all nodes on its way. If the judgement is not all that counts, it
    also plays to the end of the game. `data` is a row with one element: the judge's data. The positions after looking
    ahead are kept as long as there is room for them."""
    box = boxes[0]
    params = params_array[0]
    s = buffers.positions[0]
    for _ in range(playouts):
        buffers.positions[0] = views[0]
        determinise(box, s, seat, buffers.rng)
        depth = descend(box, data[0], s, seat, params, buffers, log)
        look_ahead(box, data[0], s, seat, params, buffers, log)
        judge(box, data[0], s, seat, params, buffers.verdict)
        if buffers.nodes[0].visits < buffers.leaves.shape[0]:
            buffers.leaves[buffers.nodes[0].visits] = s
        if params.value_weight < 1:
            play_to_end(box, data[0], s, params, buffers, log)
        weigh(box, s, params, buffers.points, buffers.worth)
        if s.actor != NOBODY:
            blend(buffers.worth, buffers.verdict, 1.0)
        elif params.value_weight < 1:
            blend(buffers.worth, buffers.verdict, params.value_weight)
        for step in range(depth + 1):
            node = buffers.nodes[buffers.path[step]]
            node.visits += 1
            for player in range(s.seats):
                node.worth[player] += buffers.worth[player]
                node.wins[player] += victory_share(box, s, wide(player))
                node.points[player] += buffers.points[player]
