"""Secrets that are good once and for a short time: links in mails and for friends, challenges of passkeys. Only digests
are kept."""

import hashlib
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, insert

from ratskeller.server.store.schema import tokens

Purpose = Literal["mail-confirm", "mail-link", "passkey-make", "passkey-use", "friend"]


class Token(NamedTuple):
    """What a secret was made for."""

    person_id: str | None
    body: str
    expires: float


def digest_of(secret: str | bytes) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode() if isinstance(secret, str) else secret).hexdigest()


def keep_token(
    connection: Connection,
    secret: str | bytes,
    purpose: Purpose,
    expires: float,
    now: float,
    person_id: str | None = None,
    body: str = "",
) -> None:
    """Have a secret good until a time; those that are too old go."""
    connection.execute(delete(tokens).where(tokens.c.expires < now))
    row = {"digest": digest_of(secret), "purpose": purpose, "person_id": person_id, "body": body, "expires": expires}
    connection.execute(insert(tokens).values(row))


def use_token(connection: Connection, secret: str | bytes, purpose: Purpose, now: float) -> Token | None:
    """What a secret was made for, once; nothing if it was used, is too old, for something else, or made up."""
    c = tokens.c
    good = (c.digest == digest_of(secret)) & (c.purpose == purpose) & (c.expires >= now)
    found = connection.execute(delete(tokens).where(good).returning(c.person_id, c.body, c.expires)).one_or_none()
    return None if found is None else Token(*found)
