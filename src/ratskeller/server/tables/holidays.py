"""Holidays stop the clocks of games with days for a turn. An entry `holiday` of each such table says which holidays a
seat has, so that all processes reckon alike; a move can be made at any time."""

import asyncio
import math
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial

import structlog
from sqlalchemy import Connection

from ratskeller.client.errors import Refused
from ratskeller.server.base.limits import Buckets
from ratskeller.server.store import holidays as store
from ratskeller.server.store.holidays import Holiday
from ratskeller.server.store.refusals import STORAGE_CODES
from ratskeller.server.tables.clock import DAY
from ratskeller.server.tables.commands import NewEntry, need_room
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.state import TableState

YEAR = 365 * DAY
BLINK = 1e-6  # seconds that a holiday has lasted at least
SWEEP = 2.0  # seconds between two searches for tables that do not know of a holiday yet

log = structlog.get_logger()


class Holidays:
    """The holidays of all people."""

    def __init__(self, tables: Tables, now: Callable[[], float] = time.time) -> None:
        self.tables = tables
        self.now = now
        self.most = tables.settings.limits.holiday_days
        changes = tables.settings.limits.holiday_changes_per_day
        self._pace = Buckets(changes / DAY, changes)  # by person

    async def of(self, person_id: str) -> list[Holiday]:
        """The holidays of a person that are not over."""
        return await self.tables.look(partial(store.holidays_of, person_id=person_id, since=self.now()))

    async def left(self, person_id: str) -> float:
        """How many days a person may still take, of those of a year."""
        taken = partial(store.holidays_of, person_id=person_id, since=self.now() - YEAR)
        return self.most - counted(await self.tables.look(taken))

    async def take(self, person_id: str, begins: float, ends: float) -> None:
        """Have a holiday, from now on or later. It counts in whole days, at least one."""
        now = self.now()
        begins = max(begins, now)
        if ends <= begins or begins > now + YEAR or ends > now + 2 * YEAR:
            raise Refused(
                "malformed",
                "ends: a holiday ends after it begins, and begins within a year",
                say={"key": "holiday-when"},
            )
        days = days_of(begins, ends)
        self._pace.take(person_id)

        def write(connection: Connection) -> None:
            known = store.holidays_of(connection, person_id, now - YEAR, lock=True)
            if any(other.begins < ends and begins < other.ends for other in known):
                raise Refused("not-now", "you have a holiday then already", say={"key": "holiday-twice"})
            left = self.most - counted(known)
            if days > left:
                figures = {"days": int(left), "most": self.most}
                say = {"key": "holiday-too-long", "figures": figures}
                raise Refused("too-many", f"of {self.most} days a year you have {int(left)} left", say=say)
            store.add_holiday(connection, person_id, Holiday(secrets.token_hex(8), begins, ends, days))

        await self.tables.run(write)
        await self.tell(person_id)

    async def end(self, person_id: str, holiday_id: str) -> None:
        """Be back from a holiday, or not take it. What of it has begun counts for a day at least."""
        now = self.now()
        self._pace.take(person_id)

        def write(connection: Connection) -> None:
            known = store.holidays_of(connection, person_id, now, lock=True)
            holiday = next((one for one in known if one.id == holiday_id), None)
            if holiday is None:
                raise Refused("not-found", "there is no such holiday of yours")
            if holiday.begins > now:
                store.end_holiday(connection, holiday_id, holiday.begins, holiday.begins, 0)
            else:
                ends = max(now, holiday.begins + BLINK)
                store.end_holiday(connection, holiday_id, holiday.begins, ends, days_of(holiday.begins, ends))

        await self.tables.run(write)
        await self.tell(person_id)

    async def run(self) -> None:
        """Write holidays to the logs of tables that don't have them: those that have just begun, and those that a
        process did not reach before it ended."""
        while True:
            for person_id in await self.tables.look(store.people_to_tell_of):
                await self.tell(person_id)
            await asyncio.sleep(SWEEP)

    async def tell(self, person_id: str) -> None:
        """Write somebody's current holidays to the logs of all their tables."""
        changes = await self.tables.look(partial(store.untold, person_id=person_id))
        known = await self.of(person_id)
        for table_id in await self.tables.look(partial(store.tables_to_tell, person_id=person_id)):
            spans = [(holiday.begins, holiday.ends) for holiday in known]
            try:
                await self.tables.do(table_id, partial(self.new_entries, person_id=person_id, spans=spans))
            except Refused as problem:
                if problem.code in STORAGE_CODES:
                    raise
                log.warning("a table could not be told of a holiday", why=problem.code)
        await self.tables.run(partial(store.note_written, written=changes))

    def new_entries(self, table: TableState, person_id: str, spans: Sequence[tuple[float, float]]) -> list[NewEntry]:
        """The entries of one table, if it does not know these holidays."""
        if table.state != "running" or not table.clock.has_holidays:
            return []
        now = self.now()
        new = []
        for seat in table.seats_of(person_id):
            known = [span for span in table.clock.holidays.get(seat, ()) if span[1] > now]
            if known != list(spans):
                new.append(NewEntry("holiday", seat, None, {"spans": spans}))
        if new:
            need_room(table, self.tables.settings.limits)
        return new


def days_of(begins: float, ends: float) -> int:
    """For how many days a holiday counts."""
    return max(1, math.ceil((ends - begins) / DAY))


def counted(known: Sequence[Holiday]) -> float:
    """For how many days some holidays count together."""
    return sum(holiday.counted for holiday in known)
