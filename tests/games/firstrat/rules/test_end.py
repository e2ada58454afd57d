"""fr.end.*: which round is the last."""

import pytest

from tests.games.firstrat.rules.table import GAME, Table

IDLE = ("start", "start", "nursery", "nursery")


def in_round_5(people: int = 3) -> Table:
    """A game in which no seat has more than its first rats, cheese for nothing, and round 5 begins."""
    table = Table(people)
    table.put(round_number=5)
    table.begin(0)
    return table


def play_idly(table: Table) -> None:
    """The seat at turn moves a rat from Start to space 1 and does no more."""
    seat = int(table.position.seat)
    table.rats(seat, *[place if place == "rocket" else "start" for place in table.where(seat)])
    table.give(seat, cheese=0)
    table.begin(seat)
    table.go(next(move for move in table.legal if move.endswith(">1")))
    assert table.is_over or table.position.seat != seat


def enter_rocket(table: Table, riders: int = 3) -> None:
    """The seat at turn, with so many rats in the rocket, brings one more to the pad."""
    seat = int(table.position.seat)
    table.rats(seat, 26, *["rocket"] * riders, *["start"] * (3 - riders))
    table.give(seat, cheese=0)
    table.begin(seat)
    table.go("r1>pad")


def place_marker(table: Table, placed: int = 7) -> None:
    """The seat at turn, with so many markers placed, donates for one more."""
    seat = int(table.position.seat)
    table.rats(seat, *IDLE)
    table.markers(seat, cockpit=placed)
    table.give(seat, cheese=12)  # 2 for tolls
    table.begin(seat)
    table.go("r1>1")
    table.do("donate")


def turns_left(table: Table) -> int:
    """Play idly to the end and say how many turns that took."""
    turns = 0
    while not table.is_over:
        play_idly(table)
        turns += 1
    return turns


def reason(table: Table) -> str:
    return GAME.score_pad(table.box, table.position).reason


@pytest.mark.rule("fr.end.rocket")
@pytest.mark.parametrize(("seat", "left"), [(0, 2), (1, 1), (2, 0)])
def test_the_fourth_rattonaut_ends_the_game_with_the_round_under_way(seat: int, left: int) -> None:
    table = in_round_5()
    for _ in range(seat):
        play_idly(table)
    enter_rocket(table)
    assert turns_left(table) == left
    assert (reason(table), table.position.round_number) == ("rocket", 6), "round 5 is over, and no more is played"
    assert table.happened("game-over")[0]["reason"] == 1


@pytest.mark.rule("fr.end.rocket")
def test_the_third_rattonaut_does_not_end_the_game() -> None:
    table = in_round_5()
    enter_rocket(table, riders=2)
    assert table.happened("end-announced") == []
    assert table.position.end_round > 100


@pytest.mark.rule("fr.end.rocket")
def test_rattonauts_of_different_seats_are_not_added_up() -> None:
    table = in_round_5()
    enter_rocket(table, riders=2)
    enter_rocket(table, riders=2)
    assert table.position.end_round > 100


@pytest.mark.rule("fr.end.markers")
@pytest.mark.parametrize(("seat", "left"), [(0, 2 + 3), (1, 1 + 3), (2, 0 + 3)])
def test_the_eighth_marker_ends_the_game_one_round_after_the_round_under_way(seat: int, left: int) -> None:
    table = in_round_5()
    for _ in range(seat):
        play_idly(table)
    place_marker(table)
    assert table.happened("end-announced") == [{"seat": seat, "reason": 2, "round": 6}]
    assert turns_left(table) == left
    assert (reason(table), table.position.round_number) == ("markers", 7)


@pytest.mark.rule("fr.end.markers")
def test_the_seventh_marker_does_not_end_the_game() -> None:
    table = in_round_5()
    place_marker(table, placed=6)
    assert table.player(0).markers == 3
    assert table.position.end_round > 100


@pytest.mark.rule("fr.end.markers")
def test_rattonauts_are_no_markers() -> None:
    table = in_round_5()
    table.markers(0, cockpit=7)
    enter_rocket(table, riders=2)
    assert table.position.end_round > 100


@pytest.mark.rule("fr.end.markers")
@pytest.mark.parametrize("way", ["lamp", "storage", "rocket-track"])
def test_the_eighth_marker_counts_however_it_came_about(way: str) -> None:
    table = in_round_5()
    table.give(0, cheese=0)
    if way == "lamp":
        table.markers(0, cheese=7)
        table.light(0, 13)
        table.go("r1>1")
    elif way == "storage":
        table.markers(0, cheese=7)
        table.rats(0, 5, "start", "nursery", "nursery")
        table.burrow(0, "bottom_left")
        table.begin(0)
        table.go("r1>6")
    else:
        table.markers(0, cheese=4, cargo=1, engine=1)
        table.give(0, calc=2, can=1)
        table.go("r1>1")
        table.do("build:cockpit")
    assert table.happened("end-announced") == [{"seat": 0, "reason": 2, "round": 6}]


@pytest.mark.rule("fr.end.earlier")
def test_a_fourth_rattonaut_in_the_round_of_an_eighth_marker_brings_the_end_forward() -> None:
    table = in_round_5()
    place_marker(table)
    assert table.position.end_round == 6
    enter_rocket(table)
    assert table.happened("end-announced") == [{"seat": 1, "reason": 1, "round": 5}]
    assert turns_left(table) == 1
    assert reason(table) == "rocket"


@pytest.mark.rule("fr.end.earlier")
def test_an_eighth_marker_in_the_round_of_a_fourth_rattonaut_changes_nothing() -> None:
    table = in_round_5()
    enter_rocket(table)
    place_marker(table)
    assert table.happened("end-announced") == []
    assert turns_left(table) == 1
    assert reason(table) == "rocket"


@pytest.mark.rule("fr.end.earlier")
def test_a_fourth_rattonaut_in_the_last_round_changes_nothing() -> None:
    table = in_round_5()
    place_marker(table)
    play_idly(table)
    play_idly(table)
    enter_rocket(table)
    assert table.happened("end-announced") == []
    assert turns_left(table) == 2
    assert reason(table) == "markers"


@pytest.mark.rule("fr.end.earlier")
def test_an_eighth_marker_in_the_last_round_makes_the_game_no_longer() -> None:
    table = in_round_5()
    place_marker(table)
    play_idly(table)
    play_idly(table)
    play_idly(table)
    place_marker(table)
    assert table.happened("end-announced") == []
    assert turns_left(table) == 1
    assert table.position.round_number == 7


@pytest.mark.rule("fr.end.earlier")
@pytest.mark.rule("fr.end.rocket")
@pytest.mark.rule("fr.end.markers")
def test_one_turn_may_bring_the_fourth_rattonaut_and_the_eighth_marker() -> None:
    table = in_round_5()
    table.markers(0, cockpit=7)
    table.rats(0, 26, "rocket", "rocket", "rocket")
    table.give(0, cheese=10)
    table.begin(0)
    table.go("r1>pad")
    table.do("donate")
    assert turns_left(table) == 2
    assert reason(table) == "rocket"
