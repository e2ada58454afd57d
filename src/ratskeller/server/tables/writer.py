"""How a table is changed: every change is one transaction that adds entries to its log."""

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from ratskeller.client.errors import Refused, Stale
from ratskeller.server.base.metrics import ENTRIES, MOVES, count_of
from ratskeller.server.store import tables as store
from ratskeller.server.store.database import Database
from ratskeller.server.store.holidays import tell_again
from ratskeller.server.store.refusals import refusing
from ratskeller.server.store.row import Row
from ratskeller.server.tables.cache import TableCache
from ratskeller.server.tables.challenges import tick
from ratskeller.server.tables.change import Also, Change, Command, Done, never
from ratskeller.server.tables.heartbeat import Heartbeat
from ratskeller.server.tables.rated import rate
from ratskeller.server.tables.state import TableState

# Entries after which nothing but the log and the table's last number has to be written.
ALONE = frozenset({"move", "undo", "undo-ask", "undo-answer", "timeout", "back", "chat", "rematch"})
ALONE |= {"resign", "stand-in", "offer", "ask", "ask-answer", "notice", "aside", "agree", "hide", "holiday"}


class TableWriter:
    """`do` is the one way to change a table. No process owns one."""

    def __init__(self, database: Database, cache: TableCache, heartbeat: Heartbeat) -> None:
        self.database = database
        self.cache = cache
        self.heartbeat = heartbeat
        self.on_change: list[Callable[[TableState], None]] = []  # called with a table that this process has changed

    async def do(
        self,
        table_id: str,
        command: Command,
        after: int | None = None,
        is_same: Callable[[Row], bool] = never,
        *,
        also: Also | None = None,
    ) -> int:
        """Carry out a command at a table in one transaction; returns the number of the first entry that it made.

        `after` is the last entry that the sender knew: if something has changed since, the command is Stale, unless
        `is_same` finds the entry that the same command made before. `also` reads and writes more within the same
        transaction, before the command is asked.
        """
        change = Change(command, after, is_same)
        await self.heartbeat.ensure()
        async with self.cache.lock_of(table_id):
            generation = self.cache.generation
            done = await self._do_at_once(table_id, change) if also is None else None
            if done is None:
                await self.cache.refresh(table_id)
                done = await refusing(
                    self.database.run(lambda connection: self._do(connection, table_id, change, also))
                )
            self.cache.put(done.table, generation)
        count_entries(done)
        self.cache.wake(table_id)
        for listener in self.on_change:
            listener(done.table)
        return done.number

    def _do(self, connection: Connection, table_id: str, change: Change, also: Also | None = None) -> Done:
        """Carry out a change with the table locked; it holds if the transaction is committed."""
        table = self.cache.locked(connection, table_id)
        if also is not None:
            also(connection, table)
        recent = table.recent_rows(change.after)
        since = store.rows_since(connection, table_id, change.after or 0) if recent is None else recent
        done = change.carry_out(table, since)
        if done.rows:
            self._write(connection, done)
        return done

    async def _do_at_once(self, table_id: str, change: Change) -> Done | None:
        """The same without reading first: it writes only if the table is as it is in the cache. None if it is not, or
        if more than the log has to be read or written."""
        table = self.cache.get(table_id)
        if table is None or (recent := table.recent_rows(change.after)) is None:
            return None
        try:
            done = change.carry_out(table, recent)
        except (Refused, Stale):
            return None  # with what other processes wrote it may be another answer
        if not done.rows or not done.kinds <= ALONE:
            return None
        entries = store.Entries(table_id, table.number, done.rows, next_due(done))
        try:
            is_written = await refusing(self.database.at_once(partial(store.append_at_once, entries=entries)))
        except Refused:
            if change.after is None:
                raise
            return None  # if it was written after all, it will be found
        return done if is_written else None

    def _write(self, connection: Connection, done: Done) -> None:
        """Write entries, and all that follows from them, for good."""
        table, rows = done.table, done.rows
        table_id, now = table.facts.id, rows[0].at
        store.append_rows(connection, table_id, rows)
        for row in rows:
            if row.kind in ("sit", "leave", "take"):
                store.write_seat(connection, table_id, table.seats[row.seat or 0])
            elif row.kind == "start":
                for seat in table.seats_of(table.facts.host):
                    store.write_seat(connection, table_id, table.seats[seat])
            elif row.kind == "seats":
                store.replace_seats(connection, table_id, table.seats)
            if row.kind in ("seats", "options"):
                store.update_facts(connection, table.facts)
        store.move_on(connection, table_id, table.number, next_due(done))
        kinds = done.kinds
        if "start" in kinds:
            store.update_table(connection, table_id, state=table.state, started=now)
        if kinds & {"start", "take"} and table.clock.has_holidays:
            tell_again(connection, table.people(), now)
        if kinds & {"end", "close"}:
            store.update_table(connection, table_id, state=table.state, ended=now)
        is_played = table.play is not None and table.play.is_over and not table.helped
        if "end" in kinds and table.facts.level is not None and table.play is not None and is_played:
            for person_id in table.people():
                tick(connection, person_id, table_id, table.play, now)
        if "end" in kinds:
            rate(connection, table, now)
        if not self.database.is_sqlite:
            store.announce(connection, table_id, rows)

    def insert_begun(self, connection: Connection, begun: Done) -> None:
        """Write a table that begins as it is opened (`new_table.begin`)."""
        store.insert_table(connection, begun.table.facts, begun.table.seats)
        self._write(connection, begun)

    def on_begun(self, begun: Done) -> None:
        """Such a table is in the database."""
        count_entries(begun)
        for listener in self.on_change:
            listener(begun.table)


def next_due(done: Done) -> float | None:
    """When a table has to be looked at again: a bot has not moved by then, or a clock has run out."""
    return done.rows[0].at + store.LEASE if done.table.bot_to_move else done.table.due()


def count_entries(done: Done) -> None:
    """Count what was written."""
    for row in done.rows:
        count_of(ENTRIES, row.kind).inc()
        if row.kind == "move":
            count_of(MOVES, done.table.facts.game, "bot" if row.person_id is None else "person").inc()
