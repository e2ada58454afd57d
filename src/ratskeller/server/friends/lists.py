"""Who my friends are, who of them is here, and at which tables that everybody can see they sit."""

import time
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from ratskeller.client.errors import Refused
from ratskeller.server.base.looks import face_of
from ratskeller.server.people.blocks import part
from ratskeller.server.people.service import Person
from ratskeller.server.store import presence
from ratskeller.server.store import schema as db
from ratskeller.server.tables.presence import PERIOD
from ratskeller.server.tables.service import Tables

HERE = 2 * PERIOD  # seconds since somebody was noted to be there, in any process


@dataclass(frozen=True)
class Friend:
    """Somebody's friend."""

    id: str  # by which only this person can name them
    person_id: str
    name: str
    colour: str
    picture: str
    since: float
    is_here: bool
    tables: list[dict[str, Any]]  # that are open to all


async def friends_of(tables: Tables, person: Person) -> list[Friend]:
    """A person's friends: those who are online first, then by name."""
    known, seen, seated = await tables.look(partial(read_friends, person_id=person.id))
    now = time.time()
    around = set(tables.sessions.around(row.other_id for row in known))
    found = [
        Friend(
            id=row.id,
            person_id=row.other_id,
            name=row.name,
            **face_of(row.other_id, row.colour, row.picture),
            since=row.since,
            is_here=row.other_id in around or seen.get(row.other_id, 0.0) > now - HERE,
            tables=seated.get(row.other_id, []),
        )
        for row in known
    ]
    return sorted(found, key=lambda friend: (not friend.is_here, friend.name.casefold(), friend.id))


def read_friends(connection: Connection, person_id: str) -> tuple[list[Any], dict[str, float], dict[str, Any]]:
    """Somebody's friends, when they were last noted to be there, and the public tables at which they sit."""
    c, people, tables = db.friends.c, db.people.c, db.tables.c
    wanted = select(c.id, c.other_id, c.since, people.name, people.colour, people.picture)
    both = db.friends.join(db.people, people.id == c.other_id)
    known = list(connection.execute(wanted.select_from(both).where(c.person_id == person_id)))
    others = [row.other_id for row in known]
    places = db.seats.join(db.tables, tables.id == db.seats.c.table_id)
    seated_at = select(db.seats.c.person_id, tables.id, tables.game, tables.state).select_from(places).distinct()
    is_shown = tables.is_public & tables.state.in_(("open", "running")) & db.seats.c.person_id.in_(others)
    seated: dict[str, list[dict[str, Any]]] = {}
    for other, table_id, game, state in connection.execute(seated_at.where(is_shown).order_by(tables.id)):
        seated.setdefault(other, []).append({"id": table_id, "game": game, "state": state})
    return known, presence.last_seen(connection, others), seated


async def friend_by_id(tables: Tables, person: Person, friend_id: str) -> tuple[str, str]:
    """The person and the name of one of somebody's friends."""
    c, people = db.friends.c, db.people.c
    both = db.friends.join(db.people, people.id == c.other_id)
    wanted = select(c.other_id, people.name).select_from(both).where(c.id == friend_id, c.person_id == person.id)
    row = await tables.look(lambda found: found.execute(wanted).one_or_none())
    if row is None:
        raise Refused("not-found", "you have no such friend", say={"key": "friend-unknown"})
    return row[0], row[1]


async def unfriend(tables: Tables, person: Person, friend_id: str) -> None:
    """End a friendship."""
    other_id, _ = await friend_by_id(tables, person, friend_id)
    await tables.run(partial(part, one=person.id, other=other_id))
