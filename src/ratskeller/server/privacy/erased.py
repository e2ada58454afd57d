"""What is left of somebody's names and words in the log of a table. To erase them is the one change that a log sees."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from ratskeller.server.store import schema as db
from ratskeller.server.store.channels import REWRITTEN, notify

WORDS = "…"  # where words were
NAME = ""  # whoever shows a table says "somebody"
SAID = ("chat", "aside")  # entries that hold words
AT_ONCE = 100  # tables in one announcement, which has a greatest length


def erased_body(kind: str, body: dict[str, Any], *, name: bool) -> dict[str, Any]:
    """An entry without its words and, if wanted, without the name; the game and its luck stay as they were."""
    if kind in SAID:
        body = body | {"text": WORDS, "id": ""}
    return body | {"name": NAME} if name and "name" in body else body


def erase_entries(connection: Connection, table_id: str, person_id: str, new_id: str, most: int) -> bool:
    """Replace a person in their entries at a table by somebody without a name, at most so many at a time; returns
    whether there may be more."""
    c = db.log.c
    theirs = (c.table_id == table_id) & (c.person_id == person_id)
    rows = connection.execute(select(c.number, c.kind, c.body).where(theirs).order_by(c.number).limit(most)).all()
    if rows:
        entry = update(db.log).where(c.table_id == table_id, c.number == bindparam("entry"))
        bodies = [erased_body(kind, msgspec.json.decode(text), name=True) for _, kind, text in rows]
        changes = [
            {"entry": row.number, "erased": msgspec.json.encode(body).decode()}
            for row, body in zip(rows, bodies, strict=True)
        ]
        connection.execute(entry.values({"person_id": new_id, "body": bindparam("erased")}), changes)
    if len(rows) == most:
        return True
    # Whoever changes the seats of a waiting table writes down who sits on all of them.
    changed = (c.table_id == table_id) & (c.kind == "seats")
    for number, text in connection.execute(select(c.number, c.body).where(changed)).all():
        seats = [without(seat, person_id, new_id) for seat in msgspec.json.decode(text)["seats"]]
        rewritten = msgspec.json.encode({"seats": seats}).decode()
        connection.execute(update(db.log).where(c.table_id == table_id, c.number == number).values(body=rewritten))
    return False


def rename_entries(
    connection: Connection, table_id: str, person_id: str, name: str, after: int, most: int
) -> int | None:
    """Give a person another name in their entries at a table, at most so many after a number; returns the last of them,
    or none if there are no more."""
    c = db.log.c
    is_theirs = (c.person_id == person_id) | (c.kind == "seats")
    entries = select(c.number, c.kind, c.body).where(c.table_id == table_id, c.number > after, is_theirs)
    rows = connection.execute(entries.order_by(c.number).limit(most)).all()
    changes = []
    for number, kind, text in rows:
        body = msgspec.json.decode(text)
        if kind == "seats":
            body["seats"] = [with_name(seat, person_id, name) for seat in body["seats"]]
        elif "name" in body:
            body["name"] = name
        changes.append({"entry": number, "renamed": msgspec.json.encode(body).decode()})
    if changes:
        entry = update(db.log).where(c.table_id == table_id, c.number == bindparam("entry"))
        connection.execute(entry.values({"body": bindparam("renamed")}), changes)
    return rows[-1].number if len(rows) == most else None


def with_name(seat: dict[str, Any], person_id: str, name: str) -> dict[str, Any]:
    """A seat on which, if it was the person's, they sit under another name."""
    return seat | {"name": name} if seat["person_id"] == person_id else seat


def without(seat: dict[str, Any], person_id: str, new_id: str) -> dict[str, Any]:
    """A seat on which, if it was the person's, somebody without a name sits."""
    return seat | {"person_id": new_id, "name": NAME} if seat["person_id"] == person_id else seat


def announce_rewritten(connection: Connection, table_ids: Iterable[str]) -> None:
    """Announce to all processes, when this transaction is committed, that logs have changed."""
    known = sorted(table_ids)
    for begin in range(0, len(known), AT_ONCE):
        notify(connection, REWRITTEN, msgspec.json.encode((known[begin : begin + AT_ONCE],)).decode())
