"""What the processes of a run do: self-play, and games of a match against the best so far."""

import signal
from multiprocessing.synchronize import Event
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import numpy as np

from ratskeller.arena.match import Match, Task
from ratskeller.arena.table import Result, Table
from ratskeller.bots.network.file import read_network
from ratskeller.engine.orphans import leave_with_parent
from ratskeller.games import load_game
from ratskeller.learn.samples import Chunk, write_chunk
from ratskeller.learn.selfplay import SelfPlay
from ratskeller.learn.settings import Settings


class SelfPlayJob(NamedTuple):
    """Games to play, and where to keep them."""

    number: int
    settings: Settings
    network: Path | None  # who plays; None: heuristics
    folder: Path


class GateJob(NamedTuple):
    """Games of a match to play."""

    match: Match
    tasks: tuple[Task, ...]


_stopping: list[Event] = []  # of this process: set when nobody waits for games any more


def set_up_process(stopping: Event) -> None:
    """Leave interrupts to the process that started this one, and leave with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()
    _stopping.append(stopping)


def is_stopping() -> bool:
    """Nobody waits for games any more."""
    return any(event.is_set() for event in _stopping)


def play_chunk(job: SelfPlayJob) -> Path | None:
    """Play some games against oneself; the file that they are in, or None if nobody waits for it any more."""
    settings = job.settings
    game, setting = load_game(settings.game), settings.settings[job.number % len(settings.settings)]
    network = read_network(job.network, game)[0] if job.network else None
    seed = int(np.random.SeedSequence(settings.seed, spawn_key=(job.number,)).generate_state(1, np.uint64)[0]) >> 2
    play, games = SelfPlay(game, settings, setting, network, seed), []
    for _ in range(settings.games):
        if is_stopping():
            return None
        games.append(play.play_one())
    samples = np.concatenate(games)
    return write_chunk(job.folder, Chunk(job.number, setting, settings.games, network is not None, samples))


def play_gate(job: GateJob) -> list[Result]:
    """Play some games of a match."""
    match = job.match
    profile = load_game(match.game).profile(match.profile, match.options)
    table = Table(match, profile)
    return [table.play(*task) for task in job.tasks if not is_stopping()]
