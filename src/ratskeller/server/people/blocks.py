"""People whom somebody does not want to meet. They are not told that they are blocked."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import Person
from ratskeller.server.store.channels import BLOCKED, notify
from ratskeller.server.store.database import Database
from ratskeller.server.store.refusals import refusing
from ratskeller.server.store.schema import blocks, friends, invitations

MOST = 500  # of a person
KEPT = 10_000  # people whose blocks a process remembers
NOBODY: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Block:
    """Somebody who is blocked, under the name by which they were met."""

    id: str
    name: str
    since: float


class Blocks:
    """The blocks of all people. A process remembers those of who reads news of tables."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.now = now
        self._known: OrderedDict[str, frozenset[str]] = OrderedDict()

    async def of(self, person_id: str | None) -> frozenset[str]:
        """The people whom somebody has blocked."""
        if person_id is None:
            return NOBODY
        if person_id not in self._known:
            found = await refusing(self.database.look(partial(blocked_by, person_id=person_id)))
            self._known[person_id] = found
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return self._known[person_id]

    async def around(self, person_id: str) -> frozenset[str]:
        """The people whom somebody has blocked, or who have blocked them: none of them shares a table with the
        person."""
        return await refusing(self.database.look(partial(blocked_around, person_id=person_id)))

    async def all_of(self, person: Person) -> list[Block]:
        """A person's list, the newest first."""
        c = blocks.c
        wanted = select(c.id, c.name, c.since).where(c.person_id == person.id).order_by(c.since.desc(), c.id)
        return await refusing(self.database.look(lambda found: [Block(*row) for row in found.execute(wanted)]))

    async def add(self, person: Person, other_id: str, name: str) -> None:
        """Block somebody, and end a friendship with them."""
        if other_id == person.id:
            raise Refused("malformed", "you can't block yourself")
        row = {"id": secrets.token_hex(8), "person_id": person.id, "other_id": other_id, "name": name}

        def write(connection: Connection) -> None:
            if other_id in blocked_by(connection, person.id):
                return
            mine = select(func.count()).where(blocks.c.person_id == person.id)
            if connection.execute(mine).scalar_one() >= MOST:
                raise Refused("too-many", f"you have blocked {MOST} people already")
            part(connection, person.id, other_id)
            connection.execute(insert(blocks).values(**row, since=self.now()))
            self._announce(connection, person.id)

        await refusing(self.database.run(write))
        self.forget(person.id)

    async def remove(self, person: Person, block_id: str) -> None:
        """Let somebody meet one of the blocked people again."""

        def write(connection: Connection) -> bool:
            theirs = (blocks.c.id == block_id) & (blocks.c.person_id == person.id)
            self._announce(connection, person.id)
            return bool(connection.execute(delete(blocks).where(theirs)).rowcount)

        is_gone = await refusing(self.database.run(write))
        self.forget(person.id)
        if not is_gone:
            raise Refused("not-found", "there is nobody like that on your list")

    def forget(self, person_id: str) -> None:
        """Somebody's list has changed, in this process or another."""
        self._known.pop(person_id, None)

    def drop(self) -> None:
        """Forget all lists: some may have changed in other processes."""
        self._known.clear()

    def _announce(self, connection: Connection, person_id: str) -> None:
        if not self.database.is_sqlite:
            notify(connection, BLOCKED, msgspec.json.encode((person_id,)).decode())


def part(connection: Connection, one: str, other: str) -> None:
    """End a friendship, and delete all invitations between the two."""
    for table in (friends, invitations):
        c = table.c
        between = ((c.person_id == one) & (c.other_id == other)) | ((c.person_id == other) & (c.other_id == one))
        connection.execute(delete(table).where(between))


def blocked_by(connection: Connection, person_id: str) -> frozenset[str]:
    """The people whom somebody has blocked."""
    wanted = select(blocks.c.other_id).where(blocks.c.person_id == person_id)
    return frozenset(connection.execute(wanted).scalars())


def blocked_around(connection: Connection, person_id: str) -> frozenset[str]:
    """Both sides of all blocks that somebody is part of, without themselves."""
    c = blocks.c
    rows = connection.execute(
        select(c.person_id, c.other_id).where(or_(c.person_id == person_id, c.other_id == person_id))
    )
    return frozenset(other for row in rows for other in row) - {person_id}


def are_apart(connection: Connection, one: str, other: str) -> bool:
    """Whether one of two people has blocked the other."""
    return other in blocked_around(connection, one)
