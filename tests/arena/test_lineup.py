"""Who sits where."""

import pytest

from ratskeller.arena.lineup import line_up, rotations
from ratskeller.core.errors import SetupError
from tests.arena.setting import match_of


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert line_up(["rat-king", "greedy"], 4) == ["rat-king", "greedy", "greedy", "greedy"]
    assert line_up(["a", "b", "c"], 3) == ["a", "b", "c"]


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(SetupError, match=r"3 bots are named \(a, b, c\), but the table has 2 seats"):
        line_up(["a", "b", "c"], 2)


@pytest.mark.parametrize("bots", [[], ["a", ""]])
def test_a_bot_without_a_name_is_refused(bots: list[str]) -> None:
    with pytest.raises(SetupError, match="name the bots"):
        line_up(bots, 2)


def test_every_bot_has_every_seat_once_in_the_rotations() -> None:
    turned = rotations(["a", "b", "c"])
    assert turned == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]


def test_seatings_that_are_alike_are_played_once() -> None:
    assert rotations(["a", "b", "a", "b"]) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations(["a", "a"]) == [("a", "a")]
    assert len(rotations(["a", "b", "b", "b"])) == 4


def test_games_are_rounded_up_to_whole_shuffles() -> None:
    match = match_of("random", "greedy", seats=3)
    assert [match.shuffles_for(games) for games in (1, 3, 4)] == [1, 1, 2]
    assert match.tasks(2) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
