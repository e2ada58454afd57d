"""What processes use of the machine."""

import time
from dataclasses import dataclass

import psutil


@dataclass
class Used:
    """Cores that were busy on average, and memory at the end."""

    server: float
    database: float
    clients: float  # this process
    others: float  # all else on the machine
    server_mb: float  # the processes that serve
    thinkers_mb: float  # their children, which think for bots


class Usage:
    """Counts from when it is made."""

    def __init__(self, processes: list[int], database: int | None) -> None:
        self._servers = [psutil.Process(pid) for pid in processes]
        self._database = None if database is None else psutil.Process(database)
        self._since = time.perf_counter()
        self._before = self._seconds()
        self._busy = busy_seconds()

    def _seconds(self) -> tuple[float, float, float]:
        server = sum(seconds_of(process) for process in self._servers)
        family = [] if self._database is None else [self._database, *self._database.children(recursive=True)]
        return server, sum(seconds_of(process) for process in family), seconds_of(psutil.Process())

    def so_far(self) -> Used:
        """Since it was made."""
        passed = time.perf_counter() - self._since
        spent = [now - before for now, before in zip(self._seconds(), self._before, strict=True)]
        others = busy_seconds() - self._busy - sum(spent)
        thinkers = [child for server in self._servers for child in server.children(recursive=True)]
        server, database, clients = (seconds / passed for seconds in spent)
        return Used(server, database, clients, max(0.0, others / passed), megabytes(self._servers), megabytes(thinkers))


def seconds_of(process: psutil.Process) -> float:
    """Of processor time."""
    times = process.cpu_times()
    return float(times.user + times.system)


def busy_seconds() -> float:
    """Of all cores."""
    times = psutil.cpu_times()
    return float(times.user + times.nice + times.system + times.irq + times.softirq)


def megabytes(processes: list[psutil.Process]) -> float:
    """Of memory that they hold."""
    return sum(float(process.memory_info().rss) for process in processes) / 2**20
