"""Tournaments as people may know them."""

from typing import Any

from ratskeller.engine.luck import commitment
from ratskeller.server.events.results import standings_of
from ratskeller.server.events.standings import Standing
from ratskeller.server.store.events import ResultRow, Whole

SETTLED = (
    *("game", "title", "is_public", "format", "seats", "rounds", "most", "round_hours", "settings"),
    *("state", "round", "version", "created", "started", "ended"),
)


def shown_event(whole: Whole, host_name: str, person_id: str | None) -> dict[str, Any]:
    """All of a tournament: what was settled, who takes part, pairings and standings. Seeds stay secret while tables
    that come of them may still be played."""
    event = whole.event
    me = next((one for one in whole.people if person_id is not None and one.person_id == person_id), None)
    played = {result.number for result in whole.results}
    people = [one for one in whole.people if one.state == "in" or one.number in played]
    shown: dict[str, Any] = {name: getattr(event, name) for name in SETTLED}
    return shown | {
        "id": event.id,
        "host_name": host_name,
        "is_host": event.host == person_id,
        "commitment": commitment(event.seed),
        "seed": event.seed if event.state == "over" else None,
        "me": me.number if me is not None else None,
        "my_state": me.state if me is not None else None,
        "my_table": my_table(whole, me.number) if me is not None else None,
        "people": [{"number": one.number, "name": one.name, "state": one.state} for one in people],
        "pairings": [shown_round(whole, number) for number in range(1, event.round + 1)],
        "standings": [shown_line(line) for line in standings_of(whole)],
    }


def my_table(whole: Whole, number: int) -> str | None:
    """The table at which somebody plays now."""
    return next((result.table_id for result in whole.pending() if result.number == number), None)


def shown_round(whole: Whole, number: int) -> dict[str, Any]:
    """A round: when it was opened, its tables, and who had none."""
    opened = next(one for one in whole.rounds if one.round == number)
    tables: dict[int, list[ResultRow]] = {}
    byes = []
    for result in whole.results:
        if result.round == number and result.table_number is not None:
            tables.setdefault(result.table_number, []).append(result)
        elif result.round == number:
            byes.append(result.number)
    return {
        "round": number,
        "opened": opened.opened,
        "deadline": opened.deadline,
        "ended": opened.ended,
        "tables": [shown_table(table, rows) for table, rows in tables.items()],
        "byes": byes,
    }


def shown_table(number: int, rows: list[ResultRow]) -> dict[str, Any]:
    """A table of a round, with what came of it."""
    seats = [
        {"number": row.number, "place": row.place, "points": row.points, "score": row.score if row.place else None}
        for row in rows
    ]
    return {"number": number, "id": rows[0].table_id, "is_over": rows[0].points is not None, "seats": seats}


def shown_line(line: Standing) -> dict[str, Any]:
    """A line of the standings."""
    return {
        "rank": line.rank,
        "number": line.person,
        "points": line.points,
        "played": line.played,
        "wins": line.wins,
        "head_to_head": line.head_to_head,
        "opponents": round(line.opponents, 2),
        "share": round(line.share, 4),
    }
