"""Tables that begin as they are opened: everybody sits already, and nobody has to start the game."""

from collections.abc import Sequence

from ratskeller.server.people.service import Person
from ratskeller.server.store.row import Facts, Seat
from ratskeller.server.tables.change import Done, applied
from ratskeller.server.tables.commands import start
from ratskeller.server.tables.state import TableState


def begin(facts: Facts, seats: Sequence[Seat]) -> Done:
    """A table with its first entry, which lays the game out. It is there once `Tables.insert_begun` has written it."""
    table = TableState(facts, list(seats))
    salt = next(seat.salt for seat in seats if seat.person_id == facts.host)
    twin, rows = applied(table, start(table, Person(facts.host, ""), salt))
    return Done(rows[0].number, twin, rows)
