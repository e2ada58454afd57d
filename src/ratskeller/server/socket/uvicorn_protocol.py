"""How uvicorn speaks over a socket, with five differences: a peer that takes nothing can be dropped, one that sends
what is no message has to keep to a pace, of what it sends no more is parsed than the application takes, a server that
stops leaves the last word to the application, and a text that can be sent at once takes no detour.

It leans on parts of uvicorn that are not public. With versions that were not tested, uvicorn's own protocol is used as
it is (`protocols.py`): then a server that stops closes sockets itself, and clients ask again for what was under way."""

import asyncio
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ratskeller.client.errors import Refused
from ratskeller.server.base.limits import Buckets
from ratskeller.server.base.protocols import AGAINST_THE_RULES, DROP, SEND, SERVICE_RESTART
from ratskeller.server.socket.waiting import Gate, Inbox

PER_SECOND, BURST = 10.0, 200  # pings, pongs and parts of messages, of one client
PIECE = 4_096  # bytes that are parsed at once: of the shortest messages they hold 682
AFTER_CLOSE = 65_536  # bytes that a peer may still send after we have closed
CANT_READ = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
WHOLE_TEXT = 0x81  # how a frame begins
SHORTEST, LONG, LONGEST = 125, Struct("!BBH"), Struct("!BBQ")  # encodings of its length


def framed(text: bytes) -> bytes:
    """A text as one whole frame from a server (RFC 6455): the library makes the same, with
    options that are not needed here, in several times the time."""
    length = len(text)
    if length <= SHORTEST:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 2**16:
        return LONG.pack(WHOLE_TEXT, 126, length) + text
    return LONGEST.pack(WHOLE_TEXT, 127, length) + text


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection. Closing waits until the peer has taken all that was sent before, dropping doesn't."""

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self.queue = Inbox()
        self.writable = Gate()
        self.writable.set()
        self._outbox: list[bytes] = []  # frames that are sent when all that can be done now is done
        self._untaken = b""  # has come, and waits to be parsed
        self._after_close = 0
        self._pace = Buckets(PER_SECOND, BURST)  # of what is no message: those have a pace of their own

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection over; what watched over its requests is not needed any more."""
        super().connection_made(getattr(transport, "bare", transport))

    def data_received(self, data: bytes) -> None:
        """Take what comes, a piece at a time. A request for a socket that is too long or makes no sense is answered,
        too."""
        self._untaken += data
        if self.close_sent:
            self._after_close += len(data)
            if max(self._after_close, len(self._untaken)) > AFTER_CLOSE:
                self.transport.abort()
                return
        while self._untaken and not self.read_paused:
            piece, self._untaken = self._untaken[:PIECE], self._untaken[PIECE:]
            super().data_received(piece)
        if self.conn.handshake_exc is not None and not (self.handshake_initiated or self.transport.is_closing()):
            self.transport.write(CANT_READ)
            self.transport.close()

    def handle_text(self, event: Frame) -> None:
        """Take a text as bytes: the reader of the message checks whether they are UTF-8."""
        self.handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a further part of a message."""
        if self._has_time():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._has_time():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """The peer is there."""
        if self._has_time():
            super().handle_pong(event)

    def _has_time(self) -> bool:
        """Whether one more frame can be taken; else the peer has to go."""
        if self.close_sent or self.transport.is_closing():
            return False
        try:
            self._pace.take("")
        except Refused:
            self.conn.fail(AGAINST_THE_RULES, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            return False
        return True

    def handle_connect(self, event: Request) -> None:
        """Begin to talk with a peer; the application can drop it."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[DROP] = self.transport.abort
            extensions[SEND] = self.send_at_once

    def send_at_once(self, text: bytes) -> bool:
        """Send a text if the peer takes what is sent; whether it did. All layers that watch a socket open and close
        have nothing to say to a text, and to pass it through them takes longer than to send it."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected or self.transport.is_closing())
        if not is_open or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        if not self._outbox:
            self.loop.call_soon(self._flush)
        self._outbox.append(framed(text))
        return True

    def _flush(self) -> None:
        """Write all that is to be sent. A peer on this machine wakes up at once and may take the processor: the news of
        others at the same table are collected before that."""
        if self._outbox and not self.transport.is_closing():
            self.transport.write(b"".join(self._outbox))
        self._outbox.clear()

    def shutdown(self) -> None:
        """The server stops: the application gets a disconnect after earlier messages, and closes the socket."""
        if self.handshake_complete and not self.close_sent:
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": SERVICE_RESTART})
        else:
            super().shutdown()

    def keepalive_timeout(self) -> None:
        """The peer is not there any more: nothing is left to wait for."""
        super().keepalive_timeout()
        self.transport.abort()

    def _forget_handshake(self) -> None:
        """Nobody reads the headers any more, and thousands of open sockets would keep theirs."""
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    async def receive(self) -> Any:
        """The next message; when there is none left, the rest of what has come is parsed."""
        event = await super().receive()
        if self._untaken and not self.read_paused:
            self.data_received(b"")
        return event

    async def send(self, message: Any) -> None:
        """Send a message. A peer that does not answer the last one is dropped."""
        self._flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_handshake()
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # no socket was wanted: it is no error that there is none
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
