"""The server's heartbeat in the database, and what happens when it was missing: the clocks of tables leave that time
out. All of this happens within a transaction (`Database.run`)."""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ratskeller.server.store import tables as store
from ratskeller.server.store.row import Row
from ratskeller.server.store.schema import heartbeats, tables

SERVER = "server"  # one heartbeat for all processes: any of them can take moves
NO_CLOCK = '%"kind": "none"%'  # in the JSON of a table's clock
HAS_CLOCK = (tables.c.state == "running") & tables.c.due.is_not(None) & tables.c.clock.not_like(NO_CLOCK)
LAST = select(heartbeats.c.at).where(heartbeats.c.name == SERVER).with_for_update()
MOVE_ON = update(tables).where(tables.c.id == bindparam("table_id")).values(last=bindparam("new_last"))


class Pause(NamedTuple):
    """A time during which nobody could move, and the entry of each table."""

    began: float
    ended: float
    rows: dict[str, Row]  # by table


def clocks_run(connection: Connection) -> bool:
    """Somebody's time is running at some table."""
    return connection.execute(select(tables.c.id).where(HAS_CLOCK).limit(1)).first() is not None


def beat(connection: Connection, now: float, sure: float, timeout: float, padding: str = "") -> Pause | None:
    """Write a heartbeat. If there was none for longer than `timeout`, by anybody, that time is a pause; `sure` is when
    this process was last sure that all was well. Of several processes that find the same gap, the first writes it."""
    last = connection.execute(LAST).scalar_one_or_none()
    if last is None:
        new = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
        first = new(heartbeats).values(name=SERVER, at=now, padding="")
        connection.execute(first.on_conflict_do_nothing(index_elements=["name"]))
        last = connection.execute(LAST).scalar_one()
    began = max(float(last), sure)
    connection.execute(update(heartbeats).where(heartbeats.c.name == SERVER).values(at=now, padding=padding))
    return pause_tables(connection, began, now) if now - began > timeout else None


def pause_tables(connection: Connection, began: float, ended: float) -> Pause:
    """Write a pause into the log of every table with a running clock. The sweep finds these tables and sets `due`
    again."""
    found = connection.execute(
        select(tables.c.id, tables.c.last).where(HAS_CLOCK).order_by(tables.c.id).with_for_update()
    )
    body = {"from": began, "to": ended}
    rows = {str(table_id): Row(last + 1, "pause", None, None, ended, body) for table_id, last in found}
    if rows:
        connection.execute(store.APPEND, [{"table_id": id_} | store.row_values(row) for id_, row in rows.items()])
        connection.execute(MOVE_ON, [{"table_id": id_, "new_last": row.number} for id_, row in rows.items()])
    if connection.dialect.name != "sqlite":
        for table_id, row in rows.items():
            store.announce(connection, table_id, [row])
    return Pause(began, ended, rows)
