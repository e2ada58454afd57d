"""Child processes of the server: they have a low priority, ignore Ctrl-C, and never outlive the server."""

import os
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from threading import Thread

from ratskeller.engine.orphans import leave_with_parent


class Child:
    """A process that does some work, and the line to it."""

    def __init__(self, work: Callable[[Connection], None]) -> None:
        self._process, self._line = start_child(work)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.terminate()

    def bury(self) -> None:
        """Wait until an ended process is gone."""
        self._process.join()
        self._line.close()


def start_child(work: Callable[[Connection], None]) -> tuple[BaseProcess, Connection]:
    """A process that does this work, and our end of the line to it."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs,), daemon=True)
    ensure_running()  # of itself it comes with the first process, and lets interrupts through again
    # A new process inherits the mask: Ctrl-C is not for it even before it has come to say so.
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    theirs.close()
    return process, ours


def settle_child(niceness: int) -> None:
    """What such a process does first."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()
