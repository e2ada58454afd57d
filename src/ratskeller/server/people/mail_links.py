"""People who have confirmed a mail address can get a link there that signs in: valid once, for a quarter of an hour."""

import re
import secrets
import unicodedata
from functools import partial

from sqlalchemy import Connection, delete, insert, select

from ratskeller.client.errors import Refused
from ratskeller.i18n import LANGUAGES, catalogue
from ratskeller.server.base.limits import Buckets
from ratskeller.server.people.mailer import Mailer
from ratskeller.server.people.service import People, Person
from ratskeller.server.people.tokens import Purpose, Token, digest_of, keep_token, use_token
from ratskeller.server.store.schema import mails, tokens

MINUTES = 15
ADDRESS_LENGTH = 254
ADDRESS = re.compile(r"[^\s@<>,;:\"\\()\[\]]{1,64}@[^\s@<>,;:\"\\()\[\]]+\.[^\s@<>,;:\"\\()\[\].]{2,}")
NO_MAILS = "this server sends no mails"
OLD = "this link was used already, or it is too old: ask for a new one"


def checked_address(text: str) -> str:
    """A mail address in the form that is stored and compared."""
    address = unicodedata.normalize("NFC", text).strip().lower()
    if len(address) > ADDRESS_LENGTH or not address.isprintable() or ADDRESS.fullmatch(address) is None:
        raise Refused("malformed", "address: is no mail address", say={"key": "id-mail-malformed"})
    return address


def without_links(name: str) -> str:
    """A name in which mail programs see no address: anybody can have a mail sent to anybody, and choose its name."""
    return re.sub(r"(?<=\w)[^\w\s'’-]+(?=\w)", " ", name)


class MailLinks:
    """Addresses of people, and the links that are sent to them."""

    def __init__(self, people: People, mailer: Mailer, origin: str, to_one_per_hour: int) -> None:
        self.people = people
        self.mailer = mailer
        self._origin = origin  # never what a request names: a link must not lead anywhere else
        self._pace = Buckets(to_one_per_hour / 3600, to_one_per_hour)

    async def ask_to_confirm(self, person: Person, address: str, language: str) -> None:
        """Send a link by which somebody shows that an address is theirs."""
        self._need_mails()
        address = checked_address(address)
        self._pace.take(digest_of(address))
        token = await self._new_token("mail-confirm", person.id, address)
        self._send(address, "mail-confirm", language, person.name, f"{self._origin}/me#confirm={token}")

    async def confirm(self, person: Person, secret: str) -> str:
        """Confirm the person's address. The link has to be opened by the person who asked for it, so that nobody can
        give their own profile to the owner of an address. An earlier owner loses the address, and links that were sent
        there no longer bring them back."""
        async with self.people.database.transaction() as connection:
            token = await connection.run_sync(partial(self._use, secret=secret, purpose="mail-confirm"))
            if token is None or token.person_id != person.id:
                raise Refused("not-found", OLD, say={"key": "id-mail-old"})
            theirs = (mails.c.person_id == person.id) | (mails.c.address == token.body)
            await connection.execute(delete(mails).where(theirs))
            sent = (tokens.c.purpose == "mail-link") & (tokens.c.body == token.body)
            await connection.execute(delete(tokens).where(sent))
            row = {"person_id": person.id, "address": token.body, "confirmed": self.people.now()}
            await connection.execute(insert(mails).values(row))
        return token.body

    async def send_link(self, address: str, language: str) -> None:
        """Send a link that signs in, if the address belongs to somebody; the sender of the request does not learn
        whether it does."""
        self._need_mails()
        address = checked_address(address)
        self._pace.take(digest_of(address))
        self.mailer.beside(self._send_link(address, language))

    async def _send_link(self, address: str, language: str) -> None:
        async with self.people.database.snapshot() as connection:
            wanted = select(mails.c.person_id).where(mails.c.address == address)
            person_id = (await connection.execute(wanted)).scalar_one_or_none()
        person = await self.people.find(person_id) if person_id is not None else None
        if person is not None:
            token = await self._new_token("mail-link", person.id, address)
            self._send(address, "mail-link", language, person.name, f"{self._origin}/me#enter={token}")

    async def use_link(self, secret: str) -> Person:
        """Who signs in by a link, which is used up. It is good as long as the address that it was sent to is theirs."""
        async with self.people.database.transaction() as connection:
            token = await connection.run_sync(partial(self._use, secret=secret, purpose="mail-link"))
            sent_to = "" if token is None else token.body
            owner = await connection.execute(select(mails.c.person_id).where(mails.c.address == sent_to))
            person_id = owner.scalar_one_or_none()
            person = await self.people.find_in(connection, person_id) if person_id is not None else None
        if token is None or person is None or token.person_id != person.id:
            raise Refused("not-found", OLD, say={"key": "id-mail-old"})
        return person

    async def address_of(self, person: Person) -> str | None:
        """The address that somebody has confirmed."""
        async with self.people.database.snapshot() as connection:
            wanted = select(mails.c.address).where(mails.c.person_id == person.id)
            found: str | None = (await connection.execute(wanted)).scalar_one_or_none()
        return found

    async def forget(self, person: Person) -> None:
        """Keep no address of a person, and let no link be good that was sent to it."""
        async with self.people.database.transaction() as connection:
            await connection.execute(delete(mails).where(mails.c.person_id == person.id))
            sent = (tokens.c.person_id == person.id) & tokens.c.purpose.in_(("mail-link", "mail-confirm"))
            await connection.execute(delete(tokens).where(sent))

    def _need_mails(self) -> None:
        if not self.mailer.is_set_up:
            raise Refused("not-now", NO_MAILS)

    async def _new_token(self, purpose: Purpose, person_id: str, address: str) -> str:
        """A secret for a link; earlier ones of the same kind become invalid."""
        secret, now = secrets.token_urlsafe(32), self.people.now()

        def write(connection: Connection) -> None:
            earlier = (tokens.c.person_id == person_id) & (tokens.c.purpose == purpose)
            connection.execute(delete(tokens).where(earlier))
            keep_token(connection, secret, purpose, now + MINUTES * 60, now, person_id, address)

        async with self.people.database.transaction() as connection:
            await connection.run_sync(write)
        return secret

    def _use(self, connection: Connection, secret: str, purpose: Purpose) -> Token | None:
        return use_token(connection, secret, purpose, self.people.now())

    def _send(self, address: str, key: str, language: str, name: str, link: str) -> None:
        t = catalogue(language if language in LANGUAGES else "en")
        text = t(f"{key}-text", name=without_links(name), link=link, minutes=MINUTES)
        self.mailer.send(address, t(f"{key}-subject"), text + "\n")
