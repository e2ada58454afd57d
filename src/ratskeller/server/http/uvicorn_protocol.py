"""What uvicorn does not watch over on a connection: how many of them an address has; how long the head of a request may
take, and how long it may be; how much of a request is parsed at once, and how many requests wait for an answer; and how
long a peer that takes nothing can keep a connection.

It stands between a connection and uvicorn's own protocol, whichever that is, and uses what asyncio promises of both.
Where uvicorn parses by httptools, which sets no limits, its protocol has `headers` and a `pipeline` to look at; the
other parsers that it knows have limits of their own."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ratskeller.server.http.connections import STATE, Connections

HEAD_SECONDS = 20.0  # for all of a request's head to arrive
HEAD_BYTES = 65_536  # of a request's line and headers
HEADERS = 200  # those that come after a body in chunks included
BODY_BYTES = 1_048_576  # of what comes after a head, where the application does not say how many
PIECE = 8_192  # bytes that are parsed at once
CLOSE_SECONDS = 30.0  # for a peer to take some of what was sent to it
# What a peer still sends when its request is refused is not looked at: if the connection ended at once, the peer would
# be told of that instead of the reason.
LINGER_SECONDS = 2.0
LINGER_BYTES = 1_048_576
HEAD_END = b"\r\n\r\n"
CONTINUE = b"HTTP/1.1 100"  # no answer yet
BLANK = b"\r\n"  # before a request it means nothing
TOO_LONG = b"The request is too long or has too many headers."
REFUSAL = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"


class HttpProtocol(asyncio.Protocol):
    """One connection. The peer has to send a request, in time and not too long."""

    def __init__(self, **named: Any) -> None:
        self._uvicorns: Any = AutoHTTPProtocol(**named)
        self._connections: Connections | None = named.get("app_state", {}).get(STATE)
        self._key: str | None = ""  # of the address that this connection counts for; None: it is one too many
        self._untaken = b""  # has come, and waits to be parsed
        self._is_wanted = True  # uvicorn wants more
        self._rest = 0  # bytes that were parsed since a head
        self._slow: asyncio.TimerHandle | None = None  # ends a connection whose peer takes nothing
        self._is_mine = True  # it has not become a socket
        self._ignored: int | None = None  # bytes that came after a refusal
        self._patience: asyncio.TimerHandle | None = None
        self._head_bytes = 0  # of a head that has begun and not ended
        self._last = b""  # of it: the end may come in pieces
        self._is_asked = False  # a head has come, and nothing was answered since

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a first request."""
        self._transport = transport
        peer = transport.get_extra_info("peername")
        if self._connections is not None and isinstance(peer, tuple):
            self._key = self._connections.take(peer[0])
        if self._key is None:
            transport.abort()
            return
        self._wait()
        self._uvicorns.connection_made(cast(asyncio.Transport, Watched(transport, self)))

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is to be waited for any more."""
        if self._key is not None:
            self.let_go()
            self._uvicorns.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes, a piece at a time: requests and headers need a hundred times the room of their bytes."""
        if self._ignored is not None:
            self._ignored += len(data)
            if self._ignored > LINGER_BYTES:
                self._transport.abort()
            return
        has_waited = bool(self._untaken)
        self._untaken += data
        if not has_waited:
            self._take_piece()

    def _take_piece(self) -> None:
        """Parse a piece, unless uvicorn has enough or another request waits for its turn; the rest later."""
        if not self._is_mine or self.is_refused or self._transport.is_closing():
            return
        if self._untaken and self._is_wanted and not getattr(self._uvicorns, "pipeline", None):
            piece, self._untaken = self._untaken[:PIECE], self._untaken[PIECE:]
            self._parse(piece)
            if self._untaken:
                asyncio.get_running_loop().call_soon(self._take_piece)
        self._read_or_pause()

    def _parse(self, piece: bytes) -> None:
        if not self._is_asked:
            self._read_head(piece)
        else:
            self._rest += len(piece)
        most = BODY_BYTES if self._connections is None else self._connections.body_bytes
        if self._head_bytes > HEAD_BYTES or self._rest > most:
            self._refuse()
            return
        self._uvicorns.data_received(piece)
        if len(getattr(self._uvicorns, "headers", None) or ()) > HEADERS:
            self._refuse()

    def _read_or_pause(self) -> None:
        if not self._is_mine or self._transport.is_closing():
            return
        if (self._untaken or not self._is_wanted) and not self.is_refused:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    def wants(self, more: bool) -> None:
        """Uvicorn has enough, or wants more: then it has something to finish first."""
        self._is_wanted = more
        if more and self._untaken:
            asyncio.get_running_loop().call_soon(self._take_piece)
        else:
            self._read_or_pause()

    def eof_received(self) -> bool | None:
        """The peer says no more."""
        is_kept: bool | None = self._uvicorns.eof_received()
        return is_kept

    def pause_writing(self) -> None:
        """The peer is slow."""
        self._slow = asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._transport.abort)
        self._uvicorns.pause_writing()

    def resume_writing(self) -> None:
        """The peer has caught up."""
        self._end_waiting()
        self._uvicorns.resume_writing()

    def _end_waiting(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def answered(self) -> None:
        """Something was written: what comes next begins another request."""
        self._is_asked = False
        self._head_bytes, self._last, self._rest = 0, b"", 0
        if self._untaken:
            asyncio.get_running_loop().call_soon(self._take_piece)

    def let_go(self) -> None:
        """The connection has ended, or has become a socket, which is another protocol's and counted as such."""
        self._is_mine = False
        self._untaken = b""
        self._end_patience()
        self._end_waiting()
        if self._connections is not None and self._key:
            self._connections.give_back(self._key)
            self._key = ""

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

    @property
    def is_refused(self) -> bool:
        """The peer was told that its request is not taken."""
        return self._ignored is not None

    def _refuse(self) -> None:
        if self._is_mine and not (self.is_refused or self._transport.is_closing()):
            length = f"Content-Length: {len(TOO_LONG)}\r\n\r\n".encode()
            self._transport.write(REFUSAL + length + TOO_LONG)
            self._transport.write_eof()
            self._ignored, self._untaken = 0, b""
            self._end_patience()
            asyncio.get_running_loop().call_later(LINGER_SECONDS, self._transport.abort)

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
        """Send something, unless the last word was said or the peer is gone: then an event loop may raise an error."""
        if self.bare.is_closing() or (self._wire is not None and self._wire.is_refused):
            return
        if self._wire is not None and not data.startswith(CONTINUE):
            self._wire.answered()
        self.bare.write(data)

    def pause_reading(self) -> None:
        """Read no more for a while."""
        if self._wire is not None:
            self._wire.wants(False)
        else:
            self.bare.pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        if self._wire is not None:
            self._wire.wants(True)
        else:
            self.bare.resume_reading()

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
