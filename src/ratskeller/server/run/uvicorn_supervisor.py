"""Several processes under uvicorn's supervisor, which is not public: it also replaces a process that hangs, and
restarts all on SIGHUP. `plain_supervisor.py` does without it."""

import logging
import socket
from collections.abc import Callable, Sequence

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from ratskeller.engine.ended import how_ended

SECONDS_TO_START = 60  # for a process among several, on a busy machine
log = logging.getLogger(__name__)


class UvicornSupervisor(Multiprocess):
    """Processes on one socket; a process that dies is replaced."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket, on_ready: Callable[[], None]) -> None:
        super().__init__(config, [listening])
        self._on_ready = on_ready
        self._is_ready = False

    @property
    def failed(self) -> bool:
        """Whether a process could not start, which stops all."""
        return any(process.exitcode == STARTUP_FAILURE for process in self.processes)

    def init_processes(self) -> None:
        """Start all, and wait for them for a while: until then none counts as hanging."""
        super().init_processes()
        self._check_ready(SECONDS_TO_START)

    def keep_subprocess_alive(self) -> None:
        """Replace those that have died, and warn of them."""
        before = list(self.processes)
        super().keep_subprocess_alive()
        warn_of_lost(before, self.processes)
        self._check_ready(seconds=1)

    def _check_ready(self, seconds: float) -> None:
        if not self._is_ready and all(process.wait_until_ready(seconds) for process in self.processes):
            self._is_ready = True
            self._on_ready()


def warn_of_lost(before: Sequence[Process], after: Sequence[Process]) -> None:
    """A line for each process that had to be replaced."""
    for process in before:
        if process not in after:
            log.warning("process %s of the server %s; another takes its place", process.pid, how_ended(process.process))
