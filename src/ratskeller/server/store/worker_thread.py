"""A thread that runs functions one after another for an event loop. The bookkeeping of a pool would cost more than the
work that is done here."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Job(NamedTuple):
    """A function to run, and the future of its result."""

    work: Callable[[], Any]
    done: asyncio.Future[Any]


class WorkerThread:
    """Starts with its first job."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """The result of `work`, run in the other thread."""
        if self._thread is None:
            self._thread = Thread(target=self._do_all, name=self._name, daemon=True)
            self._thread.start()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, done))
        return done

    async def close(self) -> None:
        """Finish all jobs, and end the thread."""
        if self._thread is not None:
            await self.do(lambda: None)
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    def _do_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                outcome, problem = job.work(), None
            except BaseException as raised:
                outcome, problem = None, raised
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                job.done.get_loop().call_soon_threadsafe(settle, job.done, outcome, problem)


def settle(done: asyncio.Future[T], outcome: T, problem: BaseException | None) -> None:
    """Set the result of a future, if somebody still waits for it."""
    if done.done():
        return
    if problem is None:
        done.set_result(outcome)
    else:
        done.set_exception(problem)
