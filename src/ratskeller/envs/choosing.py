"""Compiled loops over legal moves, the same for every game.

Not in `loops.py`, because functions that are loaded once for each game but compiled for the same types would overwrite
each other in the cache.
"""

from typing import Any

from ratskeller.core.layout import Ints, wide
from ratskeller.core.rng import below
from ratskeller.core.rule import entry


@entry
def first_illegal(masks: Any, actions: Any) -> int:
    """The first game whose move is not legal, or -1."""
    for i in range(masks.shape[0]):
        action = wide(actions[i])
        if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            return wide(i)
    return wide(-1)


@entry
def sample_all(legal: Any, counts: Ints, rng: Ints, actions: Any) -> None:
    """A random legal move for every game that has any, with equal probabilities; `counts` has their numbers."""
    for i in range(counts.shape[0]):
        if counts[i]:
            actions[i] = legal[i, below(rng, counts[i])]
