"""Who people are: a name and a signed cookie, no password; a secret link moves a person to another device."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from itsdangerous import BadSignature, TimestampSigner, URLSafeTimedSerializer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ratskeller.client.errors import Refused
from ratskeller.server.base.characters import checked_line
from ratskeller.server.people.bans import Ban
from ratskeller.server.people.names import imitates_staff
from ratskeller.server.people.store import announce_sign_out
from ratskeller.server.people.tokens import digest_of
from ratskeller.server.store.database import Database
from ratskeller.server.store.schema import bans, device_links, devices, keys, people, pushes, tokens

COOKIE = "ratskeller"
COOKIE_SECONDS = 400 * 24 * 3600  # browsers keep no cookie for longer
LINK_SECONDS = 15 * 60
NAME_LENGTH = 30  # of visible characters


@dataclass(frozen=True)
class Person:
    """Somebody with a name."""

    id: str
    name: str
    epoch: int = field(default=0, compare=False, repr=False)  # cookies of an earlier one are no longer good
    device: str = field(default="", compare=False, repr=False)  # from which they come; cookies of before have none
    colour: str | None = field(default=None, compare=False)
    picture: str | None = field(default=None, compare=False)
    seen: float = field(default=0.0, compare=False, repr=False)  # when the device was, to the hour
    ban: Ban | None = field(default=None, compare=False, repr=False)  # why they may not take part now


def checked_name(text: str) -> str:
    """A name that can be shown beside others, and does not imitate the operator."""
    name = checked_line("name", text, NAME_LENGTH)
    if imitates_staff(name):
        raise Refused("malformed", "name: is reserved for the operator of this server", say={"key": "id-name-staff"})
    return name


class People:
    """All people that the database knows."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.now = now
        self._seal: URLSafeTimedSerializer | None = None

    async def make(self, name: str) -> Person:
        """Somebody new."""
        person = Person(secrets.token_hex(8), checked_name(name))
        row = {"id": person.id, "name": person.name, "epoch": person.epoch, "created": self.now(), "seen": self.now()}
        async with self.database.transaction() as connection:
            await connection.execute(insert(people).values(row))
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """The same person under another name."""
        name = checked_name(name)
        await self._change(person, name=name)
        return replace(person, name=name)

    async def change_looks(self, person: Person, colour: str | None, picture: str | None) -> Person:
        """The same person with another colour and picture."""
        await self._change(person, colour=colour, picture=picture)
        return replace(person, colour=colour, picture=picture)

    async def _change(self, person: Person, **values: str | None) -> None:
        """Change somebody who was not forgotten meanwhile."""
        theirs = (people.c.id == person.id) & (people.c.name != "")
        async with self.database.transaction() as connection:
            await connection.execute(update(people).where(theirs).values(**values))

    async def cookie_of(self, person: Person) -> str:
        """What a browser shows to be this person on this device, until it is signed out."""
        device = [person.device] if person.device else []
        return str((await self.seal()).dumps([person.id, person.epoch, *device]))

    async def from_cookie(self, text: str) -> Person | None:
        """Who shows a cookie; nobody if it is forged, old, of a device that was signed out, or from before all of the
        person's devices were."""
        try:
            (person_id, epoch, *device), signed = (await self.seal()).loads(text, return_timestamp=True)
        except BadSignature:
            return None
        if self.now() - signed.timestamp() > COOKIE_SECONDS:
            return None
        person = await self.find(person_id, *device)
        return person if person is not None and person.epoch == epoch else None

    async def find(self, person_id: str, device: str = "") -> Person | None:
        """The person with this id; with a device, only if it is signed in."""
        async with self.database.snapshot() as connection:
            return await self.find_in(connection, person_id, device)

    async def find_in(self, connection: AsyncConnection, person_id: str, device: str = "") -> Person | None:
        """The same within a transaction."""
        is_theirs = (devices.c.person_id == people.c.id) & (devices.c.id == device)
        is_banned = (bans.c.person_id == people.c.id) & (bans.c.until.is_(None) | (bans.c.until > self.now()))
        asked = (
            select(people.c.id, people.c.name, people.c.epoch, devices.c.id, people.c.colour, people.c.picture)
            .add_columns(devices.c.seen, bans.c.until, bans.c.reason)
            .select_from(people.outerjoin(devices, is_theirs).outerjoin(bans, is_banned))
            .where(people.c.id == person_id)
        )
        row = (await connection.execute(asked)).one_or_none()
        if row is None or (row[3] or "") != device:
            return None
        ban = None if row[8] is None else Ban(row[7], row[8])
        return Person(row[0], row[1], row[2], device, row[4], row[5], row[6] or 0.0, ban)

    async def make_link(self, person: Person) -> str:
        """A token that makes another device this person's: good once, for a quarter of an hour, and only the newest."""
        token = secrets.token_urlsafe(32)
        row = {"digest": digest_of(token), "person_id": person.id, "expires": self.now() + LINK_SECONDS}
        useless = (device_links.c.person_id == person.id) | (device_links.c.expires < self.now())
        async with self.database.transaction() as connection:
            await connection.execute(delete(device_links).where(useless))
            await connection.execute(insert(device_links).values(row))
        return token

    async def use_link(self, token: str) -> Person:
        """Whose device this is from now on, unless they sign all their devices out before it is."""
        good = (device_links.c.digest == digest_of(token)) & (device_links.c.expires >= self.now())
        async with self.database.transaction() as connection:
            used = delete(device_links).where(good).returning(device_links.c.person_id)
            person_id = (await connection.execute(used)).scalar_one_or_none()
            person = await self.find_in(connection, person_id) if person_id is not None else None
        if person is None:
            raise Refused("not-found", "this link was used already, or it is too old: make a new one")
        return person

    async def forget_devices(self, person: Person) -> Person:
        """Sign all devices out but this one, and let no link that was made before bring one back; the person returned
        has a good cookie again."""
        newer = update(people).where(people.c.id == person.id).values(epoch=people.c.epoch + 1)
        async with self.database.transaction() as connection:
            epoch = (await connection.execute(newer.returning(people.c.epoch))).scalar_one()
            for table in (device_links, tokens):
                await connection.execute(delete(table).where(table.c.person_id == person.id))
            others = (devices.c.person_id == person.id) & (devices.c.id != person.device)
            await connection.execute(delete(devices).where(others))
            others = (pushes.c.person_id == person.id) & (pushes.c.device != person.device)
            await connection.execute(delete(pushes).where(others))
            if not self.database.is_sqlite:
                await connection.run_sync(partial(announce_sign_out, person_id=person.id, epoch=epoch))
        return replace(person, epoch=epoch)

    async def seal(self) -> URLSafeTimedSerializer:
        """What signs cookies: its key is made by the first process that needs it."""
        if self._seal is None:
            key = await self.key() or await self.make_key()
            self._seal = URLSafeTimedSerializer(key, "cookie", signer=signer_at(self.now))
        return self._seal

    async def key(self) -> str | None:
        """The key in the database."""
        async with self.database.snapshot() as connection:
            found = await connection.execute(select(keys.c.value).where(keys.c.name == COOKIE))
            return found.scalar_one_or_none()

    async def make_key(self) -> str:
        """A key for all processes; of two that make one at once, the first is kept."""
        made = {"name": COOKIE, "value": secrets.token_hex(32)}
        try:
            async with self.database.transaction() as connection:
                await connection.execute(insert(keys).values(made))
        except IntegrityError:
            made["value"] = await self.key() or ""
        return made["value"]


def signer_at(now: Callable[[], float]) -> Any:
    """Signatures that bear this clock's time."""

    class Signer(TimestampSigner):
        def get_timestamp(self) -> int:
            return int(now())

    return Signer
