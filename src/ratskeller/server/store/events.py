"""Tournaments in the database. All of this happens within a transaction (`Database.run`) or a look."""

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, update

from ratskeller.client.errors import Refused
from ratskeller.server.store import schema as db

LISTED = 50  # tournaments in one list
UNFINISHED = ("open", "running")
c, p, r = db.events.c, db.event_people.c, db.event_results.c


@dataclass(frozen=True, slots=True)
class Event:
    """A tournament as it was opened, and how far it is."""

    id: str
    host: str
    title: str
    is_public: bool
    game: str
    settings: dict[str, Any]
    format: Any  # robin, swiss
    seats: int
    rounds: int | None
    most: int
    round_hours: float
    state: str
    round: int
    version: int
    seed: str
    created: float
    started: float | None = None
    ended: float | None = None


class Entrant(NamedTuple):
    """Somebody who takes part, or did."""

    number: int
    person_id: str
    name: str
    state: str  # in, withdrawn, removed
    salt: str


class RoundRow(NamedTuple):
    """A round that was opened."""

    round: int
    opened: float
    deadline: float
    ended: float | None


class ResultRow(NamedTuple):
    """Where somebody plays in a round, and what came of it."""

    round: int
    number: int
    table_number: int | None
    table_id: str | None
    seat: int | None
    place: float | None
    points: float | None
    score: int | None
    share: float | None


class Whole(NamedTuple):
    """All of a tournament."""

    event: Event
    people: list[Entrant]
    rounds: list[RoundRow]
    results: list[ResultRow]

    def pending(self) -> list[ResultRow]:
        """What has no result yet, of all rounds: only the last one can have any."""
        return [result for result in self.results if result.points is None]


def insert_event(connection: Connection, event: Event) -> None:
    """A new tournament, in which nobody takes part yet."""
    values = {name: getattr(event, name) for name in Event.__dataclass_fields__}
    connection.execute(insert(db.events).values(values | {"settings": json.dumps(event.settings)}))


def read_event(connection: Connection, event_id: str, *, lock: bool = False) -> Event:
    """A tournament; with `lock`, nobody else changes it before this transaction is over."""
    wanted = select(*(c[name] for name in Event.__dataclass_fields__)).where(c.id == event_id)
    found = connection.execute(wanted.with_for_update() if lock else wanted).mappings().one_or_none()
    if found is None:
        raise Refused("not-found", f"there is no tournament '{event_id[:40]}'")
    return Event(**{**found, "settings": json.loads(found["settings"])})


def read_people(connection: Connection, event_id: str) -> list[Entrant]:
    """Everybody who has joined, with their current names."""
    wanted = select(p.number, p.person_id, db.people.c.name, p.state, p.salt).join(
        db.people, db.people.c.id == p.person_id
    )
    return [Entrant(*row) for row in connection.execute(wanted.where(p.event_id == event_id).order_by(p.number))]


def read_whole(connection: Connection, event_id: str) -> Whole:
    """All of a tournament. Its version is read first: if that is the same later on, so is all else."""
    event = read_event(connection, event_id)
    columns = (db.event_rounds.c[name] for name in RoundRow._fields)
    rounds = select(*columns).where(db.event_rounds.c.event_id == event_id).order_by(db.event_rounds.c.round)
    results = select(*(r[name] for name in ResultRow._fields)).where(r.event_id == event_id)
    in_order = results.order_by(r.round, r.table_number, r.seat, r.number)
    return Whole(
        event,
        read_people(connection, event_id),
        [RoundRow(*row) for row in connection.execute(rounds)],
        [ResultRow(*row) for row in connection.execute(in_order)],
    )


def change_event(connection: Connection, event_id: str, **values: Any) -> None:
    """Note that a tournament is another than before."""
    connection.execute(update(db.events).where(c.id == event_id).values(version=c.version + 1, **values))


def unfinished_events_of(connection: Connection, person_id: str) -> int:
    """How many tournaments that somebody opened are not over."""
    wanted = select(func.count()).where(c.host == person_id, c.state.in_(UNFINISHED))
    return int(connection.execute(wanted).scalar_one())


def write_entrant(connection: Connection, event_id: str, number: int, **values: Any) -> None:
    """Change how somebody takes part."""
    mine = (p.event_id == event_id) & (p.number == number)
    connection.execute(update(db.event_people).where(mine).values(**values))


def insert_results(connection: Connection, event_id: str, rows: list[ResultRow]) -> None:
    """Who plays where in a new round."""
    connection.execute(insert(db.event_results), [{"event_id": event_id, **row._asdict()} for row in rows])


def delete_entrant(connection: Connection, event_id: str, number: int) -> None:
    """Forget that somebody wanted to take part, before the start."""
    connection.execute(delete(db.event_people).where(p.event_id == event_id, p.number == number))


def events_to_advance(connection: Connection) -> list[str]:
    """Tournaments under way with a table that is over but has no result yet, or where nobody plays any more."""
    waits = and_(r.event_id == c.id, r.points.is_(None))
    is_over = exists().where(waits, r.table_id == db.tables.c.id, db.tables.c.state.in_(("over", "closed")))
    wanted = select(c.id).where(c.state == "running", or_(is_over, ~exists().where(waits)))
    return [str(event_id) for event_id in connection.execute(wanted.limit(100)).scalars()]


def close_forgotten(connection: Connection, before: float, now: float) -> None:
    """Close tournaments that were opened before a time and never started."""
    old = update(db.events).where(c.state == "open", c.created < before)
    connection.execute(old.values(state="closed", ended=now, version=c.version + 1))


def list_events(connection: Connection, person_id: str | None, *, mine: bool) -> list[dict[str, Any]]:
    """Tournaments that a person opened or takes part in, newest first; or those that are open to all and not over."""
    taking_part = exists().where(p.event_id == c.id, p.person_id == person_id, p.state != "removed")
    listed = and_(c.is_public, c.state.in_(UNFINISHED))
    count = select(func.count()).where(p.event_id == c.id, p.state == "in").scalar_subquery()
    host = select(db.people.c.name).where(db.people.c.id == c.host).scalar_subquery()
    columns = (c.id, c.title, c.game, c.format, c.seats, c.rounds, c.most, c.state, c.round, c.created, c.settings)
    asked = select(*columns, count.label("people"), host.label("host_name"), (c.host == person_id).label("is_host"))
    asked = asked.add_columns(taking_part.label("is_in")).where((c.host == person_id) | taking_part if mine else listed)
    rows = connection.execute(asked.order_by(c.state != "open", c.created.desc()).limit(LISTED)).mappings()
    return [{**row, "settings": json.loads(row["settings"])} for row in rows]
