"""Places, points and who leads."""

import pytest

from ratskeller.server.events.places import BYE, WIN, places_of, scored, unplayed
from ratskeller.server.events.standings import Result, standings


@pytest.mark.parametrize(
    ("totals", "winners", "away", "places"),
    [
        ([5, 9], [1], [], [2, 1]),
        ([9, 9], [1], [], [2, 1]),  # the game's own tie-break has decided
        ([9, 9], [0, 1], [], [1.5, 1.5]),
        ([3, 9, 7, 7], [1], [], [4, 1, 2.5, 2.5]),
        ([3, 9, 7], [1], [1], [2, 3, 1]),  # whoever has left is last
        ([3, 9, 7], [1], [0, 1], [3, 2, 1]),
        ([0, 0, 0, 0, 0], [0, 1, 2, 3, 4], [], [3, 3, 3, 3, 3]),
    ],
)
def test_places_go_by_winning_then_by_score(
    totals: list[int], winners: list[int], away: list[int], places: list[float]
) -> None:
    assert places_of(totals, winners, away) == places


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_of_any_size_gives_the_same_to_first_and_last_and_a_bye_is_the_average(seats: int) -> None:
    points = [seat.points for seat in scored(list(range(seats)), [seats - 1], [])]
    assert (points[-1], points[0]) == (WIN, 0)
    assert sum(points) / seats == BYE
    tied = [seat.points for seat in scored([7] * seats, list(range(seats)), [])]
    assert tied == [BYE] * seats


def test_an_unplayed_game_counts_as_last_for_everybody() -> None:
    assert [(seat.place, seat.points) for seat in unplayed([4, 9])] == [(None, 0), (None, 0)]


def table(number: int, round: int, *people: int) -> list[Result]:
    """A table at which people came in this order."""
    found = scored([10 * (len(people) - place) for place in range(len(people))], [0], [])
    return [
        Result(round, person, number, result.place, result.points, result.share)
        for person, result in zip(people, found, strict=True)
    ]


def order(people: int, *results: Result) -> list[tuple[int, int]]:
    """Ranks and people."""
    return [(line.rank, line.person) for line in standings(range(people), results)]


def test_points_come_first() -> None:
    assert order(4, *table(1, 1, 2, 0), *table(2, 1, 3, 1), *table(1, 2, 2, 3), *table(2, 2, 1, 0)) == [
        *((1, 2), (2, 3), (3, 1), (4, 0))
    ]


def test_who_beat_whom_decides_between_equals() -> None:
    lines = standings(range(3), [*table(1, 1, 1, 0), Result(2, 0, None, None, WIN), Result(2, 2, None, None, WIN)])
    assert [(line.person, line.points, line.head_to_head) for line in lines] == [(1, 12, 1), (2, 12, 0), (0, 12, -1)]


def test_stronger_opponents_decide_next() -> None:
    results = [*table(1, 1, 0, 2), *table(2, 1, 1, 3), Result(2, 2, None, None, BYE)]
    lines = standings(range(4), results)
    assert [(line.rank, line.person, line.opponents) for line in lines] == [
        *((1, 0, BYE), (2, 1, 0), (3, 2, WIN), (4, 3, WIN))
    ]


def test_a_greater_share_of_the_score_decides_last_and_else_ranks_are_shared() -> None:
    results = [
        *(Result(1, 0, 1, 1, WIN, 0.9), Result(1, 1, 1, 2, 0, 0.1)),
        *(Result(1, 2, 2, 1, WIN, 0.6), Result(1, 3, 2, 2, 0, 0.4)),
    ]
    assert order(4, *results) == [(1, 0), (2, 2), (3, 3), (4, 1)]
    assert order(4, *table(1, 1, 0, 1), *table(2, 1, 2, 3)) == [(1, 0), (1, 2), (3, 1), (3, 3)]
