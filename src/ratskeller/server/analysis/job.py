"""One game that is being explained, and the claim to it, which is kept meanwhile."""

import asyncio
import time
from functools import partial

from ratskeller.client.errors import Refused
from ratskeller.server.analysis import store
from ratskeller.server.analysis.store import Claim, Reached, State
from ratskeller.server.analysis.worker import AnalysisWorker, Task
from ratskeller.server.records.finished import finished_game
from ratskeller.server.tables.service import Tables

PERIOD = 2.0  # seconds after which the claim is put off, and its progress is written


class Lost(Exception):
    """Another process has the claim, or nobody wants the analysis any more."""


class AnalysisJob:
    """A claim, and the process that works on it."""

    def __init__(self, tables: Tables, claim: Claim) -> None:
        self.tables = tables
        self.claim = claim
        self.reached = Reached(0, 0)

    async def body(self) -> bytes:
        """The analysis as JSON."""
        game = await finished_game(self.claim.subject, self.tables)
        task = Task(game.text, game.profile, self.tables.settings.analysis_playouts)
        worker = AnalysisWorker()
        answer = asyncio.create_task(asyncio.to_thread(worker.explain, task, self._note))
        try:
            while not (await asyncio.wait({answer}, timeout=PERIOD))[0]:
                await self._renew()
            return answer.result()
        finally:
            worker.end()
            await asyncio.wait({answer})
            if not answer.cancelled():
                answer.exception()  # of a process that we have ended: otherwise asyncio writes it into the log
            await asyncio.to_thread(worker.bury)

    async def finish(self, state: State, body: str) -> None:
        """Write down what came of it."""
        finish = partial(store.finish, held=self.claim, reached=self.reached, state=state, body=body)
        if not await self.tables.run(finish):
            raise Lost

    async def give_back(self) -> None:
        """Leave it to another process."""
        await self.tables.run(partial(store.give_back, held=self.claim))

    def _note(self, done: int, total: int) -> None:
        self.reached = Reached(done, total)

    async def _renew(self) -> None:
        """Postpone the time when the claim expires. A database that is unreachable may be back before then."""
        renew = partial(store.renew, held=self.claim, now=time.time(), reached=self.reached)
        try:
            renewed = await self.tables.run(renew)
        except Refused:
            return
        if renewed is None:
            raise Lost
        self.claim = renewed
