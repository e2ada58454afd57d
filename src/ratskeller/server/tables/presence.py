"""Who of the people at a table is there. A socket in any process counts: the database has when each was last seen."""

import asyncio
import time
from functools import partial
from typing import Any

from ratskeller.server.base.settings import Limits
from ratskeller.server.people.sessions import Sessions
from ratskeller.server.store import presence as store
from ratskeller.server.store.database import Database
from ratskeller.server.store.refusals import refusing
from ratskeller.server.tables.state import TableState

PERIOD = 60.0  # seconds between two notes of who is there
MINUTE, HOUR = 60.0, 3600.0


class Presence:
    """Notes who is present, and finds who is missing."""

    def __init__(self, database: Database, sessions: Sessions, limits: Limits) -> None:
        self.database = database
        self.sessions = sessions
        self.limits = limits

    async def run(self) -> None:
        """Note who is present, again and again."""
        while True:
            await self.note()
            await asyncio.sleep(PERIOD)

    async def note(self) -> None:
        """Note who is present now."""
        people = self.sessions.around(await refusing(self.database.look(store.awaited)))
        if people:
            await refusing(self.database.run(partial(store.note_present, person_ids=people, now=time.time())))

    async def seen(self, table: TableState) -> dict[str, float]:
        """When each person at a table was last there, or did something at it."""
        noted = await refusing(self.database.look(partial(store.last_seen, person_ids=table.people())))
        found = {}
        for person_id in table.people():
            is_here = person_id in self.sessions
            known = max(noted.get(person_id, 0.0), table.acted.get(person_id, table.facts.created))
            found[person_id] = time.time() if is_here else known
        return found

    async def missing(self, table: TableState) -> frozenset[int]:
        """The seats of people whom the others may vote to replace: they have left or are out of time, had no socket for
        some minutes, or have not moved for a day though it is their turn. Where there are days for a turn, or something
        is at stake, nobody has to be there all the time: the clock says whose time is up."""
        found, now = set(table.away), time.time()
        if table.clock.has_holidays or (table.is_contest and table.clock.runs):
            return frozenset(found)
        seen = await self.seen(table)
        for seat in table.seats:
            is_gone = seen.get(seat.person_id or "", now) < now - self.limits.missing_minutes * MINUTE
            if is_gone and not table.is_contest:
                found.add(seat.seat)
        if table.actor is not None and table.clock.used(table.actor, now) > self.limits.missing_hours * HOUR:
            found.add(table.actor)
        return frozenset(found)

    async def shown(self, table: TableState) -> list[dict[str, Any]]:
        """The same for each seat, as those at the table may know it."""
        seen, missing = await self.seen(table), await self.missing(table)
        recent = time.time() - min(2 * PERIOD, self.limits.missing_minutes * MINUTE)
        return [
            {
                "here": seat.person_id is None or seen[seat.person_id] > recent,
                "seen": seen.get(seat.person_id or ""),
                "missing": seat.person_id is not None and seat.seat in missing,
            }
            for seat in table.seats
        ]
