"""The games of one table as arrays: a row for each game, a column for each seat."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ratskeller.arena.table import Result

Numbers = npt.NDArray[np.float64]
Marks = npt.NDArray[np.bool_]


class Sample(NamedTuple):
    """What happened at one table. The game's own rival is none of the seats."""

    name: str
    bot: str
    won: Numbers  # the part of the victory that each seat had
    points: Numbers
    lengths: list[int]
    reasons: dict[str, int]
    counts: dict[str, Numbers]  # by the names of the tally

    @property
    def games(self) -> int:
        return int(self.won.shape[0])

    @property
    def seats(self) -> int:
        return int(self.won.shape[1])

    def named(self, prefix: str) -> list[str]:
        """The names that begin so."""
        return [name for name in self.counts if name.startswith(prefix)]

    def count_of(self, name: str) -> Numbers:
        """How often each seat did or had something."""
        found = self.counts.get(name)
        return np.zeros_like(self.won) if found is None else found


def sample_of(name: str, bot: str, seats: int, results: Sequence[Result]) -> Sample:
    """The games of a table, each with its tally."""
    tallies = [result.tally or {} for result in results]
    nothing = [0] * seats
    names = sorted({name for tally in tallies for name in tally})
    return Sample(
        name=name,
        bot=bot,
        won=np.array([[(s in r.winners) / len(r.winners) for s in range(seats)] for r in results], np.float64),
        points=np.array([result.scores[:seats] for result in results], np.float64),
        lengths=[result.length for result in results],
        reasons=dict(sorted(Counter(result.reason for result in results).items())),
        counts={name: np.array([tally.get(name, nothing)[:seats] for tally in tallies], np.float64) for name in names},
    )
