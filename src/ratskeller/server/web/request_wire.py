"""How uvicorn hears requests, with one difference: it does not wait for ever for the head of one."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 20.0  # for all of a request's head to arrive
HEAD_BYTES = 65_536  # of a request's line and headers


class RequestWire(HttpToolsProtocol):
    """One connection. Whoever opens it has to ask for something, in time and in not too many words."""

    _head_bytes = 0
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is to be waited for any more."""
        self._end_patience()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes; a head has an end."""
        super().data_received(data)
        self._head_bytes = 0 if self._is_asked() else self._head_bytes + len(data)
        if self._head_bytes > HEAD_BYTES and self.transport.get_protocol() is self and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_headers_complete(self) -> None:
        """The head has come."""
        self._end_patience()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self._wait()

    def _is_asked(self) -> bool:
        """Whether a request is being answered."""
        return bool(self.cycle) and not self.cycle.response_complete

    def _wait(self) -> None:
        self._end_patience()
        self._patience = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _end_patience(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        if not self._is_asked():
            self.transport.abort()
