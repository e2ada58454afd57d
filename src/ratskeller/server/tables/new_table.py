"""New tables: those that somebody opens, and those of tournaments, where the game begins at once."""

import secrets
import time
from collections.abc import Sequence

from sqlalchemy import Connection

from ratskeller.client.errors import Refused
from ratskeller.engine.luck import new_seed
from ratskeller.server.base.settings import Limits
from ratskeller.server.people.service import Person
from ratskeller.server.store import idle
from ratskeller.server.store import tables as store
from ratskeller.server.store.row import Facts, Seat
from ratskeller.server.tables.change import Done, applied
from ratskeller.server.tables.commands import seat_from_options, start
from ratskeller.server.tables.leaving import DAY
from ratskeller.server.tables.options import TableOptions, check_options, clock_of, hints_in, seats_in_order
from ratskeller.server.tables.rated import need_rateable
from ratskeller.server.tables.state import TableState


def new_table(person: Person, options: TableOptions, rematch_of: str | None = None) -> TableState:
    """A table with the host's options, before its first entry; Refused if the options don't fit together."""
    game, profile = check_options(options)
    facts = Facts(
        id=new_id(),
        host=person.id,
        game=game.name,
        rules_version=game.rules_version,
        profile="own" if options.profile_text is not None else options.profile,
        profile_text=options.profile_text,
        options=profile.changes,
        people=len(options.seats),
        level=options.level,
        is_public=options.is_public,
        clock=clock_of(options).model_dump(),
        stand_in=options.stand_in,
        hints=hints_in(options),
        live_points=options.live_points,
        seed=new_seed(),
        created=time.time(),
        rematch_of=rematch_of,
        language=options.language,
        rated=options.rated,
    )
    seats = [seat_from_options(number, seat, person) for number, seat in enumerate(seats_in_order(options))]
    need_rateable(facts, seats)
    return TableState(facts, seats)


def new_id() -> str:
    """The id of a new table. It never begins with a dash, because a command would take that for an option."""
    while (table_id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return table_id


def insert_table(connection: Connection, table: TableState, limits: Limits) -> str:
    """Write a new table; its id. Of a rematch there is one table: all others who open it get the id of the first."""
    facts = table.facts
    if facts.rematch_of is not None:
        store.last_number(connection, facts.rematch_of, lock=True)
        there = store.rematch_of(connection, facts.rematch_of)
        if there is not None:
            return there
    most, since = limits.tables_per_person, facts.created - limits.counted_days * DAY
    if idle.unfinished_tables_of(connection, facts.host, since) >= most:
        raise Refused("too-many", f"you have {most} tables that are not over yet")
    store.insert_table(connection, facts, table.seats)
    return facts.id


def begin(facts: Facts, seats: Sequence[Seat]) -> Done:
    """A table at which everybody sits already, with its first entry, which lays the game out; it has to be written
    (`TableWriter.insert_begun`)."""
    table = TableState(facts, list(seats))
    salt = next(seat.salt for seat in seats if seat.person_id == facts.host)
    twin, rows = applied(table, start(table, Person(facts.host, ""), salt))
    return Done(rows[0].number, twin, rows)
