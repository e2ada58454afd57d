"""All that is kept of somebody, for themselves."""

from typing import Any

import msgspec
from sqlalchemy import Connection, select

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
FROM_LOG = {
    "sit": "name",
    "take": "name",
    "chat": "text",
    "aside": "text",
    "move": "move",
}  # entries, and what of each was said or done


def export_of(connection: Connection, person: Person) -> dict[str, Any]:
    """Everything as JSON. Moves are there as they were made; what came of them may still be a secret of the game."""
    found: dict[str, Any] = {}
    for name, (table, columns) in KEPT.items():
        owner = table.c.id if table is db.people else table.c.person_id
        rows = connection.execute(select(*(table.c[column] for column in columns)).where(owner == person.id))
        found[name] = [dict(row) for row in rows.mappings()]
    c = db.tables.c
    opened = select(c.id, c.game, c.created).where(c.host == person.id)
    found["opened_tables"] = [dict(row) for row in connection.execute(opened).mappings()]
    c = db.events.c
    opened = select(c.id, c.title, c.created).where(c.host == person.id)
    found["opened_tournaments"] = [dict(row) for row in connection.execute(opened).mappings()]
    found["tournament_results"] = [dict(row) for row in connection.execute(own_results(person)).mappings()]
    found["log"] = [entry_of(*row) for row in connection.execute(own_entries(person)).all()]
    codes = select(db.recovery_codes.c.digest).where(db.recovery_codes.c.person_id == person.id)
    found["recovery_codes_left"] = len(connection.execute(codes).all())
    return found


def own_entries(person: Person) -> Any:
    """The question for all entries of a person."""
    c = db.log.c
    wanted = select(c.table_id, c.number, c.kind, c.at, c.body).where(c.person_id == person.id)
    return wanted.order_by(c.table_id, c.number)


def own_results(person: Person) -> Any:
    """The question for what somebody has come to in tournaments."""
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
