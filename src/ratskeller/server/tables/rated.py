"""Rated tables: what they need, who has given up, and the places that count.

Whoever resigns or runs out of time has given their place up for good, whatever happens later: else a bot
could play for a rating. When one person is left who has not, the game is over, and that person has won it."""

from collections.abc import Sequence

from sqlalchemy import Connection

from ratskeller.client.errors import Refused
from ratskeller.server.ratings.store import Placed, rate_game, ratings_by_person
from ratskeller.server.store.lobby import Page
from ratskeller.server.store.row import Facts, Seat
from ratskeller.server.tables.commands import NewEntry, result_of
from ratskeller.server.tables.state import TableState

LEFT = "left"  # why a game ended of which one person is left


def need_rateable(facts: Facts, seats: Sequence[Seat]) -> None:
    """Refuse a table that can't be rated: people only, each on one seat, on a board that everybody knows, with a clock
    and without hints."""
    if not facts.rated:
        return
    if facts.level is not None or len(seats) < 2 or any(seat.kind == "bot" for seat in seats):
        raise refused("people", "at a rated table people play against people: no bots, and nobody plays alone")
    people = [seat.person_id for seat in seats if seat.person_id is not None]
    if len(set(people)) < len(people):
        raise refused("one-seat", "at a rated table everybody plays on one seat only")
    if facts.profile_text is not None:
        raise refused("board", "a rated table has a board that comes with the game")
    if facts.clock["kind"] == "none":
        raise refused("clock", "a rated table needs a clock, so that nobody can wait instead of losing")
    if facts.hints:
        raise refused("hints", "a rated table has no hints")


def refused(why: str, text: str) -> Refused:
    """Why a table can't be rated."""
    return Refused("set-up", text, say={"key": f"rated-needs-{why}"})


def playing_seats(table: TableState) -> list[int]:
    """The seats whose people have not given their place up."""
    return [seat.seat for seat in table.seats if seat.person_id is not None and seat.seat not in table.given_up]


def end_if_decided(table: TableState) -> list[NewEntry]:
    """The end of a rated game in which only one person is left: that person has won."""
    if not table.facts.rated or table.state != "running" or len(playing_seats(table)) > 1:
        return []
    assert table.play is not None
    result = result_of(table, table.play)
    pad = result["pad"] | {"winners": playing_seats(table)}
    return [NewEntry("end", None, None, result | {"pad": pad, "challenges": [], "by": LEFT})]


def places_in(table: TableState) -> list[Placed]:
    """The places that count for ratings: people who played to the end by points, winners first; all who have given up
    are last. Nothing if the game is not rated, or ended by agreement, or because nobody came any more."""
    if not table.facts.rated or table.result is None or table.result.get("by") not in (None, LEFT):
        return []
    pad, playing = table.result["pad"], playing_seats(table)
    keys = {seat: (seat in pad["winners"], pad["totals"][seat]) for seat in playing}
    placed = []
    for seat in table.seats:
        better = sum(other > keys[seat.seat] for other in keys.values()) if seat.seat in keys else len(playing)
        if seat.person_id is not None:
            placed.append(Placed(seat.person_id, seat.seat, 1 + better))
    return placed


def with_ratings(connection: Connection, page: Page) -> Page:
    """A page of the lobby with the ratings of those who sit at rated tables."""
    for row in page.tables:
        if row["rated"]:
            seated = [seat for seat in row["seats"] if seat["person_id"] is not None]
            known = ratings_by_person(connection, row["game"], [seat["person_id"] for seat in seated])
            for seat in seated:
                seat["rating"] = known[seat["person_id"]]
    return page


def rate(connection: Connection, table: TableState, at: float) -> bool:
    """Have a rated game count, in the transaction that ends it."""
    placed = places_in(table)
    return len(placed) > 1 and rate_game(connection, table.facts.id, table.facts.game, placed, at)
