"""The queue of analyses: finished games are explained one after another, in a child process of low priority."""

import asyncio
import contextlib
import time
from functools import partial

import structlog

from ratskeller.client.errors import Refused
from ratskeller.server.analysis import store
from ratskeller.server.analysis.job import AnalysisJob, Lost
from ratskeller.server.analysis.store import Claim, Most, State, Status
from ratskeller.server.analysis.worker import AnalysisFailed
from ratskeller.server.base.metrics import ANALYSES, ANALYSING
from ratskeller.server.people.service import Person
from ratskeller.server.store.background import keep_running
from ratskeller.server.store.refusals import STORAGE_CODES
from ratskeller.server.tables.service import Tables

PERIOD = 2.0  # seconds between two searches for requests that came to other processes
log = structlog.get_logger()


class AnalysisQueue:
    """What one process does for analyses."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._requested = asyncio.Event()
        self._working: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to work on what waits."""
        if self.tables.database.is_sqlite:
            await self.tables.run(store.free_all)  # no other process has the file
        self._working = asyncio.create_task(keep_running(self._work))

    async def stop(self) -> None:
        """End; what is not done yet is left to other processes, or to the next start."""
        if self._working is not None:
            self._working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._working

    async def request(self, subject: str, person: Person) -> Status:
        """Have a finished game explained, unless it was requested already; how far it is."""
        limits = self.tables.settings.limits
        most = Most(limits.analyses_per_person, limits.analyses)
        await self.tables.run(partial(store.request, subject=subject, person_id=person.id, now=time.time(), most=most))
        self._requested.set()
        return await self.status_of(subject)

    async def status_of(self, subject: str) -> Status:
        """How far the analysis of a game is."""
        return await self.tables.look(partial(store.status_of, subject=subject))

    async def _work(self) -> None:
        while True:
            self._requested.clear()
            claim = await self.tables.run(partial(store.claim, now=time.time()))
            if claim is not None:
                await self._run_job(claim)
                continue
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._requested.wait(), PERIOD)

    async def _run_job(self, claim: Claim) -> None:
        """Explain a game and write it down, or why it could not be explained."""
        began = time.monotonic()
        job = AnalysisJob(self.tables, claim)
        log.info("an analysis has begun")
        try:
            state, body = await outcome_of(job)
            await job.finish(state, body)
            how: str = state
        except Lost:
            how = "lost"
        except asyncio.CancelledError:
            ANALYSES.labels("given back").inc()
            with contextlib.suppress(Refused):
                await job.give_back()
            raise
        seconds = time.monotonic() - began
        ANALYSES.labels(how).inc()
        ANALYSING.observe(seconds)
        log.info("an analysis has ended", how=how, decisions=job.reached.total, seconds=round(seconds, 1))


async def outcome_of(job: AnalysisJob) -> tuple[State, str]:
    """The final state of an analysis, and its body or error."""
    try:
        return "done", (await job.body()).decode()
    except (AnalysisFailed, Refused) as problem:
        if isinstance(problem, Refused) and problem.code in STORAGE_CODES:
            raise  # the database is away: the claim falls free, and somebody tries again
        log.error("an analysis has failed", why=str(problem))
        return "failed", str(problem)
