"""Ratings of bots by the Plackett-Luce model of openskill, from the places that they had in games.

Bots don't get better while they play, so the model has no drift. The interval comes from the bootstrap: the
ratings are found again and again from shuffles drawn with replacement and in another order. Games of one shuffle share
their luck, so they are drawn together. Where one bot wins everything, all resamples are alike; so the interval is never
narrower than the doubt that the model itself has."""

from collections.abc import Callable, Iterable, Sequence
from math import prod
from statistics import stdev
from typing import NamedTuple

import msgspec
import numpy as np
from openskill.models import PlackettLuce

from ratskeller.arena.match import Match
from ratskeller.arena.report import sides_of
from ratskeller.arena.table import Result
from ratskeller.engine.simulate import Z_95

SEED = 7  # of the bootstrap
MOST_RESAMPLES, FEWEST_RESAMPLES = 100, 25
UPDATES = 100_000  # games to go through, all resamples together


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, on openskill's scale, where everybody begins at 25; with its 95 % interval."""

    bot: str
    rating: float
    low: float | None  # one shuffle alone gives no interval
    high: float | None
    sigma: float  # what the model itself does not know
    games: int


class Placed(NamedTuple):
    """A game as the model sees it: who had each seat, and who came first, second and so on."""

    sides: tuple[str, ...]
    places: tuple[int, ...]


def placed(match: Match, result: Result) -> Placed:
    """The places of a game: first the winners, then by points; a bot that has failed is last."""
    sides = sides_of(match, len(result.scores))[result.rotation]
    failed = result.forfeit.seat if result.forfeit else None
    keys = [
        (seat != failed, seat in result.winners, 0 if failed is not None and seat != failed else score)
        for seat, score in enumerate(result.scores)
    ]
    return Placed(sides, tuple(1 + sum(other > key for other in keys) for key in keys))


def ratings_of(
    shuffles: Sequence[Sequence[Placed]], progress: Callable[[int, int], None] | None = None
) -> list[Rating]:
    """The ratings of all bots, best first. `progress` hears how many resamples are done, and of how many."""
    found = rate(game for shuffle in shuffles for game in shuffle)
    games = sum(map(len, shuffles))
    resamples = max(FEWEST_RESAMPLES, min(MOST_RESAMPLES, UPDATES // games)) if len(shuffles) > 1 else 0
    luck = np.random.default_rng(SEED)
    drawn: dict[str, list[float]] = {bot: [] for bot in found}
    for number in range(resamples):
        some = luck.integers(len(shuffles), size=len(shuffles))
        for bot, (mu, _) in rate(game for shuffle in some for game in shuffles[shuffle]).items():
            drawn[bot].append(mu)
        if progress:
            progress(number + 1, resamples)
    played = {bot: sum(bot in game.sides for shuffle in shuffles for game in shuffle) for bot in found}
    ratings = []
    for bot, (mu, sigma) in found.items():
        reach = Z_95 * max(stdev(drawn[bot]), sigma) if len(drawn[bot]) > 1 else None
        low, high = (None, None) if reach is None else (mu - reach, mu + reach)
        ratings.append(Rating(bot, mu, low, high, sigma, played[bot]))
    return sorted(ratings, key=lambda rating: -rating.rating)


def rate(games: Iterable[Placed]) -> dict[str, tuple[float, float]]:
    """Mean and spread of every bot after these games; one on several seats changes as much as all of them together."""
    model = PlackettLuce(tau=0.0)
    known: dict[str, tuple[float, float]] = {}
    for sides, places in games:
        before = [model.create_rating(list(known.get(bot, (model.mu, model.sigma)))) for bot in sides]
        after = [team[0] for team in model.rate([[rating] for rating in before], ranks=list(places))]
        for bot in dict.fromkeys(sides):
            own = [seat for seat, side in enumerate(sides) if side == bot]
            mu, sigma = before[own[0]].mu, before[own[0]].sigma
            known[bot] = (
                mu + sum(after[seat].mu - mu for seat in own),
                sigma * prod(after[seat].sigma / sigma for seat in own),
            )
    return known
