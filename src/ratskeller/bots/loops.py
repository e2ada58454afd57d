"""The loops of bots that use heuristics, written once for every game.

Like the loops of the engine, this file is not imported: `heuristics_loops.py` loads it once for each game, with that
game's rules and heuristics (`evaluate`, `prior_logits`) among its names. The last four rules are the ones that a search
needs from its judge (`tree_loops.py`).
"""

import math
from typing import Any

from ratskeller.bots.tree import SearchBuffers, TurnBuffers
from ratskeller.core.layout import Grid, Ints, wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rng import MASK, next_word, seed_rng
from ratskeller.core.rule import entry, rule

list_moves: Any
apply_unchecked: Any
winners: Any
determinise: Any
draw_chance: Any
evaluate: Any
prior_logits: Any

WON = 1000.0  # beyond all points
LOOKS = wide(2000)  # for the priors of a node
ALL_WORDS = float(MASK + 1)  # that a random generator may give


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
    """Draw one of the moves, with the probabilities that their logits give."""
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
    left = total * next_word(rng) / ALL_WORDS
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
    """How good a seat's position is, compared with its best rival's."""
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
    """How good a seat's position can be at the end of the current turn, for each of its next moves from the buffers'
    first position; returns their number. Every way to play the turn is tried.

    After `limit` moves, only the first continuation of each is tried.
    """
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
    """Write the priors of the listed moves into the logits: in the own turn by how it can end, else by heuristics."""
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
def play_by_priors(
    box: Any, weights: Any, s: Any, rollout_temperature: float, whole_game: bool, buffers: SearchBuffers, log: Grid
) -> None:
    """Play a position on, every seat by its priors: to the end of the game, or only to the end of the turn."""
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
def look_ahead(box: Any, weights: Any, s: Any, seat: int, params: Any, buffers: SearchBuffers, log: Grid) -> None:
    """Play on to where seats are judged: to the end of the turn, with patience to the next turn of the root's seat."""
    play_by_priors(box, weights, s, params.rollout_temperature, False, buffers, log)
    for _ in range(params.value_after_round * (s.seats - 1)):
        if s.actor != NOBODY and s.seat != seat:
            play_by_priors(box, weights, s, params.rollout_temperature, False, buffers, log)


@rule
def play_to_end(box: Any, weights: Any, s: Any, params: Any, buffers: SearchBuffers, log: Grid) -> None:
    """Play the game to its end."""
    play_by_priors(box, weights, s, params.rollout_temperature, True, buffers, log)


@rule
def judge(box: Any, weights: Any, s: Any, seat: int, params: Any, out: Any) -> None:
    """Each seat's chance of winning in this position; the heuristics see it the same way for every seat."""
    best = -WON
    for other in range(s.seats):
        out[other] = evaluate(box, weights, s, wide(other))
        best = max(best, out[other])
    total = 0.0
    for other in range(s.seats):
        out[other] = math.exp((out[other] - best) / params.value_temperature)
        total += out[other]
    for other in range(s.seats):
        out[other] /= total
