"""Tables at which nothing happens any more are closed by themselves, with a word before."""

import asyncio
import time
from functools import partial

import structlog

from ratskeller.client.errors import Refused
from ratskeller.server.store import idle as store
from ratskeller.server.store.idle import Quiet
from ratskeller.server.store.refusals import STORAGE_CODES
from ratskeller.server.tables.commands import NewEntry
from ratskeller.server.tables.leaving import DAY, WORD, close_idle
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.state import TableState

PERIOD = 600.0  # seconds between two searches

log = structlog.get_logger()


class IdleTables:
    """Closes them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def run(self) -> None:
        """Look for them, again and again."""
        while True:
            await self.close(time.time())
            await asyncio.sleep(PERIOD)

    async def close(self, now: float) -> None:
        """Say a word at tables where nothing has happened for long, and close those where it is due."""
        limits = self.tables.settings.limits
        waiting, running = quiet(limits.waiting_days, now), quiet(limits.idle_days, now)
        for table_id in await self.tables.look(partial(store.idle_tables, waiting=waiting, running=running)):
            try:
                await self.tables.do(table_id, partial(self.closed, now=now))
            except Refused as problem:
                if problem.code in STORAGE_CODES:
                    raise
                # It was opened under other rules: nobody can play there, so there is nobody to say a word to.
                await self.tables.run(partial(store.close_unreadable, table_id=table_id, now=now))
                log.info("a table of earlier rules is closed", table=table_id)

    def closed(self, table: TableState, now: float) -> list[NewEntry]:
        """The entries of one table, if any."""
        limits = self.tables.settings.limits
        return close_idle(table, limits.waiting_days if table.state == "open" else limits.idle_days, now)


def quiet(days: float, now: float) -> Quiet:
    """How long nothing may happen: until the word, and from there until the end."""
    return Quiet(now - days * DAY * (1 - WORD), now - days * DAY * WORD)
