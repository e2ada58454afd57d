"""A thread that does one thing after another for an event loop. A pool can do more, and all that it keeps count of for
that takes longer than what is asked of this one."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Asked(NamedTuple):
    """Something to be done, and whom to tell."""

    work: Callable[[], Any]
    done: asyncio.Future[Any]


class OneThread:
    """Begins when something is asked of it first."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread: Thread | None = None

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """What `work` gives, in the other thread."""
        if self._thread is None:
            self._thread = Thread(target=self._do_all, name=self._name, daemon=True)
            self._thread.start()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.put(Asked(work, done))
        return done

    async def close(self) -> None:
        """Finish all that was asked."""
        if self._thread is not None:
            await self.do(lambda: None)
            self._asked.put(None)
            self._thread.join()
            self._thread = None

    def _do_all(self) -> None:
        while (asked := self._asked.get()) is not None:
            try:
                outcome, problem = asked.work(), None
            except BaseException as raised:
                outcome, problem = None, raised
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                asked.done.get_loop().call_soon_threadsafe(settle, asked.done, outcome, problem)


def settle(done: asyncio.Future[T], outcome: T, problem: BaseException | None) -> None:
    """Tell whoever waits, if somebody still does."""
    if done.done():
        return
    if problem is None:
        done.set_result(outcome)
    else:
        done.set_exception(problem)
