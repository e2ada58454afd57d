"""How a command becomes entries of a table's log, unless it was carried out before or comes too late."""

import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

from sqlalchemy import Connection

from ratskeller.client.errors import Refused, Stale
from ratskeller.server.store.row import Row
from ratskeller.server.tables.commands import NewEntry
from ratskeller.server.tables.rated import end_if_decided
from ratskeller.server.tables.state import CHANGES, TableState

Command = Callable[[TableState], list[NewEntry]]
Also = Callable[[Connection, TableState], None]


def never(_: Row) -> bool:
    """No entry shows that the command was carried out before."""
    return False


class Done(NamedTuple):
    """The number of the first entry, the table after the entries, and the entries, if they are new."""

    number: int
    table: TableState
    rows: list[Row]

    @property
    def kinds(self) -> set[str]:
        """The kinds of the new entries."""
        return {row.kind for row in self.rows}


class Change(NamedTuple):
    """A command, the last entry that its sender knew (None: any), and how to recognise the entry if the command was
    carried out before."""

    command: Command
    after: int | None
    is_same: Callable[[Row], bool]

    def carry_out(self, table: TableState, since: Iterable[Row]) -> Done:
        """The change on a copy of the table; `since` are the entries after `after`. May raise Refused or Stale."""
        before = self.done_before(table, since)
        if before is not None:
            return Done(before, table, [])
        entries = self.command(table)
        if not entries:
            return Done(table.number, table, [])
        twin, rows = applied(table, entries)
        if twin.given_up != table.given_up and (end := end_if_decided(twin)):
            twin, rows = applied(table, [*entries, *end])
        return Done(rows[0].number, twin, rows)

    def done_before(self, table: TableState, since: Iterable[Row]) -> int | None:
        """The entry that the command became if it was sent before; Stale if something else has changed since."""
        if self.after is None:
            return next((row.number for row in table.chat.rows if self.is_same(row)), None)
        if self.after > table.number:
            raise too_far(table, self.after)
        for row in since:
            if self.is_same(row):
                return row.number
            if row.kind in CHANGES:
                raise Stale
        return None


def applied(table: TableState, entries: Iterable[NewEntry]) -> tuple[TableState, list[Row]]:
    """A copy of the table after new entries, and these with their numbers."""
    now, twin, rows = time.time(), table.fork(), []
    for entry in entries:
        rows.append(Row(twin.number + 1, entry.kind, entry.seat, entry.person_id, now, entry.body))
        twin.apply(rows[-1], entry.play)
    return twin, rows


def tried(table: TableState, entries: Iterable[NewEntry]) -> TableState:
    """The table as it would be after some entries, for a command that continues from there."""
    return applied(table, entries)[0]


def too_far(table: TableState, after: int) -> Refused:
    """The refusal for a client that claims to know an entry that is not there."""
    return Refused("malformed", f"'after' is {after}, but the last entry is {table.number}")
