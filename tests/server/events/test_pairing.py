"""Who plays whom: everybody as equally as can be, nobody twice without need."""

from collections.abc import Iterable, Sequence
from itertools import permutations

import pytest

from ratskeller.server.events.history import History, Round, pairs_of
from ratskeller.server.events.pairing import Format, Plan, next_round, rounds_of_robin
from ratskeller.server.events.sizes import sizes_for


def repeats(history: History, tables: Iterable[Sequence[int]]) -> int:
    """How often people of these tables have met before, all pairs together."""
    return sum(history.met[pair] for table in tables for pair in pairs_of(table))


def scores(people: range, history: History) -> dict[int, float]:
    """Points as if the lower number always won, which keeps Swiss groups apart from each other."""
    points = dict.fromkeys(people, 0.0)
    for played in history.rounds:
        for person in played.byes:
            points[person] += 6
        for table in played.tables:
            for place, person in enumerate(sorted(table)):
                points[person] += 12 * (len(table) - 1 - place) / (len(table) - 1)
    return points


def played(form: Format, count: int, seats: int, rounds: int, leaving: dict[int, int] | None = None) -> History:
    """A tournament; `leaving` says after how many rounds somebody goes."""
    history, people, plan = History(), range(count), Plan(form, seats, rounds)
    for number in range(rounds):
        here = [person for person in people if (leaving or {}).get(person, rounds) > number]
        history = history.after(next_round(plan, people, here, history, scores(people, history)))
        check(history.rounds[-1], here, seats)
    return history


def check(made: Round, here: list[int], seats: int) -> None:
    """Everybody who is there is somewhere, once, at a table of a size that was asked for."""
    sitting = [person for table in made.tables for person in table]
    assert sorted([*sitting, *made.byes]) == here
    assert all(2 <= len(table) <= seats for table in made.tables)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tables_have_all_their_seats_or_one_fewer(seats: int) -> None:
    least = max(2, seats - 1)
    possible = {full * seats + fewer * least for full in range(33) for fewer in range(33)}
    for people in range(2, 65):
        sizes = sizes_for(people, seats)
        assert sum(sizes.tables) + sizes.byes == people
        assert set(sizes.tables) <= {seats, least}
        assert sum(sizes.tables) == max(seated for seated in possible if seated <= people)


@pytest.mark.parametrize("people", range(2, 17))
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(people: int) -> None:
    history = played("robin", people, 2, rounds_of_robin(people, 2))
    assert dict(history.met) == dict.fromkeys(pairs_of(range(people)), 1)
    assert all(history.byes[person] == people % 2 for person in range(people))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("people", [3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20])
def test_in_a_round_robin_of_more_all_meet_about_equally_often(people: int, seats: int) -> None:
    if not sizes_for(people, seats).tables:
        return
    history = played("robin", people, seats, rounds_of_robin(people, seats))
    often = [history.met[pair] for pair in pairs_of(range(people))]
    assert max(often) - min(often) <= 3
    # Near to the same meetings spread as evenly as numbers can be, which no tables may allow.
    even, more = divmod(sum(often), len(often))
    least = more * (even + 1) ** 2 + (len(often) - more) * even**2
    assert sum(count**2 for count in often) <= least + len(often) / 2


@pytest.mark.parametrize(("people", "seats"), [(9, 3), (16, 4)])
def test_where_there_is_a_perfect_plan_it_is_found(people: int, seats: int) -> None:
    history = played("robin", people, seats, rounds_of_robin(people, seats))
    assert dict(history.met) == dict.fromkeys(pairs_of(range(people)), 1)


def test_eight_people_at_tables_of_four_all_meet_in_three_rounds() -> None:
    assert set(played("robin", 8, 4, 3).met) == set(pairs_of(range(8)))


@pytest.mark.parametrize("form", ["robin", "swiss"])
@pytest.mark.parametrize(("people", "seats"), [(9, 3), (16, 4)])
def test_where_nobody_has_to_meet_again_nobody_does(form: Format, people: int, seats: int) -> None:
    assert max(played(form, people, seats, 2).met.values()) == 1


@pytest.mark.parametrize("people", [4, 5, 6, 7, 8, 9, 11, 16, 33, 64])
def test_in_a_swiss_tournament_of_two_nobody_meets_again(people: int) -> None:
    rounds = 3 if people < 11 else 5
    history = played("swiss", people, 2, rounds)
    assert max(history.met.values()) == 1
    apart = [abs(a - b) for a, b in met_in_last_round(people, history)]
    assert sum(apart) / len(apart) <= 12


def met_in_last_round(people: int, history: History) -> list[tuple[float, float]]:
    """The points with which people came to their last tables."""
    points = scores(range(people), History(history.rounds[:-1]))
    return [(points[a], points[b]) for table in history.rounds[-1].tables for a, b in pairs_of(table)]


@pytest.mark.parametrize("people", [6, 8])
def test_repeats_are_as_few_as_any_round_could_have(people: int) -> None:
    history = History()
    everybody = range(people)
    for _ in range(2 * people):
        made = next_round(Plan("swiss", 2, 3), everybody, everybody, history, scores(everybody, history))
        assert repeats(history, made.tables) == least_repeats(everybody, history)
        history = history.after(made)


def least_repeats(everybody: range, history: History) -> int:
    """By all rounds that there are."""
    first, *others = everybody
    found = []
    for order in permutations(others):
        line = [first, *order]
        pairs = [line[at : at + 2] for at in range(0, len(line), 2)]
        if all(a < b for a, b in pairs) and [a for a, _ in pairs] == sorted(a for a, _ in pairs):
            found.append(repeats(history, pairs))
    return min(found)


@pytest.mark.parametrize("form", ["robin", "swiss"])
@pytest.mark.parametrize(("people", "seats"), [(5, 2), (7, 2), (5, 4), (6, 5), (7, 5), (11, 5)])
def test_nobody_has_a_second_bye_before_everybody_had_one(form: Format, people: int, seats: int) -> None:
    rounds = people if form == "robin" else 2 * people  # who has met everybody is through with a round robin
    history = played(form, people, seats, rounds)
    for length in range(1, rounds + 1):
        begun = History(history.rounds[:length])
        often = [begun.byes[person] for person in range(people)]
        assert max(often) - min(often) <= 1


@pytest.mark.parametrize("form", ["robin", "swiss"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_has_withdrawn_is_not_paired(form: Format, seats: int) -> None:
    leaving = {3: 1, 5: 2, 6: 2, 0: 3}
    history = played(form, 9, seats, 6, leaving)
    for number, made in enumerate(history.rounds):
        gone = {person for person, after in leaving.items() if after <= number}
        assert not gone & {person for table in made.tables for person in table}
        assert not gone & set(made.byes)


@pytest.mark.parametrize("form", ["robin", "swiss"])
@pytest.mark.parametrize(("people", "seats"), [(8, 2), (9, 3), (8, 4), (16, 4), (10, 5)])
def test_everybody_begins_about_equally_often(form: Format, people: int, seats: int) -> None:
    history = played(form, people, seats, 2 * seats)
    for seat in range(seats):
        often = [history.seats[person, seat] for person in range(people)]
        assert max(often) - min(often) <= 2


def test_the_same_history_has_the_same_next_round() -> None:
    assert played("swiss", 13, 4, 4) == played("swiss", 13, 4, 4)
