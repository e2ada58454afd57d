"""What the tables of a tournament have brought, read from tables that are over."""

from ratskeller.server.events.places import Scored, scored, unplayed
from ratskeller.server.events.standings import Result, Standing, standings
from ratskeller.server.store.events import Whole
from ratskeller.server.tables.commands import NewEntry
from ratskeller.server.tables.leaving import ended
from ratskeller.server.tables.state import TableState

BY = "event"  # why a game ended early: its round was over


def outcome_of(table: TableState) -> list[Scored]:
    """How a game that is over came out for each seat. Who left it or ran out of time, and did not come back, is behind
    all others; a game that ended early counts as unplayed."""
    assert table.result is not None
    pad = table.result["pad"]
    if "by" in table.result:
        return unplayed(pad["totals"])
    gone = table.away | table.departures.left
    return scored(pad["totals"], pad["winners"], gone)


def close_unplayed(table: TableState) -> list[NewEntry]:
    """The round of a game is over, though it is not."""
    return [ended(table, BY)] if table.state == "running" else []


def standings_of(whole: Whole) -> list[Standing]:
    """The standings of everybody who has played or will play."""
    played = {result.number for result in whole.results}
    people = [person.number for person in whole.people if person.state == "in" or person.number in played]
    found = [
        Result(row.round, row.number, row.table_number, row.place, row.points, row.share or 0.0)
        for row in whole.results
        if row.points is not None
    ]
    return standings(people, found)
