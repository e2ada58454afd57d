"""People in the database, and what processes tell each other of them."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, select, text

from ratskeller.server.store.schema import people

SIGNED_OUT = "ratskeller_signed_out"  # on which PostgreSQL tells all processes who signed out, and the new epoch
PRESENT = "ratskeller_present"  # and which hosts are in a process
SAID_AT_ONCE = 300  # people in one announcement: PostgreSQL carries less than 8000 bytes
EPOCH = select(people.c.epoch).where(people.c.id == bindparam("person_id"))
ANNOUNCE = text("SELECT pg_notify(:channel, :words)")


def epoch_of(connection: Connection, person_id: str) -> int | None:
    """How often the devices of a person were forgotten; None if there is no such person."""
    found: int | None = connection.execute(EPOCH, {"person_id": person_id}).scalar_one_or_none()
    return found


def announce_sign_out(connection: Connection, person_id: str, epoch: int) -> None:
    """Tell all processes, when this transaction is over, that older cookies of somebody are no longer good."""
    words = msgspec.json.encode((person_id, epoch)).decode()
    connection.execute(ANNOUNCE, {"channel": SIGNED_OUT, "words": words})


def announce_present(connection: Connection, process: str, person_ids: Sequence[str]) -> None:
    """Tell all processes who is in one of them."""
    for begin in range(0, len(person_ids), SAID_AT_ONCE):
        words = msgspec.json.encode((process, person_ids[begin : begin + SAID_AT_ONCE])).decode()
        connection.execute(ANNOUNCE, {"channel": PRESENT, "words": words})
