"""Several processes with multiprocessing alone, for versions of uvicorn whose supervisor was not tested. A process that
dies is replaced; one that hangs is not noticed, and SIGHUP restarts nothing."""

import logging
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event as ReadyEvent
from threading import Event
from typing import NamedTuple

from ratskeller.engine.ended import how_ended

PERIOD = 0.5  # seconds between two checks
log = logging.getLogger(__name__)

Serve = Callable[[Callable[[], None]], None]  # serves until a signal comes; calls what it is given when it is ready


class Worker(NamedTuple):
    """A process that serves."""

    process: BaseProcess
    ready: ReadyEvent

    @property
    def could_not_start(self) -> bool:
        """Whether it ended by itself before it was ready."""
        return not self.ready.is_set() and (self.process.exitcode or 0) >= 0


class PlainSupervisor:
    """Processes that all serve the same; `serve` is pickled."""

    def __init__(self, serve: Serve, count: int, on_ready: Callable[[], None]) -> None:
        self.failed = False  # a process could not start, which stops all
        self._serve = serve
        self._on_ready = on_ready
        self._stop = Event()
        self._workers: list[Worker] = []
        self._count = count

    def run(self) -> None:
        """Serve until SIGTERM or SIGINT comes; returns when all processes have ended."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._stop.set())
        self._workers = [self._start() for _ in range(self._count)]
        is_ready = False
        while not self._stop.wait(PERIOD):
            self._replace_dead()
            if not is_ready and all(worker.ready.is_set() for worker in self._workers):
                is_ready = True
                self._on_ready()
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join()

    def _start(self) -> Worker:
        context = get_context("spawn")
        ready = context.Event()
        process = context.Process(target=self._serve, args=(ready.set,))
        process.start()
        return Worker(process, ready)

    def _replace_dead(self) -> None:
        for index, worker in enumerate(self._workers):
            if worker.process.is_alive():
                continue
            if worker.could_not_start:
                self.failed = True
                self._stop.set()
                return
            log.warning(
                "process %s of the server %s; another takes its place", worker.process.pid, how_ended(worker.process)
            )
            self._workers[index] = self._start()
