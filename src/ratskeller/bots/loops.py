"""The loops of bots, written once for every game.

Like the loops of the engine this file is not imported: `loading.py` loads it once for each game, with that game's
rules and the bots' feel for it (`standing`, `lean`) among its names.
"""

import math
from typing import Any

from ratskeller.bots.tree import DEPTH, Bench, Desk
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
standing: Any
lean: Any

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
def draw_by_leaning(leanings: Any, count: int, whim: float, rng: Ints) -> int:
    """Which of so many moves comes to mind: each as likely as its leaning makes it."""
    best = wide(0)
    for i in range(1, count):
        if leanings[i] > leanings[best]:
            best = wide(i)
    if whim == 0:
        return best
    top = leanings[best]
    total = 0.0
    for i in range(count):
        leanings[i] = math.exp((leanings[i] - top) / whim)
        total += leanings[i]
    left = total * next_word(rng) / (MASK + 1)
    for i in range(count):
        left -= leanings[i]
        if left < 0:
            return wide(i)
    return best


@entry
def lean_of(boxes: Any, weights: Any, views: Any, moves: Ints, count: int, out: Any) -> None:
    """How much the seat that decides is drawn to each of the listed moves."""
    lean(boxes[0], weights[0], views[0], moves, count, out)


@rule
def prospect(box: Any, weights: Any, s: Any, seat: int) -> float:
    """How well a seat stands beside its best rival."""
    best = -WON
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(box, weights, s, wide(other)))
    value: float = standing(box, weights, s, seat) - weights.rivals * best
    if s.actor == NOBODY:
        value += WON * (2 * victory_share(box, s, seat) - 1)
    return value


@rule
def survey(box: Any, weights: Any, seat: int, limit: int, desk: Desk, log: Grid) -> int:
    """How well a seat can stand at the end of the turn under way in the desk's first position, for each of its next
    moves; say how many these are. Every way to play the turn is looked at.

    After `limit` moves the look-ahead takes no more than the first way to go on."""
    stack, moves, counts, cursor = desk.stack, desk.moves, desk.counts, desk.cursor
    turn = wide(stack[0].seat)
    seen = wide(0)
    level = wide(0)
    counts[0] = list_moves(box, stack[0], moves[0])
    cursor[0] = 0
    desk.values[:] = -2 * WON
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
            desk.values[first] = max(desk.values[first], prospect(box, weights, s, seat))
    return counts[0]


@entry
def survey_turn(boxes: Any, weights: Any, seat: int, limit: int, desk: Desk, log: Grid) -> int:
    """The survey of a turn, for Python."""
    return survey(boxes[0], weights[0], seat, limit, desk, log)


@entry
def fill_in(boxes: Any, views: Any, seat: int, seed: int, rng: Ints) -> None:
    """Fill in what a seat can't know of the first view, by a random stream of this seed."""
    seed_rng(rng, seed, wide(0))
    determinise(boxes[0], views[0], seat, rng)


@rule
def fill_priors(
    box: Any, weights: Any, s: Any, in_own_turn: bool, manner: Any, bench: Bench, count: int, log: Grid
) -> None:
    """The share of attention that each of the listed moves deserves, into the leanings: by how the own turn can end,
    else by leaning."""
    priors = bench.leanings
    if in_own_turn:
        bench.desk.stack[0] = s
        survey(box, weights, wide(s.actor), LOOKS, bench.desk, log)
        for i in range(count):
            priors[i] = bench.desk.values[i] * manner.trust
    else:
        lean(box, weights, s, bench.moves, count, priors)
        for i in range(count):
            priors[i] /= manner.openness
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
def add_children(s: Any, bench: Bench, node: int, count: int, stamp: int) -> None:
    """Add a child for every listed move that is marked, with its share of attention."""
    nodes = bench.nodes
    for i in range(count):
        if bench.marks[bench.moves[i]] == stamp:
            child = bench.used[0]
            bench.used[0] += 1
            nodes[child].move = bench.moves[i]
            nodes[child].mover = s.actor
            nodes[child].prior = bench.leanings[i]
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
def most_promising(nodes: Any, node: int, seat: int, manner: Any, marks: Ints, stamp: int) -> int:
    """The child, among those legal now, that has shown much worth for the seat or deserves more attention than it
    got."""
    visits = 1.0
    child = wide(nodes[node].first)
    while child != 0:
        if abs(marks[nodes[child].move]) == stamp:
            visits += nodes[child].visits
        child = wide(nodes[child].following)
    urge = manner.curiosity * math.sqrt(visits)
    untried = -manner.caution
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
def descend(box: Any, weights: Any, s: Any, seat: int, manner: Any, bench: Bench, log: Grid) -> int:
    """Go down the tree, the position with it, to a node that nobody has visited yet; say how deep it lies."""
    nodes, moves, marks = bench.nodes, bench.moves, bench.marks
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
            if bench.used[0] + count > nodes.shape[0]:
                break
            fill_priors(box, weights, s, in_own_turn, manner, bench, count, log)
            add_children(s, bench, node, count, stamp)
        node = most_promising(nodes, node, actor, manner, marks, stamp)
        apply_unchecked(box, s, wide(nodes[node].move), log)
        passed = s.seat != turn or settle_in_turn(box, s, moves, log)
        settle(box, s, moves, log)
        in_own_turn = in_own_turn and s.actor == seat and not passed
        nodes[node].goes_on = in_own_turn
        depth += 1
        bench.path[depth] = node
    return depth


@rule
def play_by_leaning(box: Any, weights: Any, s: Any, whim: float, whole_game: bool, bench: Bench, log: Grid) -> None:
    """Play a position on, every seat as it is drawn to: to the end of the game, or only to that of the turn."""
    moves, leanings = bench.moves, bench.leanings
    turn = wide(s.seat)
    while s.actor != NOBODY and (whole_game or s.seat == turn):
        count = list_moves(box, s, moves)
        if s.actor == CHANCE:
            move = draw_chance(box, s, moves, count)
        elif count == 1:
            move = moves[0]
        else:
            lean(box, weights, s, moves, count, leanings)
            move = moves[draw_by_leaning(leanings, count, whim, bench.rng)]
        apply_unchecked(box, s, move, log)


@rule
def judge(box: Any, weights: Any, s: Any, manner: Any, out: Any) -> None:
    """Each seat's chance to win, as it stands."""
    best = -WON
    for seat in range(s.seats):
        out[seat] = standing(box, weights, s, wide(seat))
        best = max(best, out[seat])
    total = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp((out[seat] - best) / manner.lead)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def weigh(box: Any, s: Any, manner: Any, points: Ints, worth: Any) -> None:
    """What the result of a game is worth to every seat, from 0 to 1: mostly victory, and a little of its margin."""
    score(box, s, points)
    for seat in range(s.seats):
        best = wide(-1000)
        for other in range(s.seats):
            if other != seat:
                best = max(best, points[other])
        margin = 0.5 + 0.5 * math.tanh(0.55 * (points[seat] - best) / manner.wide_margin)
        worth[seat] = (1 - manner.margin) * victory_share(box, s, wide(seat)) + manner.margin * margin


@rule
def blend(worth: Any, verdict: Any, part: float) -> None:
    """Let a verdict take this part of a worth."""
    for seat in range(worth.shape[0]):
        worth[seat] += part * (verdict[seat] - worth[seat])


@entry
def grow(boxes: Any, weights: Any, views: Any, seat: int, playouts: int, manners: Any, bench: Bench, log: Grid) -> None:
    """Grow a tree by so many playouts. Each fills in what the seat can't know, goes down the tree, plays on from there
    as seats are drawn to, and adds the result to every node that it came by. With full judgement it plays no further
    than to the end of the turn, with patience to the next turn of the root's seat."""
    box = boxes[0]
    manner = manners[0]
    s = bench.positions[0]
    for _ in range(playouts):
        bench.positions[0] = views[0]
        determinise(box, s, seat, bench.rng)
        depth = descend(box, weights[0], s, seat, manner, bench, log)
        play_by_leaning(box, weights[0], s, manner.whim, False, bench, log)
        for _ in range(manner.patience * (s.seats - 1)):
            if s.actor != NOBODY and s.seat != seat:
                play_by_leaning(box, weights[0], s, manner.whim, False, bench, log)
        judge(box, weights[0], s, manner, bench.verdict)
        if manner.judgement < 1:
            play_by_leaning(box, weights[0], s, manner.whim, True, bench, log)
        weigh(box, s, manner, bench.points, bench.worth)
        if s.actor != NOBODY:
            blend(bench.worth, bench.verdict, 1.0)
        elif manner.judgement < 1:
            blend(bench.worth, bench.verdict, manner.judgement)
        for step in range(depth + 1):
            node = bench.nodes[bench.path[step]]
            node.visits += 1
            for player in range(s.seats):
                node.worth[player] += bench.worth[player]
                node.wins[player] += victory_share(box, s, wide(player))
                node.points[player] += bench.points[player]
