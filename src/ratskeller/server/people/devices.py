"""The browsers in which somebody is signed in: listed, and signed out one by one or all others at once."""

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy import Connection, delete, insert, select, update

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import Person
from ratskeller.server.people.store import announce_sign_out
from ratskeller.server.store.database import Database
from ratskeller.server.store.schema import devices, people, pushes

MOST = 40  # of a person; of more, the one that was not seen for the longest is signed out
SEEN_EVERY = 3600.0  # seconds: how exactly we know when somebody was last here
# The first that fits: many browsers also name those that they want to be taken for.
BROWSERS = (("Edge", "Edg"), ("Opera", "OPR"), ("Firefox", "Firefox|FxiOS"), ("Chrome", "(?:Headless)?Chrome|CriOS"))
SYSTEMS = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"))
MORE_BROWSERS, MORE_SYSTEMS = (("Safari", "Safari"),), (("macOS", "Mac OS"), ("Linux", "Linux|X11"))


@dataclass(frozen=True)
class Device:
    """A browser in which somebody is signed in."""

    id: str
    name: str
    created: float
    seen: float


def device_name(user_agent: str) -> str:
    """A browser and its system in two words: all that is kept of what a browser says about itself."""

    def first(choices: tuple[tuple[str, str], ...]) -> str:
        return next((name for name, pattern in choices if re.search(rf"\b({pattern})", user_agent)), "")

    found = (first(BROWSERS + MORE_BROWSERS), first(SYSTEMS + MORE_SYSTEMS))
    return ", ".join(name for name in found if name)


class Devices:
    """The devices of all people."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now

    async def add(self, person: Person, name: str) -> Person:
        """The person on a new device, whose cookie no other device has."""
        device, now = secrets.token_hex(8), self.now()
        row = {"id": device, "person_id": person.id, "name": name, "created": now, "seen": now}

        def write(connection: Connection) -> None:
            known = select(devices.c.id).where(devices.c.person_id == person.id).order_by(devices.c.seen.desc())
            old = connection.execute(known).scalars().all()[MOST - 1 :]
            for oldest in old:
                self._remove(connection, person, oldest)
            connection.execute(insert(devices).values(row))
            connection.execute(update(people).where(people.c.id == person.id).values(seen=now))

        async with self.database.transaction() as connection:
            await connection.run_sync(write)
        return replace(person, device=device, seen=now)

    async def note_seen(self, person: Person) -> None:
        """Somebody is here; it is written down once an hour."""
        now = self.now()
        if not person.device or person.seen > now - SEEN_EVERY:
            return
        async with self.database.transaction() as connection:
            await connection.execute(update(devices).where(devices.c.id == person.device).values(seen=now))
            await connection.execute(update(people).where(people.c.id == person.id).values(seen=now))

    async def all_of(self, person: Person) -> list[Device]:
        """A person's devices, the one last seen first."""
        c = devices.c
        wanted = select(c.id, c.name, c.created, c.seen).where(c.person_id == person.id).order_by(c.seen.desc(), c.id)
        async with self.database.snapshot() as connection:
            return [Device(*row) for row in await connection.execute(wanted)]

    async def sign_out(self, person: Person, device: str) -> None:
        """Sign one device of a person out, in all processes; nobody can sign out a device of somebody else."""
        async with self.database.transaction() as connection:
            is_gone = await connection.run_sync(partial(self._remove, person=person, device=device))
        if not is_gone:
            raise Refused("not-found", "you have no such device")

    def _remove(self, connection: Connection, person: Person, device: str) -> bool:
        theirs = (devices.c.id == device) & (devices.c.person_id == person.id)
        if not connection.execute(delete(devices).where(theirs)).rowcount:
            return False
        connection.execute(delete(pushes).where(pushes.c.person_id == person.id, pushes.c.device == device))
        if not self.database.is_sqlite:
            announce_sign_out(connection, person.id, person.epoch, device)
        return True
