"""What something was worth: by how much seats that had it did better than others at the same table, all else equal.

A linear regression on everything at once, within games: seats are only compared with those that they played against, so
that neither luck that all had nor a table where more is scored counts. What two things have in common is shared out
between them. Errors of the seats of one game belong together (a victory of one is the defeat of the others), so the
intervals take whole games as their unit."""

from collections.abc import Sequence

import msgspec
import numpy as np

from ratskeller.arena.balance.sample import Numbers, Sample
from ratskeller.arena.intervals import Mean
from ratskeller.engine.simulate import Z_95


class Worth(msgspec.Struct, frozen=True):
    """What each one of a thing was worth."""

    name: str
    had: float  # by a seat, on the average
    wins: Mean  # in parts of a victory
    points: Mean


def worth_of(names: Sequence[str], samples: Sequence[Sample]) -> list[Worth]:
    """What each of these was worth at these tables together. Where all seats of a game had equally many of them in all,
    each is compared with the average one."""
    seats = sum(sample.seats for sample in samples)
    rows, first = [], 0
    for sample in samples:
        rows.append(design(names, sample, seats, first))
        first += sample.seats
    inverse = np.linalg.pinv(sum(np.einsum("gsi,gsj->ij", row, row) for row in rows), rcond=1e-10, hermitian=True)
    wins = fitted(rows, [centred(sample.won) for sample in samples], inverse)
    points = fitted(rows, [centred(sample.points) for sample in samples], inverse)
    places = sum(sample.won.size for sample in samples)
    had = [sum(float(sample.count_of(name).sum()) for sample in samples) / places for name in names]
    return [Worth(name, had[i], wins[i], points[i]) for i, name in enumerate(names)]


def design(names: Sequence[str], sample: Sample, seats: int, first: int) -> Numbers:
    """What each seat had, and which seat it was, relative to its game; every table has its own seat columns, beginning
    at `first`."""
    had = np.stack([sample.count_of(name) for name in names], axis=2)
    seat = np.broadcast_to(np.eye(seats)[first : first + sample.seats], (sample.games, sample.seats, seats))
    return centred(np.concatenate([had, seat], axis=2))


def centred(values: Numbers) -> Numbers:
    """Values less their mean in the game; of a seat alone, less that of all games."""
    mean: Numbers = values.mean(axis=1 if values.shape[1] > 1 else 0, keepdims=True)
    return values - mean


def fitted(rows: Sequence[Numbers], values: Sequence[Numbers], inverse: Numbers) -> list[Mean]:
    """The least squares, with intervals for which all errors of a game are one."""
    pull = sum((np.einsum("gsi,gs->i", row, some) for row, some in zip(rows, values, strict=True)), np.zeros(1))
    slopes = inverse @ pull
    meat, games = np.zeros_like(inverse), 0
    for row, some in zip(rows, values, strict=True):
        errors = np.einsum("gsi,gs->gi", row, some - row @ slopes)
        meat += errors.T @ errors
        games += len(errors)
    spread = np.sqrt(np.diag(inverse @ meat @ inverse) * games / max(games - 1, 1))
    return [
        Mean(float(slope), float(slope - Z_95 * error), float(slope + Z_95 * error))
        for slope, error in zip(slopes, spread, strict=True)
    ]
