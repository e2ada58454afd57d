"""What was kept of people's games, in the database. All of this happens within a transaction (`Database.run`)."""

from typing import Any, Literal

from sqlalchemy import Connection, select

from ratskeller.server.statistics.summary import Result
from ratskeller.server.store.schema import people, person_pages, results, seats

MOST = 2000  # games of one person that are looked at, the newest
SHARED = 20  # games with somebody that are listed
OPPONENTS = 30
Of = Literal["all", "people", "rated"]
r = results.c


def results_of(connection: Connection, person_id: str, of: Of = "all") -> list[Result]:
    """What came of somebody's games, the newest first: of all, of those with other people, or of rated ones."""
    wanted = select(*(r[name] for name in Result._fields)).where(r.person_id == person_id)
    if of == "rated":
        wanted = wanted.where(r.rated)
    elif of == "people":
        wanted = wanted.where(r.people > 1)
    rows = connection.execute(wanted.order_by(r.at.desc(), r.table_id).limit(MOST)).all()
    return [Result(*row) for row in rows]


def shared_games(connection: Connection, person_id: str, other: str | None = None) -> list[Any]:
    """Games that somebody and others have both played to the end, newest first: with whom, and both places."""
    mine, theirs = results.alias("mine"), results.alias("theirs")
    is_shared = (mine.c.table_id == theirs.c.table_id) & (theirs.c.person_id != mine.c.person_id)
    named = (seats.c.table_id == theirs.c.table_id) & (seats.c.seat == theirs.c.seat)
    wanted = (
        select(
            theirs.c.person_id,
            mine.c.table_id,
            mine.c.game,
            mine.c.at,
            mine.c.place,
            mine.c.points,
            theirs.c.place.label("their_place"),
            theirs.c.points.label("their_points"),
            seats.c.name,
            person_pages.c.public_id,
        )
        .select_from(
            mine.join(theirs, is_shared)
            .join(seats, named)
            .join(people, people.c.id == theirs.c.person_id)
            .outerjoin(person_pages, person_pages.c.person_id == theirs.c.person_id)
        )
        .where(mine.c.person_id == person_id, mine.c.place.is_not(None), theirs.c.place.is_not(None))
        .where(people.c.name != "")
        .order_by(mine.c.at.desc(), mine.c.table_id)
        .limit(MOST)
    )
    return list(connection.execute(wanted if other is None else wanted.where(theirs.c.person_id == other)))


def opponents_of(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """The people with whom somebody has played most, under the name that they last had at a shared table, and who was
    ahead."""
    found: dict[str, dict[str, Any]] = {}
    for row in shared_games(connection, person_id):
        one = found.setdefault(row.person_id, {"name": row.name, "person": row.public_id} | no_games())
        count(one, row)
    return sorted(found.values(), key=lambda one: -one["games"])[:OPPONENTS]


def together(connection: Connection, person_id: str, other: str) -> dict[str, Any]:
    """Two people head to head: by game who was ahead how often, and their last games."""
    rows, by_game = shared_games(connection, person_id, other), dict[str, dict[str, Any]]()
    for row in rows:
        count(by_game.setdefault(row.game, {"game": row.game} | no_games()), row)
    names = ("table_id", "game", "at", "place", "points", "their_place", "their_points")
    last = [{name: getattr(row, name) for name in names} for row in rows[:SHARED]]
    return {"by_game": [by_game[game] for game in sorted(by_game)], "last": last}


def no_games() -> dict[str, Any]:
    """Nothing counted yet."""
    return {"games": 0, "ahead": 0, "behind": 0, "equal": 0}


def count(counts: dict[str, Any], row: Any) -> None:
    """Count one shared game."""
    counts["games"] += 1
    how = "ahead" if row.place < row.their_place else "behind" if row.place > row.their_place else "equal"
    counts[how] += 1
