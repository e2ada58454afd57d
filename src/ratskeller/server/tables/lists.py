"""Lists of tables, as somebody sees them: the lobby, one's own, and those that are not over."""

import time
from contextlib import suppress
from functools import partial
from typing import Any

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import Person
from ratskeller.server.store import lobby as lobbies
from ratskeller.server.store.lobby import Cursor, Filters, Page
from ratskeller.server.tables.rated import with_ratings
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.state import TableState

QUICK = 20  # tables of the lobby that somebody who wants to play at once may be seated at
FRESH = 60.0  # seconds after which whoever has opened a table has a socket, if they are still there
LATEST = float("inf")


async def lobby(
    tables: Tables,
    person_id: str | None = None,
    after: Cursor | None = None,
    limit: int = lobbies.PAGE,
    filters: Filters = lobbies.ALL,
) -> Page:
    """Public tables that are open or running, a page of them, as a person sees them."""
    read = partial(lobbies.read_lobby, present=tables.sessions, after=after, limit=limit, filters=filters)
    page = await tables.look(lambda connection: with_ratings(connection, read(connection)))
    return Page([shown_to(tables, person_id, row) for row in page.tables], page.last)


async def quick(tables: Tables, person: Person, filters: Filters, salt: str) -> str | None:
    """Sit down at a table of the lobby that fits and whose host is there, or has only just opened it; its id, None if
    there is none."""
    for row in (await lobby(tables, person.id, None, QUICK, filters)).tables:
        free = [number for number, seat in enumerate(row["seats"]) if seat["kind"] == "open"]
        is_host_here = row["is_host_here"] or row["created"] > time.time() - FRESH
        if row["state"] != "open" or row["is_host"] or not is_host_here or not free:
            continue
        with suppress(Refused):  # somebody was faster, or does not want this person
            if not (await tables.cache.current(row["id"])).seats_of(person.id):
                await tables.join(row["id"], person, free[:1], salt)
                return str(row["id"])
    return None


def shown_to(tables: Tables, person_id: str | None, row: dict[str, Any]) -> dict[str, Any]:
    """A table of a list, as a person may know it: who the host and all others are stays secret."""
    host = row.pop("host")
    for seat in row["seats"]:
        seat.pop("person_id")
    return row | {"is_host": host == person_id, "is_host_here": host in tables.sessions}


async def own_tables(tables: Tables, person_id: str) -> list[dict[str, Any]]:
    """All tables that a person opened or sits at."""
    found = await tables.look(partial(lobbies.read_own, person_id=person_id))
    return [shown_to(tables, person_id, row) for row in found]


async def going(tables: Tables, person_id: str) -> list[dict[str, Any]]:
    """The tables of a person that are not over, those first where the person is waited for, and there the least
    time left."""
    found = []
    for row in await tables.look(partial(lobbies.read_going, person_id=person_id)):
        with suppress(Refused):  # one of earlier rules goes on no more
            table = await tables.cache.current(row["id"])
            if table.state in ("open", "running"):
                found.append(shown_to(tables, person_id, row) | shown_going(table, person_id))
    return sorted(found, key=order)


def shown_going(table: TableState, person_id: str) -> dict[str, Any]:
    """The state of a table, for the list of the people who sit there."""
    mine, actor = table.seats_of(person_id), table.actor
    is_my_turn = actor is not None and actor in mine and table.bot_at(actor) is None
    return {
        "actor": actor,
        "is_my_turn": is_my_turn,
        "is_asked": is_asked(table, person_id),
        "is_left": bool(mine) and table.departures.left.issuperset(mine),
        "since": table.clock.since if actor is not None else table.touched,
        "deadline": table.due(),
        "closes": table.closes,
    }


def is_asked(table: TableState, person_id: str) -> bool:
    """Whether the others wait for an answer of a person: to an undo, a vote, or changes before the start."""
    if table.asked is not None and person_id in table.staying() - table.asked.agreed:
        return True
    proposal = table.departures.proposal
    if proposal is not None and person_id in table.voters(proposal) - proposal.agreed:
        return True
    return person_id in table.consent.missing


def order(shown: dict[str, Any]) -> tuple[bool, bool, float, float]:
    """Where somebody is waited for comes first, and there the least time left; then the longest wait."""
    waits = shown["is_my_turn"] or shown["is_asked"]
    deadline = shown["deadline"] if waits and shown["deadline"] is not None else LATEST
    return not waits, shown["is_left"], deadline, shown["since"] if waits else -shown["since"]
