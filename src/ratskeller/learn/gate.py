"""Matches of the new network against the best so far: the better of the two plays from then on."""

from pathlib import Path
from typing import NamedTuple

from ratskeller.arena.match import Match, new_match
from ratskeller.arena.report import report_of
from ratskeller.arena.table import Result
from ratskeller.core.game import Game
from ratskeller.learn.jobs import GateJob
from ratskeller.learn.settings import Settings

GAMES_A_JOB = 4
NEEDED = 1.0  # of its fair share, for the place of the best so far
NEEDED_AT_FIRST = 0.6  # against heuristics: a network that plays nearly as well learns more from its own games


class Verdict(NamedTuple):
    """How a match at one table went for who was just learned."""

    people: int
    wins: float  # share
    fair: float  # what would be its share among equals
    games: int


class Gate:
    """One candidate against the best so far, at every table of the settings."""

    def __init__(self, game: Game, settings: Settings, candidate: Path, best: Path | None, number: int) -> None:
        one = f"net:{settings.gate_playouts}@{candidate}"
        other = f"net:{settings.gate_playouts}@{best}" if best else f"search:{settings.gate_playouts}"
        self.candidate = candidate
        self.needed = NEEDED if best else NEEDED_AT_FIRST
        self.one = one
        self.matches: list[Match] = []
        for setting in settings.settings:
            if setting.people > 1:  # alone, nobody can be better than somebody else
                profile = game.profile(changes=setting.options)
                # Other seeds than any of self-play, another one for every gate.
                seed = settings.seed * 1_000_003 + 7_000_000_000 + number
                self.matches.append(new_match(game, profile, [one, other], setting.people, seed=seed))
        self.results: list[list[Result]] = [[] for _ in self.matches]
        self.tasks = [match.tasks(match.shuffles_for(settings.gate_games)) for match in self.matches]

    def jobs(self) -> list[GateJob]:
        """All games, in parcels."""
        return [
            GateJob(match, tuple(tasks[first : first + GAMES_A_JOB]))
            for match, tasks in zip(self.matches, self.tasks, strict=True)
            for first in range(0, len(tasks), GAMES_A_JOB)
        ]

    def hear(self, job: GateJob, results: list[Result]) -> None:
        """Take in the results of a parcel."""
        self.results[self.matches.index(job.match)] += results

    @property
    def is_over(self) -> bool:
        """All games have been played."""
        return all(len(results) == len(tasks) for results, tasks in zip(self.results, self.tasks, strict=True))

    def verdicts(self) -> list[Verdict]:
        """How each match went."""
        found = []
        for match, results in zip(self.matches, self.results, strict=True):
            report = report_of(match, sorted(results, key=lambda result: (result.shuffle, result.rotation)))
            bot = next(bot for bot in report.bots if bot.bot == self.one)
            found.append(Verdict(match.seats, bot.wins.share, 1 / match.seats, report.games))
        return found


def share_of_fair(verdicts: list[Verdict]) -> float:
    """Its wins relative to its fair share, over all tables: 1 among equals."""
    return sum(verdict.wins / verdict.fair for verdict in verdicts) / max(1, len(verdicts))
