"""How people look to others, in the database."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, select

from ratskeller.server.base.looks import face_of
from ratskeller.server.store.schema import people


def read_faces(connection: Connection, person_ids: Collection[str | None]) -> dict[str | None, dict[str, Any]]:
    """The faces of some people, by id; those who were forgotten have none."""
    c = people.c
    wanted = select(c.id, c.colour, c.picture).where(c.id.in_([one for one in person_ids if one]), c.name != "")
    return {str(row.id): face_of(row.id, row.colour, row.picture) for row in connection.execute(wanted)}
