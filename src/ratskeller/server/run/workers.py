"""The processes of a server that has several, and the one that watches over them. Imports are light here, as in
running.py."""

import logging
import multiprocessing
from collections.abc import Sequence
from threading import Thread

from uvicorn.supervisors.multiprocess import Process

from ratskeller.engine.ended import how_ended
from ratskeller.engine.orphans import stop_with_parent

SECONDS_TO_CLOSE = 10.0  # for what is left to do when all connections are closed
log = logging.getLogger(__name__)


def heed_parent(seconds_to_drain: float) -> None:
    """Where this process is one of several: stop when the one that watches over them is gone. Otherwise a server that
    is started in its place would find the port taken."""
    if multiprocessing.parent_process() is not None:
        seconds = seconds_to_drain + SECONDS_TO_CLOSE
        Thread(target=stop_with_parent, args=(seconds,), name="heed-parent", daemon=True).start()


def warn_of_lost(before: Sequence[Process], after: Sequence[Process]) -> None:
    """A line for each process that had to be replaced."""
    for process in before:
        if process not in after:
            log.warning("process %s of the server %s; another takes its place", process.pid, how_ended(process.process))
