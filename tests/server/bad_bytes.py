"""A bad wire between clients and servers: it says everything twice, breaks at random, and leads to any server."""

import asyncio
import random
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Self

from tests.server.serving import Server

HEAD_END = b"\r\n\r\n"
CHUNK = 65536
TEXT, WHOLE = 1, 0x80  # kind of a frame, and the mark of one that is not in parts
ID = re.compile(rb'"id":"([^"]+)"')


class BadWire:
    """A port that is open however often the servers behind it die. What a browser asks for by HTTP goes through whole;
    what it says over a socket goes through twice, until the wire breaks: before a message, after it, or on the way
    back."""

    def __init__(self, servers: Sequence[Server], rng: random.Random, messages_per_cut: float) -> None:
        self.is_bad = False
        self.doubled = 0  # messages
        self.cuts = 0
        self.resent = 0  # messages that a client sent again since it had no answer
        self._servers = servers
        self._rng = rng
        self._messages_per_cut = messages_per_cut
        self._ids: set[bytes] = set()
        self._lines: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_server(self._accept, "127.0.0.1")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()
        for line in list(self._lines):
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    @property
    def url(self) -> str:
        """Where clients reach it."""
        return f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"

    async def _accept(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        to_server = None
        try:
            server, to_server = await asyncio.open_connection("127.0.0.1", self._rng.choice(self._servers).port)
            await self._join(client, to_client, server, to_server)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # somebody has gone: the other end shall notice
        finally:
            self._lines.discard(line)
            for end in (to_client, to_server):
                if end is not None:
                    end.transport.abort()

    async def _join(
        self,
        client: asyncio.StreamReader,
        to_client: asyncio.StreamWriter,
        server: asyncio.StreamReader,
        to_server: asyncio.StreamWriter,
    ) -> None:
        """Carry both ways until either end has gone, or the wire breaks."""
        head = await client.readuntil(HEAD_END)
        to_server.write(head)
        is_socket = b"upgrade: websocket" in head.lower()
        there = self._carry_twice(client, to_server) if is_socket else carry(client, to_server)
        ways = [asyncio.ensure_future(there), asyncio.ensure_future(carry(server, to_client))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
                await asyncio.gather(*ways)

    async def _carry_twice(self, client: asyncio.StreamReader, to_server: asyncio.StreamWriter) -> None:
        while True:
            frame, text = await read_frame(client)
            breaks = self.is_bad and self._rng.random() * self._messages_per_cut < 1
            self.cuts += breaks
            if breaks and self._rng.random() < 1 / 3:
                return
            to_server.write(frame)
            if text is not None:
                to_server.write(frame)
                self._count(text)
            await to_server.drain()
            if breaks:
                # From at once to after most answers: some are lost on their way back.
                await asyncio.sleep(self._rng.uniform(0, 0.02))
                return

    def _count(self, text: bytes) -> None:
        self.doubled += 1
        found = ID.search(text)
        if found is not None:
            self.resent += found[1] in self._ids
            self._ids.add(found[1])


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Hand on whatever comes."""
    while data := await reader.read(CHUNK):
        writer.write(data)
        await writer.drain()


async def read_frame(reader: asyncio.StreamReader) -> tuple[bytes, bytes | None]:
    """One frame of a client's as it is (RFC 6455, section 5.2), and its text if it is a message."""
    head = await reader.readexactly(2)
    length = head[1] & 0x7F
    longer = await reader.readexactly({126: 2, 127: 8}.get(length, 0))
    size = int.from_bytes(longer) if longer else length
    mask, payload = await reader.readexactly(4), await reader.readexactly(size)
    text = None
    if head[0] == TEXT | WHOLE:
        text = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
    return head + longer + mask + payload, text
