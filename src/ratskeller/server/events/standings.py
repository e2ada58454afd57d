"""Who leads a tournament: points, and how ties are broken."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby


@dataclass(frozen=True)
class Result:
    """What a round has brought somebody."""

    round: int
    person: int
    table: int | None  # its number in the round; None: a bye
    place: float | None  # None: a bye, or unplayed
    points: float
    share: float = 0.0


@dataclass(frozen=True)
class Standing:
    """Somebody's line of the standings."""

    rank: int  # equal ones have the same
    person: int
    points: float
    played: int
    wins: int
    head_to_head: int  # how many of those with equally many points were behind at tables, less those ahead
    opponents: float  # the points of everybody met: for each table, what they have on average
    share: float  # of what was scored at tables, on average


def standings(people: Sequence[int], results: Sequence[Result]) -> list[Standing]:
    """Everybody, best first. Ties are broken by head to head among the tied people, then by the points of everybody one
    has met, then by one's share of all scores."""
    points = dict.fromkeys(people, 0.0)
    for result in results:
        points[result.person] += result.points
    tables: defaultdict[tuple[int, int], list[Result]] = defaultdict(list)
    own: defaultdict[int, list[Result]] = defaultdict(list)
    for result in results:
        if result.table is not None:
            tables[result.round, result.table].append(result)
            own[result.person].append(result)
    lines = [line_of(person, points, [(one, tables[key_of(one)]) for one in own[person]]) for person in people]
    lines.sort(key=lambda line: (order_of(line), line.person))
    ranked: list[Standing] = []
    for _, alike in groupby(lines, key=order_of):
        group = list(alike)
        rank = len(ranked) + 1
        ranked += [replace(line, rank=rank) for line in group]
    return ranked


def order_of(line: Standing) -> tuple[float, ...]:
    """By what a line is sorted. Shares are sums of fractions: digits that come of the order of adding don't count."""
    return -line.points, -line.head_to_head, -round(line.opponents, 6), -round(line.share, 6)


def key_of(result: Result) -> tuple[int, int]:
    """The table of a result that has one."""
    assert result.table is not None
    return result.round, result.table


def line_of(person: int, points: Mapping[int, float], own: Sequence[tuple[Result, Sequence[Result]]]) -> Standing:
    """Somebody's line, without the rank, by their results and those of everybody at the same tables."""
    head_to_head, opponents = 0, 0.0
    for result, table in own:
        met = [other for other in table if other.person != person]
        opponents += sum(points[other.person] for other in met) / len(met) if met else 0.0
        rivals = [other for other in met if points[other.person] == points[person]]
        head_to_head += sum(compared(result.place, other.place) for other in rivals)
    return Standing(
        rank=0,
        person=person,
        points=points[person],
        played=len(own),
        wins=sum(result.place == 1 for result, _ in own),
        head_to_head=head_to_head,
        opponents=opponents,
        share=sum(result.share for result, _ in own) / len(own) if own else 0.0,
    )


def compared(place: float | None, other: float | None) -> int:
    """1 if a place is before another one, -1 if it is behind; nothing where a game was not played."""
    return 0 if place is None or other is None else (place < other) - (place > other)
