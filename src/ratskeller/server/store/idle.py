"""Tables at which nothing has happened for a while, in the database."""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, case, func, or_, select

from ratskeller.server.store import tables as store
from ratskeller.server.store.row import Row
from ratskeller.server.store.schema import log, tables

MOST = 100  # tables in one answer


def touched() -> ColumnElement[float]:
    """When the last entry of a table was written."""
    return func.coalesce(log.c.at, tables.c.created)


def with_last_entry(*columns: ColumnElement[Any]) -> Select[Any]:
    """Tables, each with its last entry if it has one."""
    last = and_(log.c.table_id == tables.c.id, log.c.number == tables.c.last)
    return select(*columns).select_from(tables.outerjoin(log, last))


class Quiet(NamedTuple):
    """Tables whose last entry is older than `before` are due; if it is the word before they are closed, `warned`."""

    before: float
    warned: float

    def holds(self) -> ColumnElement[bool]:
        """In SQL."""
        limit = case((log.c.kind == "notice", self.warned), else_=self.before)
        return touched() < limit


def idle_tables(connection: Connection, waiting: Quiet, running: Quiet) -> list[str]:
    """Tables that are due for a word, or to be closed. Not those where a clock runs or a bot is to move."""
    is_waiting = and_(tables.c.state == "open", waiting.holds())
    is_running = and_(tables.c.state == "running", tables.c.due.is_(None), running.holds())
    wanted = with_last_entry(tables.c.id).where(or_(is_waiting, is_running)).order_by(touched()).limit(MOST)
    return [str(table_id) for table_id in connection.execute(wanted).scalars()]


def close_unreadable(connection: Connection, table_id: str, now: float) -> None:
    """Close a table whose log can't be played on, since it was opened under other rules."""
    last = store.last_number(connection, table_id, lock=True)
    store.append_rows(connection, table_id, [Row(last + 1, "close", None, None, now, {"by": "rules"})])
    store.move_on(connection, table_id, last + 1, None)
    store.update_table(connection, table_id, state="closed", ended=now)


def unfinished_tables_of(connection: Connection, person_id: str, since: float) -> int:
    """How many tables that somebody opened are not over yet, except those where nothing has happened since then, and
    those that a tournament opened."""
    is_theirs = (tables.c.host == person_id) & tables.c.event_id.is_(None)
    wanted = with_last_entry(func.count()).where(is_theirs, tables.c.state.in_(("open", "running")), touched() >= since)
    return int(connection.execute(wanted).scalar_one())
