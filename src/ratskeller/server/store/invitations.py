"""Invitations to tables that wait, in the database."""

import secrets
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, insert, select, update

from ratskeller.server.store import schema as db

c = db.invitations.c


def write_invitation(connection: Connection, person_id: str, other_id: str, table_id: str, now: float) -> bool:
    """Write an invitation; False if there was one already, whatever its answer was."""
    same = (c.person_id == person_id) & (c.other_id == other_id) & (c.table_id == table_id)
    if connection.execute(select(c.id).where(same)).first() is not None:
        return False
    row = {"person_id": person_id, "other_id": other_id, "table_id": table_id, "at": now, "is_declined": False}
    connection.execute(insert(db.invitations).values(id=secrets.token_hex(8), **row))
    return True


def open_invitations(person_id: str) -> Select[Any]:
    """The query for invitations that somebody can still accept: the table waits, has a free seat, and the person
    does not sit there."""
    tables, seats = db.tables.c, db.seats.c
    free = exists().where(seats.table_id == c.table_id, seats.kind == "open")
    sits = exists().where(seats.table_id == c.table_id, seats.person_id == person_id)
    places = db.invitations.join(db.tables, tables.id == c.table_id).join(db.people, db.people.c.id == c.other_id)
    wanted = select(c.id, c.table_id, tables.game, db.people.c.name, c.at).select_from(places)
    return wanted.where(c.person_id == person_id, ~c.is_declined, tables.state == "open", free, ~sits)


def is_invited(connection: Connection, person_id: str, table_id: str) -> bool:
    """Whether somebody can still accept an invitation to a table."""
    return connection.execute(open_invitations(person_id).where(c.table_id == table_id)).first() is not None


def decline(connection: Connection, person_id: str, invitation_id: str) -> bool:
    """Somebody does not come."""
    theirs = (c.id == invitation_id) & (c.person_id == person_id)
    return bool(connection.execute(update(db.invitations).where(theirs).values(is_declined=True)).rowcount)


def forget_old(connection: Connection, before: float) -> None:
    """Keep no invitations from before a time."""
    connection.execute(delete(db.invitations).where(c.at < before))
