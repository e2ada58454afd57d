"""What is counted, for Prometheus. With several processes the figures of all are added up."""

import os
from functools import cache
from pathlib import Path
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client import multiprocess as untyped
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import REGISTRY, Collector

multiprocess: Any = untyped
SHARED = "PROMETHEUS_MULTIPROC_DIR"  # the folder where processes leave their figures
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
MINUTES = (1, 5, 15, 30, 60, 120, 300, 900)  # in seconds

disable_created_metrics()  # type: ignore[no-untyped-call]  # nobody needs to know when each count began

REQUESTS = Counter("ratskeller_requests", "Requests answered", ["method", "route", "status"])
LATENCY = Histogram("ratskeller_request_seconds", "Time to answer a request", ["route"], buckets=SECONDS)
SOCKETS = Gauge("ratskeller_sockets", "Sockets open", multiprocess_mode="livesum")
MESSAGES = Counter("ratskeller_messages", "Messages over sockets", ["direction", "type"])  # direction: in, out
MOVES = Counter("ratskeller_moves", "Moves taken", ["game", "by"])  # by: person, bot
ENTRIES = Counter("ratskeller_entries", "Entries written to the logs of tables", ["kind"])
THOUGHTS = Gauge("ratskeller_thoughts_waiting", "Thoughts of bots and hints asked for", multiprocess_mode="livesum")
THINKING = Histogram("ratskeller_thought_seconds", "Time from asking for a thought to having it", buckets=SECONDS)
ANALYSES = Counter("ratskeller_analyses", "Analyses that ended", ["how"])  # done, failed, lost, given back
ANALYSING = Histogram("ratskeller_analysis_seconds", "Time that an analysis took", buckets=MINUTES)
WRITABLE = Gauge("ratskeller_database_writable", "Whether the database can be written", multiprocess_mode="livemin")
DATABASE_FAILURES = Counter("ratskeller_database_failures", "Reads and writes that failed", ["why"])  # away, unwritable
UNEXPECTED = Counter("ratskeller_unexpected_errors", "Errors that nobody foresaw")


@cache
def count_of(counter: Counter, *labels: str) -> Counter:
    """One of the counts of a counter, for what is counted many times a second."""
    return counter.labels(*labels)


class Kept(Collector):
    """What the database has."""

    def __init__(self, tables: dict[str, int], analyses: int) -> None:
        self.tables = tables  # by state
        self.analyses = analyses

    def collect(self) -> list[GaugeMetricFamily]:
        """One figure for each state of tables, and one for the analyses that wait or are made."""
        family = GaugeMetricFamily("ratskeller_tables", "Tables by state", labels=["state"])
        for state, count in self.tables.items():
            family.add_metric([state], count)
        return [family, GaugeMetricFamily("ratskeller_analyses_waiting", "Analyses not done yet", self.analyses)]


def figures(kept: Kept | None) -> bytes:
    """All figures in the text form of Prometheus; without those of the database while it is away."""
    own = CollectorRegistry()
    if kept is not None:
        own.register(kept)
    if SHARED in os.environ:
        multiprocess.MultiProcessCollector(own)
        return generate_latest(own)
    return generate_latest(REGISTRY) + generate_latest(own)


def forget_process(pid: int) -> None:
    """Drop the sockets and bot requests of a process that ends."""
    if SHARED in os.environ:
        multiprocess.mark_process_dead(pid)


def forget_dead_processes() -> None:
    """Those that were killed could not say that they end."""
    for file in Path(os.environ[SHARED]).glob("gauge_live*.db") if SHARED in os.environ else ():
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            forget_process(pid)
