"""Analyses in the database: requested, claimed by one process at a time, done. All of it within a transaction.

A claim is identified by the time when it expires: the process that wrote that time has it, until then or until it is
postponed.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ratskeller.client.errors import Refused
from ratskeller.server.store.schema import analyses

State = Literal["none", "queued", "running", "done", "failed"]
LEASE = 30.0  # seconds after which the claim of a process that says nothing any more falls free
UNFINISHED = ("queued", "running")

c = analyses.c


@dataclass(frozen=True)
class Status:
    """How far an analysis is."""

    state: State
    place: int = 0  # in the queue, from 1; 0 if it does not wait
    done: int = 0
    total: int = 0
    body: str = ""  # the analysis, or why it failed


@dataclass(frozen=True)
class Claim:
    """An analysis that one process works on."""

    subject: str
    due: float


class Reached(NamedTuple):
    """How far the work on a claim is."""

    done: int
    total: int


@dataclass(frozen=True)
class Most:
    """How many analyses may wait or run."""

    of_person: int
    of_all: int


def status_of(connection: Connection, subject: str) -> Status:
    """How far the analysis of a subject is."""
    row = connection.execute(select(analyses).where(c.subject == subject)).one_or_none()
    if row is None:
        return Status("none")
    place = 0
    if row.state == "queued":
        is_before = or_(c.asked < row.asked, and_(c.asked == row.asked, c.subject <= subject))
        place = count(connection, c.state == "queued", is_before)
    return Status(row.state, place, row.done, row.total, row.body or "")


def request(connection: Connection, subject: str, person_id: str, now: float, most: Most) -> None:
    """Have a subject analysed; nothing new if it was requested already, unless it has failed."""
    known = connection.execute(select(c.state).where(c.subject == subject)).scalar_one_or_none()
    if known not in (None, "failed"):
        return
    if count(connection, c.state.in_(UNFINISHED), c.person_id == person_id) >= most.of_person:
        raise Refused("too-many", f"{most.of_person} analyses that you asked for are not done yet")
    if unfinished(connection) >= most.of_all:
        raise Refused("busy", f"{most.of_all} analyses are not done yet; please come again")
    new = {"person_id": person_id, "asked": now, "state": "queued", "done": 0, "total": 0, "due": None, "body": None}
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    added = insert(analyses).values(subject=subject, **new)
    connection.execute(added.on_conflict_do_update(index_elements=["subject"], set_=new, where=c.state == "failed"))


def unfinished(connection: Connection) -> int:
    """How many analyses wait or are made."""
    return count(connection, c.state.in_(UNFINISHED))


def count(connection: Connection, *conditions: ColumnElement[bool]) -> int:
    """How many analyses are so."""
    return int(connection.execute(select(func.count()).where(*conditions)).scalar_one())


def claim(connection: Connection, now: float) -> Claim | None:
    """Take the one that has waited longest, or that nobody works on any more; others do not get the same."""
    is_free = or_(c.state == "queued", and_(c.state == "running", c.due < now))
    oldest = select(c.subject).where(is_free).order_by(c.asked, c.subject).limit(1).with_for_update(skip_locked=True)
    subject: str | None = connection.execute(oldest).scalar_one_or_none()
    if subject is None:
        return None
    taken = Claim(subject, now + LEASE)
    connection.execute(update(analyses).where(c.subject == subject).values(state="running", due=taken.due))
    return taken


def renew(connection: Connection, held: Claim, now: float, reached: Reached) -> Claim | None:
    """Keep a claim, and write how far it is; None if it is no longer ours."""
    later = Claim(held.subject, now + LEASE)
    return later if change(connection, held, due=later.due, **reached._asdict()) else None


def finish(connection: Connection, held: Claim, reached: Reached, state: State, body: str) -> bool:
    """Write down what came of it, if the claim is still ours."""
    return change(connection, held, state=state, due=None, body=body, **reached._asdict())


def give_back(connection: Connection, held: Claim) -> bool:
    """Let another process begin it again, at once."""
    return change(connection, held, state="queued", due=None, done=0, total=0)


def free_all(connection: Connection) -> None:
    """For the only process on a database: all other processes that had claims have ended."""
    connection.execute(update(analyses).where(c.state == "running").values(state="queued", due=None, done=0, total=0))


def change(connection: Connection, held: Claim, **values: object) -> bool:
    """Change an analysis that is claimed; whether the claim was still good."""
    own = update(analyses).where(c.subject == held.subject, c.state == "running", c.due == held.due)
    return connection.execute(own.values(**values)).rowcount == 1
