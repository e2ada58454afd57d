"""A run of training, from its first game or from where its folder stopped.

This process learns. Other processes play: self-play by the best network so far (by heuristics, as long as there is
none), and matches of the new network against that best. Everything that lasts is in the folder:

- `settings.json` the recipe, `curve.csv` the figures, `log.txt` what happened;
- `best.net` the weights that play, `candidate.net` those that are in a match;
- `state.pt` the state of learning, `games/` the newest games.
"""

import logging
import shutil
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from ratskeller.bots.network.file import write_network
from ratskeller.core.errors import RatskellerError
from ratskeller.core.game import Game
from ratskeller.games import load_game
from ratskeller.learn.curve import add_row
from ratskeller.learn.gate import Gate, share_of_fair
from ratskeller.learn.jobs import GateJob, SelfPlayJob, play_chunk, play_gate, set_up_process
from ratskeller.learn.learner import Learner
from ratskeller.learn.settings import Settings

BEST, CANDIDATE, GAMES, LOG = "best.net", "candidate.net", "games", "log.txt"
LOOK_SECONDS = 15.0  # between two looks at how it goes
PATIENCE = 0.2  # seconds to wait for games where there is nothing to learn
MOST_LOSSES, LOST_SECONDS = 3, 60.0  # of processes, in so short a time


Players = Callable[[], AbstractContextManager[Executor]]


class ProcessesLost(RatskellerError):
    """Processes were lost again and again."""


class Look(NamedTuple):
    """The progress of a run, for display."""

    minutes: float  # of all calls together
    steps: int
    games: int
    decisions: int
    figures: dict[str, Any]


class Training(ABC):
    """A run in a folder. `go` it on for some minutes, as often as one likes."""

    def __init__(
        self, folder: Path, settings: Settings, device: str = "cpu", workers: int = 1, players: Players | None = None
    ) -> None:
        self.folder = folder
        self.players = players or partial(processes, workers)  # who plays for this process
        self.settings = settings
        self.workers = workers
        self.game: Game = load_game(settings.game)
        self.log = logging.getLogger("ratskeller.learn")
        folder.mkdir(parents=True, exist_ok=True)
        self.learner = Learner(self.game, settings, device)
        about = self.learner.resume(folder) or {}
        self.number: int = about.get("number", 0)  # of the next file of games
        self.gates: int = about.get("gates", 0)
        self.games: int = about.get("games", 0)
        self.decisions: int = about.get("decisions", 0)
        self.seconds: float = about.get("seconds", 0.0)  # that earlier calls took
        self.gate_step: int = about.get("gate_step", 0)  # when the last match began
        self.budget: float = about.get("budget", 0.0)  # rows that may still be learned from
        self.gate: Gate | None = None
        self._gate_jobs: list[GateJob] = []
        self._running: dict[Future[Any], SelfPlayJob | GateJob] = {}
        self._began = time.monotonic()

    def go(self, minutes: float, watch: Callable[[Look], None]) -> None:
        """Train for so long. However it ends, the folder has all to go on from.

        If a process that plays is lost, others take the place of all, and go on."""
        deadline = 0.0  # to start processes, or a cluster, is no part of the time
        losses: list[float] = []  # when they were
        with log_to(self.folder / LOG, self.log):
            while True:
                try:
                    with self.players() as pool:
                        deadline = deadline or time.monotonic() + 60 * minutes
                        self.go_on(pool, deadline, watch)
                    return
                except BrokenExecutor:
                    losses.append(time.monotonic())
                    self.log.info("a process that played was lost")
                if len(losses) >= MOST_LOSSES and losses[-1] - losses[-MOST_LOSSES] < LOST_SECONDS:
                    what = f"{MOST_LOSSES} processes that played were lost within a minute: killed, it seems"
                    raise ProcessesLost(f"{self.folder}: {what}; the run is kept, and the same command goes on")

    def go_on(self, pool: Executor, deadline: float, watch: Callable[[Look], None]) -> None:
        """Train until then."""
        self._began = time.monotonic()
        self.log.info("goes on at step %d with %d games", self.learner.steps, self.games)
        next_look = self._began + LOOK_SECONDS
        try:
            while time.monotonic() < deadline:
                self.hand_out(pool)
                if not self.learn():
                    wait(self._running, timeout=PATIENCE, return_when=FIRST_COMPLETED)
                self.take_in()
                self.begin_gate()
                if time.monotonic() >= next_look:
                    self.look(watch)
                    next_look = time.monotonic() + LOOK_SECONDS
        finally:
            self.look(watch)
            self.seconds = 60 * self.minutes()
            self._running.clear()
            self._gate_jobs.clear()
            self.gate = None  # one that is not over begins anew later
            self.log.info("stops at step %d with %d games", self.learner.steps, self.games)

    # what others do

    def hand_out(self, pool: Executor) -> None:
        """Keep all processes busy, with a job more for each to go on with; a match comes first."""
        while len(self._running) < 2 * self.workers:
            if self._gate_jobs:
                match = self._gate_jobs.pop()
                self._running[pool.submit(play_gate, match)] = match
            else:
                job = self.next_job()
                if job is None:
                    return
                self._running[pool.submit(play_chunk, job)] = job

    def next_job(self) -> SelfPlayJob | None:
        """Games for another process to play; None where this one plays all of them."""
        return None

    def take_in(self) -> None:
        """Take in what others have done."""
        for future in [future for future in self._running if future.done()]:
            job = self._running.pop(future)
            if isinstance(job, SelfPlayJob):
                path: Path | None = future.result()
                if path is not None:
                    self.add_games(path)
            else:
                assert self.gate is not None
                self.gate.hear(job, future.result())
                if self.gate.is_over:
                    self.end_gate(self.gate)

    def add_games(self, path: Path) -> None:
        """Take in games that another process has played, where `next_job` hands any out."""
        raise AssertionError(path)

    # learning

    @abstractmethod
    def learn(self) -> bool:
        """Learn for a while; say whether there was anything to learn from."""

    @property
    def may_begin_matches(self) -> bool:
        """Whether it is not too early for matches."""
        return True

    @abstractmethod
    def figures(self) -> dict[str, float]:
        """What the next row of the curve says of learning since the last one."""

    # the best so far

    def begin_gate(self) -> None:
        """Begin a match against the best so far, if it is time for one."""
        is_due = self.learner.steps - self.gate_step >= self.settings.gate_steps
        if self.gate is not None or not is_due or not self.may_begin_matches:
            return
        self.gate_step = self.learner.steps
        about = {"steps": self.learner.steps, "games": self.games, "decisions": self.decisions}
        write_network(self.folder / CANDIDATE, self.game, self.learner.network(), about, self.settings.params)
        best = self.folder / BEST
        self.gate = Gate(self.game, self.settings, self.folder / CANDIDATE, best if best.exists() else None, self.gates)
        self._gate_jobs = self.gate.jobs()
        self.gates += 1
        if self.gate.is_over:
            self.end_gate(self.gate)

    def end_gate(self, gate: Gate) -> None:
        """The better one plays from now on. Alone, where there is no match, that is what was learned last."""
        self.gate = None
        verdicts = gate.verdicts()
        share = share_of_fair(verdicts)
        promoted = share > gate.needed or not verdicts
        if promoted:
            shutil.copyfile(gate.candidate, self.folder / f".{BEST}")
            (self.folder / f".{BEST}").replace(self.folder / BEST)
        told = ", ".join(f"{v.people} seats {v.wins:.1%} of {v.games} (fair {v.fair:.0%})" for v in verdicts) or "alone"
        self.log.info("match %d: %s: %s", self.gates, told, "the new best" if promoted else "not better")
        add_row(self.folder, self.row() | {"gate": share if verdicts else None, "promoted": int(promoted)})

    # what is told

    def minutes(self) -> float:
        """The time of all calls together."""
        return (self.seconds + time.monotonic() - self._began) / 60

    def row(self) -> dict[str, Any]:
        """The first columns of the curve."""
        return {
            "minutes": self.minutes(),
            "steps": self.learner.steps,
            "games": self.games,
            "decisions": self.decisions,
        }

    def look(self, watch: Callable[[Look], None]) -> None:
        """Measure, report, and store everything to continue from."""
        figures = self.figures()
        if figures:
            add_row(self.folder, self.row() | figures)
        self.save()
        watch(Look(self.minutes(), self.learner.steps, self.games, self.decisions, figures))

    def save(self) -> None:
        """Keep all to go on from."""
        about = {
            "number": self.number,
            "gates": self.gates,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": 60 * self.minutes(),
            "gate_step": self.gate_step,
            "budget": self.budget,
        }
        self.learner.save(self.folder, about)


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """Processes that play; in the end each stops after the game that it is at."""
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(count, context, set_up_process, (stop,)) as pool:
        try:
            yield pool
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


@contextmanager
def log_to(path: Path, log: logging.Logger) -> Iterator[None]:
    """Add what happens to a file."""
    handler = logging.FileHandler(path, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    try:
        yield
    finally:
        log.removeHandler(handler)
        handler.close()
