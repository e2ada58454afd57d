"""People in the database, and what processes announce to each other of them."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, select

from ratskeller.server.store.channels import PRESENT, SIGNED_OUT, notify
from ratskeller.server.store.schema import people

AT_ONCE = 300  # people in one announcement, which has a greatest length
EPOCH = select(people.c.epoch).where(people.c.id == bindparam("person_id"))


def epoch_of(connection: Connection, person_id: str) -> int | None:
    """How often the devices of a person were forgotten; None if there is no such person."""
    found: int | None = connection.execute(EPOCH, {"person_id": person_id}).scalar_one_or_none()
    return found


def announce_sign_out(connection: Connection, person_id: str, epoch: int) -> None:
    """Announce, when this transaction is committed, that older cookies of somebody are no longer valid."""
    notify(connection, SIGNED_OUT, msgspec.json.encode((person_id, epoch)).decode())


def announce_present(connection: Connection, process: str, person_ids: Sequence[str]) -> None:
    """Announce to all processes who is in one of them."""
    for begin in range(0, len(person_ids), AT_ONCE):
        notify(connection, PRESENT, msgspec.json.encode((process, person_ids[begin : begin + AT_ONCE])).decode())
