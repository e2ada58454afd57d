"""How a process has ended, in words for a log."""

import signal
from multiprocessing.process import BaseProcess


def how_ended(process: BaseProcess) -> str:
    """What its exit code says."""
    code = process.exitcode
    if code is None:
        return "does not answer"
    if code >= 0:
        return f"ended with exit code {code}"
    try:
        return f"was ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"was ended by signal {-code}"
