"""Many games of random play and their statistics: lengths, scores, ends, and how much it matters to be first."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import numpy.typing as npt

from ratskeller.core.game import Game
from ratskeller.core.profile import Profile
from ratskeller.engine.batch import Batch
from ratskeller.engine.cuda.card import check_device

if TYPE_CHECKING:
    from ratskeller.engine.cuda.batch import CudaBatch

GAMES_AT_ONCE = 2048
GAMES_ON_CARD = 256 * GAMES_AT_ONCE
Z_95 = 1.959964  # standard errors on either side that hold 95 % of a normal distribution

Numbers = npt.NDArray[np.int64]


class Spread(msgspec.Struct, frozen=True):
    """The least, the mean and the greatest of many numbers."""

    min: int
    mean: float
    max: int


class Share(msgspec.Struct, frozen=True):
    """A share of all games, with its 95 % interval."""

    share: float
    low: float
    high: float


class Simulation(msgspec.Struct, frozen=True):
    """What a number of random games have shown. Lists have a value for each seat."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    length_unit: str  # rounds or turns
    mean_length: float
    lengths: Spread
    decisions_in_game: Spread
    end_reasons: dict[str, int]
    scores: list[float]
    score_spreads: list[Spread]
    wins: list[Share]  # a shared victory counts in parts
    first_seat_advantage: Share | None  # the first seat's share of wins beyond an even one; None for a person alone


def simulate(
    game: Game,
    profile: Profile[Any],
    people: int,
    level: str | None = None,
    *,
    games: int,
    seed: int = 0,
    threads: int = 1,
    device: str = "cpu",
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play games at random; the same seed gives the same games on any number of threads, and on a card (`cuda`).

    `progress` hears how many games more are done."""
    lengths, decisions, scores, wins = Tally(), Tally(), Tally(), Tally()
    reasons: dict[str, int] = {}
    check_device(device)
    play: Callable[..., Iterator[Batch | CudaBatch]]
    play = play_on_card if device == "cuda" else partial(play_here, threads)
    for _ in play(game, profile, people, level, 1, seed):
        pass  # loads what is compiled, which is no part of playing
    began = time.perf_counter()
    for batch in play(game, profile, people, level, games, seed):
        positions = batch.positions
        points, won = batch.points()
        seats = len(game.score_pad(batch.boxes[0], positions[0]).totals)
        won_by = won[:, None] >> np.arange(seats) & 1
        lengths.add(game.lengths(positions).astype(np.int64)[:, None])
        decisions.add(batch.decisions[:, None])
        scores.add(points[:, :seats])
        wins.add(won_by / won_by.sum(axis=1, keepdims=True))
        for reason, count in ends(game, batch.boxes[0], positions).items():
            reasons[reason] = reasons.get(reason, 0) + count
        if progress:
            progress(len(positions))
    seconds = time.perf_counter() - began
    total = int(decisions.sum[0])
    shares = [share_of(float(count) / games, games) for count in wins.sum]
    return Simulation(
        games=games,
        decisions=total,
        seconds=seconds,
        decisions_per_second=total / seconds,
        length_unit=game.length_unit,
        mean_length=lengths.spreads()[0].mean,
        lengths=lengths.spreads()[0],
        decisions_in_game=decisions.spreads()[0],
        end_reasons=dict(sorted(reasons.items())),
        scores=[score.mean for score in scores.spreads()],
        score_spreads=scores.spreads(),
        wins=shares,
        first_seat_advantage=None if level else beyond_even(shares),
    )


class Tally:
    """The least, the sum and the greatest of each column of tables that come one after another."""

    def __init__(self) -> None:
        self.count = 0
        self.least: Any = np.inf
        self.sum: Any = 0
        self.greatest: Any = -np.inf

    def add(self, table: Any) -> None:
        """Count a table in."""
        self.count += len(table)
        self.least = np.minimum(self.least, table.min(axis=0))
        self.sum = self.sum + table.sum(axis=0)
        self.greatest = np.maximum(self.greatest, table.max(axis=0))

    def spreads(self) -> list[Spread]:
        """The spread of each column."""
        columns = zip(self.least, self.sum, self.greatest, strict=True)
        return [Spread(int(least), float(total) / self.count, int(most)) for least, total, most in columns]


def play_here(
    threads: int, game: Game, profile: Profile[Any], people: int, level: str | None, games: int, seed: int
) -> Iterator[Batch]:
    """Play out so many games on the processor, in several batches."""
    batch = None
    for first in range(0, games, GAMES_AT_ONCE):
        size = min(GAMES_AT_ONCE, games - first)
        if batch is None or len(batch.positions) != size:
            batch = Batch(game, profile, people, level, size=size, seed=stream_of(seed, first))
        else:
            batch.set_up(stream_of(seed, first))
        batch.play_out(threads)
        yield batch


def play_on_card(
    game: Game, profile: Profile[Any], people: int, level: str | None, games: int, seed: int
) -> Iterator["CudaBatch"]:
    """The same games, played out on a card, many at a time."""
    from ratskeller.engine.cuda.batch import CudaBatch

    for first in range(0, games, GAMES_ON_CARD):
        size = min(GAMES_ON_CARD, games - first)
        batch = CudaBatch(game, profile, people, level, size=size)
        streams = [stream_of(seed, group) for group in range(first, first + size, GAMES_AT_ONCE)]
        batch.set_up_groups(streams, GAMES_AT_ONCE)
        batch.play_out()
        yield batch


def stream_of(seed: int, first: int) -> int:
    """The seed of those games that are set up together, by the number of their first."""
    words = np.random.SeedSequence((seed, first)).generate_state(1, np.uint64)
    return int(words[0]) >> 2


def ends(game: Game, box: Any, positions: npt.NDArray[Any]) -> dict[str, int]:
    """How many games ended for each reason."""
    _, examples, counts = np.unique(positions["end_reason"], return_index=True, return_counts=True)
    names = [game.score_pad(box, positions[i]).reason for i in examples]
    return {name: int(count) for name, count in zip(names, counts, strict=True)}


def share_of(share: float, games: float) -> Share:
    """A share with Wilson's interval, which keeps within 0 and 1 and is honest about few games."""
    z2 = Z_95**2 / games
    middle = (share + z2 / 2) / (1 + z2)
    reach = Z_95 / (1 + z2) * float(np.sqrt(share * (1 - share) / games + z2 / (4 * games)))
    return Share(share, max(0.0, middle - reach), min(1.0, middle + reach))


def beyond_even(wins: list[Share]) -> Share:
    """By how much the first seat's share of wins is beyond an even one."""
    even = 1 / len(wins)
    first = wins[0]
    return Share(first.share - even, first.low - even, first.high - even)
