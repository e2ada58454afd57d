"""Reports of people about others, with the lines in question. Only the operator reads them."""

import secrets
import time
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ratskeller.client.errors import Refused
from ratskeller.core.plain_text import plain_text
from ratskeller.server.moderation.targets import as_lines, said_at, target_at
from ratskeller.server.people.service import Person
from ratskeller.server.store.schema import reports
from ratskeller.server.tables.service import Tables

Reason = Literal["insult", "hate", "spam", "cheating", "name", "other"]
MOST_LINES = 20  # in a report
MOST_OPEN = 20  # reports of a person that nobody has closed yet
LONGEST_TEXT = 500
c = reports.c


@dataclass(frozen=True)
class Complaint:
    """What somebody reports about the person on a seat or the author of lines."""

    table: str
    seat: int | None
    lines: list[int]
    reason: Reason
    text: str


async def report(tables: Tables, person: Person, complaint: Complaint) -> None:
    """Keep a report; another one of the same person about the same person at the same table joins the first."""
    text = plain_text(complaint.text).strip()
    if len(text) > LONGEST_TEXT:
        raise Refused("too-big", f"text: has more than {LONGEST_TEXT} characters")
    table = await tables.cache.current(complaint.table)
    rows = await said_at(tables, table, person, complaint.lines)
    first = rows[0].number if complaint.seat is None and rows else None
    target = await target_at(tables, person, complaint.table, complaint.seat, first)
    if any(row.person_id != target.person_id for row in rows):
        raise Refused("malformed", "lines: all have to be of the person who is reported")
    values = {"person_id": person.id, "other_id": target.person_id, "table_id": complaint.table, "name": target.name}
    said = {"reason": complaint.reason, "text": text, "at": time.time()}
    await tables.run(partial(write_report, values=values, said=said, lines=as_lines(rows)))


def write_report(
    connection: Connection, values: dict[str, Any], said: dict[str, Any], lines: list[dict[str, Any]]
) -> None:
    """Write a report, or add it to an open one."""
    mine = (c.person_id == values["person_id"]) & c.closed.is_(None)
    same = mine & (c.other_id == values["other_id"]) & (c.table_id == values["table_id"])
    before = connection.execute(select(c.id, c.text, c.lines).where(same)).first()
    if before is not None:
        known = {line["number"]: line for line in msgspec.json.decode(before.lines)}
        joined = sorted((known | {line["number"]: line for line in lines}).values(), key=lambda line: line["number"])
        changed = said | {"text": said["text"] or before.text, "lines": encoded(joined[-MOST_LINES:])}
        connection.execute(update(reports).where(c.id == before.id).values(changed))
        return
    if len(connection.execute(select(c.id).where(mine)).all()) >= MOST_OPEN:
        raise Refused("too-many", f"{MOST_OPEN} of your reports wait to be looked at", say={"key": "report-many"})
    row = values | said | {"id": secrets.token_hex(4), "lines": encoded(lines)}
    connection.execute(insert(reports).values(row))


def encoded(lines: list[dict[str, Any]]) -> str:
    """Lines as the database keeps them."""
    return msgspec.json.encode(lines).decode()


def forget_closed(connection: Connection, before: float) -> None:
    """Keep no reports that were closed before a time."""
    connection.execute(delete(reports).where(c.closed < before))
