"""Bots and hints think in processes of their own, so that nobody's request waits for them."""

import asyncio
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog

from ratskeller.client.errors import Refused
from ratskeller.server.base.metrics import THINKING
from ratskeller.server.botplay.worker import BotFailed, BotRequest, BotWorker, Purpose, WorkerLost

__all__ = ["BotFailed", "BotPool", "BotRequest"]

HINTS_WAITING = 8  # for each process; whoever asks beyond that has to come again

log = structlog.get_logger()

Queue = deque[asyncio.Future[BotWorker]]


class BotPool:
    """So many processes, each with one ask at a time. Bots and hints that wait come by turns."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.waiting = 0  # asks that wait or are thought about
        self._free: list[BotWorker] = []
        self._queues: dict[Purpose, Queue] = {"choose": deque(), "hint": deque()}  # those whose turn it is first
        self._busy: dict[asyncio.Task[Any], BotWorker] = {}
        self._threads = ThreadPoolExecutor(workers, "thinker")  # they only wait for processes
        self._closed = False

    def start(self) -> None:
        """Start the processes; they get ready by themselves."""
        self._free = [BotWorker() for _ in range(self.workers)]

    async def choose(self, ask: BotRequest) -> int:
        """The number of the move that the ask's level chooses."""
        move: int = await self._answer("choose", ask)
        return move

    async def hint(self, ask: BotRequest) -> dict[str, Any]:
        """The best few whole turns, with every seat's chance to win and expected points."""
        if len(self._queues["hint"]) >= HINTS_WAITING * self.workers:
            raise Refused("busy", "too many people wait for a hint")
        found: dict[str, Any] = await self._answer("hint", ask)
        return found

    async def close(self) -> None:
        """End all processes. Asks that have no answer yet are refused."""
        self._closed = True
        for place in [*self._queues["choose"], *self._queues["hint"]]:
            if not place.done():
                place.set_exception(closing())
        for thinker in [*self._free, *self._busy.values()]:
            thinker.end()
        await asyncio.gather(*self._busy, return_exceptions=True)
        for thinker in self._free:
            await asyncio.to_thread(thinker.bury)
        self._free.clear()
        self._threads.shutdown()

    async def _answer(self, purpose: Purpose, ask: BotRequest) -> Any:
        self.waiting += 1
        try:
            with THINKING.time():
                try:
                    return await self._think(purpose, ask)
                except WorkerLost:
                    return await self._think(purpose, ask)
        except WorkerLost:
            raise Refused("busy", "the thinking broke off twice") from None
        finally:
            self.waiting -= 1

    async def _think(self, purpose: Purpose, ask: BotRequest) -> Any:
        thinker = await self._take(purpose)
        task = asyncio.create_task(self._use(thinker, purpose, ask))
        self._busy[task] = thinker
        # A process thinks on when nobody wants its answer any more, and is free for others only then.
        return await asyncio.shield(task)

    async def _use(self, thinker: BotWorker, purpose: Purpose, ask: BotRequest) -> Any:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        try:
            answer = await loop.run_in_executor(self._threads, thinker.think, purpose, ask)
        except WorkerLost:
            await loop.run_in_executor(self._threads, thinker.bury)
            if not self._closed:
                log.warning("a process that thinks was lost", process=thinker.pid, how=thinker.how_ended)
                self._give_back(BotWorker())
            raise
        except BotFailed:
            self._give_back(thinker)
            raise
        else:
            self._give_back(thinker)
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

    def _give_back(self, thinker: BotWorker) -> None:
        """Hand a process to whoever waits: to the other purpose than last time, if anybody waits there."""
        for purpose, queue in list(self._queues.items()):
            while queue:
                place = queue.popleft()
                if not place.done():
                    self._queues[purpose] = self._queues.pop(purpose)  # to the end: the others are first next time
                    place.set_result(thinker)
                    return
        self._free.append(thinker)


def closing() -> Refused:
    """What is said to whoever asks when it is too late."""
    return Refused("busy", "the server stops")
