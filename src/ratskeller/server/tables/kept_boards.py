"""Boards of people's own in the database: everybody with the link can see one, only its owner can change it."""

import secrets
import time
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from ratskeller.client.errors import Refused
from ratskeller.core.plain_text import is_plain
from ratskeller.server.people.service import Person
from ratskeller.server.store.database import Database
from ratskeller.server.store.schema import people, profiles

LONGEST_NAME = 40


def checked_name(name: str) -> str:
    """A name that can be shown to others."""
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not is_plain(name):
        raise Refused("malformed", f"name: 1 to {LONGEST_NAME} visible characters", figures={"field": "name"})
    return name


async def keep_board(database: Database, person: Person, game: str, name: str, text: str, most: int) -> str:
    """Keep a board that was checked, and say under which id."""
    row = {"id": secrets.token_urlsafe(12), "person_id": person.id, "game": game, "name": checked_name(name)}
    now = time.time()
    async with database.transaction() as connection:
        # Whoever keeps two at once waits here, so that both are counted.
        await connection.execute(select(people.c.id).where(people.c.id == person.id).with_for_update())
        mine = select(func.count()).select_from(profiles).where(profiles.c.person_id == person.id)
        if (await connection.scalar(mine) or 0) >= most:
            raise Refused("too-many", f"you keep {most} boards: delete one first")
        await connection.execute(insert(profiles).values(row | {"text": text, "created": now, "changed": now}))
    return row["id"]


async def change_board(database: Database, person: Person, board_id: str, name: str, text: str) -> None:
    """Keep another text under the same id. Tables that were opened with the one before go on with that."""
    await own_board(database, person, board_id)
    values = {"name": checked_name(name), "text": text, "changed": time.time()}
    async with database.transaction() as connection:
        await connection.execute(update(profiles).where(profiles.c.id == board_id).values(values))


async def drop_board(database: Database, person: Person, board_id: str) -> None:
    """Keep a board no longer."""
    await own_board(database, person, board_id)
    async with database.transaction() as connection:
        await connection.execute(delete(profiles).where(profiles.c.id == board_id))


async def own_board(database: Database, person: Person, board_id: str) -> Any:
    """A board, if it is this person's."""
    row = await board_by_id(database, board_id)
    if row.person_id != person.id:
        raise Refused("not-yours", "this board is somebody else's: keep a copy of it to change it")
    return row


async def board_by_id(database: Database, board_id: str) -> Any:
    """The row of a board."""
    async with database.snapshot() as connection:
        row = (await connection.execute(select(profiles).where(profiles.c.id == board_id))).one_or_none()
    if row is None:
        raise Refused("not-found", f"there is no board '{board_id}'")
    return row


async def boards_of(database: Database, person_id: str) -> list[Any]:
    """The boards of a person, changed last first."""
    mine = select(profiles).where(profiles.c.person_id == person_id).order_by(profiles.c.changed.desc())
    async with database.snapshot() as connection:
        return list((await connection.execute(mine)).all())
