"""Where games are played: one small interface for the processes of this machine and for those of a cluster.

The same jobs give the same results on every runner, in whatever order. A job whose process is lost is done again."""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, Protocol

from ratskeller.arena.match import Match, Task
from ratskeller.arena.table import Result, Table
from ratskeller.core.errors import RatskellerError
from ratskeller.core.profile import Profile

MOST_LOSSES = 3  # of processes over one game: then the game itself must be to blame


class Fixture(NamedTuple):
    """A match together with its game and profile."""

    match: Match
    profile: Profile[Any]


class Job(NamedTuple):
    """A game: the number of its match among the fixtures, and which game of it."""

    fixture: int
    task: Task
    recorded: bool = False  # whether the result brings the record of the game


Results = Generator[tuple[int, Result], None, None]  # each with the number of its match


class Runner(Protocol):
    """Somebody who plays games."""

    def play(self, fixtures: Sequence[Fixture], jobs: Sequence[Job]) -> Results:
        """The results of all jobs, each once, as games end. Close it to stop early."""
        ...


class WorkerLost(RatskellerError):
    """Processes were lost over one game, again and again."""


class Place:
    """Where a process plays one game after another; it keeps the table of the last match. Close it at the end."""

    def __init__(self, fixtures: Sequence[Fixture]) -> None:
        self._fixtures = fixtures
        self._table: Table | None = None

    def play(self, job: Job) -> Result:
        """Play a game."""
        match, profile = self._fixtures[job.fixture]
        if self._table is None or self._table.match is not match:
            self.close()
            self._table = Table(match, profile)
        return self._table.play(*job.task, recorded=job.recorded)

    def close(self) -> None:
        """Let bots from outside leave."""
        if self._table is not None:
            self._table.close()
            self._table = None


def job_text(fixtures: Sequence[Fixture], job: Job) -> str:
    """A game in words."""
    match = fixtures[job.fixture].match
    bots = ", ".join(match.rotations[job.task[1]])
    return f"{match.game}, shuffle {job.task[0]}, {bots}"
