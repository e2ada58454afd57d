"""How people like tables, kept for them on every device. What a setting means is the page's own matter."""

from typing import Annotated, Any

import msgspec
from pydantic import Field
from sqlalchemy import Connection, delete, insert, select

from ratskeller.server.people.service import Person
from ratskeller.server.store.database import Database
from ratskeller.server.store.schema import settings

MOST = 32  # settings of a person
Name = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9-]{0,31}$")]
Value = bool | Annotated[float, Field(allow_inf_nan=False)] | Annotated[str, Field(max_length=64)]
Settings = Annotated[dict[Name, Value], Field(max_length=MOST)]


async def read_settings(database: Database, person: Person) -> dict[str, Any]:
    """What a person has chosen; nothing at first."""
    wanted = select(settings.c.body).where(settings.c.person_id == person.id)
    async with database.snapshot() as connection:
        body = (await connection.execute(wanted)).scalar_one_or_none()
    found: dict[str, Any] = msgspec.json.decode(body) if body is not None else {}
    return found


async def write_settings(database: Database, person: Person, chosen: dict[str, Any]) -> None:
    """Keep these, and no others."""

    def write(connection: Connection) -> None:
        connection.execute(delete(settings).where(settings.c.person_id == person.id))
        row = {"person_id": person.id, "body": msgspec.json.encode(chosen).decode()}
        connection.execute(insert(settings).values(row))

    async with database.transaction() as connection:
        await connection.run_sync(write)
