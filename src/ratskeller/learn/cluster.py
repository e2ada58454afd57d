"""Games of a run on a Ray cluster, in the place of processes of this machine.

Files stay here: a job takes the weights that it needs along, and its games come back as bytes."""

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from ratskeller.arena.extras import load_extra
from ratskeller.arena.ray_runner import NOT_FROM_ELSEWHERE, Cluster
from ratskeller.arena.table import Result
from ratskeller.bots.network.file import replace_file
from ratskeller.core.errors import SetupError
from ratskeller.core.version import __version__
from ratskeller.learn.jobs import GateJob, SelfPlayJob, play_chunk, play_gate
from ratskeller.learn.samples import chunk_path

MOST_TRIES = 3  # of a job whose worker or machine is lost
AT = "@"  # before the file of weights in the name of a bot


class RayPlayers(Executor):
    """Plays jobs on the cores of a cluster; without an address, on `processes` cores of this machine."""

    def __init__(self, address: str | None, workers: int) -> None:
        os.environ |= {"RAY_USAGE_STATS_ENABLED": "0"} | ({} if address else NOT_FROM_ELSEWHERE)
        self._ray = load_extra("ray", "ray", "a Ray cluster")
        Joined(address, workers).join(self._ray)
        remote = self._ray.remote(num_cpus=1, max_retries=MOST_TRIES - 1)
        self._play_chunk, self._play_gate = remote(play_chunk_elsewhere), remote(play_gate_elsewhere)

    def submit(self, task: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        """A job of `learn/jobs.py`."""
        (job,) = args
        if isinstance(job, SelfPlayJob):
            weights = job.network.read_bytes() if job.network else None
            there = self._play_chunk.remote(__version__, job, weights)
            return then(there.future(), lambda content: keep(job, content))
        assert isinstance(job, GateJob)
        files = {name: Path(name.partition(AT)[2]).read_bytes() for name in job.match.bots if AT in name}
        return then(self._play_gate.remote(__version__, job, files).future(), lambda results: results)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; nobody waits for what is under way."""
        self._ray.shutdown()


class Joined(Cluster):
    """A cluster that one stays in."""

    def join(self, ray: Any) -> None:
        """Join it, or start one that nobody else can reach."""
        self._connect(ray)


def then(given: Future[Any], change: Callable[[Any], Any]) -> Future[Any]:
    """What will become of a result."""
    found: Future[Any] = Future()

    def go_on(done: Future[Any]) -> None:
        try:
            found.set_result(change(done.result()))
        except BaseException as problem:  # whatever it is, whoever waits hears of it
            found.set_exception(getattr(problem, "cause", None) or problem)

    given.add_done_callback(go_on)
    return found


def keep(job: SelfPlayJob, content: bytes) -> Path:
    """Keep the games of a job where processes of this machine would have kept them."""
    path = chunk_path(job.folder, job.number)
    replace_file(path, content)
    return path


def check_version(version: str) -> None:
    """Refuse to play with other rules."""
    if version != __version__:
        raise SetupError(f"a machine of the cluster has ratskeller {__version__}, not {version}")


def play_chunk_elsewhere(version: str, job: SelfPlayJob, weights: bytes | None) -> bytes:
    """Play some games against oneself; the file that they would be in."""
    check_version(version)
    with TemporaryDirectory() as folder:
        network = None if weights is None else file_of(weights)
        path = play_chunk(job._replace(folder=Path(folder), network=network))
        assert path is not None  # nobody stops a worker in the middle of a job
        return path.read_bytes()


def play_gate_elsewhere(version: str, job: GateJob, files: dict[str, bytes]) -> list[Result]:
    """Play some games of a match between the networks of these files."""
    check_version(version)
    names = {bot: f"{bot.partition(AT)[0]}{AT}{file_of(content)}" for bot, content in files.items()}
    match = msgspec.structs.replace(job.match, bots=[names.get(bot, bot) for bot in job.match.bots])
    return play_gate(job._replace(match=match))


@cache
def folder_of_weights() -> TemporaryDirectory[str]:
    """The folder for weights in a worker, which lasts as long as the worker."""
    return TemporaryDirectory()


def file_of(weights: bytes) -> Path:
    """A file with these weights, the same one each time."""
    path = Path(folder_of_weights().name) / f"{sha256(weights).hexdigest()}.net"
    if not path.exists():
        path.write_bytes(weights)
    return path
