"""Links by which people become friends: one makes a link, another opens it and agrees."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select

from ratskeller.client.errors import Refused
from ratskeller.server.people.blocks import are_apart, blocked_by
from ratskeller.server.people.service import People, Person
from ratskeller.server.people.tokens import Token, digest_of, keep_token, use_token
from ratskeller.server.store.database import Database
from ratskeller.server.store.schema import friends, tokens

MOST = 300  # friends of a person
MOST_LINKS = 10  # of a person that are good at the same time
MOST_USES = 20
DAY = 24 * 3600
OLD = "this link was used already, was withdrawn, or is too old: ask for a new one"


@dataclass(frozen=True)
class Link:
    """A link that was made, without its secret: how many may still use it, and until when."""

    uses: int
    expires: float


class FriendLinks:
    """The links of all people."""

    def __init__(self, people: People, now: Callable[[], float] = time.time) -> None:
        self.people = people
        self.now = now

    @property
    def database(self) -> Database:
        """Where they are kept."""
        return self.people.database

    async def make(self, person: Person, uses: int, days: int) -> str:
        """The secret of a new link, which is valid for this many people and days."""
        secret, now = secrets.token_urlsafe(32), self.now()

        def write(connection: Connection) -> None:
            good = select(func.count()).where(own_links(person), tokens.c.expires >= now)
            if connection.execute(good).scalar_one() >= MOST_LINKS:
                raise Refused("too-many", f"you have {MOST_LINKS} links already", say={"key": "friend-links-many"})
            keep_token(connection, secret, "friend", now + days * DAY, now, person.id, str(uses))

        await self.database.run(write)
        return secret

    async def all_of(self, person: Person) -> list[Link]:
        """The links of a person that are still good."""
        wanted = select(tokens.c.body, tokens.c.expires).where(own_links(person), tokens.c.expires >= self.now())
        rows = await self.database.look(lambda found: found.execute(wanted.order_by(tokens.c.expires)).all())
        return [Link(int(body), expires) for body, expires in rows]

    async def withdraw(self, person: Person) -> None:
        """No link of a person is good any more."""
        await self.database.run(lambda connection: connection.execute(delete(tokens).where(own_links(person))))

    async def owner(self, person: Person | None, secret: str) -> Person:
        """Who has made a link, for somebody who is asked whether they want to be friends."""
        c = tokens.c
        good = (c.digest == digest_of(secret)) & (c.purpose == "friend") & (c.expires >= self.now())

        def read(connection: Connection) -> str | None:
            owner: str | None = connection.execute(select(c.person_id).where(good)).scalar_one_or_none()
            if person is not None:
                check_both(connection, person, owner)
            return owner

        owner: str | None = await self.database.look(read)
        found = await self.people.find(owner or "")
        if found is None:
            raise Refused("not-found", OLD, say={"key": "friend-link-old"})
        return found

    async def accept(self, person: Person, secret: str) -> Person:
        """Become friends with the person who made a link, and use the link once."""
        other = await self.owner(person, secret)
        await self.database.run(partial(self._accept, person=person, secret=secret))
        return other

    def _accept(self, connection: Connection, person: Person, secret: str) -> None:
        now = self.now()
        token = use_token(connection, secret, "friend", now)
        check_both(connection, person, token.person_id if token is not None else None)
        assert token is not None
        assert token.person_id is not None
        if are_friends(connection, person.id, token.person_id):
            keep_again(connection, secret, token, int(token.body), now)
            return
        for one, other in ((person.id, token.person_id), (token.person_id, person.id)):
            if connection.execute(select(func.count()).where(friends.c.person_id == one)).scalar_one() >= MOST:
                raise Refused("too-many", f"nobody has more than {MOST} friends here", say={"key": "friends-many"})
            row = {"id": secrets.token_hex(8), "person_id": one, "other_id": other, "since": now}
            connection.execute(insert(friends).values(row))
        keep_again(connection, secret, token, int(token.body) - 1, now)


def keep_again(connection: Connection, secret: str, token: Token, uses: int, now: float) -> None:
    """Keep a link valid for those who may still use it."""
    if uses > 0:
        keep_token(connection, secret, "friend", token.expires, now, token.person_id, str(uses))


def check_both(connection: Connection, person: Person, owner: str | None) -> None:
    """Check whether somebody may use the link of another. To a blocked person the link appears invalid."""
    if owner is None:
        raise Refused("not-found", OLD, say={"key": "friend-link-old"})
    if owner == person.id:
        raise Refused("not-now", "this is your own link: send it to a friend", say={"key": "friend-link-own"})
    if owner in blocked_by(connection, person.id):
        raise Refused("not-now", "you have blocked this person", say={"key": "friend-link-blocked"})
    if are_apart(connection, person.id, owner):
        raise Refused("not-found", OLD, say={"key": "friend-link-old"})


def are_friends(connection: Connection, one: str, other: str) -> bool:
    """Whether two people are friends."""
    c = friends.c
    return connection.execute(select(c.id).where(c.person_id == one, c.other_id == other)).first() is not None


def own_links(person: Person) -> ColumnElement[bool]:
    """The links that a person has made, in SQL."""
    return (tokens.c.person_id == person.id) & (tokens.c.purpose == "friend")
