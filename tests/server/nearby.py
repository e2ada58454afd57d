"""A real server on a free port, in the test's own event loop, with bots that take the first legal move."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import uvicorn
from fastapi import FastAPI

from ratskeller.client.reference import Client
from ratskeller.server.base.protocols import HTTP, socket_protocol
from ratskeller.server.base.settings import Settings
from ratskeller.server.context import AppContext
from ratskeller.server.run.app import create_app
from ratskeller.server.run.running import listen
from ratskeller.server.socket.endpoint import Sockets, sockets_of
from tests.server.tables.opening import FirstMove


class Quick(FirstMove):
    """A pool of bot workers without processes."""

    def start(self) -> None:
        """There is nothing to start."""


@dataclass
class Nearby:
    """The server, to look into."""

    url: str
    app: FastAPI
    server: uvicorn.Server

    @property
    def context(self) -> AppContext:
        context: AppContext = self.app.state.context
        return context

    @property
    def sockets(self) -> Sockets:
        return sockets_of(self.app)


@asynccontextmanager
async def nearby(settings: Settings, port: int = 0) -> AsyncIterator[Nearby]:
    """A server that is open as long as the context. The garbage of all tests is not collected for each one."""
    with (
        listen("127.0.0.1", port) as listening,
        patch("ratskeller.server.run.app.BotPool", lambda workers: Quick()),
        patch("ratskeller.server.run.app.few_full_collections", nullcontext),
    ):
        app = create_app(settings)
        config = uvicorn.Config(
            app,
            http=HTTP,
            ws=socket_protocol(),
            lifespan="on",
            log_config=None,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=10,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
            assert not serving.done(), serving
        try:
            yield Nearby(f"http://127.0.0.1:{listening.getsockname()[1]}", app, server)
        finally:
            server.should_exit = True
            await serving


@asynccontextmanager
async def people_at(server: Nearby, *names: str, **settings: Any) -> AsyncIterator[list[Client]]:
    """Clients with these names; settings are those of a client."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url, **settings)) for _ in names]
        for client, name in zip(clients, names, strict=True):
            await client.sign_up(name)
        yield clients


async def eventually(holds: Callable[[], Any]) -> None:
    """Wait until something is true that no event tells."""
    async with asyncio.timeout(120):
        while not holds():
            await asyncio.sleep(0.01)


async def a_game(clients: list[Client], game: str = "firstrat", **settings: Any) -> str:
    """A game that has begun, with a seat for each client in their order; no clock and hints by default."""
    settings = {"clock": {"kind": "none"}, "hints": True} | settings
    table = await clients[0].open(game, "me", *["open"] * (len(clients) - 1), **settings)
    for seat, client in enumerate(clients[1:], start=1):
        await client.join(table, seat)
    await clients[0].start(table)
    return table
