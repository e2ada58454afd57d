"""95 % intervals for results measured by shuffles, each played in every rotation.

Games of one shuffle share their luck, so they are not independent: the unit is the shuffle. The precision of a share is
therefore expressed as a number of independent games: as many as were played, divided by the design effect, which is the
variance of a shuffle's mean relative to that of as many independent games. Wilson's interval for that number of games
stays within 0 and 1 and is honest about shares near them. Three things keep it so for few shuffles:

- The design effect is estimated as if two more shuffles had been played, one won from every seat and one lost. Without
  them, a bot that won all its games would seem to have no variance.
- It is never taken to be less than 1: rotations may balance each other by chance. It can't be more than the number of
  rotations, which is its value if all games of a shuffle end alike.
- Since the variance itself is estimated from the shuffles, the interval is widened as in Student's t.
"""

import math
from collections.abc import Sequence

import msgspec
import numpy as np

from ratskeller.engine.simulate import Z_95, Share, share_of

# Student's t at 97.5 % for 1 to 4 degrees of freedom; for more, a series gives it to a part in a thousand.
T_FOR_FEW = (12.7062, 4.3027, 3.1824, 2.7764)


class Mean(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, which a single shuffle does not give."""

    mean: float
    low: float | None
    high: float | None


def student_t(freedom: int) -> float:
    """How many standard errors on either side contain 95 %, if the error is known with this many degrees of freedom."""
    if freedom <= len(T_FOR_FEW):
        return T_FOR_FEW[freedom - 1]
    z, few = Z_95, 1.0 / freedom
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first * few + second * few**2 + third * few**3


def share_by_shuffle(shares: Sequence[float], rotations: int) -> Share:
    """The share of games won, from the share that was won of each shuffle in this many rotations."""
    share, shuffles = float(np.mean(shares)), len(shares)
    if rotations == 1:
        return share_of(share, shuffles)  # games are independent
    if shuffles == 1:
        return Share(share, 0.0, 1.0)
    known = [*shares, 0.0, 1.0]
    middle = float(np.mean(known))
    effect = float(np.var(known, ddof=1)) / (middle * (1 - middle) / rotations)
    games = shuffles * rotations / min(max(effect, 1.0), rotations)
    return share_of(share, games * (Z_95 / student_t(shuffles - 1)) ** 2)


def mean_by_shuffle(sums: Sequence[float], counts: Sequence[float]) -> Mean | None:
    """The mean of numbers, from their sum and their count in each shuffle; None where there are no numbers.

    Counts may differ, as those of wins do: then the mean is a ratio, and its error that of the ratio."""
    pairs = [(total, count) for total, count in zip(sums, counts, strict=True) if count]
    if not pairs:
        return None
    known = sum(count for _, count in pairs)
    mean = sum(total for total, _ in pairs) / known
    shuffles = len(pairs)
    if shuffles == 1:
        return Mean(mean, None, None)
    squares = sum((total - mean * count) ** 2 for total, count in pairs)
    reach = student_t(shuffles - 1) * math.sqrt(squares * shuffles / (shuffles - 1)) / known
    return Mean(mean, mean - reach, mean + reach)
