"""The loops of bots, written once for every game.

Like the loops of the engine this file is not imported: `heuristics_loops.py` loads it once for each game, with that
game's rules and heuristics (`evaluate`, `prior_logits`) among its names.
"""

import math
from typing import Any

from ratskeller.bots.tree import DEPTH, SearchBuffers, TurnBuffers
from ratskeller.core.layout import Grid, Ints, wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rng import MASK, next_word, seed_rng
from ratskeller.core.rule import entry, rule

list_moves: Any
apply_unchecked: Any
score: Any
winners: Any
determinise: Any
draw_chance: Any
evaluate: Any
prior_logits: Any

WON = 1000.0  # beyond all points
LOOKS = wide(2000)  # for the priors of a node


@rule
def settle_in_turn(box: Any, s: Any, moves: Ints, log: Grid) -> bool:
    """Let chance speak until a seat has to decide, the turn has passed or the game is over; say whether it has passed
    to another seat."""
    turn = wide(s.seat)
    while s.actor == CHANCE and s.seat == turn:
        apply_unchecked(box, s, draw_chance(box, s, moves, list_moves(box, s, moves)), log)
    passed: bool = s.seat != turn
    return passed


@rule
def settle(box: Any, s: Any, moves: Ints, log: Grid) -> None:
    """Let chance speak until a seat has to decide or the game is over."""
    while s.actor == CHANCE:
        apply_unchecked(box, s, draw_chance(box, s, moves, list_moves(box, s, moves)), log)


@rule
def victory_share(box: Any, s: Any, seat: int) -> float:
    """The part of the victory that a seat has: all of it, a share of a tie, or nothing."""
    bits = wide(winners(box, s))
    count = wide(0)
    for other in range(s.seats):
        count += bits >> other & 1
    return float(bits >> seat & 1) / max(count, 1)


@rule
def draw_by_priors(logits: Any, count: int, rollout_temperature: float, rng: Ints) -> int:
    """Which of so many moves comes to mind: each as likely as its leaning makes it."""
    best = wide(0)
    for i in range(1, count):
        if logits[i] > logits[best]:
            best = wide(i)
    if rollout_temperature == 0:
        return best
    top = logits[best]
    total = 0.0
    for i in range(count):
        logits[i] = math.exp((logits[i] - top) / rollout_temperature)
        total += logits[i]
    left = total * next_word(rng) / (MASK + 1)
    for i in range(count):
        left -= logits[i]
        if left < 0:
            return wide(i)
    return best


@entry
def prior_logits_of(boxes: Any, weights: Any, views: Any, moves: Ints, count: int, out: Any) -> None:
    """How much the seat that decides is drawn to each of the listed moves."""
    prior_logits(boxes[0], weights[0], views[0], moves, count, out)


@rule
def prospect(box: Any, weights: Any, s: Any, seat: int) -> float:
    """How well a seat stands beside its best rival."""
    best = -WON
    for other in range(s.seats):
        if other != seat:
            best = max(best, evaluate(box, weights, s, wide(other)))
    value: float = evaluate(box, weights, s, seat) - weights.rivals * best
    if s.actor == NOBODY:
        value += WON * (2 * victory_share(box, s, seat) - 1)
    return value


@rule
def survey(box: Any, weights: Any, seat: int, limit: int, turn_buffers: TurnBuffers, log: Grid) -> int:
    """How well a seat can stand at the end of the turn under way in the desk's first position, for each of its next
    moves; say how many these are. Every way to play the turn is looked at.

    After `limit` moves the look-ahead takes no more than the first way to go on."""
    stack, moves, counts, cursor = turn_buffers.stack, turn_buffers.moves, turn_buffers.counts, turn_buffers.cursor
    turn = wide(stack[0].seat)
    seen = wide(0)
    level = wide(0)
    counts[0] = list_moves(box, stack[0], moves[0])
    cursor[0] = 0
    turn_buffers.values[:] = -2 * WON
    while level >= 0:
        if cursor[level] == counts[level] or (seen > limit and cursor[level] > 0 and level > 0):
            level -= 1
            continue
        move = moves[level][cursor[level]]
        cursor[level] += 1
        seen += 1
        stack[level + 1] = stack[level]
        s = stack[level + 1]
        apply_unchecked(box, s, move, log)
        passed = s.seat != turn or settle_in_turn(box, s, moves[level + 1], log)
        if s.actor == seat and not passed and level + 2 < stack.shape[0]:
            level += 1
            counts[level] = list_moves(box, s, moves[level])
            cursor[level] = 0
        else:
            first = cursor[0] - 1
            turn_buffers.values[first] = max(turn_buffers.values[first], prospect(box, weights, s, seat))
    return counts[0]


@entry
def survey_turn(boxes: Any, weights: Any, seat: int, limit: int, turn_buffers: TurnBuffers, log: Grid) -> int:
    """The survey of a turn, for Python."""
    return survey(boxes[0], weights[0], seat, limit, turn_buffers, log)


@entry
def fill_in(boxes: Any, views: Any, seat: int, seed: int, rng: Ints) -> None:
    """Fill in what a seat can't know of the first view, by a random stream of this seed."""
    seed_rng(rng, seed, wide(0))
    determinise(boxes[0], views[0], seat, rng)


@rule
def fill_priors(
    box: Any, weights: Any, s: Any, in_own_turn: bool, params: Any, buffers: SearchBuffers, count: int, log: Grid
) -> None:
    """The share of attention that each of the listed moves deserves, into the leanings: by how the own turn can end,
    else by leaning."""
    priors = buffers.logits
    if in_own_turn:
        buffers.turn_buffers.stack[0] = s
        survey(box, weights, wide(s.actor), LOOKS, buffers.turn_buffers, log)
        for i in range(count):
            priors[i] = buffers.turn_buffers.values[i] * params.prior_scale
    else:
        prior_logits(box, weights, s, buffers.moves, count, priors)
        for i in range(count):
            priors[i] /= params.prior_temperature
    top = priors[0]
    for i in range(1, count):
        top = max(top, priors[i])
    total = 0.0
    for i in range(count):
        priors[i] = math.exp(priors[i] - top)
        total += priors[i]
    for i in range(count):
        priors[i] /= total


@rule
def add_children(s: Any, buffers: SearchBuffers, node: int, count: int, stamp: int) -> None:
    """Add a child for every listed move that is marked, with its share of attention."""
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
    best = -WON
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
def descend(box: Any, weights: Any, s: Any, seat: int, params: Any, buffers: SearchBuffers, log: Grid) -> int:
    """Go down the tree, the position with it, to a node that nobody has visited yet; say how deep it lies."""
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
            fill_priors(box, weights, s, in_own_turn, params, buffers, count, log)
            add_children(s, buffers, node, count, stamp)
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
def play_by_priors(
    box: Any, weights: Any, s: Any, rollout_temperature: float, whole_game: bool, buffers: SearchBuffers, log: Grid
) -> None:
    """Play a position on, every seat as it is drawn to: to the end of the game, or only to that of the turn."""
    moves, logits = buffers.moves, buffers.logits
    turn = wide(s.seat)
    while s.actor != NOBODY and (whole_game or s.seat == turn):
        count = list_moves(box, s, moves)
        if s.actor == CHANCE:
            move = draw_chance(box, s, moves, count)
        elif count == 1:
            move = moves[0]
        else:
            prior_logits(box, weights, s, moves, count, logits)
            move = moves[draw_by_priors(logits, count, rollout_temperature, buffers.rng)]
        apply_unchecked(box, s, move, log)


@rule
def judge(box: Any, weights: Any, s: Any, params: Any, out: Any) -> None:
    """Each seat's chance to win, as it stands."""
    best = -WON
    for seat in range(s.seats):
        out[seat] = evaluate(box, weights, s, wide(seat))
        best = max(best, out[seat])
    total = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp((out[seat] - best) / params.value_temperature)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


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
    boxes: Any, weights: Any, views: Any, seat: int, playouts: int, params_array: Any, buffers: SearchBuffers, log: Grid
) -> None:
    """Grow a tree by so many playouts. Each fills in what the seat can't know, goes down the tree, plays on from there
    as seats are drawn to, and adds the result to every node that it came by. With full judgement it plays no further
    than to the end of the turn, with patience to the next turn of the root's seat."""
    box = boxes[0]
    params = params_array[0]
    s = buffers.positions[0]
    for _ in range(playouts):
        buffers.positions[0] = views[0]
        determinise(box, s, seat, buffers.rng)
        depth = descend(box, weights[0], s, seat, params, buffers, log)
        play_by_priors(box, weights[0], s, params.rollout_temperature, False, buffers, log)
        for _ in range(params.value_after_round * (s.seats - 1)):
            if s.actor != NOBODY and s.seat != seat:
                play_by_priors(box, weights[0], s, params.rollout_temperature, False, buffers, log)
        judge(box, weights[0], s, params, buffers.verdict)
        if params.value_weight < 1:
            play_by_priors(box, weights[0], s, params.rollout_temperature, True, buffers, log)
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
