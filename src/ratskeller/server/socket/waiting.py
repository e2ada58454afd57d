"""An event and a queue for sockets. Those of asyncio allocate a deque for waiters when they are made, which adds up
with thousands of sockets."""

import asyncio
from typing import Any


class Gate(asyncio.Event):
    """An event without asyncio's deque of waiters."""

    __slots__ = ("_is_open", "_waiting")

    def __init__(self) -> None:
        self._is_open = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Whether `wait` returns at once."""
        return self._is_open

    def set(self) -> None:
        """Wake all waiters; `wait` returns at once from now on."""
        self._is_open = True
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    def clear(self) -> None:
        """Let `wait` block again."""
        self._is_open = False

    async def wait(self) -> Any:
        """Return as soon as it is set."""
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
    """A queue with one reader. It is seldom longer than one: a peer is not read before its last message is taken."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether `get` has to wait."""
        return not self._messages

    def put_nowait(self, item: Any) -> None:
        """Append a message."""
        self._messages.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Take the first message as soon as there is one; a reader that is cancelled has taken none."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)
