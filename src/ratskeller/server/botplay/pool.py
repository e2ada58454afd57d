"""A pool of bot workers: processes for bots and hints, so that nobody's request waits for them."""

import asyncio
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog

from ratskeller.client.errors import Refused
from ratskeller.server.base.metrics import THINKING
from ratskeller.server.botplay.worker import BotFailed, BotRequest, BotWorker, Purpose, WorkerLost

__all__ = ["BotFailed", "BotPool", "BotRequest"]

HINTS_WAITING = 8  # for each process; further requests are refused

log = structlog.get_logger()

Queue = deque[asyncio.Future[BotWorker]]


class BotPool:
    """A number of processes, each with one request at a time. Bots and hints take turns."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.waiting = 0  # requests that wait or are worked on
        self._free: list[BotWorker] = []
        self._queues: dict[Purpose, Queue] = {"choose": deque(), "hint": deque()}  # those whose turn it is first
        self._busy: dict[asyncio.Task[Any], BotWorker] = {}
        self._threads = ThreadPoolExecutor(workers, "worker")  # they only wait for processes
        self._closed = False

    def start(self) -> None:
        """Start the processes; they get ready by themselves."""
        self._free = [BotWorker() for _ in range(self.workers)]

    async def choose(self, request: BotRequest) -> int:
        """The number of the move that a level chooses."""
        move: int = await self._answer("choose", request)
        return move

    async def hint(self, request: BotRequest) -> dict[str, Any]:
        """The best few whole turns, with every seat's chance to win and expected points."""
        if len(self._queues["hint"]) >= HINTS_WAITING * self.workers:
            raise Refused("busy", "too many people wait for a hint")
        found: dict[str, Any] = await self._answer("hint", request)
        return found

    async def close(self) -> None:
        """End all processes. Asks that have no answer yet are refused."""
        self._closed = True
        for place in [*self._queues["choose"], *self._queues["hint"]]:
            if not place.done():
                place.set_exception(closing())
        for worker in [*self._free, *self._busy.values()]:
            worker.end()
        await asyncio.gather(*self._busy, return_exceptions=True)
        for worker in self._free:
            await asyncio.to_thread(worker.bury)
        self._free.clear()
        self._threads.shutdown()

    async def _answer(self, purpose: Purpose, request: BotRequest) -> Any:
        self.waiting += 1
        try:
            with THINKING.time():
                try:
                    return await self._work_on(purpose, request)
                except WorkerLost:
                    return await self._work_on(purpose, request)
        except WorkerLost:
            raise Refused("busy", "the bot worker was lost twice") from None
        finally:
            self.waiting -= 1

    async def _work_on(self, purpose: Purpose, request: BotRequest) -> Any:
        worker = await self._take(purpose)
        task = asyncio.create_task(self._use(worker, purpose, request))
        self._busy[task] = worker
        # A worker goes on when nobody waits for its answer any more, and is free for others only then.
        return await asyncio.shield(task)

    async def _use(self, worker: BotWorker, purpose: Purpose, request: BotRequest) -> Any:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        try:
            answer = await loop.run_in_executor(self._threads, worker.answer, purpose, request)
        except WorkerLost:
            await loop.run_in_executor(self._threads, worker.bury)
            if not self._closed:
                log.warning("a bot worker was lost", process=worker.pid, how=worker.how_ended)
                self._give_back(BotWorker())
            raise
        except BotFailed:
            self._give_back(worker)
            raise
        else:
            self._give_back(worker)
            return answer
        finally:
            assert task is not None
            del self._busy[task]

    async def _take(self, purpose: Purpose) -> BotWorker:
        """A free process, or the next one when it is this purpose's turn."""
        if self._closed:
            raise closing()
        if self._free:
            return self._free.pop()
        place: asyncio.Future[BotWorker] = asyncio.get_running_loop().create_future()
        self._queues[purpose].append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled() and place.exception() is None:
                self._give_back(place.result())
            raise

    def _give_back(self, worker: BotWorker) -> None:
        """Give a process to a waiting request: of the other purpose than last time, if there is one."""
        for purpose, queue in list(self._queues.items()):
            while queue:
                place = queue.popleft()
                if not place.done():
                    self._queues[purpose] = self._queues.pop(purpose)  # to the end: the others are first next time
                    place.set_result(worker)
                    return
        self._free.append(worker)


def closing() -> Refused:
    """The refusal while the server stops."""
    return Refused("busy", "the server stops")
