"""Games on the processes of this machine. No process outlives the one that started it."""

import os
import signal
from collections import Counter, deque
from collections.abc import Sequence
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from threading import Thread

from ratskeller.arena.runners import MOST_LOSSES, Fixture, Job, Place, Results, WorkerLost, job_text
from ratskeller.arena.table import Result
from ratskeller.bots.guests.line_process import how_ended
from ratskeller.engine.interrupts import interrupts_held
from ratskeller.engine.orphans import leave_with_parent


class Local:
    """Plays in a number of processes at once; if it is one, in this process."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes

    def play(self, fixtures: Sequence[Fixture], jobs: Sequence[Job]) -> Results:
        """The results of all jobs, each once, as games end."""
        if self.processes == 1 or len(jobs) <= 1:
            with closing(Place(fixtures)) as place:
                for job in jobs:
                    yield job.fixture, place.play(job)
        else:
            with closing(WorkerPool(fixtures, jobs, min(self.processes, len(jobs)))) as pool:
                yield from pool.results()


class WorkerPool:
    """Processes that play, each whichever game is next. One that is lost is replaced, and its game played again."""

    def __init__(self, fixtures: Sequence[Fixture], jobs: Sequence[Job], size: int) -> None:
        self._fixtures = fixtures
        self._left = deque(jobs)
        self._size = size
        self._workers: dict[Connection, BaseProcess] = {}
        self._busy: dict[Connection, Job] = {}
        self._losses: Counter[Job] = Counter()

    def results(self) -> Results:
        """The results of all jobs, as games end."""
        ensure_running()  # of itself it comes with the first process, and lets interrupts through again
        with interrupts_held():
            for _ in range(self._size):
                self._start()
        while self._left or self._busy:
            for line in [line for line in self._workers if line not in self._busy]:
                self._hand_out(line)
            ready = wait(self._busy) if self._busy else []
            for line in [line for line in self._busy if line in ready]:
                job = self._busy.pop(line)
                try:
                    result = line.recv()
                except (EOFError, OSError):
                    self._replace(line, job)
                    continue
                assert isinstance(result, Result)
                self._hand_out(line)
                yield job.fixture, result

    def _start(self) -> None:
        """Start a process that waits for games to play."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._fixtures), daemon=True)
        process.start()
        theirs.close()
        self._workers[ours] = process

    def _hand_out(self, line: Connection) -> None:
        """Give a process its next game, if one is left."""
        if self._left:
            job = self._busy[line] = self._left.popleft()
            try:
                line.send(job)
            except OSError:
                del self._busy[line]
                self._replace(line, job)

    def _replace(self, line: Connection, job: Job) -> None:
        """Start another process for one that is gone, and play its game next, unless that has cost too many."""
        process = self._workers.pop(line)
        process.join()
        line.close()
        self._losses[job] += 1
        if self._losses[job] >= MOST_LOSSES:
            how = how_ended(process.exitcode or 0)
            game = job_text(self._fixtures, job)
            raise WorkerLost(f"process {process.pid} {how} before its game was over, as others before it ({game})")
        self._left.appendleft(job)
        with interrupts_held():
            self._start()

    def close(self) -> None:
        """End all processes."""
        for process in self._workers.values():
            process.terminate()
        for line, process in self._workers.items():
            process.join()
            line.close()


def work(line: Connection, fixtures: Sequence[Fixture]) -> None:
    """Play the games that come down the line, until it is closed or this process has to end."""
    Thread(target=leave_with_parent, daemon=True).start()
    with closing(Place(fixtures)) as place:
        end_on_signal(place)
        while True:
            try:
                line.send(place.play(line.recv()))
            except (EOFError, BrokenPipeError):
                return


def end_on_signal(place: Place) -> None:
    """Let SIGTERM end this process wherever it is, once bots from outside are sent away.

    No exception is raised for it: in a callback from C, as when compiled code is loaded, it would be lost.
    """

    def leave(*_: object) -> None:
        try:
            place.close()
        finally:
            os._exit(0)

    signal.signal(signal.SIGTERM, leave)
