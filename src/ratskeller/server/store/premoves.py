"""Turns that people have planned, in the database. All of this happens within a transaction (`Database.run`)."""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ratskeller.server.store.schema import premoves, tables

AT_ONCE = 200  # plans that one search finds


@dataclass(frozen=True)
class Step:
    """One move of a plan, and the decision that it is for: the phase of the game."""

    phase: int
    move: str


@dataclass(frozen=True)
class Plan:
    """The next turn of a seat."""

    seat: int
    person_id: str
    made_at: int  # the table's last entry then
    steps: tuple[Step, ...]  # that were not played yet
    stopped: dict[str, Any] | None = None  # why they will not be


def read_plan(connection: Connection, table_id: str, seat: int) -> Plan | None:
    """What was planned for a seat."""
    c = premoves.c
    wanted = select(c.seat, c.person_id, c.made_at, c.moves, c.stopped)
    found = connection.execute(wanted.where(c.table_id == table_id, c.seat == seat)).one_or_none()
    if found is None:
        return None
    steps = msgspec.json.decode(found.moves, type=tuple[Step, ...])
    stopped = None if found.stopped is None else msgspec.json.decode(found.stopped)
    return Plan(found.seat, found.person_id, found.made_at, steps, stopped)


def write_plan(connection: Connection, table_id: str, plan: Plan) -> None:
    """Keep a plan instead of the one before."""
    cancel_plan(connection, table_id, plan.seat)
    row = {
        "table_id": table_id,
        "seat": plan.seat,
        "person_id": plan.person_id,
        "made_at": plan.made_at,
        "looked_at": plan.made_at,
        "moves": msgspec.json.encode(plan.steps).decode(),
        "stopped": None if plan.stopped is None else msgspec.json.encode(plan.stopped).decode(),
    }
    connection.execute(insert(premoves).values(row))


def cancel_plan(connection: Connection, table_id: str, seat: int) -> bool:
    """Keep no plan for a seat; whether there was one."""
    theirs = (premoves.c.table_id == table_id) & (premoves.c.seat == seat)
    return bool(connection.execute(delete(premoves).where(theirs)).rowcount)


def plans_to_look_at(connection: Connection) -> list[tuple[str, int, int]]:
    """Plans of running games where something has happened since somebody looked: table, seat, and the last entry."""
    c = premoves.c
    wanted = select(c.table_id, c.seat, tables.c.last).join(tables, tables.c.id == c.table_id)
    news = wanted.where(tables.c.state == "running", tables.c.last > c.looked_at, c.stopped.is_(None))
    return [(str(table_id), int(seat), int(last)) for table_id, seat, last in connection.execute(news.limit(AT_ONCE))]


def note_look(connection: Connection, table_id: str, seat: int, last: int) -> None:
    """Somebody has looked whether a plan can be played, after this entry."""
    theirs = (premoves.c.table_id == table_id) & (premoves.c.seat == seat)
    connection.execute(update(premoves).where(theirs, premoves.c.looked_at < last).values(looked_at=last))


def drop_old_plans(connection: Connection) -> None:
    """Games that are over need no plans."""
    going = select(tables.c.id).where(tables.c.state == "running")
    connection.execute(delete(premoves).where(premoves.c.table_id.not_in(going)))
