"""What is costly to ask for because there is much of it: all that one person may come to have, on a server that has
kept much of others for long. It is written straight into the database: by requests it would take days."""

import itertools
import json
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, create_engine, insert, select

from abusing.inputs import SEATS, Sent, long_game, post
from ratskeller.server.base.settings import Limits
from ratskeller.server.friends.links import MOST as FRIENDS
from ratskeller.server.people import blocks
from ratskeller.server.statistics.store import MOST as COUNTED
from ratskeller.server.store import schema as db

LIMITS = Limits()
OTHERS = 1000  # people that there are besides
SAID = 20  # tables at which somebody has said all that may be said
ELSEWHERE = 300_000  # entries at the tables of others
LISTED = 2000  # tables in the lobby
MOVES = 10  # at each of the others
ENTRIES = SAID * LIMITS.chat_per_table + (COUNTED - SAID) * MOVES
EVENT, TABLE, PAGE = "plenty-event", "plenty-table", "plenty-page"  # ids begin so
Rows = Iterator[tuple[Table, dict[str, Any]]]


def fill(file: Path, name: str) -> list[Sent]:
    """Give all of it to the person of that name, while the server runs; what to ask then."""
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": 60})
    with engine.begin() as connection:
        person = connection.execute(select(db.people.c.id).where(db.people.c.name == name)).scalar_one()
        for rows in (people(person), own(person), games(person), words(person), elsewhere(), lobby(), event(person)):
            write(connection, rows)
    engine.dispose()
    return questions()


def questions() -> list[Sent]:
    """All that has to be found among it."""
    paths = {
        "export of all that is kept of me": "/api/me/export",
        "my statistics": "/api/me/statistics",
        "my statistics, with people": "/api/me/statistics?of=people",
        "somebody's page": f"/api/people/{PAGE}-1",
        "head to head": f"/api/people/{PAGE}-1/together",
        "a leader board": "/api/ratings/firstrat?limit=200",
        "my friends": "/api/friends",
        "my invitations": "/api/friends/invitations",
        "my blocks": "/api/blocks",
        "tournaments": "/api/events",
        "a tournament of 63 rounds": f"/api/events/{EVENT}",
        "the lobby": "/api/tables?limit=200",
        "my tables": "/api/tables/mine",
        "my running games": "/api/tables/going",
        "my boards": "/api/me/boards",
        "my records": "/api/me/records",
        "my games with Greg": "/api/companion/greg",
    }
    sent = [Sent(f"plenty: {what}", "GET", path) for what, path in paths.items()]
    return [*sent, post("plenty: a new table", "/api/tables", {"game": "firstrat", "seats": SEATS})]


def write(connection: Connection, rows: Iterable[tuple[Table, dict[str, Any]]]) -> None:
    """Insert many at once, in their order."""
    for table, found in itertools.groupby(rows, key=lambda pair: pair[0]):
        connection.execute(insert(table), [row for _, row in found])


def somebody(number: int) -> str:
    """The id of one of the others."""
    return f"{number:016x}"


def people(person: str) -> Rows:
    """Others, their pages and ratings, and those that somebody is friends with, has blocked, or is invited by."""
    now = time.time()
    for one in range(OTHERS):
        yield db.people, {"id": somebody(one), "name": f"Rat {one}", "epoch": 0, "created": now}
    for one in range(OTHERS):
        yield db.person_pages, {"person_id": somebody(one), "public_id": f"{PAGE}-{one}"}
    for one in range(OTHERS):
        rating = {"game": "firstrat", "mu": 25.0, "sigma": 8.0, "low": one / OTHERS, "games": 5}
        yield db.ratings, {"person_id": somebody(one), **rating}
    for one in range(FRIENDS):
        yield db.friends, {"id": f"f{one}", "person_id": person, "other_id": somebody(one), "since": now}
    for one in range(blocks.MOST):
        row = {"id": f"b{one}", "person_id": person, "other_id": somebody(OTHERS - 1 - one)}
        yield db.blocks, row | {"name": "Rat", "since": now}


def own(person: str) -> Rows:
    """As many records and boards as somebody may keep, of the greatest length."""
    now, game = time.time(), long_game()
    text = game + "\n" * (LIMITS.body_bytes - len(game) - 100)
    for number in range(LIMITS.records_per_person):
        yield db.records, {"id": f"plenty-{number}", "person_id": person, "text": text, "created": now}
    for number in range(LIMITS.boards_per_person):
        row = {"id": f"plenty-{number}", "person_id": person, "game": "firstrat", "name": "own"}
        yield db.profiles, row | {"text": "#" * 39_000, "created": now, "changed": now}


def table_row(name: str, host: str, **values: Any) -> dict[str, Any]:
    """A table of the database."""
    usual: dict[str, Any] = {
        **{"id": name, "host": host, "game": "firstrat", "rules_version": 1, "profile": "standard"},
        **{"options": "{}", "people": 5, "is_public": True, "clock": '{"kind": "none"}', "stand_in": "pantry-rat"},
        **{"hints": False, "live_points": True, "state": "over", "seed": "00", "last": 0, "created": time.time()},
        **{"ended": time.time()},
    }
    return usual | values


def games(person: str) -> Rows:
    """As many games that are over as are looked at, each with four others."""
    now = time.time()
    names = [f"{TABLE}-{number}" for number in range(COUNTED)]
    figures = json.dumps({f"track-{number}": [1.0, 0.5] for number in range(40)})
    for name in names:
        yield db.tables, table_row(name, person)
    seated = [
        (name, seat, person if not seat else somebody((number + seat) % OTHERS))
        for number, name in enumerate(names)
        for seat in range(5)
    ]
    for name, seat, sitting in seated:
        row = {"table_id": name, "seat": seat, "kind": "person", "person_id": sitting, "name": "Rat", "salt": ""}
        yield db.seats, row
    for name, seat, sitting in seated:
        row = {"table_id": name, "seat": seat, "person_id": sitting, "game": "firstrat", "seats": 5, "people": 5}
        yield db.results, row | {"rated": True, "place": seat + 1, "points": 50, "figures": figures, "at": now}
    for name in names:
        row = {"table_id": name, "person_id": person, "game": "firstrat", "seat": 0, "place": 1, "at": now}
        yield db.rated_games, row | {"mu_before": 25.0, "sigma_before": 8.0, "mu": 25.0, "sigma": 8.0}


def words(person: str) -> Rows:
    """At some tables all that may be said, and the moves of games besides."""
    for number in range(SAID):
        for entry in range(1, LIMITS.chat_per_table + 1):
            body = {"name": "Rat", "text": "squeak " * 28, "id": str(entry)}
            yield db.log, log_row(f"{TABLE}-{number}", entry, "chat", person, body)
    for number in range(SAID, COUNTED):
        for entry in range(1, MOVES + 1):
            played = {"move": "pass", "events": []}
            yield db.log, log_row(f"{TABLE}-{number}", entry, "move", person, played)


def elsewhere() -> Rows:
    """What others have done, over the years."""
    yield db.tables, table_row(f"{TABLE}-else", somebody(0))
    for entry in range(1, ELSEWHERE + 1):
        yield db.log, log_row(f"{TABLE}-else", entry, "move", somebody(1), {"move": "pass", "events": []})


def log_row(table: str, number: int, kind: str, person: str, body: object) -> dict[str, Any]:
    """An entry."""
    row = {"table_id": table, "number": number, "kind": kind, "seat": 0, "person_id": person}
    return row | {"at": time.time(), "body": json.dumps(body)}


def lobby() -> Rows:
    """Tables that wait for somebody."""
    for number in range(LISTED):
        name, host = f"{TABLE}-open-{number}", somebody(number % OTHERS)
        yield db.tables, table_row(name, host, state="open", ended=None, people=2)
    for number in range(LISTED):
        for seat, sitting in enumerate((somebody(number % OTHERS), None)):
            row = {"table_id": f"{TABLE}-open-{number}", "seat": seat, "kind": "person" if sitting else "open"}
            yield db.seats, row | {"person_id": sitting, "name": "Rat" if sitting else "", "salt": ""}


def event(person: str) -> Rows:
    """A round robin for two of as many people as there may be, played to its end."""
    now, many = time.time(), LIMITS.people_per_event
    row = {"id": EVENT, "host": person, "title": "Plenty", "is_public": True, "game": "firstrat", "format": "robin"}
    row |= {"settings": "{}", "seats": 2, "rounds": many - 1, "most": many, "round_hours": 24.0, "state": "over"}
    yield db.events, row | {"round": many - 1, "version": 1, "seed": "00", "created": now, "ended": now}
    for number in range(many):
        one = {"event_id": EVENT, "number": number, "person_id": somebody(number) if number else person}
        yield db.event_people, one | {"state": "in", "salt": "", "joined": now}
    for played in range(1, many):
        yield db.event_rounds, {"event_id": EVENT, "round": played, "opened": now, "deadline": now, "ended": now}
    for played in range(1, many):
        for number in range(many):
            one = {"event_id": EVENT, "round": played, "number": number, "table_number": number // 2 + 1}
            one |= {"table_id": f"{TABLE}-{number // 2}", "seat": number % 2, "place": 1.0 + number % 2}
            yield db.event_results, one | {"points": 6.0, "score": 50, "share": 0.5}
