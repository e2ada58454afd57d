"""How a wish becomes entries of a table's log, if it was not fulfilled before and does not come too late."""

import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

from ratskeller.client.errors import Refused, Stale
from ratskeller.server.store.row import Row
from ratskeller.server.tables.commands import NewEntry
from ratskeller.server.tables.state import CHANGES, TableState

Doing = Callable[[TableState], list[NewEntry]]


def never(_: Row) -> bool:
    """No entry tells that the wish was fulfilled before."""
    return False


class Done(NamedTuple):
    """What came of a wish: the entries, if they are new, the number of the first, and the table after them."""

    number: int
    table: TableState
    rows: list[Row]


class Change(NamedTuple):
    """What somebody wishes to do who has seen a table up to an entry (None: whatever has happened), and how to tell
    whether an entry is just that."""

    doing: Doing
    after: int | None
    is_same: Callable[[Row], bool]

    def fulfil(self, table: TableState, since: Iterable[Row]) -> Done:
        """Do it at a twin of the table, unless the entries that have come since say that it is done, or Stale."""
        before = self.done_before(table, since)
        if before is not None:
            return Done(before, table, [])
        commands = self.doing(table)
        if not commands:
            return Done(table.number, table, [])
        now = time.time()
        twin, rows = table.fork(), []
        for deed in commands:
            rows.append(Row(twin.number + 1, deed.kind, deed.seat, deed.person_id, now, deed.body))
            twin.take(rows[-1], deed.play)
        return Done(rows[0].number, twin, rows)

    def done_before(self, table: TableState, since: Iterable[Row]) -> int | None:
        """The entry that the wish has become if it was sent before; if something else has changed since, it is
        Stale."""
        if self.after is None:
            return next((row.number for row in table.said if self.is_same(row)), None)
        if self.after > table.number:
            raise too_far(table, self.after)
        for row in since:
            if self.is_same(row):
                return row.number
            if row.kind in CHANGES:
                raise Stale
        return None


def too_far(table: TableState, after: int) -> Refused:
    """Somebody has seen what is not there."""
    return Refused("malformed", f"'after' is {after}, but the last entry is {table.number}")
