"""A push service of the test's own: it takes messages, and its browser decrypts them by another library than ours."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec

from ratskeller.server.calls.webpush import CURVE, encoded, point_of

AUTH = bytes(range(16))


class PushService:
    """One browser's."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.requests: list[tuple[dict[str, str], bytes]] = []
        self.answer = "201 Created"
        self.extra = ""
        self.is_silent = False  # it takes messages, and never answers
        self.is_over = asyncio.Event()
        self.port = 0
        self.tasks: list[asyncio.Task[Any] | None] = []  # that take requests

    @property
    def endpoint(self) -> str:
        """Where it takes messages."""
        return f"http://127.0.0.1:{self.port}/push/abc"

    def subscription(self, language: str = "en") -> dict[str, str]:
        """What the browser hands to the server."""
        keys = {"p256dh": encoded(point_of(self.key.public_key())), "auth": encoded(AUTH)}
        return {"endpoint": self.endpoint, "language": language} | keys

    @property
    def messages(self) -> list[dict[str, Any]]:
        """All that the browser was told."""
        return [
            json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH, version="aes128gcm"))
            for _, body in self.requests
        ]

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take a request."""
        self.tasks.append(asyncio.current_task())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:]) if name}
        self.requests.append((headers, await reader.readexactly(int(headers["content-length"]))))
        if self.is_silent:
            await self.is_over.wait()
            writer.close()
            return
        writer.write(f"HTTP/1.1 {self.answer}\r\n{self.extra}content-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service on a free port."""
    service = PushService()
    server = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        service.is_over.set()
        await asyncio.gather(*filter(None, service.tasks), return_exceptions=True)
