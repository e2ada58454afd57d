"""What a process does that is one of several. Imports are light here, as in running.py."""

import multiprocessing
from threading import Thread

from ratskeller.engine.orphans import stop_with_parent

SECONDS_TO_CLOSE = 10.0  # for what is left to do when all connections are closed


def heed_parent(seconds_to_drain: float) -> None:
    """Where this process is one of several: stop when its supervisor is gone. Otherwise a server that is started in
    its place would find the port taken."""
    if multiprocessing.parent_process() is not None:
        seconds = seconds_to_drain + SECONDS_TO_CLOSE
        Thread(target=stop_with_parent, args=(seconds,), name="heed-parent", daemon=True).start()
