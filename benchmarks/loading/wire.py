"""The lightest WebSocket client that will do: whoever measures a server must not be what is measured."""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
SHORT, MEDIUM = 126, 127  # lengths that say that two or eight more bytes tell the length
NO_MASK = bytes(4)  # a mask that changes nothing is allowed


class WebSocketProtocol(asyncio.Protocol):
    """One socket. Whole text messages are handed to `take`; `lost` hears why there is no more to come."""

    def __init__(self, request: str, take: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0  # bytes
        self._request = request
        self._take = take
        self._lost = lost
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast(asyncio.Transport, transport)
        self._write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell it."""
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError(f"no socket: {exc}"))
        self._lost(str(exc or "closed"))

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        self.received += len(data)
        self._buffer += data
        if not self.is_open.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.is_open.set_exception(ConnectionError(self._buffer.decode(errors="replace")))
                return
            self.is_open.set_result(None)
            self._buffer = rest
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Hand the next whole frame on, if there is one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2
        if length >= SHORT:
            start = 4 if length == SHORT else 10
            if len(buffer) < start:
                return False
            length = int.from_bytes(buffer[2:start])
        end = start + length
        if len(buffer) < end:
            return False
        kind, payload = buffer[0], bytes(buffer[start:end])
        del buffer[:end]
        if kind == FINAL | TEXT:
            self._take(payload)
        elif kind == FINAL | PING:
            self._send(PONG, payload)
        elif kind == FINAL | CLOSE:
            self._lost(f"closed with {int.from_bytes(payload[:2])}")
        elif kind != FINAL | PONG:
            raise ValueError(f"a frame of kind {kind:#x} is not expected")
        return True

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        head = bytes([FINAL | kind, MASKED | length]) if length < SHORT else bytes([FINAL | kind, MASKED | SHORT])
        longer = length.to_bytes(2) if length >= SHORT else b""
        self._write(head + longer + NO_MASK + payload)

    def _write(self, data: bytes) -> None:
        assert self._transport is not None
        if not self._transport.is_closing():  # whoever has lost it was told so
            self._transport.write(data)

    def hand_to(self, take: Callable[[bytes], None]) -> None:
        """Messages go elsewhere from now on."""
        self._take = take

    def close(self) -> None:
        """Hang up, and hear no more."""
        self._lost = lambda _: None
        if self._transport is not None:
            self._transport.abort()


async def connect(
    port: int, path: str, headers: dict[str, str], take: Callable[[bytes], None], lost: Callable[[str], None]
) -> WebSocketProtocol:
    """A socket of a server on this machine."""
    words = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(secrets.token_bytes(16)).decode(),
        **headers,
    }
    request = f"GET {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in words.items()) + "\r\n"
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: WebSocketProtocol(request, take, lost), "127.0.0.1", port)
    await wire.is_open
    return wire
