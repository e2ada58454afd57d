"""Compiled loops over masks, the same for every game.

Not among `loops.py`: what is loaded once for each game, but compiled for the same types, would share a place in the
cache.
"""

from typing import Any

from ratskeller.core.layout import NIL, Ints, wide
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
def sample_all(masks: Any, counts: Ints, rng: Ints, first: int, last: int, actions: Any) -> None:
    """A random legal move for each of games first to last - 1, each as likely; `counts` says how many there are."""
    for i in range(first, last):
        left = below(rng, counts[i])
        k = NIL
        while left >= masks[i, k]:
            left -= masks[i, k]
            k += 1
        actions[i] = k
