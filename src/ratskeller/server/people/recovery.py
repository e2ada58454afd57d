"""Codes on paper: each brings somebody back once, on any device."""

import re
import secrets
from functools import partial

from sqlalchemy import Connection, delete, func, insert, select

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import People, Person
from ratskeller.server.people.tokens import digest_of
from ratskeller.server.store.schema import recovery_codes

CODES = 10
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # none that can be taken for another
LENGTH = 16  # letters, 80 bits: too many to be guessed, even from a digest
MISREAD = str.maketrans("oil", "011")


def new_code() -> str:
    """A code as people write it down: four groups of four letters."""
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return "-".join(re.findall("....", code))


def plain_code(typed: str) -> str:
    """A code in the form that is compared, however it was typed."""
    return re.sub("[^0-9a-z]", "", typed.lower()).translate(MISREAD)


async def make_codes(people: People, person: Person) -> list[str]:
    """New codes; they replace earlier ones."""
    codes = [new_code() for _ in range(CODES)]
    rows = [{"digest": digest_of(plain_code(code)), "person_id": person.id} for code in codes]

    def write(connection: Connection) -> None:
        connection.execute(delete(recovery_codes).where(recovery_codes.c.person_id == person.id))
        connection.execute(insert(recovery_codes), rows)

    async with people.database.transaction() as connection:
        await connection.run_sync(write)
    return codes


async def codes_left(people: People, person: Person) -> int:
    """How many codes somebody has that were not used."""
    wanted = select(func.count()).where(recovery_codes.c.person_id == person.id)
    async with people.database.snapshot() as connection:
        return int((await connection.execute(wanted)).scalar_one())


async def use_code(people: People, typed: str) -> Person:
    """Who comes back by a code, which is used up."""

    def use(connection: Connection, digest: str) -> str | None:
        used = delete(recovery_codes).where(recovery_codes.c.digest == digest).returning(recovery_codes.c.person_id)
        found: str | None = connection.execute(used).scalar_one_or_none()
        return found

    async with people.database.transaction() as connection:
        person_id = await connection.run_sync(partial(use, digest=digest_of(plain_code(typed))))
    person = await people.find(person_id) if person_id is not None else None
    if person is None:
        raise Refused("not-found", "there is no such code, or it was used already", say={"key": "id-code-wrong"})
    return person
