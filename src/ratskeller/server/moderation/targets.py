"""The person behind a seat or a message at a table: people are never named by an id."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import Person
from ratskeller.server.store import tables as store
from ratskeller.server.store.row import Row
from ratskeller.server.tables.chat import SAID
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.state import TableState

NOBODY = "there is nobody else who could be meant"


@dataclass(frozen=True)
class Target:
    """Somebody, and the name under which they were met."""

    person_id: str
    name: str


async def target_at(tables: Tables, person: Person, table_id: str, seat: int | None, entry: int | None) -> Target:
    """The person on a seat, or the author of a message, if it is visible to the reporter."""
    table = await tables.cache.current(table_id)
    if (seat is None) == (entry is None):
        raise Refused("malformed", "either a seat or an entry is expected")
    if entry is not None:
        [row] = await said_at(tables, table, person, [entry])
        return checked(person, row.person_id, str(row.body["name"]))
    if seat not in range(len(table.seats)):
        raise Refused("malformed", f"the table has seats 0 to {len(table.seats) - 1}, not {seat}")
    found = table.seats[seat or 0]
    return checked(person, found.person_id, found.name)


async def said_at(tables: Tables, table: TableState, person: Person, numbers: list[int]) -> list[Row]:
    """Messages of a table by their numbers, if the person can read them."""
    found = []
    is_seated = bool(table.seats_of(person.id))
    for number in sorted(set(numbers)):
        read = partial(store.read_rows, table_id=table.facts.id, after=number - 1, most=1)
        rows = await tables.look(read) if 0 < number <= table.number else []
        is_read = rows and rows[0].kind in SAID and not (rows[0].kind == "aside" and is_seated)
        if not is_read or number in table.chat.hidden:
            raise Refused("not-found", f"entry {number} is no message that you can read")
        found += rows
    return found


def checked(person: Person, person_id: str | None, name: str) -> Target:
    """Somebody other than the person, and no bot."""
    if person_id is None or person_id == person.id:
        raise Refused("malformed", NOBODY, say={"key": "block-nobody"})
    return Target(person_id, name)


def as_lines(rows: list[Row]) -> list[dict[str, Any]]:
    """Messages as a report keeps them."""
    return [{"number": row.number, "at": row.at, "text": row.body["text"]} for row in rows]
