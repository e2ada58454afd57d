"""Trial games on the processor, as the kernel of `bots/cuda/kernels.py` plays them: with the bots' own policy.

Loaded by `reference.py`, with the rules of a game and of its bots among its names.
"""

from typing import Any

from ratskeller.bots.tree import SearchBuffers
from ratskeller.core.layout import Grid, Ints, wide
from ratskeller.core.rng import seed_rng
from ratskeller.core.rule import entry

play_by_priors: Any
score: Any
winners: Any

VICTORY = wide(60)


@entry
def play_all(
    boxes: Any,
    weights: Any,
    leaves: Any,
    repeats: int,
    temperature: float,
    seed: int,
    wins: Any,
    points: Any,
    buffers: SearchBuffers,
    log: Grid,
) -> None:
    """Play every leaf so many times, and add up victories and points."""
    box = boxes[0]
    totals: Ints = buffers.points
    s = buffers.positions[0]
    for i in range(leaves.shape[0] * repeats):
        leaf = i // repeats
        buffers.positions[0] = leaves[leaf]
        seed_rng(s.rng, seed, wide(i))
        seed_rng(buffers.rng, seed ^ 0x5EED_0000_0000, wide(i))
        play_by_priors(box, weights[0], s, temperature, True, buffers, log)
        score(box, s, totals)
        victors = wide(winners(box, s))
        count = wide(0)
        for seat in range(s.seats):
            count += victors >> seat & 1
        for seat in range(s.seats):
            points[leaf, seat] += totals[seat]
            wins[leaf, seat] += (victors >> seat & 1) * VICTORY // count
