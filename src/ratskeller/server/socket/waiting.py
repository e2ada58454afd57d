"""What a socket waits by. asyncio's own make room for many who wait when they are made, which thousands of sockets
keep for the one who does."""

import asyncio
from typing import Any


class Gate(asyncio.Event):
    """An event that takes up no room for those who wait before somebody does."""

    __slots__ = ("_is_open", "_waiting")

    def __init__(self) -> None:
        self._is_open = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Whether nobody has to wait."""
        return self._is_open

    def set(self) -> None:
        """Let all go on who wait, and those who come."""
        self._is_open = True
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    def clear(self) -> None:
        """Let those wait who come."""
        self._is_open = False

    async def wait(self) -> Any:
        """Go on as soon as it is set."""
        if self._is_open:
            return True
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        try:
            await future
        finally:
            if future in self._waiting:
                self._waiting.remove(future)
        return True


class Inbox(asyncio.Queue[Any]):
    """A queue for one who takes. It is seldom longer than one: a peer is not heard before its last message is taken."""

    __slots__ = ("_messages", "_taker")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._taker: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether whoever takes has to wait."""
        return not self._messages

    def put_nowait(self, item: Any) -> None:
        """Add something at the end."""
        self._messages.append(item)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    async def get(self) -> Any:
        """Take what is first, as soon as there is something. Who is stopped while waiting has taken nothing."""
        while not self._messages:
            self._taker = asyncio.get_running_loop().create_future()
            try:
                await self._taker
            finally:
                self._taker = None
        return self._messages.pop(0)
