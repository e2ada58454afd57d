"""All that is kept of somebody, for themselves."""

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from ratskeller.server.people.service import Person
from ratskeller.server.store import schema as db

# What of each table is a person's own. Left out are secrets: digests, keys, and what a game has not shown yet.
KEPT = {
    "profile": (db.people, ("id", "name", "colour", "picture", "created", "seen")),
    "settings": (db.settings, ("body",)),
    "devices": (db.devices, ("name", "created", "seen")),
    "passkeys": (db.passkeys, ("name", "created", "used")),
    "mail": (db.mails, ("address", "confirmed")),
    "push": (db.pushes, ("endpoint", "language", "created")),
    "quiet_hours": (db.quiet_hours, ("begins", "ends", "zone")),
    "seats": (db.seats, ("table_id", "seat", "name")),
    "presence": (db.presence, ("at",)),
    "notes": (db.notes, ("table_id", "text")),
    "plans": (db.premoves, ("table_id", "seat", "moves")),
    "holidays": (db.holidays, ("begins", "ends")),
    "digest": (db.digests, ("hours", "language", "sent")),
    "challenges": (db.ticks, ("challenge", "level", "table_id", "at")),
    "records": (db.records, ("id", "text", "created")),
    "boards": (db.profiles, ("id", "game", "name", "text", "created", "changed")),
    "companions": (db.companions, ("id", "body", "created")),
    "page": (db.person_pages, ("public_id",)),
    "ratings": (db.ratings, ("game", "mu", "sigma", "games")),
    "rated_games": (db.rated_games, ("table_id", "game", "place", "mu_before", "sigma_before", "mu", "sigma", "at")),
    "results": (db.results, ("table_id", "game", "place", "points", "figures", "own", "luck", "at")),
    "friends": (db.friends, ("since",)),
    "blocks": (db.blocks, ("name", "since")),
    "invitations": (db.invitations, ("table_id", "at", "is_declined")),
    "reports": (db.reports, ("table_id", "reason", "text", "at", "closed")),
    "ban": (db.bans, ("since", "until", "reason")),
    "moderation": (db.moderation, ("at", "action", "reason")),
    "tournaments": (db.event_people, ("event_id", "number", "state", "joined")),
    "analyses": (db.analyses, ("subject", "asked", "state")),
}
AT_ONCE = 20  # rows that are in memory: records are long
FROM_LOG = {
    "sit": "name",
    "take": "name",
    "chat": "text",
    "aside": "text",
    "move": "move",
}  # entries, and what of each was said or done


def export_of(connection: Connection, person: Person) -> Iterator[bytes]:
    """Everything as JSON, piece by piece: somebody may have uploaded a lot. Moves are there as they were made;
    what came of them may still be a secret of the game."""
    before = b"{"
    for name, rows in parts_of(connection, person):
        yield before + msgspec.json.encode(name) + b":["
        before = b""
        for row in rows:
            yield before + msgspec.json.encode(row)
            before = b","
        before = b"],"
    codes = select(func.count()).where(db.recovery_codes.c.person_id == person.id)
    yield before + b'"recovery_codes_left":%d}' % connection.execute(codes).scalar_one()


def parts_of(connection: Connection, person: Person) -> Iterator[tuple[str, Iterator[Any]]]:
    """All lists that are kept of somebody, by name."""
    few = connection.execution_options(yield_per=AT_ONCE)

    def found(wanted: Any) -> Iterator[Any]:
        return (dict(row) for row in few.execute(wanted).mappings())

    for name, (table, columns) in KEPT.items():
        owner = table.c.id if table is db.people else table.c.person_id
        yield name, found(select(*(table.c[column] for column in columns)).where(owner == person.id))
    c = db.tables.c
    yield "opened_tables", found(select(c.id, c.game, c.created).where(c.host == person.id))
    c = db.events.c
    yield "opened_tournaments", found(select(c.id, c.title, c.created).where(c.host == person.id))
    yield "tournament_results", found(own_results(person))
    yield "log", (entry_of(*row) for row in few.execute(own_entries(person)))


def own_entries(person: Person) -> Any:
    """The question for all entries of a person."""
    c = db.log.c
    wanted = select(c.table_id, c.number, c.kind, c.at, c.body).where(c.person_id == person.id)
    return wanted.order_by(c.table_id, c.number)


def own_results(person: Person) -> Any:
    """The query for somebody's results in tournaments."""
    people, results = db.event_people.c, db.event_results.c
    is_theirs = (people.event_id == results.event_id) & (people.number == results.number)
    wanted = select(results.event_id, results.round, results.table_id, results.place, results.points, results.score)
    wanted = wanted.join(db.event_people, is_theirs).where(people.person_id == person.id)
    return wanted.order_by(results.event_id, results.round)


def entry_of(table_id: str, number: int, kind: str, at: float, text: str) -> dict[str, Any]:
    """What somebody did or said."""
    entry: dict[str, Any] = {"table": table_id, "number": number, "kind": kind, "at": at}
    if kind in FROM_LOG:
        said = FROM_LOG[kind]
        entry[said] = msgspec.json.decode(text)[said]
    return entry
