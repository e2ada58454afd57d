"""Lists of tables in the database: the lobby, page by page, and the tables of a person."""

import json
from collections.abc import Container
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    RowMapping,
    Select,
    and_,
    case,
    cast,
    exists,
    func,
    literal,
    or_,
    select,
    true,
    tuple_,
)

from ratskeller.client.errors import Refused
from ratskeller.server.store import schema as db
from ratskeller.server.store.faces import read_faces

PAGE = 50  # tables of the lobby in one answer, unless another number is asked for
LONGEST_PAGE = 200
MOST_GOING = 60  # games of a person that are looked at, each as it stands now
FAIR = 3  # tables of one host that are listed before the first tables of all others are
LONGEST_CURSOR = 200
Small = Annotated[int, Meta(ge=0, le=2**31 - 1)]
c = db.tables.c
COLUMNS = (
    c.id,
    c.host,
    c.game,
    c.profile,
    c.level,
    c.people,
    c.state,
    c.created,
    c.started,
    c.ended,
    c.is_public,
    c.clock,
    c.language,
    c.rated,
    c.event_id,
)


class Cursor(NamedTuple):
    """The place of a table in the lobby: tables are listed by it, lowest first."""

    round: Small  # how many times FAIR tables of the same host come before
    grade: Small  # 0: can be joined and the host is there; 1: can be joined; 2: anything else
    nth: Small  # table of its host
    age: float  # newest first
    id: Annotated[str, Meta(pattern=r"\A[0-9A-Za-z_-]{1,64}\Z")]

    def text(self) -> str:
        """As a client gives it back."""
        return msgspec.json.encode(self).hex()


def cursor_of(text: str) -> Cursor:
    """The place that a client names."""
    try:
        return msgspec.json.decode(bytes.fromhex(text[: 2 * LONGEST_CURSOR]), type=Cursor)
    except (ValueError, msgspec.MsgspecError):
        raise Refused("malformed", "after: not a cursor of this server") from None


class Page(NamedTuple):
    """Some tables, and the place of the last one if more follow."""

    tables: list[dict[str, Any]]
    last: Cursor | None


class Filters(NamedTuple):
    """Which tables of the lobby are wanted; None: all."""

    game: str | None = None
    people: int | None = None
    clock: str | None = None  # kind
    language: str | None = None
    rated: bool | None = None

    def holds(self) -> ColumnElement[bool]:
        """In SQL."""
        parts: list[ColumnElement[bool]] = [true()]
        for column, value in ((c.game, self.game), (c.people, self.people), (c.language, self.language)):
            if value is not None:
                parts.append(column == value)
        if self.rated is not None:
            parts.append(c.rated == self.rated)
        if self.clock is not None:
            parts.append(c.clock.contains(f'"kind": "{self.clock}"', autoescape=True))
        return and_(*parts)


ALL = Filters()


def read_lobby(
    connection: Connection, present: Container[str], after: Cursor | None, limit: int, filters: Filters = ALL
) -> Page:
    """Public tables that are open or running, so that no host can fill a page: those that can be joined and whose host
    is present first, the tables of one host far apart."""
    hosts = [host for host in waiting_hosts(connection) if host in present]
    listed = ranked(hosts).where(filters.holds()).subquery()
    places = [listed.c[name] for name in Cursor._fields]
    wanted = select(listed).order_by(*places).limit(limit + 1)
    if after is not None:
        values = (literal(value, place.type) for value, place in zip(after, places, strict=True))
        wanted = wanted.where(tuple_(*places) > tuple_(*values))
    found = connection.execute(wanted).mappings().all()
    last = Cursor(*(found[limit - 1][name] for name in Cursor._fields)) if len(found) > limit else None
    return Page(with_seats(connection, found[:limit]), last)


def waiting_hosts(connection: Connection) -> list[str]:
    """Who has opened tables of the lobby that have not begun."""
    return list(connection.execute(select(c.host).where(c.is_public, c.state == "open").distinct()).scalars())


def ranked(present: list[str]) -> Select[Any]:
    """All tables of the lobby with their places."""
    is_joinable = and_(c.state == "open", exists().where(db.seats.c.table_id == c.id, db.seats.c.kind == "open"))
    grade = case((and_(is_joinable, c.host.in_(present)), 0), (is_joinable, 1), else_=2)
    nth: ColumnElement[int] = func.row_number().over(partition_by=c.host, order_by=(grade, c.created.desc(), c.id))
    return select(
        *COLUMNS,
        cast((nth - 1) // FAIR, Integer).label("round"),
        grade.label("grade"),
        nth.label("nth"),
        (-c.created).label("age"),
    ).where(c.is_public, c.state.in_(("open", "running")))


def read_own(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """The newest tables that somebody opened or sits at, those that are over too."""
    mine = select(db.seats.c.table_id).where(db.seats.c.person_id == person_id)
    wanted = select(*COLUMNS).where(or_(c.id.in_(mine), c.host == person_id), c.state != "closed")
    newest = wanted.order_by(c.created.desc()).limit(LONGEST_PAGE)
    return with_seats(connection, connection.execute(newest).mappings().all())


def read_going(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """The newest tables that somebody opened or sits at and that are not over."""
    mine = select(db.seats.c.table_id).where(db.seats.c.person_id == person_id)
    wanted = select(*COLUMNS).where(or_(c.id.in_(mine), c.host == person_id), c.state.in_(("open", "running")))
    newest = wanted.order_by(c.created.desc()).limit(MOST_GOING)
    return with_seats(connection, connection.execute(newest).mappings().all())


def with_seats(connection: Connection, found: Any) -> list[dict[str, Any]]:
    """Tables as lists show them, with who sits there; who that is elsewhere is not for others to know."""
    names = [column.name for column in COLUMNS]
    seats: dict[str, list[dict[str, Any]]] = {table["id"]: [] for table in found}
    places = select(db.seats).where(db.seats.c.table_id.in_(list(seats))).order_by(db.seats.c.seat)
    rows = connection.execute(places).mappings().all()
    faces = read_faces(connection, {row["person_id"] for row in rows})
    for row in rows:
        seat = {name: row[name] for name in ("kind", "name", "bot", "person_id")}
        seats[row["table_id"]].append(seat | {"face": faces.get(row["person_id"])})
    return [shown(table, names) | {"seats": seats[table["id"]]} for table in found]


def shown(table: RowMapping, names: list[str]) -> dict[str, Any]:
    """A table without its place."""
    return {name: table[name] for name in names} | {"clock": json.loads(table["clock"])}
