"""Where people want push messages, and when not."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import Person
from ratskeller.server.people.tokens import digest_of
from ratskeller.server.store.database import Database
from ratskeller.server.store.schema import keys, pushes, quiet_hours

MOST = 20  # browsers of a person
MOST_FAILURES = 10  # in a row, after which a browser is called no more
KEY = "vapid"
DAY_MINUTES = 24 * 60


@dataclass(frozen=True)
class Subscription:
    """A browser that is subscribed to push messages."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


@dataclass(frozen=True)
class Quiet:
    """From when to when somebody wants no push messages: minutes after midnight by the clocks of a zone."""

    begins: int
    ends: int
    zone: str

    def over_at(self, now: float) -> float:
        """When a message that is due now may be sent: at once, or at the end of the quiet hours."""
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        since_begin, length = (minute - self.begins) % DAY_MINUTES, (self.ends - self.begins) % DAY_MINUTES
        if since_begin >= length:
            return now
        ends = here.replace(hour=self.ends // 60, minute=self.ends % 60, second=0, microsecond=0)
        # Clocks may be put forward or back in between: the end is what they show then.
        return (ends if ends > here else ends + timedelta(days=1)).timestamp()


def checked_quiet(begins: int, ends: int, zone: str) -> Quiet:
    """Quiet hours in a time zone that there is."""
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("malformed", "zone: is no time zone that is known here") from None
    return Quiet(begins, ends, zone)


class Subscriptions:
    """Browsers that are subscribed to push messages, in the database."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.now = now

    async def keep(self, person: Person, wanted: Subscription) -> None:
        """Subscribe this browser for a person; it belongs to one person only."""
        values = {name: getattr(wanted, name) for name in Subscription.__dataclass_fields__}
        row = values | {"person_id": person.id, "device": person.device, "created": self.now(), "failures": 0}

        def write(connection: Connection) -> None:
            same_device = (pushes.c.person_id == person.id) & (pushes.c.device == person.device)
            connection.execute(delete(pushes).where((pushes.c.id == wanted.id) | same_device))
            known = select(pushes.c.id).where(pushes.c.person_id == person.id)
            if len(connection.execute(known).all()) >= MOST:
                raise Refused("too-many", f"{MOST} browsers get your push messages already")
            connection.execute(insert(pushes).values(row))

        await self.database.run(write)

    async def forget(self, person: Person) -> None:
        """Don't call this device any more."""
        theirs = (pushes.c.person_id == person.id) & (pushes.c.device == person.device)
        await self.database.run(lambda connection: connection.execute(delete(pushes).where(theirs)))

    async def drop(self, subscription_id: str) -> None:
        """A push service no longer knows a browser."""
        gone = delete(pushes).where(pushes.c.id == subscription_id)
        await self.database.run(lambda connection: connection.execute(gone))

    async def note(self, subscription_id: str, *, failed: bool) -> None:
        """Note whether a message arrived; after many failures, the browser is unsubscribed."""
        c = pushes.c

        def write(connection: Connection) -> None:
            failures = c.failures + 1 if failed else 0
            connection.execute(update(pushes).where(c.id == subscription_id).values(failures=failures))
            connection.execute(delete(pushes).where(c.id == subscription_id, c.failures >= MOST_FAILURES))

        await self.database.run(write)

    async def is_called(self, person: Person) -> bool:
        """Whether this device is called."""
        theirs = (pushes.c.person_id == person.id) & (pushes.c.device == person.device)
        return await self.database.look(
            lambda connection: connection.execute(select(pushes.c.id).where(theirs)).first() is not None
        )

    async def quiet_of(self, person_id: str) -> Quiet | None:
        """Somebody's quiet hours."""
        c = quiet_hours.c
        wanted = select(c.begins, c.ends, c.zone).where(c.person_id == person_id)
        found = await self.database.look(lambda connection: connection.execute(wanted).one_or_none())
        return None if found is None else Quiet(*found)

    async def set_quiet(self, person: Person, quiet: Quiet | None) -> None:
        """Have quiet hours, or none."""

        def write(connection: Connection) -> None:
            connection.execute(delete(quiet_hours).where(quiet_hours.c.person_id == person.id))
            if quiet is not None:
                row = {"person_id": person.id, "begins": quiet.begins, "ends": quiet.ends, "zone": quiet.zone}
                connection.execute(insert(quiet_hours).values(row))

        await self.database.run(write)

    async def private_key(self, make: Callable[[], str]) -> str:
        """The key of this server for push services: made once, kept in the database, shared by all processes."""
        wanted = select(keys.c.value).where(keys.c.name == KEY)

        def read(connection: Connection) -> str | None:
            found: str | None = connection.execute(wanted).scalar_one_or_none()
            return found

        known = await self.database.look(read)
        if known is None:
            row = {"name": KEY, "value": make()}
            with suppress(IntegrityError):  # another process was faster
                await self.database.run(lambda connection: connection.execute(insert(keys).values(row)))
            known = await self.database.look(read)
        assert known is not None
        return known


def subscriptions_of(connection: Connection, person_id: str) -> list[Subscription]:
    """The browsers in which somebody is called."""
    c = pushes.c
    wanted = select(c.id, c.endpoint, c.p256dh, c.auth, c.language).where(c.person_id == person_id)
    return [Subscription(*row) for row in connection.execute(wanted)]


def subscription_id(endpoint: str) -> str:
    """By what a browser is known."""
    return digest_of(endpoint)
