"""Tables, seats and logs in the database. All of this happens within a transaction (`Database.run`)."""

import json
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, and_, bindparam, delete, exists, func, insert, select, text, update
from sqlalchemy.exc import OperationalError

from ratskeller.client.errors import Refused
from ratskeller.server.store import channels
from ratskeller.server.store import schema as db
from ratskeller.server.store.row import Facts, Row, Seat
from ratskeller.server.store.sqlite_group_commit import raw

FACTS = tuple(Facts.__dataclass_fields__)
COLUMNS = tuple(Row.__dataclass_fields__)
ALL = 2**31 - 1  # entries: no log has more
SOME = 50  # entries that are read at once where others wait
LEASE = 10.0  # seconds after which another process may let a bot move that has not moved yet

# Statements of every move, built once: that takes longer than to run them.
LAST = select(db.tables.c.last).where(db.tables.c.id == bindparam("table_id"))
LAST_LOCKED = LAST.with_for_update()
ROWS = (
    select(db.log)
    .where(db.log.c.table_id == bindparam("table_id"), db.log.c.number > bindparam("after"))
    .order_by(db.log.c.number)
    .limit(bindparam("most"))
)
APPEND = insert(db.log)
MOVE_ON = (
    update(db.tables)
    .where(db.tables.c.id == bindparam("table_id"))
    .values(last=bindparam("new_last"), due=bindparam("new_due"))
)
# The same for PostgreSQL in one statement, and nothing at all if the table has another last entry.
AT_ONCE = text("""
WITH moved AS (
    UPDATE tables SET last = :new_last, due = :new_due WHERE id = :table_id AND last = :last RETURNING id
), added AS (
    INSERT INTO log (table_id, number, kind, seat, person_id, at, body)
    SELECT moved.id, entry.* FROM moved, jsonb_to_recordset(CAST(:entries AS jsonb)) AS entry(
        number integer, kind text, seat integer, person_id text, at double precision, body text
    )
)
SELECT pg_notify(:channel, :message) FROM moved
""")

# And for SQLite.
MOVE_FILE_ON = "UPDATE tables SET last = ?, due = ? WHERE id = ? AND last = ?"
APPEND_TO_FILE = (
    f"INSERT INTO log (table_id, {', '.join(COLUMNS)}) VALUES (:table_id, {', '.join(f':{name}' for name in COLUMNS)})"
)


@dataclass(frozen=True)
class Entries:
    """Entries to be appended to a log whose last number is known."""

    table_id: str
    last: int
    rows: list[Row]
    due: float | None


def insert_table(connection: Connection, facts: Facts, seats: list[Seat]) -> None:
    """A new table, with nothing in its log."""
    connection.execute(insert(db.tables).values(**facts_values(facts), state="open", last=0))
    connection.execute(insert(db.seats), [{"table_id": facts.id} | seat_values(seat) for seat in seats])


def facts_values(facts: Facts) -> dict[str, Any]:
    """What is settled as the database keeps it."""
    values = {name: getattr(facts, name) for name in FACTS}
    return values | {"options": json.dumps(facts.options), "clock": json.dumps(facts.clock)}


def seat_values(seat: Seat) -> dict[str, Any]:
    """A seat as the database keeps it."""
    return {name: getattr(seat, name) for name in Seat.__dataclass_fields__}


def last_number(connection: Connection, table_id: str, *, lock: bool) -> int:
    """The number of a table's last entry; with `lock` nobody else can add one before this transaction is over."""
    found = connection.execute(LAST_LOCKED if lock else LAST, {"table_id": table_id}).scalar_one_or_none()
    if found is None:
        raise unknown(table_id)
    return int(found)


def read_facts(connection: Connection, table_id: str) -> Facts:
    """What was settled when a table was opened."""
    wanted = select(*(db.tables.c[name] for name in FACTS)).where(db.tables.c.id == table_id)
    found = connection.execute(wanted).mappings().one_or_none()
    if found is None:
        raise unknown(table_id)
    return Facts(**{**found, "options": json.loads(found["options"]), "clock": json.loads(found["clock"])})


def unknown(table_id: str) -> Refused:
    """There is no such table."""
    return Refused("not-found", f"there is no table '{table_id[:40]}'")


def read_seats(connection: Connection, table_id: str) -> list[Seat]:
    """Who sits at a table now, for lobbies; the log has it too."""
    wanted = select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat)
    return [seat_of(row) for row in connection.execute(wanted).mappings()]


def seat_of(row: RowMapping) -> Seat:
    """A seat from its row."""
    return Seat(**{name: row[name] for name in Seat.__dataclass_fields__})


def write_seat(connection: Connection, table_id: str, seat: Seat) -> None:
    """Somebody sits down or gets up."""
    place = (db.seats.c.table_id == table_id) & (db.seats.c.seat == seat.seat)
    connection.execute(update(db.seats).where(place).values(**seat_values(seat)))


def replace_seats(connection: Connection, table_id: str, seats: Sequence[Seat]) -> None:
    """A table has other seats than before."""
    connection.execute(delete(db.seats).where(db.seats.c.table_id == table_id))
    connection.execute(insert(db.seats), [{"table_id": table_id} | seat_values(seat) for seat in seats])


def update_facts(connection: Connection, facts: Facts) -> None:
    """What was settled when a table was opened is otherwise now."""
    values = facts_values(facts)
    for settled in ("id", "host", "seed", "created"):
        del values[settled]
    update_table(connection, facts.id, **values)


def read_rows(connection: Connection, table_id: str, after: int, most: int = ALL) -> list[Row]:
    """The entries of a log after a number, the first ones if there are more than `most`."""
    found = connection.execute(ROWS, {"table_id": table_id, "after": after, "most": most})
    return [
        Row(row["number"], row["kind"], row["seat"], row["person_id"], row["at"], json.loads(row["body"]))
        for row in found.mappings()
    ]


def rows_since(connection: Connection, table_id: str, after: int) -> Iterator[Row]:
    """The entries of a log after a number, read only as far as needed."""
    while rows := read_rows(connection, table_id, after, SOME):
        yield from rows
        after = rows[-1].number


def append_rows(connection: Connection, table_id: str, rows: Sequence[Row]) -> None:
    """Add entries to a log; a number that is taken already is an error of the database's."""
    connection.execute(APPEND, [{"table_id": table_id} | row_values(row) for row in rows])


def row_values(row: Row) -> dict[str, Any]:
    """An entry as the database keeps it."""
    return {name: getattr(row, name) for name in COLUMNS} | {"body": msgspec.json.encode(row.body).decode()}


def append_at_once(connection: Connection, entries: Entries) -> bool:
    """Add entries, move the table on and notify all processes, if the table's last entry is the one that is known."""
    if connection.dialect.name == "sqlite":
        return append_to_file(connection, entries)
    values = {
        "table_id": entries.table_id,
        "last": entries.last,
        "new_last": entries.rows[-1].number,
        "new_due": entries.due,
        "entries": json.dumps([row_values(row) for row in entries.rows]),
        "channel": channels.ENTRIES,
        "message": announcement(entries.table_id, entries.rows),
    }
    return connection.execute(AT_ONCE, values).first() is not None


def append_to_file(connection: Connection, entries: Entries) -> bool:
    """The same in SQLite, in statements of its own: SQLAlchemy would take ten times as long."""
    sqlite = raw(connection)
    try:
        new = (entries.rows[-1].number, entries.due, entries.table_id, entries.last)
        if not sqlite.execute(MOVE_FILE_ON, new).rowcount:
            return False
        sqlite.executemany(APPEND_TO_FILE, [{"table_id": entries.table_id} | row_values(row) for row in entries.rows])
    except sqlite3.Error as problem:
        raise OperationalError(None, None, problem) from problem
    return True


def announce(connection: Connection, table_id: str, rows: Sequence[Row]) -> None:
    """Announce to all processes, when this transaction is committed, what was added to a log."""
    channels.notify(connection, channels.ENTRIES, announcement(table_id, rows))


def announcement(table_id: str, rows: Sequence[Row]) -> str:
    """The message for other processes: the table, its last number, and the entries, if they are not too long."""
    message = msgspec.json.encode((table_id, rows[-1].number, rows))
    if len(message) > channels.LONGEST:
        message = msgspec.json.encode((table_id, rows[-1].number, ()))
    return message.decode()


def move_on(connection: Connection, table_id: str, last: int, due: float | None) -> None:
    """A table has a new last entry, and another time at which somebody has to look again."""
    connection.execute(MOVE_ON, {"table_id": table_id, "new_last": last, "new_due": due})


def update_table(connection: Connection, table_id: str, **values: Any) -> None:
    """Change what is not in the log of a table, or what of it lobbies look for."""
    connection.execute(update(db.tables).where(db.tables.c.id == table_id).values(**values))


def tables_due(connection: Connection, now: float) -> list[str]:
    """Tables at which a bot should have moved, or a clock has run out."""
    wanted = select(db.tables.c.id).where(db.tables.c.state == "running", db.tables.c.due < now)
    return list(connection.execute(wanted.order_by(db.tables.c.due).limit(100)).scalars())


def unfinished_among(connection: Connection, table_ids: Collection[str]) -> dict[str, bool]:
    """Which of some tables are not over yet; and whether each is in the lobby with an open seat."""
    c = db.tables.c
    is_open = exists().where(db.seats.c.table_id == c.id, db.seats.c.kind == "open")
    waits = and_(c.state == "open", c.is_public, is_open)
    wanted = select(c.id, waits).where(c.id.in_(table_ids), c.state.in_(("open", "running")))
    return {str(table_id): bool(is_waiting) for table_id, is_waiting in connection.execute(wanted)}


def rematch_of(connection: Connection, table_id: str) -> str | None:
    """The table to which the people of a table have gone on, unless it was closed."""
    wanted = select(db.tables.c.id).where(db.tables.c.rematch_of == table_id, db.tables.c.state != "closed")
    found = connection.execute(wanted).scalars().first()
    return None if found is None else str(found)


def tables_by_state(connection: Connection) -> dict[str, int]:
    """How many tables there are in each state."""
    wanted = select(db.tables.c.state, func.count()).group_by(db.tables.c.state)
    return {str(state): int(count) for state, count in connection.execute(wanted).all()}
