"""Numba's CUDA simulator, with a manager that gives way to the threads of its block.

While they run, the manager asks in a loop whether they are alive. Without a pause it would have the interpreter's lock
most of the time: nine tenths of a run."""

import time
from threading import Thread
from unittest.mock import patch

from numba.cuda.simulator import kernel


def is_alive(thread: Thread) -> bool:
    """Whether a thread is alive; others run first."""
    time.sleep(0)
    return Thread.is_alive(thread)


def give_way() -> None:
    """From now on, in this process."""
    patch.object(kernel.BlockThread, "is_alive", is_alive).start()
