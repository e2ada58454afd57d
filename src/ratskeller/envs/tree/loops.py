"""The compiled step from node to node, loaded once for each game like the loops of the engine.

This file is not imported: `nodes.py` loads it with a game's rules among its names.
"""

from typing import Any

from ratskeller.core.layout import Grid, Ints, wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rule import entry, rule

BITS = wide(4)

list_moves: Any
weight_of: Any
apply_unchecked: Any


@rule
def sort_moves(moves: Ints, count: int) -> None:
    """Put the first `count` moves into ascending order; lists are short, and mostly in order already."""
    for i in range(1, count):
        move = moves[i]
        at = wide(i)
        while at > 0 and moves[at - 1] > move:
            moves[at] = moves[at - 1]
            at -= 1
        moves[at] = move


@entry
def step_in_order(boxes: Any, positions: Any, move: int, found: Any, log: Grid) -> int:
    """Carry out a legal move (-1: none) in the only position; say how many moves are legal then, in the higher bits,
    and who acts, above NOBODY, in the lowest BITS. The rows of `found` get these moves, in ascending order, and how
    likely each is if chance acts."""
    box = boxes[0]
    s = positions[0]
    if move >= 0:
        apply_unchecked(box, s, move, log)
    moves, weights = found[0], found[1]
    count: int = list_moves(box, s, moves)
    sort_moves(moves, count)
    if s.actor == CHANCE:
        for i in range(count):
            weights[i] = weight_of(box, s, moves[i])
    return count << BITS | wide(s.actor) - NOBODY
