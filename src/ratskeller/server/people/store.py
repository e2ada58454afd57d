"""People in the database, and what processes announce to each other of them."""

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, or_, select

from ratskeller.server.store.channels import PRESENT, SIGNED_OUT, notify
from ratskeller.server.store.schema import bans, devices, people

AT_ONCE = 300  # people in one announcement, which has a greatest length
EPOCH = select(people.c.epoch).where(people.c.id == bindparam("person_id"))
SIGNED_IN = select(devices.c.id).where(
    devices.c.id == bindparam("device"), devices.c.person_id == bindparam("person_id")
)
BANNED = select(bans.c.person_id).where(
    bans.c.person_id == bindparam("person_id"), or_(bans.c.until.is_(None), bans.c.until > bindparam("now"))
)


def is_signed_in(connection: Connection, person_id: str, epoch: int, device: str) -> bool:
    """Whether a cookie is still good: its device was not signed out, nor all devices since, and nobody is banned."""
    if connection.execute(BANNED, {"person_id": person_id, "now": time.time()}).first() is not None:
        return False
    if connection.execute(EPOCH, {"person_id": person_id}).scalar_one_or_none() != epoch:
        return False
    found = connection.execute(SIGNED_IN, {"device": device, "person_id": person_id}).first()
    return not device or found is not None


def announce_sign_out(connection: Connection, person_id: str, epoch: int, device: str = "") -> None:
    """Announce, when this transaction is committed, that cookies of somebody are no longer valid: those of a device,
    or all of an older epoch."""
    notify(connection, SIGNED_OUT, msgspec.json.encode((person_id, epoch, device)).decode())


def announce_present(connection: Connection, process: str, person_ids: Sequence[str]) -> None:
    """Announce to all processes who is present in one of them."""
    for begin in range(0, len(person_ids), AT_ONCE):
        notify(connection, PRESENT, msgspec.json.encode((process, person_ids[begin : begin + AT_ONCE])).decode())
