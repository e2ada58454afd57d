"""Runs the application on uvicorn, in one process or several, until somebody stops it.

Imports are light up here: each of several processes begins with this file, and has to answer its parent and to heed
signals before it loads the rest."""

import asyncio
import logging
import os
import signal
import socket
import tempfile
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import uvicorn

from ratskeller.core.errors import RatskellerError, UnsupportedSystem
from ratskeller.server.base.protocols import HTTP, socket_protocol, why_plain_sockets, why_plain_supervisor
from ratskeller.server.base.settings import Settings
from ratskeller.server.run.workers import heed_parent

try:
    import resource
except ModuleNotFoundError:
    raise UnsupportedSystem from None

if TYPE_CHECKING:
    from fastapi import FastAPI

    from ratskeller.server.run.plain_supervisor import PlainSupervisor
    from ratskeller.server.run.uvicorn_supervisor import UvicornSupervisor

BACKLOG = 2048  # connections that wait to be taken
OTHER_FILES = 200  # that a process has open beside sockets, connections that wait for an answer included
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
    """How uvicorn runs it. Its own log of requests is off, because ours says more and leaves secrets out."""
    return uvicorn.Config(
        partial(application, settings),
        factory=True,
        workers=processes,
        loop="uvloop",
        http=HTTP,
        ws=socket_protocol(),
        ws_max_size=4 * settings.limits.message_bytes,  # up to here a client gets an error message
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


def run(settings: Settings, listening: socket.socket, processes: int, on_ready: Callable[[], None]) -> None:
    """Serve until SIGTERM or SIGINT comes; then finish what is under way, and return."""
    asyncio.run(prepare(settings))
    allow_files(settings.limits.sockets + OTHER_FILES)
    if processes > 1:
        run_several(settings, listening, processes, on_ready)
    else:
        # Uvicorn sends itself the signal again when all is closed; by then it has to mean nothing.
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: None)
        serve(settings, listening, on_ready)


def serve(settings: Settings, listening: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serve in this process until a signal comes."""
    Server(config_of(settings), on_ready).run([listening])


def allow_files(count: int) -> None:
    """Allow each process this many open files, or as many as the machine allows: a shell's limit is lower."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if most == resource.RLIM_INFINITY else min(count, most)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def prepare(settings: Settings) -> None:
    """Reach the database and bring it up to date, so that problems show before anything is started."""
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
    logging.getLogger("uvicorn.error").setLevel(logging.INFO)  # logs which processes come and go
    with tempfile.TemporaryDirectory(prefix="ratskeller-figures-") as folder:
        os.environ[SHARED] = folder
        supervisor = supervisor_of(settings, listening, processes, on_ready)
        supervisor.run()
    if supervisor.failed:
        raise CantServe("a process could not start; the log says why")


def supervisor_of(
    settings: Settings, listening: socket.socket, processes: int, on_ready: Callable[[], None]
) -> "UvicornSupervisor | PlainSupervisor":
    """What starts and replaces processes: uvicorn's supervisor, or ours with a line in the log that says why."""
    from ratskeller.server.base.logs import get_logger

    if (reason := why_plain_supervisor()) is not None:
        from ratskeller.server.run.plain_supervisor import PlainSupervisor

        get_logger("app").warning("plain supervisor", reason=reason)
        return PlainSupervisor(partial(serve, settings, listening), processes, on_ready)
    from ratskeller.server.run.uvicorn_supervisor import UvicornSupervisor

    return UvicornSupervisor(config_of(settings, processes), listening, on_ready)
