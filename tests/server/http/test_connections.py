"""What strangers send over bare connections, beside requests that make sense: how much of it is parsed and kept."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from ratskeller.server.base.protocols import HTTP, OWN_SOCKETS
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.http import uvicorn_protocol
from ratskeller.server.http.connections import STATE, Connections
from ratskeller.server.run.running import listen
from tests.server.asynchronous import asynchronous
from tests.server.nearby import eventually

GET = b"GET / HTTP/1.1\r\nHost: rats\r\n\r\n"
UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: rats\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LARGE = 30_000_000  # bytes of an answer, more than any buffer between here and there
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Echo:
    """An application that answers a request with the length of its body, and says each message back."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            scope["state"][STATE] = Connections(self.settings)
            for _ in range(2):
                await send({"type": f"{(await receive())['type']}.complete"})
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (event := await receive())["type"] == "websocket.receive":
                await send({"type": "websocket.send", "bytes": event["bytes"]})
        else:
            length, event = 0, {"more_body": True}
            while event.get("more_body"):
                event = await receive()
                length += len(event.get("body", b""))
            body = b"x" * LARGE if scope["path"] == "/large" else str(length).encode()
            head = {"type": "http.response.start", "status": 200}
            await send(head | {"headers": [(b"content-length", str(len(body)).encode())]})
            await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def served(settings: Settings | None = None) -> AsyncIterator[tuple[int, uvicorn.Server]]:
    """The port of a server that speaks by our protocols."""
    with listen("127.0.0.1", 0) as listening:
        app = Echo(settings or Settings("sqlite:///rats.sqlite"))
        config = uvicorn.Config(app, http=HTTP, ws=OWN_SOCKETS, lifespan="on", log_config=None, access_log=False)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            async with asyncio.timeout(120):
                yield listening.getsockname()[1], server
        finally:
            server.force_exit = server.should_exit = True
            await serving


async def answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Status and body of the next answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = int(head.partition(b"content-length:")[2].split()[0])
    return int(head.split()[1]), await reader.readexactly(length)


async def bytes_taken(streams: Streams, endless: bytes, most: int) -> int:
    """How many bytes of what has no end a server takes before it ends the connection."""
    _, writer = streams
    taken = 0
    with suppress(ConnectionError):
        while taken < most:
            writer.write(endless)
            await writer.drain()
            taken += len(endless)
    return taken


def held(server: uvicorn.Server) -> int:
    """How many things wait at the connections of a server: requests, or messages."""
    protocols: Any = server.server_state.connections
    return sum(len(one.queue._messages) if hasattr(one, "queue") else len(one.pipeline) for one in protocols)


@pytest.mark.parametrize("endless", [b"a:b\r\n" * 10_000, b"x" * 50_000], ids=["headers", "one-header"])
@asynchronous
async def test_headers_after_a_body_have_an_end(endless: bytes) -> None:
    async with served() as (port, _):
        streams = await asyncio.open_connection("127.0.0.1", port)
        streams[1].write(b"POST / HTTP/1.1\r\nHost: rats\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nrat: ")
        taken = await bytes_taken(streams, endless, 60_000_000)
        assert taken < 20_000_000  # most of it waits in buffers of the system
        streams[1].close()


@asynchronous
async def test_a_request_of_very_many_headers_is_refused() -> None:
    async with served() as (port, _):
        for count, status in ((150, 200), (250, 400)):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(GET.replace(b"\r\n\r\n", b"\r\nx: y" * count + b"\r\n\r\n"))
            assert (await answer(reader))[0] == status
            writer.close()


@asynchronous
async def test_a_body_in_pieces_of_any_size_arrives_whole() -> None:
    async with served() as (port, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for length in (1, 8_191, 8_192, 8_193, 250_000):
            writer.write(b"POST / HTTP/1.1\r\nHost: rats\r\nContent-Length: %d\r\n\r\n" % length + b"x" * length)
            assert await answer(reader) == (200, str(length).encode())
        chunks = b"1\r\nx\r\n" * 20_000 + b"0\r\n\r\n"
        writer.write(b"POST / HTTP/1.1\r\nHost: rats\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks + GET)
        assert await answer(reader) == (200, b"20000")
        assert await answer(reader) == (200, b"0")
        writer.close()


@asynchronous
async def test_requests_that_come_before_the_last_was_answered_are_not_all_parsed_at_once() -> None:
    async with served() as (port, server):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        most, count = 0, 5_000
        writer.write(GET * count)
        for _ in range(count):
            assert await answer(reader) == (200, b"0")
            most = max(most, held(server))
        assert most < 500
        writer.close()


@asynchronous
async def test_messages_that_come_at_once_are_not_all_parsed_at_once() -> None:
    async with served() as (port, server):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(UPGRADE)
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        most, count, large = 0, 20_000, 30_000
        writer.write(b"\x81\x81\0\0\0\0a" * count + b"\x81\xfe" + large.to_bytes(2) + bytes(4) + b"b" * large)
        for _ in range(count):
            assert await reader.readexactly(3) == b"\x82\x01a"
            most = max(most, held(server))
        assert await reader.readexactly(4 + large) == b"\x82\x7e" + large.to_bytes(2) + b"b" * large
        assert most < 1_000
        writer.close()


@asynchronous
async def test_an_address_has_only_so_many_connections() -> None:
    settings = Settings("sqlite:///rats.sqlite", limits=Limits(connections_per_address=3))
    async with served(settings) as (port, server):
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        await eventually(lambda: len(server.server_state.connections) == 3)
        assert await is_answered(port) is False
        lines.pop()[1].close()
        await eventually(lambda: len(server.server_state.connections) == 2)
        assert await is_answered(port) is True
        # A socket is counted elsewhere.
        lines[0][1].write(UPGRADE)
        assert b" 101 " in await lines[0][0].readuntil(b"\r\n\r\n")
        await eventually(lambda: len(server.server_state.connections) == 2)
        lines.append(await asyncio.open_connection("127.0.0.1", port))
        assert await is_answered(port) is True
        for _, writer in lines:
            writer.close()


@asynchronous
async def test_a_proxy_has_as_many_connections_as_it_needs() -> None:
    settings = Settings("sqlite:///rats.sqlite", proxies=("127.0.0.0/8",), limits=Limits(connections_per_address=1))
    async with served(settings) as (port, server):
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        await eventually(lambda: len(server.server_state.connections) == 3)
        assert await is_answered(port) is True
        for _, writer in lines:
            writer.close()


async def is_answered(port: int) -> bool:
    """Whether a request over a new connection is answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(GET)
        return await answer(reader) == (200, b"0")
    except (ConnectionError, asyncio.IncompleteReadError):
        return False
    finally:
        writer.close()


@asynchronous
async def test_whoever_takes_nothing_of_an_answer_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocol, "CLOSE_SECONDS", 0.2)
    async with served() as (port, server):
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", port))
            line.sendall(GET.replace(b"/ ", b"/large ", 1))
            await eventually(lambda: server.server_state.connections)
            await eventually(lambda: not server.server_state.connections)


class Gone(asyncio.Transport):
    """A connection whose peer is gone, as uvloop has it: nothing can be written any more."""

    def is_closing(self) -> bool:
        return True

    def write(self, data: object) -> None:
        raise RuntimeError("the handler is closed")


@asynchronous
async def test_an_answer_to_whoever_is_gone_is_no_error() -> None:
    config = uvicorn.Config(Echo(Settings("sqlite://")))
    config.load()
    protocol = uvicorn_protocol.HttpProtocol(config=config, server_state=uvicorn.server.ServerState(), app_state={})
    uvicorn_protocol.Watched(Gone(), protocol).write(b"HTTP/1.1 200 OK\r\n\r\n")
