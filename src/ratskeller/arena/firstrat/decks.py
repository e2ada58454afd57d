"""How strong Greg is: each of his decks, on each of his levels, against each level of the bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ratskeller.arena.intervals import Mean, mean_by_shuffle
from ratskeller.arena.match import Match, new_match
from ratskeller.arena.playing import Progress, play_all
from ratskeller.arena.report import report_of
from ratskeller.arena.runners import Fixture, Runner
from ratskeller.arena.table import Result
from ratskeller.core.game import Game
from ratskeller.core.profile import Profile
from ratskeller.engine.simulate import Share
from ratskeller.games.firstrat.profile import Options

OPTION = "greg_deck"
DECKS: tuple[str, ...] = next(field.type for field in msgspec.structs.fields(Options) if field.name == OPTION).__args__


class Measured(NamedTuple):
    """What games of a bot against a deck came to."""

    deck: str
    level: str
    bot: str
    games: int
    wins: Share
    margin: Mean  # the bot's points less Greg's
    rounds: float


class Pairing(NamedTuple):
    """A bot against a deck on a level, and how many games they play."""

    deck: str
    match: Match
    profile: Profile[Any]
    games: int


def pairings(game: Game, games: dict[str, int], seed: int = 0) -> list[Pairing]:
    """Every deck on every level against these bots, with a number of games for each bot."""
    profiles = {deck: game.profile("standard", {OPTION: deck}) for deck in DECKS}
    return [
        Pairing(deck, new_match(game, profile, [bot], 1, level, seed=seed), profile, count)
        for deck, profile in profiles.items()
        for bot, count in games.items()
        for level in game.levels
    ]


def measure(
    wanted: Sequence[Pairing], runner: Runner, keep: Path | None = None, progress: Progress | None = None
) -> list[Measured]:
    """Play all games that the folder does not have yet, and say what all of them came to."""
    fixtures = [Fixture(one.match, one.profile) for one in wanted]
    files = [keep / f"{one.match.stem}.jsonl" if keep else None for one in wanted]
    results = play_all(fixtures, [one.games for one in wanted], files, runner, progress)
    return [measured(one, found) for one, found in zip(wanted, results, strict=True)]


def measured(one: Pairing, results: Sequence[Result]) -> Measured:
    """The figures of one pairing."""
    report = report_of(one.match, results)
    margins = [float(result.scores[0] - result.scores[1]) for result in results]
    margin = mean_by_shuffle(margins, [1.0] * len(margins)) or Mean(float(np.mean(margins)), None, None)
    level = one.match.level or ""
    wins = report.bots[0].wins
    return Measured(one.deck, level, one.match.bots[0], report.games, wins, margin, report.lengths.mean)
