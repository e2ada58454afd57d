"""Passkeys: a device or a password manager signs a challenge of ours, and we know who it is."""

import asyncio
import ipaddress
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import People, Person
from ratskeller.server.people.tokens import Purpose, Token, keep_token, use_token
from ratskeller.server.store.schema import passkeys

MOST = 20  # of a person
CHALLENGE_SECONDS = 5 * 60
LARGEST = 16_384  # bytes of what a browser answers, in JSON: real ones have a tenth
HOUSE = "Ratskeller"
WRONG = "this passkey is not known here, or its answer came too late: try again"


async def load_library() -> None:
    """The library and its dependencies take 15 MB: they are loaded for the first person who uses a passkey, outside the
    event loop."""
    if "webauthn" not in sys.modules:
        await asyncio.to_thread(import_module, "webauthn")


@dataclass(frozen=True)
class Passkey:
    """A passkey, as its owner sees it."""

    id: str
    name: str
    created: float
    used: float | None


def site_of(origin: str) -> str:
    """The name of the site that passkeys of a page are for. Browsers know passkeys only where a name is certain."""
    parts = urlsplit(origin)
    host = parts.hostname or ""
    is_secure = parts.scheme == "https" or host == "localhost"
    try:
        ipaddress.ip_address(host)
    except ValueError:
        if is_secure:
            return host
    say = {"key": "page-id-passkey-insecure"}
    raise Refused("not-now", "passkeys need a page under https and a name, or localhost", say=say)


def wrong() -> Refused:
    """The same answer to everything that does not fit, so that nobody learns which part it was."""
    return Refused("not-yours", WRONG, say={"key": "id-passkey-wrong"})


async def _keep(people: People, challenge: bytes, purpose: Purpose, person_id: str | None = None) -> None:
    now = people.now()
    keep = partial(
        keep_token, secret=challenge, purpose=purpose, expires=now + CHALLENGE_SECONDS, now=now, person_id=person_id
    )
    async with people.database.transaction() as connection:
        await connection.run_sync(keep)


async def options_to_make(people: People, person: Person, origin: str) -> dict[str, Any]:
    """What a browser needs to make a passkey for somebody."""
    await load_library()
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    site = site_of(origin)
    known = await passkeys_of(people, person)
    if len(known) >= MOST:
        raise Refused("too-many", f"you have {MOST} passkeys already: remove one first")
    options = generate_registration_options(
        rp_id=site,
        rp_name=HOUSE,
        user_id=bytes.fromhex(person.id),
        user_name=person.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # so that nobody has to say first who they are
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known],
    )
    await _keep(people, options.challenge, "passkey-make", person.id)
    made: dict[str, Any] = json.loads(options_to_json(options))
    return made


async def options_to_use(people: People, origin: str) -> dict[str, Any]:
    """What a browser needs to let somebody choose a passkey of theirs."""
    await load_library()
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(rp_id=site_of(origin))
    await _keep(people, options.challenge, "passkey-use")
    made: dict[str, Any] = json.loads(options_to_json(options))
    return made


def challenge_in(credential: Mapping[str, Any]) -> bytes:
    """The challenge that a browser says it has answered. What is too large for an answer is decoded no further: CBOR
    may hold numbers that take seconds to read."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    if len(msgspec.json.encode(credential)) > LARGEST:
        raise Refused("too-big", f"credential: has more than {LARGEST} bytes")
    try:
        return parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
    except Exception:  # whatever is wrong with it
        raise wrong() from None


async def _use(people: People, challenge: bytes, purpose: Purpose) -> Token:
    """Use a challenge up, whatever comes of it."""
    async with people.database.transaction() as connection:
        token = await connection.run_sync(partial(use_token, secret=challenge, purpose=purpose, now=people.now()))
    if token is None:
        raise wrong()
    return token


async def keep_passkey(people: People, person: Person, origin: str, credential: dict[str, Any], name: str) -> None:
    """Keep the public half of a passkey that a browser has made for this very person."""
    await load_library()
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    challenge = challenge_in(credential)
    if (await _use(people, challenge, "passkey-make")).person_id != person.id:
        raise wrong()
    try:
        made = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site_of(origin), expected_origin=origin
        )
    except Refused:
        raise
    except Exception:  # the library has many errors for what is malformed
        raise wrong() from None
    row = {
        "id": bytes_to_base64url(made.credential_id),
        "person_id": person.id,
        "public_key": bytes_to_base64url(made.credential_public_key),
        "sign_count": made.sign_count,
        "name": name,
        "created": people.now(),
    }

    def write(connection: Connection) -> None:
        theirs = select(func.count()).where(passkeys.c.person_id == person.id)
        is_known = select(passkeys.c.id).where(passkeys.c.id == row["id"])
        if connection.execute(theirs).scalar_one() >= MOST or connection.execute(is_known).first() is not None:
            raise wrong()
        connection.execute(insert(passkeys).values(row))

    async with people.database.transaction() as connection:
        await connection.run_sync(write)


async def use_passkey(people: People, origin: str, credential: dict[str, Any]) -> Person:
    """Who signs in by a passkey. An answer is good once."""
    await load_library()
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    challenge = challenge_in(credential)
    await _use(people, challenge, "passkey-use")
    c = passkeys.c
    wanted = select(c.person_id, c.public_key, c.sign_count).where(c.id == str(credential.get("id", "")))
    async with people.database.snapshot() as connection:
        known = (await connection.execute(wanted)).one_or_none()
    if known is None:
        raise wrong()
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site_of(origin),
            expected_origin=origin,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.sign_count,
        )
    except Refused:
        raise
    except Exception:  # the library has many errors for what is malformed
        raise wrong() from None
    used = update(passkeys).where(c.id == credential["id"])
    async with people.database.transaction() as writing:
        noted = await writing.execute(used.values(sign_count=verified.new_sign_count, used=people.now()))
        # It may have been removed meanwhile.
        person = await people.find_in(writing, known.person_id) if noted.rowcount else None
    if person is None:
        raise wrong()
    return person


async def passkeys_of(people: People, person: Person) -> list[Passkey]:
    """A person's passkeys, the newest first."""
    c = passkeys.c
    wanted = select(c.id, c.name, c.created, c.used).where(c.person_id == person.id).order_by(c.created.desc())
    async with people.database.snapshot() as connection:
        return [Passkey(*row) for row in await connection.execute(wanted)]


async def remove_passkey(people: People, person: Person, passkey: str) -> None:
    """Delete a passkey of a person."""
    theirs = (passkeys.c.id == passkey) & (passkeys.c.person_id == person.id)
    async with people.database.transaction() as connection:
        if not (await connection.execute(delete(passkeys).where(theirs))).rowcount:
            raise Refused("not-found", "you have no such passkey")
