"""Runs the application on uvicorn, in one process or several, until somebody stops it.

Imports are light up here: each of several processes begins with this file, and has to answer its parent and to heed
signals before it loads the rest."""

import asyncio
import inspect
import logging
import os
import signal
import socket
import tempfile
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from ratskeller.core.errors import RatskellerError, UnsupportedSystem
from ratskeller.server.base.protocols import HTTP, socket_protocol, why_plain_sockets
from ratskeller.server.base.settings import Settings
from ratskeller.server.run.workers import heed_parent, warn_of_lost

try:
    import resource
except ModuleNotFoundError:
    raise UnsupportedSystem from None

if TYPE_CHECKING:
    from fastapi import FastAPI

BACKLOG = 2048  # connections that wait to be taken
OTHER_FILES = 200  # that a process has open beside sockets, connections that wait for an answer included
SECONDS_TO_START = 60  # for a process among several, on a machine that has much to do
SECONDS_TO_ANSWER = 15  # for a process whose parent asks whether it lives


class CantServe(RatskellerError):
    """The server can't be run as it was asked for."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on which people can reach us; port 0 is any that is free."""
    listening: socket.socket | None = None
    try:
        family, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as problem:
        if listening is not None:
            listening.close()
        reason = getattr(problem, "strerror", None) or str(problem)
        raise CantServe(f"can't listen on {host}, port {port}: {reason}; choose others by --host and --port") from None
    return listening


def application(settings: Settings) -> "FastAPI":
    """The application of one process, with its logs."""
    from ratskeller.server.base.logs import get_logger, set_up_logs
    from ratskeller.server.run.app import create_app

    set_up_logs(settings.log_json)
    heed_parent(settings.limits.seconds_to_drain)
    if (reason := why_plain_sockets()) is not None:
        get_logger("app").warning("plain sockets", reason=reason)
    return create_app(settings)


def config_of(settings: Settings, processes: int = 1) -> uvicorn.Config:
    """How uvicorn runs it. Its own log of requests is off, because ours tells more and hides what is secret."""
    return uvicorn.Config(
        partial(application, settings),
        factory=True,
        workers=processes,
        loop="uvloop",
        http=HTTP,
        ws=socket_protocol(),
        ws_max_size=4 * settings.limits.message_bytes,  # up to here it is told what was wrong
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=int(settings.limits.seconds_to_drain),
        timeout_worker_healthcheck=SECONDS_TO_ANSWER,
    )


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open everything, then say so."""
        await super().startup(sockets)
        if self.started:
            self.on_ready()


class Servers(Multiprocess):
    """Several processes on one socket, of which one that dies is replaced. Says when all are ready."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket, on_ready: Callable[[], None]) -> None:
        super().__init__(config, [listening])
        self.on_ready = on_ready

    def init_processes(self) -> None:
        """Start all, and wait for them."""
        super().init_processes()
        if all(process.wait_until_ready(SECONDS_TO_START) for process in self.processes):
            self.on_ready()

    def keep_subprocess_alive(self) -> None:
        """Replace those that have died, and warn of them."""
        before = list(self.processes)
        super().keep_subprocess_alive()
        warn_of_lost(before, self.processes)


def run(settings: Settings, listening: socket.socket, processes: int, on_ready: Callable[[], None]) -> None:
    """Serve until SIGTERM or SIGINT comes; then finish what is under way, and return."""
    if processes > 1:
        check_supervisor()
    asyncio.run(prepare(settings))
    allow_files(settings.limits.sockets + OTHER_FILES)
    if processes > 1:
        run_several(settings, listening, processes, on_ready)
    else:
        # Uvicorn sends itself the signal again when all is closed; by then it has to mean nothing.
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: None)
        Server(config_of(settings), on_ready).run([listening])


def check_supervisor() -> None:
    """Make sure that uvicorn's supervisor of several processes is as `Servers` expects: it is not public."""
    known = list(inspect.signature(Multiprocess).parameters) == ["config", "sockets"]
    if not known or not all(hasattr(Multiprocess, name) for name in ("init_processes", "run")):
        raise CantServe(f"several processes can't be run with uvicorn {uvicorn.__version__}: run one, or install 0.54")


def allow_files(count: int) -> None:
    """Let each process have so many files open, or as many as the machine allows: a shell's limit is for less."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if most == resource.RLIM_INFINITY else min(count, most)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def prepare(settings: Settings) -> None:
    """Reach the database and bring it up to date, so that what is wrong is told before anything is started."""
    from ratskeller.server.store.database import Database
    from ratskeller.server.store.migration_process import ensure_up_to_date

    database = Database(settings.database)
    try:
        await ensure_up_to_date(database)
    finally:
        await database.close()


def run_several(settings: Settings, listening: socket.socket, processes: int, on_ready: Callable[[], None]) -> None:
    """Serve with several processes, which add their figures up in a folder."""
    from ratskeller.server.base.logs import set_up_logs
    from ratskeller.server.base.metrics import SHARED

    set_up_logs(settings.log_json)
    logging.getLogger("uvicorn.error").setLevel(logging.INFO)  # tells which processes come and go
    with tempfile.TemporaryDirectory(prefix="ratskeller-figures-") as folder:
        os.environ[SHARED] = folder
        together = Servers(config_of(settings, processes), listening, on_ready)
        together.run()
    if any(process.exitcode == STARTUP_FAILURE for process in together.processes):
        raise CantServe("a process could not start; the log says why")
