"""What an operator does about people. Each action is written down with its reason, in the transaction that does it;
what concerns tables and sockets is carried out by the server when it sees the action."""

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, text, update

from ratskeller.core.errors import SetupError
from ratskeller.server.people.service import checked_name
from ratskeller.server.store import schema as db
from ratskeller.server.tables.chat import SAID

Action = Literal["hide", "show", "rename", "ban", "lift", "close"]
c = db.moderation.c


@dataclass(frozen=True)
class Order:
    """One action: whom or what it is about, and why."""

    action: Action
    reason: str
    now: float
    person_id: str | None = None
    table_id: str | None = None
    report_id: str | None = None


def write_order(connection: Connection, order: Order, body: dict[str, Any] | None = None, *, is_done: bool) -> None:
    """Write an action down, at the end of the log."""
    if connection.dialect.name == "postgresql":  # SQLite has one writer anyway
        connection.execute(text("LOCK TABLE moderation IN EXCLUSIVE MODE"))
    number = (connection.execute(select(func.max(c.number))).scalar_one() or 0) + 1
    values = {
        "number": number,
        "at": order.now,
        "action": order.action,
        "person_id": order.person_id,
        "table_id": order.table_id,
        "report_id": order.report_id,
        "reason": order.reason,
        "body": msgspec.json.encode(body or {}).decode(),
        "done": order.now if is_done else None,
    }
    connection.execute(insert(db.moderation).values(values))


def need_person(connection: Connection, person_id: str) -> str:
    """The name of the person of an action."""
    name: str | None = connection.execute(
        select(db.people.c.name).where(db.people.c.id == person_id)
    ).scalar_one_or_none()
    if name is None:
        raise SetupError(f"there is nobody with the id '{person_id}'")
    return name


def hide(
    connection: Connection, table_id: str, numbers: list[int], reason: str, now: float, *, is_hidden: bool
) -> None:
    """Hide messages of a table from everybody, or show them again."""
    if connection.execute(select(db.tables.c.id).where(db.tables.c.id == table_id)).first() is None:
        raise SetupError(f"there is no table '{table_id}'")
    entries = select(db.log.c.number, db.log.c.person_id).where(db.log.c.table_id == table_id, db.log.c.kind.in_(SAID))
    said = {row.number: row.person_id for row in connection.execute(entries)}
    if missing := [number for number in numbers if number not in said]:
        raise SetupError(f"entry {missing[0]} of table {table_id} is no message")
    people = {said[number] for number in numbers}
    author = people.pop() if len(people) == 1 else None
    order = Order("hide" if is_hidden else "show", reason, now, author, table_id)
    write_order(connection, order, {"numbers": sorted(set(numbers))}, is_done=False)


def rename(connection: Connection, person_id: str, name: str, reason: str, now: float) -> str:
    """Give somebody another name, at all their tables; the name that they had."""
    before, name = need_person(connection, person_id), checked_name(name)
    connection.execute(update(db.people).where(db.people.c.id == person_id).values(name=name))
    connection.execute(update(db.blocks).where(db.blocks.c.other_id == person_id).values(name=name))
    write_order(connection, Order("rename", reason, now, person_id), {"before": before, "name": name}, is_done=False)
    return before


def ban(connection: Connection, person_id: str, until: float | None, reason: str, now: float) -> None:
    """Ban somebody until a time, or permanently."""
    need_person(connection, person_id)
    connection.execute(delete(db.bans).where(db.bans.c.person_id == person_id))
    connection.execute(insert(db.bans).values(person_id=person_id, since=now, until=until, reason=reason))
    write_order(connection, Order("ban", reason, now, person_id), {"until": until}, is_done=False)


def lift(connection: Connection, person_id: str, reason: str, now: float) -> None:
    """Let somebody take part again."""
    need_person(connection, person_id)
    if not connection.execute(delete(db.bans).where(db.bans.c.person_id == person_id)).rowcount:
        raise SetupError(f"'{person_id}' is not banned")
    write_order(connection, Order("lift", reason, now, person_id), is_done=True)


def close(connection: Connection, report_id: str, reason: str, now: float) -> None:
    """A report needs nothing more."""
    found = one_report(connection, report_id)
    if found.closed is not None:
        raise SetupError(f"report {report_id} is closed already")
    connection.execute(update(db.reports).where(db.reports.c.id == report_id).values(closed=now))
    write_order(connection, Order("close", reason, now, found.other_id, found.table_id, report_id), is_done=True)


def one_report(connection: Connection, report_id: str) -> Row[Any]:
    """A report, whole."""
    found = connection.execute(select(db.reports).where(db.reports.c.id == report_id)).one_or_none()
    if found is None:
        raise SetupError(f"there is no report '{report_id}'")
    return found


def lines_of(report: Row[Any]) -> list[dict[str, Any]]:
    """The lines in question."""
    found: list[dict[str, Any]] = msgspec.json.decode(report.lines)
    return found


class Reported(NamedTuple):
    """How often somebody was reported, and by how many people."""

    reports: int
    people: int


def reports_about(connection: Connection, person_id: str) -> Reported:
    """How often somebody was reported."""
    r = db.reports.c
    wanted = select(func.count(), func.count(r.person_id.distinct())).where(r.other_id == person_id)
    return Reported(*connection.execute(wanted).one())


def details_of(order: Row[Any]) -> str:
    """What an action was about, in a line."""
    body = msgspec.json.decode(order.body)
    numbers = " ".join(map(str, body.get("numbers", ())))
    names = f"{body['before']} > {body['name']}" if "name" in body else ""
    until = body.get("until")
    days = f"for {round((until - order.at) / 86_400)} days" if until else ""
    parts = (
        order.report_id,
        order.table_id if order.action != "close" else None,
        numbers,
        order.person_id,
        names,
        days,
    )
    return " ".join(part for part in parts if part) or "-"


def all_reports(connection: Connection, *, closed: bool) -> list[Row[Any]]:
    """Reports that wait, the oldest first; with `closed` all, the newest first."""
    wanted = select(db.reports)
    if closed:
        return list(connection.execute(wanted.order_by(db.reports.c.at.desc()).limit(1000)))
    return list(connection.execute(wanted.where(db.reports.c.closed.is_(None)).order_by(db.reports.c.at).limit(1000)))


def all_bans(connection: Connection, now: float) -> list[Row[Any]]:
    """Bans that hold now, with the names of the people."""
    b = db.bans.c
    both = db.bans.join(db.people, db.people.c.id == b.person_id)
    wanted = select(b.person_id, db.people.c.name, b.since, b.until, b.reason).select_from(both)
    return list(connection.execute(wanted.where(b.until.is_(None) | (b.until > now)).order_by(b.since)))


def log_of_actions(connection: Connection) -> list[Row[Any]]:
    """All that was done, in order."""
    return list(connection.execute(select(db.moderation).order_by(c.number)))
