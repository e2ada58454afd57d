"""Which move to make at the root of a search, and what to learn from it, after Danihelka et al., "Policy improvement by
planning with Gumbel" (ICLR 2022).

A sample of moves without replacement is drawn by Gumbel noise on the priors, and the playouts go to it by sequential
halving: after each round the worse half drops out. What is learned is not how often moves were visited, but the priors
improved by what moves turned out to be worth; moves that nobody visited count as worth what the rest says of the
position. Even with very few playouts the expected worth never falls below that of the priors."""

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Visit = Callable[[int, int], float]  # (move, playouts): what the move is worth, over all its playouts so far

VISITS_AT_FIRST = 50.0  # the more playouts a move has, the more its worth counts beside its prior
SCALE = 1.0


class Choice(NamedTuple):
    """What came of a search."""

    chosen: int  # the move that is made, by its place in the list
    shares: Floats  # of all moves: the improved policy
    visits: npt.NDArray[np.int64]


def choose(priors: Floats, playouts: int, most: int, luck: np.random.Generator, visit: Visit) -> Choice:
    """Spend playouts on at most this many of the moves. Priors add up to 1."""
    logits = np.log(np.maximum(priors, 1e-12))
    noisy = logits + luck.gumbel(size=len(priors))
    visits, worth = np.zeros(len(priors), np.int64), np.zeros(len(priors))
    for place, count in halving(np.argsort(-noisy)[: min(most, playouts)], playouts):
        left = best_of(place, noisy, worth, visits)
        for move in left:
            worth[move] = visit(int(move), count)
            visits[move] += count
    tried = np.flatnonzero(visits == visits.max())
    chosen = tried[np.argmax(noisy[tried] + weight(visits) * worth[tried])]
    return Choice(int(chosen), improved(logits, worth, visits), visits)


def halving(first: npt.NDArray[np.int64], playouts: int) -> list[tuple[npt.NDArray[np.int64] | int, int]]:
    """The rounds of sequential halving: who takes part (the moves of the first round; later, how many of the best), and
    the playouts for each."""
    rounds = max(1, math.ceil(math.log2(max(2, len(first)))))
    found: list[tuple[npt.NDArray[np.int64] | int, int]] = []
    size, left = len(first), playouts
    while left > 0:
        size = min(size, left)
        count = max(1, min(left // size, playouts // (rounds * size)))
        found.append((size if found else first, count))
        left -= size * count
        size = max(2, size // 2) if len(first) > 1 else 1
    return found


def best_of(
    place: npt.NDArray[np.int64] | int, noisy: Floats, worth: Floats, visits: npt.NDArray[np.int64]
) -> npt.NDArray[np.int64]:
    """Who takes part in a round."""
    if not isinstance(place, int):
        return place
    tried = np.flatnonzero(visits == visits.max())
    return tried[np.argsort(-(noisy[tried] + weight(visits) * worth[tried]), kind="stable")][:place]


def weight(visits: npt.NDArray[np.int64]) -> float:
    """What a whole unit of worth adds to a logit."""
    return SCALE * (VISITS_AT_FIRST + float(visits.max()))


def improved(logits: Floats, worth: Floats, visits: npt.NDArray[np.int64]) -> Floats:
    """The priors, improved by what moves are worth."""
    tried = visits > 0
    priors = np.exp(logits - logits.max())
    mean = float((priors * worth)[tried].sum() / priors[tried].sum())
    better = logits + weight(visits) * np.where(tried, worth, mean)
    shares = np.exp(better - better.max())
    return np.asarray(shares / shares.sum())
