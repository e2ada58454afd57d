"""Who plays whom in the next round. Pure functions: the same history always has the same next round."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ratskeller.server.events.arrange import arrange
from ratskeller.server.events.balanced import balanced_round
from ratskeller.server.events.byes import next_byes
from ratskeller.server.events.duels import duels, meeting_of_all
from ratskeller.server.events.history import History, Pair, Round
from ratskeller.server.events.seating import seated
from ratskeller.server.events.sizes import sizes_for

Format = Literal["robin", "swiss"]
REPEAT = 1000.0  # what it costs that two meet again: more than all differences of points at a table
Tables = list[list[int]]


@dataclass(frozen=True)
class Plan:
    """How a tournament is paired."""

    format: Format
    seats: int  # of a table, at most
    rounds: int


def rounds_of_robin(people: int, seats: int) -> int:
    """After how many rounds of a round robin everybody has had as many opponents as there are others."""
    if seats == 2:
        return people - 1 + people % 2
    return max(1, -(-(people - 1) // (seats - 1)))


def next_round(
    plan: Plan, everybody: Sequence[int], present: Sequence[int], history: History, points: Mapping[int, float]
) -> Round:
    """The next round for those who are still `present`, out of `everybody` who began."""
    if plan.format == "swiss":
        tables, byes = swiss_round(present, plan.seats, history, points)
    elif plan.seats == 2:
        tables, byes = meeting_of_all(everybody, present, len(history.rounds))
    else:
        tables, byes = balanced_round(present, plan.seats, history, max(1, plan.rounds - len(history.rounds)))
    return Round(tuple(seated(table, history) for table in tables), tuple(sorted(byes)))


def swiss_round(
    present: Sequence[int], seats: int, history: History, points: Mapping[int, float]
) -> tuple[Tables, list[int]]:
    """Tables of people who have met as rarely as possible and have about as many points; and who has none this time."""
    sizes = sizes_for(len(present), seats)
    best_first = sorted(present, key=lambda person: (-points.get(person, 0), person))
    byes = next_byes(best_first, sizes.byes, history)
    playing = [person for person in best_first if person not in byes]
    if seats == 2:
        return duels(playing, history, points), byes

    def cost(pair: Pair) -> float:
        apart = abs(points.get(pair[0], 0) - points.get(pair[1], 0))
        return REPEAT * 2 * history.met[pair] + apart**2 / REPEAT

    return arrange(playing, sizes.tables, cost), byes
