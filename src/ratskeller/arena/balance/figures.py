"""The balance of a game in figures: seats, ends, lengths, winners compared with others, and what things were worth."""

from collections import Counter
from collections.abc import Sequence

import msgspec
import numpy as np

from ratskeller.arena.balance.aspects import Aspect, Aspects, aspects_of
from ratskeller.arena.balance.sample import Marks, Numbers, Sample
from ratskeller.arena.balance.worth import Worth, worth_of
from ratskeller.arena.intervals import Mean, mean_by_shuffle
from ratskeller.arena.match import Match
from ratskeller.core.version import __version__
from ratskeller.engine.simulate import Share, share_of
from ratskeller.games import load_game
from ratskeller.study.counting import LAID


class Compared(msgspec.Struct, frozen=True):
    """How much of something winners and others had."""

    name: str
    winners: Mean | None
    others: Mean | None
    winners_with: float  # the part of the winners that had any
    others_with: float
    wins_with: Mean | None  # wins of seats that had any, in even shares; against a rival, in victories


class Offer(msgspec.Struct, frozen=True):
    """How often something is there to be had, and what part of it is taken."""

    games: float
    taken: float


class TableBalance(msgspec.Struct, frozen=True):
    """The figures of one table."""

    name: str
    bot: str
    games: int
    seats: int
    wins_by_seat: list[Share]
    points_by_seat: list[Mean]
    winning_points: dict[int, int]  # how often winners had so many
    losing_points: dict[int, int]
    lengths: dict[int, int]
    reasons: dict[str, int]
    compared: dict[str, list[Compared]]  # by heading
    worth: dict[str, list[Worth]]


class Balance(msgspec.Struct, frozen=True):
    """The figures of a game."""

    version: str
    game: str
    profile: str
    options: dict[str, str]
    seed: int
    length_unit: str
    games: int
    tables: list[TableBalance]
    beside: list[TableBalance]  # the same tables with other bots
    worth: dict[str, list[Worth]]  # at all tables of several seats together, by heading
    offers: dict[str, Offer]  # by the names of what was had


def balance_of(match: Match, samples: Sequence[Sample], beside: Sequence[Sample] = ()) -> Balance:
    """The figures of all tables, and of the same with other bots; `match` is any of theirs."""
    game = load_game(match.game)
    aspects = aspects_of(game)
    together = [sample for sample in samples if sample.seats > 1]
    return Balance(
        version=__version__,
        game=game.name,
        profile=match.profile,
        options=match.options,
        seed=match.seed,
        length_unit=game.length_unit,
        games=sum(sample.games for sample in samples),
        beside=[table_balance(sample, aspects) for sample in beside],
        tables=[table_balance(sample, aspects) for sample in samples],
        worth=worth_by_heading(together, aspects) if together else {},
        offers=offers_in(together, aspects),
    )


def table_balance(sample: Sample, aspects: Aspects) -> TableBalance:
    """The figures of a table."""
    ones = [1.0] * sample.games
    won = sample.won > 0
    return TableBalance(
        name=sample.name,
        bot=sample.bot,
        games=sample.games,
        seats=sample.seats,
        wins_by_seat=[share_of(float(sample.won[:, seat].mean()), sample.games) for seat in range(sample.seats)],
        points_by_seat=[known(mean_by_shuffle(points.tolist(), ones)) for points in sample.points.T],
        winning_points=spread(sample.points[won]),
        losing_points=spread(sample.points[~won]),
        lengths=dict(sorted(Counter(sample.lengths).items())),
        reasons=sample.reasons,
        compared={aspect.heading: compared(sample, aspect) for aspect in aspects.compared},
        worth=worth_by_heading([sample], aspects),
    )


def known(mean: Mean | None) -> Mean:
    """A mean of something that there is."""
    assert mean is not None
    return mean


def spread(values: Numbers) -> dict[int, int]:
    """How often there is each number."""
    return dict(sorted(Counter(values.astype(int).tolist()).items()))


def compared(sample: Sample, aspect: Aspect) -> list[Compared]:
    """Winners compared with others, in one aspect."""
    won = sample.won > 0
    per = sample.count_of(aspect.per) if aspect.per else np.ones_like(sample.won)
    return [of_winners(sample, name, won, per) for name in sample.named(aspect.prefix)]


def of_winners(sample: Sample, name: str, won: Marks, per: Numbers) -> Compared:
    """How much of something winners and others had."""
    count = sample.count_of(name)
    had = count != 0

    def mean_of(values: Numbers, units: Numbers | Marks) -> Mean | None:
        return mean_by_shuffle(values.sum(axis=1).tolist(), units.sum(axis=1).tolist())

    return Compared(
        name=name.partition(":")[2],
        winners=mean_of(count * won, per * won),
        others=mean_of(count * ~won, per * ~won),
        winners_with=float(had[won].mean()) if won.any() else 0.0,
        others_with=float(had[~won].mean()) if (~won).any() else 0.0,
        wins_with=mean_of(sample.won * sample.seats * had, had),
    )


def worth_by_heading(samples: Sequence[Sample], aspects: Aspects) -> dict[str, list[Worth]]:
    """What things were worth at these tables."""
    found = {}
    for valued in aspects.valued:
        names = list(dict.fromkeys(n for prefix in valued.prefixes for sample in samples for n in sample.named(prefix)))
        found[valued.heading] = worth_of(names, samples) if names else []
    return found


def offers_in(samples: Sequence[Sample], aspects: Aspects) -> dict[str, Offer]:
    """How often things lay there, and how many of them were taken."""
    offers = {}
    names = {n for valued in aspects.valued for prefix in valued.prefixes for s in samples for n in s.named(prefix)}
    for name in sorted(names):
        laid = [sample.count_of(f"{LAID}{name.partition(':')[2]}")[:, 0] for sample in samples]
        there = sum(float(some.sum()) for some in laid)
        if there:
            games = sum(float((some > 0).sum()) for some in laid) / sum(sample.games for sample in samples)
            had = sum(float(sample.count_of(name).sum()) for sample in samples)
            offers[name] = Offer(games, had / there)
    return offers
