"""The loops around the rules, written once for every game.

This file is not imported: `compiled.py` loads it once for each game, with that game's rules (`set_up`, `list_moves`,
`weight_of`, `apply_unchecked`, `score`, `winners`, `hide_secrets`) among its names, because compiled code can't be
cached if functions are passed as arguments.
"""

from typing import Any

from ratskeller.core.layout import Grid, Ints, wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rng import below, seed_rng
from ratskeller.core.rule import entry, rule

set_up: Any
list_moves: Any
weight_of: Any
apply_unchecked: Any
score: Any
winners: Any
hide_secrets: Any

NO_MOVE = wide(-1)


@rule
def draw_chance(box: Any, s: Any, moves: Ints, count: int) -> int:
    """One of the listed chance moves, by its weight, from the position's own random state."""
    total = wide(0)
    for i in range(count):
        total += weight_of(box, s, moves[i])
    left = below(s.rng, total)
    for i in range(count):
        left -= weight_of(box, s, moves[i])
        if left < 0:
            return moves[i]
    return NO_MOVE


@entry
def set_up_all(boxes: Any, positions: Any, blank: Any, people: int, level: int, seed: int, log: Grid) -> None:
    """Set up every position of a batch, each with a random stream of its own."""
    for i in range(positions.shape[0]):
        positions[i] = blank[0]
        set_up(boxes[0], positions[i], people, level, log)
        seed_rng(positions[i].rng, seed, wide(i))


@entry
def reseed(positions: Any, i: int, seed: int) -> None:
    """Give chance in a position a new random stream."""
    seed_rng(positions[i].rng, seed, wide(0))


@entry
def step(boxes: Any, positions: Any, i: int, move: int, sample: bool, moves: Ints, drawn: Ints, log: Grid) -> int:
    """Make a legal move (NO_MOVE: none), list the moves that are legal then, and return their number.

    With `sample`, chance moves are made until a seat has to decide, and added to `drawn`, whose first cell is their
    number.
    """
    box = boxes[0]
    s = positions[i]
    if move != NO_MOVE:
        apply_unchecked(box, s, move, log)
    count: int = list_moves(box, s, moves)
    while sample and s.actor == CHANCE:
        chosen = draw_chance(box, s, moves, count)
        drawn[0] += 1
        drawn[drawn[0]] = chosen
        apply_unchecked(box, s, chosen, log)
        count = list_moves(box, s, moves)
    return count


@entry
def play_out(
    boxes: Any, positions: Any, first: int, last: int, seed: int, moves: Ints, decisions: Ints, rng: Ints, log: Grid
) -> int:
    """Play positions first to last - 1 to their end with random moves; say how many decisions seats took in all."""
    box = boxes[0]
    total = wide(0)
    for i in range(first, last):
        s = positions[i]
        seed_rng(rng, seed, wide(i))
        taken = wide(0)
        while s.actor != NOBODY:
            count = list_moves(box, s, moves)
            if s.actor == CHANCE:
                move = draw_chance(box, s, moves, count)
            else:
                taken += 1
                move = moves[below(rng, count)]
            apply_unchecked(box, s, move, log)
        decisions[i] = taken
        total += taken
    return total


@entry
def score_all(boxes: Any, positions: Any, points: Any, won: Ints) -> None:
    """The points of every seat in every position of a batch, and the winners as bits."""
    for i in range(positions.shape[0]):
        score(boxes[0], positions[i], points[i])
        won[i] = winners(boxes[0], positions[i])


@entry
def hide_all(boxes: Any, positions: Any, viewers: Ints) -> None:
    """Blank in every position of a batch what its own viewer, a seat (or -1: a spectator), may not know."""
    for i in range(positions.shape[0]):
        hide_secrets(boxes[0], positions[i], viewers[i])


@entry
def perft(boxes: Any, stack: Any, depth: int, moves: Any, counts: Ints, cursor: Ints, log: Grid) -> int:
    """How many sequences of `depth` moves, chance moves included, start from stack[0]; shorter ones that end the game
    count.

    `stack`, `moves`, `counts` and `cursor` have a row for each level."""
    box = boxes[0]
    leaves = wide(0)
    level = wide(0)
    counts[0] = list_moves(box, stack[0], moves[0])
    cursor[0] = 0
    while level >= 0:
        if level == depth or counts[level] == 0:
            leaves += 1
            level -= 1
        elif level == depth - 1:
            leaves += counts[level]
            level -= 1
        elif cursor[level] == counts[level]:
            level -= 1
        else:
            move = moves[level][cursor[level]]
            cursor[level] += 1
            stack[level + 1] = stack[level]
            level += 1
            apply_unchecked(box, stack[level], move, log)
            counts[level] = list_moves(box, stack[level], moves[level])
            cursor[level] = 0
    return leaves
