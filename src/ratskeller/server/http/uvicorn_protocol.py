"""Limits that uvicorn does not set for a connection: how long the head of a request may take, how long it may be, and
how long a peer that reads nothing can keep a closed connection.

It stands between a connection and uvicorn's own protocol, and relies only on what asyncio guarantees for both.
"""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEAD_SECONDS = 20.0  # for all of a request's head to arrive
HEAD_BYTES = 65_536  # of a request's line and headers
CLOSE_SECONDS = 30.0  # for a peer to take what was sent before a connection was closed
HEAD_END = b"\r\n\r\n"
CONTINUE = b"HTTP/1.1 100"  # no answer yet
BLANK = b"\r\n"  # before a request it means nothing
TOO_LONG = b"The head of the request is too long."
REFUSAL = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"


class HttpProtocol(asyncio.Protocol):
    """One connection. The peer has to send a request, in time and not too long."""

    def __init__(self, **named: Any) -> None:
        self._uvicorns: asyncio.Protocol = AutoHTTPProtocol(**named)
        self._patience: asyncio.TimerHandle | None = None
        self._head_bytes = 0  # of a head that has begun and not ended
        self._last = b""  # of it: the end may come in pieces
        self._is_asked = False  # a head has come, and nothing was answered since

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a first request."""
        self._transport = transport
        self._wait()
        self._uvicorns.connection_made(cast(asyncio.Transport, Watched(transport, self)))

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is to be waited for any more."""
        self._end_patience()
        self._uvicorns.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes; a head has an end."""
        if not self._is_asked:
            self._read_head(data)
        if self._head_bytes > HEAD_BYTES:
            self._refuse()
        else:
            self._uvicorns.data_received(data)

    def eof_received(self) -> bool | None:
        """The peer sends nothing more."""
        return self._uvicorns.eof_received()

    def pause_writing(self) -> None:
        """The peer is slow."""
        self._uvicorns.pause_writing()

    def resume_writing(self) -> None:
        """The peer has caught up."""
        self._uvicorns.resume_writing()

    def answered(self) -> None:
        """Something was written: what comes next begins another request."""
        self._is_asked = False
        self._head_bytes, self._last = 0, b""

    def let_go(self) -> None:
        """The connection has become a socket, and is another protocol's."""
        self._end_patience()

    def _read_head(self, data: bytes) -> None:
        begun = data if self._head_bytes else data.lstrip(BLANK)
        if not begun:
            return
        if self._patience is None:
            self._wait()
        self._is_asked = HEAD_END in self._last + begun
        if self._is_asked:
            self._end_patience()
            self._head_bytes = 0
        else:
            self._head_bytes += len(begun)
            self._last = (self._last + begun)[-len(HEAD_END) + 1 :]

    def _refuse(self) -> None:
        if not self._transport.is_closing():
            length = f"Content-Length: {len(TOO_LONG)}\r\n\r\n".encode()
            self._transport.write(REFUSAL + length + TOO_LONG)
            self._transport.close()

    def _wait(self) -> None:
        self._patience = asyncio.get_running_loop().call_later(HEAD_SECONDS, self._transport.abort)

    def _end_patience(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class Watched:
    """A connection as uvicorn sees it: it reports when something is answered, and a peer that reads nothing can't keep
    it open once it is closed. Everything else is the connection's own."""

    def __init__(self, bare: asyncio.Transport, wire: HttpProtocol) -> None:
        self.bare = bare
        self._wire: HttpProtocol | None = wire

    def __getattr__(self, name: str) -> Any:
        return getattr(self.bare, name)

    def write(self, data: bytes) -> None:
        """Send something."""
        if self._wire is not None and not data.startswith(CONTINUE):
            self._wire.answered()
        self.bare.write(data)

    def close(self) -> None:
        """Close it when the peer has taken all, or has had time to."""
        if not self.bare.is_closing():
            asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.bare.abort)
        self.bare.close()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Hand the connection to a socket's protocol."""
        if self._wire is not None:
            self._wire.let_go()
            self._wire = None
        self.bare.set_protocol(protocol)
