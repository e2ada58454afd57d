"""The next round of a tournament: who plays whom, and the tables with everybody seated and the games set up. Nothing is
written here."""

import base64
import hashlib
import time
from typing import NamedTuple

from ratskeller.server.events.history import History, Round
from ratskeller.server.events.pairing import Plan, next_round
from ratskeller.server.events.sizes import sizes_for
from ratskeller.server.store.events import Entrant, Event, ResultRow, Whole
from ratskeller.server.store.row import Facts, Seat
from ratskeller.server.tables.change import Done
from ratskeller.server.tables.new_table import begin
from ratskeller.server.tables.options import game_of


class NewRound(NamedTuple):
    """A round to be opened."""

    number: int
    byes: list[int]  # numbers of people
    tables: list[tuple[Done, list[int]]]  # each with the numbers of its people in the order of the seats


def present_in(whole: Whole) -> list[int]:
    """The people who are paired."""
    return [person.number for person in whole.people if person.state == "in"]


def has_next(whole: Whole) -> bool:
    """Whether another round is to be played, and there are people for a table."""
    rounds = whole.event.rounds or 0
    return whole.event.round < rounds and bool(sizes_for(len(present_in(whole)), whole.event.seats).tables)


def prepared_round(whole: Whole) -> NewRound:
    """The next round of a tournament whose tables are all over."""
    event, number = whole.event, whole.event.round + 1
    paired = pair(whole)
    people = {person.number: person for person in whole.people}
    tables = []
    for table_number, numbers in enumerate(paired.tables, start=1):
        seated = [people[one] for one in numbers]
        tables.append((begin(*table_of(event, number, table_number, seated)), list(numbers)))
    return NewRound(number, list(paired.byes), tables)


def pair(whole: Whole) -> Round:
    """Who plays whom. The order of people is first drawn by lot, with the seed of the tournament, so that joining early
    gives no advantage."""
    event = whole.event
    began = [person.number for person in whole.people if person.state != "removed" or has_played(whole, person.number)]
    drawn = sorted(began, key=lambda number: hashlib.sha256(f"{event.seed}:draw:{number}".encode()).digest())
    lot = {number: place for place, number in enumerate(drawn)}
    points: dict[int, float] = dict.fromkeys(range(len(drawn)), 0.0)
    for result in whole.results:
        points[lot[result.number]] += result.points or 0.0
    rounds = tuple(played_round(whole.results, number, lot) for number in range(1, event.round + 1))
    plan = Plan(event.format, event.seats, event.rounds or 1)
    here = sorted(lot[number] for number in present_in(whole))
    paired = next_round(plan, range(len(drawn)), here, History(rounds), points)
    tables = tuple(tuple(drawn[place] for place in table) for table in paired.tables)
    return Round(tables, tuple(drawn[place] for place in paired.byes))


def has_played(whole: Whole, number: int) -> bool:
    """Whether somebody was in a round."""
    return any(result.number == number for result in whole.results)


def played_round(results: list[ResultRow], number: int, lot: dict[int, int]) -> Round:
    """A round that was played; results come in the order of tables and seats."""
    tables: dict[int, list[int]] = {}
    byes = []
    for result in results:
        if result.round != number:
            continue
        if result.table_number is None:
            byes.append(lot[result.number])
        else:
            tables.setdefault(result.table_number, []).append(lot[result.number])
    return Round(tuple(tuple(table) for table in tables.values()), tuple(byes))


def table_of(event: Event, number: int, table: int, people: list[Entrant]) -> tuple[Facts, list[Seat]]:
    """A table of a round. Its seed and its id follow from the seed of the tournament, to which the server has committed
    before anybody joined: its luck depends on both. The person on the first seat counts as its host."""
    settings = event.settings
    facts = Facts(
        id=table_id(event.seed, number, table),
        host=people[0].person_id,
        game=event.game,
        rules_version=game_of(event.game).rules_version,
        profile=settings["profile"],
        profile_text=None,
        options=settings["options"],
        people=len(people),
        level=None,
        is_public=event.is_public,
        clock=settings["clock"],
        stand_in=settings["stand_in"],
        hints=settings["hints"],
        live_points=settings["live_points"],
        seed=table_seed(event.seed, number, table),
        created=time.time(),
        rematch_of=None,
        language=settings["language"],
        event_id=event.id,
    )
    seats = [Seat(seat, "person", one.person_id, one.name, None, one.salt) for seat, one in enumerate(people)]
    return facts, seats


def table_seed(seed: str, number: int, table: int) -> str:
    """The server's part of the luck at a table, from that of the tournament."""
    return hashlib.sha256(f"{seed}:{number}:{table}".encode()).hexdigest()


def table_id(seed: str, number: int, table: int) -> str:
    """The id of a table, which nobody can guess before it is open."""
    digest = hashlib.sha256(f"{seed}:{number}:{table}:id".encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()
