"""Processes that play files of games. One that is lost is replaced, and its file played again."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.resource_tracker import ensure_running
from os import _exit
from threading import Thread
from typing import TypeVar

from ratskeller.core.errors import RatskellerError
from ratskeller.engine.interrupts import interrupts_held
from ratskeller.engine.orphans import leave_with_parent

MOST_LOSSES = 3  # of processes, without a file between them: then a game must be to blame

Task = TypeVar("Task")


class ProcessesLost(RatskellerError):
    """Processes were lost again and again."""


def done_by(count: int, play: Callable[[Task], int], left: Callable[[], list[Task]]) -> Iterator[int]:
    """What `play` says of each task that is `left`, as they end, on so many processes. It asks again what is left when
    a process is lost."""
    losses = 0
    ensure_running()  # of itself it comes with the first process, and lets interrupts through again
    while tasks := left():
        try:
            with processes(count) as pool:
                with interrupts_held():
                    running = [pool.submit(play, task) for task in tasks]
                for future in as_completed(running):
                    number = future.result()
                    losses = 0
                    yield number
                return
        except BrokenProcessPool:
            losses += 1
            if losses == MOST_LOSSES:
                raise ProcessesLost(
                    f"processes were lost {losses} times before a file was whole: killed, it seems"
                ) from None


@contextmanager
def processes(count: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes, which end at once when this is over."""
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    with ProcessPoolExecutor(count, context, begin, (theirs,)) as pool:
        try:
            yield pool
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            ours.close()


def begin(line: Connection) -> None:
    """What a process does first: it leaves interrupts to the one that started it, and leaves with it, or when the line
    is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for leave in (leave_with_parent, lambda: leave_at_end(line)):
        Thread(target=leave, daemon=True).start()


def leave_at_end(line: Connection) -> None:
    """End this process when the other end of a line is closed."""
    line.poll(None)
    _exit(0)
