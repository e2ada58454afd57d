"""Each process writes a heartbeat to the database. While there was none, nobody could move: the server was down, or its
database was away or full. That time is left out of all clocks."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import structlog
from sqlalchemy import Connection

from ratskeller.client.errors import Refused
from ratskeller.server.base.metrics import ENTRIES, count_of
from ratskeller.server.store import heartbeats as store
from ratskeller.server.store.database import Database
from ratskeller.server.store.heartbeats import Pause
from ratskeller.server.store.refusals import refusing
from ratskeller.server.store.row import Row

PERIOD = 3.0  # seconds between two heartbeats
TIMEOUT = 9.0  # seconds without one after which the server was away
IDLE = 60.0  # seconds between two that are written though no clock runs: they find a disk that is full
PADDING = "." * 32_768  # a trial has to need as much room as a few moves do

log = structlog.get_logger()


class Heartbeat:
    """The heartbeat of one process."""

    def __init__(self, database: Database, on_entries: Callable[[str, int, Sequence[Row]], None]) -> None:
        self.database = database
        self._on_entries = on_entries
        self._last = 0.0  # when this process was last sure that people could move
        self._written = 0.0
        self._turn = asyncio.Lock()

    async def run(self) -> None:
        """Beat until something goes wrong."""
        while True:
            await self.beat()
            await asyncio.sleep(PERIOD)

    async def ensure(self) -> None:
        """Called before every change of a table: by then all clocks know of any time in which nobody could move."""
        if self._is_late():
            async with self._turn:
                if self._is_late():  # whoever waited for the same before us has done it
                    await self._beat()

    async def beat(self) -> None:
        """Find out whether people can move now, and whether they could since the last heartbeat."""
        async with self._turn:
            await self._beat()

    async def stop(self) -> None:
        """A last heartbeat: the time that the server is away begins here."""
        if self.database.condition.state == "ready":
            with suppress(Refused):
                await self.beat()

    def _is_late(self) -> bool:
        return time.time() - self._last > TIMEOUT

    async def _beat(self) -> None:
        if await self._has_to_write():
            pause = await refusing(self.database.run(self._write))
            self._written = time.time()
            self.database.condition.recovered()
            if pause is not None:
                self._announce(pause)
        self._last = time.time()

    async def _has_to_write(self) -> bool:
        """Whether a heartbeat has to be written now: not every time while no clock runs."""
        is_ready = self.database.condition.state == "ready"
        if not is_ready or time.time() - self._written > IDLE:
            return True
        return await refusing(self.database.look(store.clocks_run))

    def _write(self, connection: Connection) -> Pause | None:
        # Whoever opens an SQLite file is the only one there: any gap before is time that the server was away.
        timeout = 0.0 if self.database.is_sqlite and not self._last else TIMEOUT
        padding = "" if self.database.condition.state == "ready" else PADDING
        return store.beat(connection, time.time(), self._last, timeout, padding)

    def _announce(self, pause: Pause) -> None:
        for table_id, row in pause.rows.items():
            count_of(ENTRIES, row.kind).inc()
            self._on_entries(table_id, row.number, [row])
        if pause.rows:
            seconds = round(pause.ended - pause.began, 1)
            log.info("nobody could move: clocks leave that time out", seconds=seconds, tables=len(pause.rows))
