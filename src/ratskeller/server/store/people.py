"""People in the database."""

from sqlalchemy import Connection, bindparam, select

from ratskeller.server.store.schema import people

EPOCH = select(people.c.epoch).where(people.c.id == bindparam("person_id"))


def epoch_of(connection: Connection, person_id: str) -> int | None:
    """How often the devices of a person were forgotten; None if there is no such person."""
    found: int | None = connection.execute(EPOCH, {"person_id": person_id}).scalar_one_or_none()
    return found
