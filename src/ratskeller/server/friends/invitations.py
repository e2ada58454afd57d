"""Invitations of friends to waiting tables: they see them on every page, and get a push message if they want."""

import time
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection

from ratskeller.client.errors import Refused
from ratskeller.server.calls.caller import Caller
from ratskeller.server.friends.lists import friend_by_id
from ratskeller.server.people.service import Person
from ratskeller.server.store import invitations as store
from ratskeller.server.tables.service import Tables

MOST_SHOWN = 20


@dataclass(frozen=True)
class Invitation:
    """Somebody invites me to a table."""

    id: str
    table: str
    game: str
    name: str  # of who invites
    at: float


async def invite(tables: Tables, caller: Caller, person: Person, friend_id: str, table_id: str) -> bool:
    """Invite a friend to a table that waits, at which the person sits or which they opened; False if they were
    invited before: nobody is called twice to the same table."""
    other_id, _ = await friend_by_id(tables, person, friend_id)
    table = await tables.cache.current(table_id)
    if table.state != "open":
        raise Refused("not-now", f"the table is {table.state}, not open", say={"key": "friend-invite-late"})
    if person.id not in table.people() | {table.facts.host}:
        raise Refused("not-yours", "you do not sit at this table")
    if table.seats_of(other_id):
        raise Refused("not-now", "they sit there already", say={"key": "friend-invite-there"})
    if all(seat.kind != "open" for seat in table.seats):
        raise Refused("not-now", "the table has no free seat", say={"key": "friend-invite-full"})
    apart = await tables.blocks.around(other_id)
    if other_id in table.removed or apart & (table.people() | {table.facts.host}):
        return True  # they could not sit down; that is nobody else's business
    write = partial(store.write_invitation, person_id=other_id, other_id=person.id, table_id=table_id, now=time.time())
    is_new = await tables.run(write)
    if is_new:
        caller.invite(other_id, table_id)
    return is_new


async def invitations_of(tables: Tables, person: Person) -> list[Invitation]:
    """All that somebody can still accept, the newest first."""

    def read(connection: Connection) -> list[Invitation]:
        wanted = store.open_invitations(person.id).order_by(store.c.at.desc()).limit(MOST_SHOWN)
        return [Invitation(*row) for row in connection.execute(wanted)]

    return await tables.look(read)


async def decline(tables: Tables, person: Person, invitation_id: str) -> None:
    """Not come."""
    if not await tables.run(partial(store.decline, person_id=person.id, invitation_id=invitation_id)):
        raise Refused("not-found", "there is no such invitation")
