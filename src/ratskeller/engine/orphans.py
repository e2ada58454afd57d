"""Processes that do not outlive the one that started them."""

import os
import signal
import time
from multiprocessing import parent_process
from multiprocessing.connection import wait


def leave_with_parent() -> None:
    """End this process when the one that started it is gone, whatever it is doing."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def stop_with_parent(seconds: float) -> None:
    """Ask this process to stop in good order when the one that started it is gone, and end it if that takes longer."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(seconds)
    os._exit(1)
