"""Games that are over are counted once, when somebody first looks; what is kept follows from the log."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, exists, select, update

from ratskeller.client.errors import Refused
from ratskeller.core.event import Event
from ratskeller.core.game import ScorePad
from ratskeller.server.ratings.store import added
from ratskeller.server.records.finished import TABLE
from ratskeller.server.store import schema as db
from ratskeller.server.store import tables as store
from ratskeller.server.store.row import Row, Seat
from ratskeller.server.tables.rated import places_in
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.state import TableState
from ratskeller.study.counting import Clerk, shown_to_people

AT_ONCE = 20  # games that are counted for one request
r = db.results.c


class SeatLuck(msgspec.Struct, frozen=True):
    """What of an analysis is kept for a seat."""

    own: float
    luck: float


class Analysed(msgspec.Struct, frozen=True):
    """What of an analysis is read."""

    seats: list[SeatLuck]


async def count_games(tables: Tables, person_id: str) -> int:
    """Count games of somebody that are over and were not counted yet; how many of them are left for the next time."""
    found = await tables.look(partial(uncounted, person_id=person_id))
    for table_id in found[:AT_ONCE]:
        await count_table(tables, table_id)
    await tables.run(partial(add_luck, person_id=person_id))
    return len(found[AT_ONCE:])


def uncounted(connection: Connection, person_id: str) -> list[str]:
    """The tables of somebody that are over and not counted. Nothing of a running game is ever counted."""
    is_counted = exists().where(r.table_id == db.tables.c.id)
    theirs = select(db.seats.c.table_id).where(db.seats.c.person_id == person_id)
    wanted = select(db.tables.c.id).where(db.tables.c.id.in_(theirs), db.tables.c.state == "over", ~is_counted)
    return list(connection.execute(wanted.order_by(db.tables.c.ended.desc())).scalars())


async def count_table(tables: Tables, table_id: str) -> None:
    """Count a game that is over, for all who sat there."""
    try:
        table = await tables.cache.current(table_id)
        if table.state != "over":
            return
        log = await tables.look(partial(store.read_rows, table_id=table_id, after=0))
        figures = await asyncio.to_thread(figures_of, table, log)
    except Refused:  # of rules that nobody plays any more: it counts for nothing, and is not looked at again
        await tables.run(partial(write_nothing, table_id=table_id))
        return
    await tables.run(partial(write_results, table=table, figures=figures))


def figures_of(table: TableState, log: Iterable[Row]) -> list[dict[str, list[float]]]:
    """What each seat did and had, for the counts that people see: how much, and the average of the others."""
    assert table.play is not None
    assert table.result is not None
    columns = int(table.play.position["seats"])
    clerk = Clerk(table.game, table.profile, columns)
    for events in standing_events(log):
        clerk.hear(events)
    tally = clerk.tally(ScorePad(**table.result["pad"]))
    shown = tuple(shown_to_people(table.game))
    named = {name: numbers for name, numbers in tally.items() if name.startswith(shown)} if shown else {}
    return [
        {
            name: [float(numbers[seat]), round((sum(numbers) - numbers[seat]) / max(1, columns - 1), 3)]
            for name, numbers in sorted(named.items())
        }
        for seat in range(len(table.seats))
    ]


def standing_events(log: Iterable[Row]) -> list[list[Event]]:
    """The events of all decisions that were not taken back."""
    decisions: list[list[Event]] = []
    for row in log:
        if row.kind == "move":
            decisions.append([Event(event["kind"], event["seat"], event["figures"]) for event in row.body["events"]])
        elif row.kind == "undo":
            del decisions[row.body["back_to"] :]
    return decisions


def places_of(table: TableState) -> dict[int, int]:
    """The places of all who played to the end: by points, the winners first; or as they counted for ratings."""
    if table.result is None:
        return {}
    if table.facts.rated:
        return {one.seat: one.place for one in places_in(table)}
    if "by" in table.result:
        return {}
    pad = table.result["pad"]
    keys = [(column in pad["winners"], points) for column, points in enumerate(pad["totals"])]
    playing = [seat.seat for seat in table.seats if seat.seat not in table.away]
    return {seat: 1 + sum(key > keys[seat] for key in keys) for seat in playing}


def write_results(connection: Connection, table: TableState, figures: list[dict[str, list[float]]]) -> None:
    """Store the results of a game. Who sat there is read again, with the table locked, because somebody may be
    forgotten just now."""
    facts, places = table.facts, places_of(table)
    assert table.result is not None
    store.last_number(connection, facts.id, lock=True)
    ended = connection.execute(select(db.tables.c.ended).where(db.tables.c.id == facts.id)).scalar_one()
    seats = store.read_seats(connection, facts.id)
    base = {"table_id": facts.id, "game": facts.game, "seats": len(seats), "rated": facts.rated, "at": ended}
    for seat, person_id in zip(seats, owners(seats), strict=True):
        row = base | {"seat": seat.seat, "person_id": person_id, "people": len(people_at(seats))}
        row |= {"place": places.get(seat.seat), "points": table.result["pad"]["totals"][seat.seat]}
        row["figures"] = msgspec.json.encode(figures[seat.seat]).decode()
        connection.execute(added(connection, db.results).values(row).on_conflict_do_nothing())


def write_nothing(connection: Connection, table_id: str) -> None:
    """Keep that nothing can be counted of a game."""
    store.last_number(connection, table_id, lock=True)
    facts, seats = store.read_facts(connection, table_id), store.read_seats(connection, table_id)
    base = {"table_id": table_id, "game": facts.game, "seats": len(seats), "rated": facts.rated, "at": facts.created}
    for seat in seats:
        row = base | {"seat": seat.seat, "people": len(people_at(seats)), "points": 0, "figures": "{}"}
        connection.execute(added(connection, db.results).values(row).on_conflict_do_nothing())


def people_at(seats: Iterable[Seat]) -> set[str]:
    """All people at a table."""
    return {seat.person_id for seat in seats if seat.person_id is not None}


def owners(seats: list[Seat]) -> list[str | None]:
    """The person for whom each seat counts: nobody if one person has several, for others at the same browser."""
    held = Counter(seat.person_id for seat in seats)
    return [seat.person_id if held[seat.person_id] == 1 else None for seat in seats]


def add_luck(connection: Connection, person_id: str) -> None:
    """Keep what analyses say of games that were counted before."""
    subject = TABLE + r.table_id
    joined = db.results.join(db.analyses, db.analyses.c.subject == subject)
    wanted = select(r.table_id, r.seat, db.analyses.c.body).select_from(joined)
    waiting = wanted.where(r.person_id == person_id, r.own.is_(None), db.analyses.c.state == "done").limit(AT_ONCE)
    for table_id, seat, body in connection.execute(waiting).all():
        found: Any = msgspec.json.decode(body, type=Analysed).seats[seat]
        kept = update(db.results).where(r.table_id == table_id, r.seat == seat)
        connection.execute(kept.values(own=found.own, luck=found.luck))
