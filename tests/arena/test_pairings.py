"""Who meets whom."""

from itertools import combinations

import pytest

from ratskeller.arena.pairings import Kind, pairings

BOTS = ["a", "b", "c", "d"]


@pytest.mark.parametrize("seats", [2, 3])
def test_in_a_round_robin_everybody_meets_everybody_equally_often(seats: int) -> None:
    met = pairings(BOTS, seats, "round-robin")
    for pair in combinations(BOTS, 2):
        assert sum(set(pair) <= set(line) for line in met) == (1 if seats == 2 else 2)


def test_on_a_ladder_only_neighbours_meet() -> None:
    assert pairings(BOTS, 2, "ladder") == [("a", "b"), ("b", "c"), ("c", "d")]
    assert pairings(BOTS, 3, "ladder") == [("a", "b", "c"), ("b", "c", "d")]


def test_in_duels_everybody_alone_meets_the_next_on_all_other_seats() -> None:
    assert pairings(BOTS, 2, "duels") == [("a", "b"), ("b", "c"), ("c", "d")]
    assert pairings(BOTS[:3], 4, "duels") == [("a", "b", "b", "b"), ("b", "c", "c", "c")]


@pytest.mark.parametrize("kind", ["round-robin", "ladder"])
def test_where_seats_are_left_each_bot_has_them_in_turn(kind: Kind) -> None:
    assert pairings(BOTS, 4, kind) == [("a", "b", "c", "d")]
    assert pairings(BOTS[:2], 4, kind) == [("a", "b", "a", "b")]
    assert pairings(BOTS[:2], 3, kind) == [("a", "b", "a"), ("b", "a", "b")]
    lines = pairings(BOTS, 5, kind)
    assert sorted(bot for line in lines for bot in line) == sorted(BOTS * 5)


@pytest.mark.parametrize("kind", ["round-robin", "ladder", "duels"])
def test_a_bot_alone_plays_with_itself(kind: Kind) -> None:
    assert pairings(["a"], 3, kind) == [("a", "a", "a")]
