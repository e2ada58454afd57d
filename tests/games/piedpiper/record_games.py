"""Makes the recorded games of The Pied Piper anew: `python -m tests.games.piedpiper.record_games`.

Each wanted game is searched for among random games, thousands at a time. The same rules always make the same files.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.piedpiper import constants as w
from tests.engine.properties.checked import Table
from tests.games.piedpiper.properties.tables import PIEDPIPER
from tests.games.piedpiper.recorded_games import COLLECTION, GAME, OTHER_OPTIONS, WITH_SPECIALS, shown_by

GAMES_AT_ONCE = 4000
SHORTEST = 40  # of the games that end as wanted, how many are looked at
TRIES = 60


@dataclass(frozen=True)
class Wanted:
    """A game to search for: how it ends, and what else it shows."""

    name: str
    people: int
    reason: str
    options: dict[str, str] = field(default_factory=dict)
    shows: set[str] = field(default_factory=set)
    draw: bool | None = None  # None: as it comes
    profile: str = "standard"


def of_variant(variant: str) -> dict[str, str]:
    """The options of a variant."""
    return {} if variant == "standard" else {"variant": variant}


def wanted_games() -> list[Wanted]:
    """One game for each way to end, in each variant, and some for the rest."""
    games = []
    for variant in w.VARIANTS:
        options = of_variant(variant)
        games += [Wanted(f"{n}-people-{variant}-cap", n, "cap", options, profile="short") for n in (2, 3, 4, 5)]
        games.append(Wanted(f"2-people-{variant}-roof", 2, "roof", options, draw=False))
        games += [Wanted(f"{n}-people-{variant}-two-left", n, "two-left", options) for n in (3, 4, 5)]
        if variant in WITH_SPECIALS:
            games += [Wanted(f"{n}-people-{variant}-nobody-left", n, "nobody-left", options) for n in (3, 4, 5)]
            games.append(Wanted(f"2-people-{variant}-draw", 2, "roof", options, draw=True))
    return [
        *games,
        Wanted("standard-cap", 2, "cap", {"variant": "young"}),
        Wanted("roof-seven", 4, "two-left", {"roof": "7"}),
        Wanted("walked-sewer", 3, "two-left", {"sewer_plus": "walk"}),
        Wanted("other-options", 5, "two-left", {"variant": "hidden", **OTHER_OPTIONS}),
        Wanted("draw", 4, "two-left", draw=True),
        Wanted("tie-broken", 4, "two-left", shows={"a tie broken by markers"}),
        Wanted("out-at-once", 5, "two-left", shows={"two seats out at once"}),
    ]


def candidates(wanted: Wanted, boxes: Any, seed: int) -> Iterator[list[int]]:
    """The moves of random games that end as wanted, short ones first."""
    games = PIEDPIPER.play(Table(wanted.people, None), wanted.options, GAMES_AT_ONCE, seed, boxes=boxes)
    victors = games.positions["victors"]
    fits = games.positions["end_reason"] == w.END_REASONS.index(wanted.reason)
    if wanted.draw is not None:
        fits &= (victors & (victors - 1) != 0) == wanted.draw
    chosen = np.flatnonzero(fits)
    for i in chosen[np.argsort(games.lengths[chosen], kind="stable")][:SHORTEST]:
        yield games.history[i, : games.lengths[i]].tolist()


def search(wanted: Wanted) -> Playthrough:
    """The first game that ends as wanted and shows what is wanted."""
    profile = COLLECTION.profile(wanted.profile, wanted.options)
    for seed in range(TRIES):
        for moves in candidates(wanted, GAME.pack(profile), seed):
            play = Playthrough(GAME, profile, wanted.people, seed=0, sample=False)
            for move in moves:
                play.apply_number(move)
            if not wanted.shows or wanted.shows <= shown_by(play.record()):
                return play
    raise SystemExit(f"{wanted.name}: {TRIES * GAMES_AT_ONCE} games do not show it")


def main() -> None:
    """Write every record."""
    COLLECTION.write((wanted.name, search(wanted)) for wanted in wanted_games())


if __name__ == "__main__":
    main()
