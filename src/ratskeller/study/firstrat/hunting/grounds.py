"""Where to hunt: the games of a level in the order in which they are tried, ordinary ones first, then luckier ones.

Luck is a Greg who draws few strong cards, and so leaves more rounds."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ratskeller.core.game import Game
from ratskeller.core.profile import Profile
from ratskeller.study.firstrat.hunting.beam import scout_seeds


class Tier(NamedTuple):
    """Of the first seeds, those on which Greg leaves most rounds."""

    seeds: int
    taken: int


class Ground(NamedTuple):
    """A game to try."""

    seed: int
    rounds: int  # that Greg leaves
    one_in: int  # one game in so many leaves as many rounds; 0: nobody has picked this one


TIERS = (Tier(30, 30), Tier(2_000, 20), Tier(20_000, 20), Tier(200_000, 20), Tier(2_000_000, 200))
ANY = 9999  # more rounds than any game has


class Grounds:
    """The games of a level."""

    def __init__(self, game: Game, profile: Profile[Any], level: str, tiers: tuple[Tier, ...] = TIERS) -> None:
        self.game, self.profile, self.level, self.tiers = game, profile, game.levels.index(level), tiers
        self._scouted: dict[Tier, Any] = {}

    def since(self, number: int, most_rounds: int = ANY) -> Iterator[Ground]:
        """The games from a number on; those that are picked have at most this many rounds."""
        for tier in self.tiers:
            if number < tier.taken:
                yield from self._picked(tier, most_rounds)[number:]
            number = max(0, number - tier.taken)

    def _picked(self, tier: Tier, most_rounds: int) -> list[Ground]:
        """The games of a tier."""
        if tier not in self._scouted:
            self._scouted[tier] = scout_seeds(self.game, self.profile, self.level, 0, tier.seeds)
        rounds = self._scouted[tier]
        if tier.seeds == tier.taken:
            return [Ground(seed, int(rounds[seed]), 0) for seed in range(tier.seeds)]
        order = np.argsort(-np.where(rounds <= most_rounds, rounds, 0), kind="stable")[: tier.taken]
        as_many = {count: int((rounds >= count).sum()) for count in set(rounds[order].tolist())}
        return [Ground(int(seed), int(rounds[seed]), round(tier.seeds / as_many[rounds[seed]])) for seed in order]
