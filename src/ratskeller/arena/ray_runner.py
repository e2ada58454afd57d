"""Games on a Ray cluster: one on this machine, or one that is there already."""

import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from itertools import islice
from socket import create_connection
from typing import Any
from uuid import uuid4

from ratskeller.arena.extras import load_extra
from ratskeller.arena.runners import MOST_LOSSES, Fixture, Job, Place, Results, WorkerLost, job_text
from ratskeller.arena.table import Result
from ratskeller.core.errors import SetupError
from ratskeller.core.version import __version__

LOOPBACK = "127.0.0.1"
MEMORY = 100_000_000  # bytes for what a cluster on this machine hands around: results are small
NOT_FROM_ELSEWHERE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}  # on any system, Ray then keeps to loopback
REACHED_IN = 10.0  # seconds
WAITING = 3  # jobs on their way for each core, so that none is ever without

_places: dict[str, Place] = {}  # in a worker: that of the run it plays for


class Cluster:
    """Plays on the cores of a Ray cluster; without an address, on `processes` cores of this machine. Ray repeats a task
    whose worker or machine is lost."""

    def __init__(self, address: str | None = None, workers: int = 1) -> None:
        self.address = address
        self.workers = workers

    def play(self, fixtures: Sequence[Fixture], jobs: Sequence[Job]) -> Results:
        """The results of all jobs, each once, as games end."""
        if not jobs:
            return
        os.environ |= {"RAY_USAGE_STATS_ENABLED": "0"} | ({} if self.address else NOT_FROM_ELSEWHERE)
        ray = load_extra("ray", "ray", "a Ray cluster")
        with redirect_stdout(sys.stderr):  # Ray reports lost workers where only figures belong
            self._connect(ray)
            try:
                yield from play_on(ray, fixtures, jobs)
            finally:
                ray.shutdown()

    def _connect(self, ray: Any) -> None:
        """Join the cluster, or start one that nobody else can reach."""
        if self.address is not None:
            check_reachable(self.address)
        own = {
            **{"num_cpus": self.workers, "object_store_memory": MEMORY, "include_dashboard": False},
            **{"_node_ip_address": LOOPBACK},
        }
        try:
            ray.init(
                address=self.address or "local",
                log_to_driver=False,
                logging_level="ERROR",
                **({} if self.address else own),
            )
        except (ConnectionError, ValueError, RuntimeError) as problem:
            reason = str(problem).partition("\n")[0]
            raise SetupError(f"no Ray cluster at {self.address or LOOPBACK}: {reason}") from None


def check_reachable(address: str) -> None:
    """Refuse an address at which nobody answers; Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if port.isdecimal() and "://" not in address:
        try:
            create_connection((host, int(port)), REACHED_IN).close()
        except (OSError, OverflowError) as problem:
            raise SetupError(f"no Ray cluster at {address}: {problem}") from None


def play_on(ray: Any, fixtures: Sequence[Fixture], jobs: Sequence[Job]) -> Results:
    """The results of all jobs on the cluster that this process is connected to."""
    remote = ray.remote(num_cpus=1, max_retries=MOST_LOSSES - 1)(play_job)
    run, shared, left = uuid4().hex, ray.put(list(fixtures)), iter(jobs)
    waiting: dict[Any, Job] = {}
    while True:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))  # machines may come and go
        room = max(0, WAITING * cores - len(waiting))
        waiting |= {remote.remote(__version__, run, shared, job): job for job in islice(left, room)}
        if not waiting:
            return
        (done,), _ = ray.wait(list(waiting), num_returns=1)
        job = waiting.pop(done)
        try:
            result = ray.get(done)
        except ray.exceptions.RayTaskError as problem:
            raise problem.cause from None
        except ray.exceptions.RayError as problem:
            reason = str(problem).partition("\n")[0]
            raise WorkerLost(f"workers were lost over one game ({job_text(fixtures, job)}): {reason}") from None
        yield job.fixture, result


def play_job(version: str, run: str, fixtures: Sequence[Fixture], job: Job) -> Result:
    """Play a game in a worker of the cluster."""
    if version != __version__:
        raise SetupError(f"a machine of the cluster has ratskeller {__version__}, not {version}")
    if run not in _places:
        for place in _places.values():
            place.close()
        _places.clear()
        _places[run] = Place(fixtures)
    return _places[run].play(job)
