"""What happens to tournaments automatically: results are recorded, rounds open.

No process owns a tournament. A round is prepared from what was read, and written in one transaction, with all its
tables, only if nothing has changed since. So there is exactly one set of tables for a round, whichever process tries
and whenever one dies. What a dead process has left undone, any other finds when it looks.
"""

import asyncio
import time
from functools import partial
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection, insert, select, update

from ratskeller.client.errors import Refused
from ratskeller.server.events.places import BYE, Scored, unplayed
from ratskeller.server.events.results import outcome_of
from ratskeller.server.events.rounds import NewRound, has_next, prepared_round
from ratskeller.server.store import events as store
from ratskeller.server.store import schema as db
from ratskeller.server.store.events import ResultRow, Whole
from ratskeller.server.store.refusals import STORAGE_CODES
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.state import TableState

SWEEP = 5.0  # seconds between two searches for what a process has left undone
OPEN_DAYS = 30.0  # after which a tournament that was never started is closed
DAY = 86_400.0
TRIES = 5  # to go on before the changes of others have to settle
log = structlog.get_logger()


class Progress:
    """Lets tournaments go on, in one process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stuck: set[str] = set()  # tournaments that can't go on, as the log says once
        tables.on_change.append(self.on_change)

    def on_change(self, table: TableState) -> None:
        """A table has changed: if it is over and belongs to a tournament, the tournament continues."""
        has_ended = table.state == "over" and table.recent[-1].kind == "end"  # later on people only talk
        if table.facts.event_id is not None and has_ended:
            task = asyncio.create_task(self._advance_beside(table.facts.event_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def run(self) -> None:
        """Look for tournaments that should have gone on, as long as the server runs."""
        while True:
            await self.sweep(time.time())
            await asyncio.sleep(SWEEP)

    async def sweep(self, now: float) -> None:
        """Let all tournaments go on that can, and close those that nobody has started."""
        for event_id in await self.tables.look(store.events_to_advance):
            await self._advance_beside(event_id)
        await self.tables.run(partial(store.close_forgotten, before=now - OPEN_DAYS * DAY, now=now))

    async def stop(self) -> None:
        """Wait for what is being written."""
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _advance_beside(self, event_id: str) -> None:
        """Let a tournament go on, without anybody who waits for it."""
        try:
            await self.advance(event_id)
        except Refused as problem:
            if problem.code not in STORAGE_CODES:
                if event_id not in self._stuck:
                    log.warning("a tournament can't go on", event_id=event_id, why=problem.message)
                self._stuck.add(event_id)

    async def advance(self, event_id: str) -> None:
        """Take the results of all tables that are over; if none is left, open the next round, or end the tournament."""
        async with self._locks.setdefault(event_id, asyncio.Lock()):
            for _ in range(TRIES):
                whole = await self._settled(event_id)
                if whole.event.state != "running" or whole.pending():
                    return
                if not has_next(whole):
                    is_done = await self.tables.run(partial(end_event, whole=whole))
                else:
                    is_done = await self._open_round(whole)
                if is_done:
                    return

    async def _settled(self, event_id: str) -> Whole:
        """A tournament with the results of all tables that are over by now."""
        whole = await self.tables.look(partial(store.read_whole, event_id=event_id))
        found: dict[str, list[Scored]] = {}
        for table_id in {row.table_id for row in whole.pending() if row.table_id is not None}:
            outcome = await self._outcome(table_id)
            if outcome is not None:
                found[table_id] = outcome
        if found and whole.event.state == "running":
            await self.tables.run(partial(write_results, event_id=event_id, found=found))
            whole = await self.tables.look(partial(store.read_whole, event_id=event_id))
        return whole

    async def _outcome(self, table_id: str) -> list[Scored] | None:
        """How a table came out, None if it is not over. One that can't be read any more was not played to its end."""
        try:
            table = await self.tables.cache.current(table_id)
        except Refused as problem:
            if problem.code in STORAGE_CODES:
                raise
            return unplayed([0] * 5) if await self._is_closed(table_id) else None
        return outcome_of(table) if table.state == "over" else None

    async def _is_closed(self, table_id: str) -> bool:
        """Whether a table of earlier rules was closed."""
        wanted = select(db.tables.c.state).where(db.tables.c.id == table_id)
        return await self.tables.look(lambda connection: connection.execute(wanted).scalar()) != "running"

    async def _open_round(self, whole: Whole) -> bool:
        """Open the next round with all its tables; whether it is open. Not if something has changed meanwhile."""
        await self.tables.heartbeat.ensure()
        new = await asyncio.to_thread(prepared_round, whole)
        is_open = await self.tables.run(partial(self._write_round, whole=whole, new=new))
        if is_open:
            for begun, _ in new.tables:
                self.tables.writer.on_begun(begun)
        return is_open

    def _write_round(self, connection: Connection, whole: Whole, new: NewRound) -> bool:
        """Write a round in one transaction, if the tournament is still as it was when the round was prepared."""
        event, now = whole.event, time.time()
        if store.read_event(connection, event.id, lock=True).version != event.version:
            return False
        deadline = now + event.round_hours * 3600
        row = {"event_id": event.id, "round": new.number, "opened": now, "deadline": deadline}
        connection.execute(insert(db.event_rounds).values(row))
        end_round(connection, event.id, event.round, now)
        rows = [ResultRow(new.number, number, None, None, None, None, BYE, None, None) for number in new.byes]
        for table_number, (begun, numbers) in enumerate(new.tables, start=1):
            self.tables.writer.insert_begun(connection, begun)
            table_id = begun.table.facts.id
            for seat, number in enumerate(numbers):
                rows.append(ResultRow(new.number, number, table_number, table_id, seat, None, None, None, None))
        store.insert_results(connection, event.id, rows)
        store.change_event(connection, event.id, round=new.number)
        return True


def write_results(connection: Connection, event_id: str, found: dict[str, list[Scored]]) -> None:
    """Write how tables came out, if nobody has done so before."""
    store.read_event(connection, event_id, lock=True)
    r, written = db.event_results.c, 0
    for table_id, outcome in found.items():
        for seat, result in enumerate(outcome):
            row = (r.event_id == event_id) & (r.table_id == table_id) & (r.seat == seat) & r.points.is_(None)
            written += connection.execute(update(db.event_results).where(row).values(**result._asdict())).rowcount
    if written:
        store.change_event(connection, event_id)


def end_round(connection: Connection, event_id: str, number: int, now: float) -> None:
    """Note when the last table of a round was over."""
    c = db.event_rounds.c
    connection.execute(
        update(db.event_rounds).where(c.event_id == event_id, c.round == number, c.ended.is_(None)).values(ended=now)
    )


def end_event(connection: Connection, whole: Whole) -> bool:
    """End a tournament, if it is still as it was when that was decided."""
    event, now = whole.event, time.time()
    if store.read_event(connection, event.id, lock=True).version != event.version:
        return False
    end_round(connection, event.id, event.round, now)
    store.change_event(connection, event.id, state="over", ended=now)
    return True
