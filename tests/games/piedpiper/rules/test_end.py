"""pp.end.*: when the game ends, and who has won."""

import pytest

from ratskeller.core.position import NOBODY
from tests.games.piedpiper.rules.acting import activated
from tests.games.piedpiper.rules.table import GAME, Table


def shrunk(floors: tuple[int, int, int], collected: tuple[int, int, int] = (0, 0, 0), seat: int = 0) -> Table:
    """Five people of whom seats 3 and 4 are out; rat 1 is in gap 2, with a run under it, and house 0 is next."""
    table = Table(5)
    table.out(3, 4)
    table.row("rat-1 run", "rat-2", "rat-3", "rat-4")
    table.hand(seat, "plus", "sewer", "back", "back")
    table.gaps(2, 0, 1, 2, 2, 2, piper=2)
    table.floors(*floors)
    table.collected(*collected)
    table.begin(seat)
    return table


# Two left


@pytest.mark.rule("pp.end.two-left")
@pytest.mark.parametrize(("people", "is_over"), [(3, True), (4, False), (5, False)])
def test_the_first_who_leaves_ends_a_game_of_three_only(people: int, is_over: bool) -> None:
    table = activated("rat-1", "forward", "sewer", people=people, rats=(1,), floors=(0, 0, 7))
    assert table.out_now() == [2]
    assert table.is_over == is_over
    assert (table.actor == NOBODY) == is_over


@pytest.mark.rule("pp.end.two-left")
@pytest.mark.parametrize(("people", "is_over"), [(3, True), (4, True), (5, False)])
def test_the_second_who_leaves_ends_a_game_of_four(people: int, is_over: bool) -> None:
    table = activated("rat-1", "run", "sewer", people=people, rats=(0,), floors=(0, 7, 7))
    assert table.out_now() == [1, 2]
    assert table.is_over == is_over
    assert table.position.end_reason == int(is_over)


@pytest.mark.rule("pp.end.two-left")
def test_the_last_of_three_left_ends_the_game_of_five() -> None:
    table = shrunk((0, 7, 3), (1, 0, 1))
    table.do("sewer>2", "back>1")  # through houses 0 and 1, and back
    assert table.out_now() == [1, 3, 4]
    assert (table.is_over, table.reason, table.winners) == (True, "two-left", [0])


@pytest.mark.rule("pp.end.two-left")
def test_one_seat_left_has_won() -> None:
    table = activated("rat-1", "run", "plus", rats=(0,), floors=(5, 7, 7, 7))
    assert table.out_now() == [1, 2, 3]
    assert (table.reason, table.winners) == ("two-left", [0])


@pytest.mark.rule("pp.end.two-left")
def test_nothing_more_is_carried_out_after_the_end() -> None:
    table = activated("rat-1", "forward", "run", people=3, rats=(1,), floors=(0, 0, 7))
    assert len(table.happened("figure-moved")) == 1
    assert table.floors_now() == [0, 0, 8]
    assert table.gap("rat-1") == 2  # the house is not taken away any more
    assert table.row_now() == ["rat-1 forward run", "rat-2 sewer", "rat-3", "rat-4"]
    assert table.pile("discard") == {}
    assert len(table.hand_now(2)) == 4
    assert len(table.hand_now(0)) == 2
    assert table.legal == []
    assert [event.kind for event in table.events[-3:]] == ["seat-out", "markers-taken", "game-over"]


@pytest.mark.rule("pp.end.two-left")
def test_the_second_of_two_activated_is_not_carried_out_after_the_end() -> None:
    table = Table(3)
    table.row("rat-1 forward", "rat-2 forward", "rat-3", "rat-4")
    table.hand(0, "run", "run", "back", "back")
    table.floors(0, 0, 7)
    table.begin()
    table.do("run>1", "run>2", "first:2")
    assert table.is_over
    assert table.gap("rat-1") == 0
    assert [event["slot"] for event in table.happened("activated")] == [1]


@pytest.mark.rule("pp.end.two-left")
@pytest.mark.rule("pp.end.winner")
def test_markers_are_handed_over_before_the_end() -> None:
    table = activated("rat-1", "forward", "sewer", people=3, seat=1, rats=(1,), floors=(4, 4, 7))
    assert table.collected_now() == [0, 1, 0]
    assert table.winners == [1]  # the tie of 4 and 4 is broken by the marker just won


# Winner


@pytest.mark.rule("pp.end.winner")
@pytest.mark.parametrize(("floors", "winner"), [((3, 4), 0), ((4, 3), 1), ((0, 7), 0), ((7, 6), 1)])
def test_the_lowest_marker_wins_whatever_was_collected(floors: tuple[int, int], winner: int) -> None:
    table = activated("rat-1", "forward", "sewer", people=3, seat=1 - winner, rats=(1,), floors=(*floors, 7))
    assert table.collected_now()[1 - winner] == 1
    assert table.winners == [winner]


@pytest.mark.rule("pp.end.winner")
@pytest.mark.parametrize(
    ("seat", "collected", "winners"),
    [(0, (0, 0, 0), [0]), (1, (0, 0, 0), [1]), (1, (1, 0, 0), [0, 1]), (1, (2, 0, 0), [0]), (1, (0, 0, 1), [1])],
)
def test_of_equal_markers_the_one_with_more_collected_wins_and_else_it_is_a_draw(
    seat: int, collected: tuple[int, int, int], winners: list[int]
) -> None:
    table = shrunk((4, 4, 7), collected, seat)
    table.row("rat-1 back", "rat-2", "rat-3", "rat-4")
    table.hand(seat, "sewer", "sewer", "back", "back")
    table.begin(seat)
    table.do("sewer>1", "back>2")  # back through house 2
    assert table.floors_now()[:3] == [4, 4, 8]
    assert table.winners == winners


@pytest.mark.rule("pp.end.winner")
def test_a_draw_is_possible_when_the_active_seat_is_out() -> None:
    table = activated("rat-1", "forward", "sewer", people=3, seat=2, rats=(1,), floors=(4, 4, 7))
    assert (table.reason, table.winners) == ("two-left", [0, 1])


@pytest.mark.rule("pp.end.winner")
def test_before_the_end_it_is_known_who_would_win_now() -> None:
    table = Table()
    table.floors(2, 1, 1, 5)
    table.begin()
    assert (table.reason, table.winners) == ("none", [1, 2])


@pytest.mark.rule("pp.end.winner")
def test_the_score_is_how_far_below_the_roof_a_marker_is() -> None:
    table = activated("rat-1", "forward", "sewer", people=3, rats=(1,), floors=(2, 7, 7))
    pad = GAME.score_pad(table.box, table.position)
    points = table.play.positions["turn_number"].repeat(5)
    GAME.rules.score(table.box, table.position, points)
    assert pad.totals == points[:3].tolist() == [6, 1, 0]
    assert pad.lines == {"floor": [2, 7, 8], "collected": [1, 0, 0], "out": [0, 0, 1]}
    assert (pad.tie_break, pad.winners) == ([1, 0, 0], [0])


# Nobody left


@pytest.mark.rule("pp.end.nobody")
@pytest.mark.parametrize(
    ("collected", "winners"),
    [
        ((2, 0, 0), [0]),
        ((0, 1, 0), [1]),
        ((0, 0, 2), [2]),
        ((0, 1, 1), [1, 2]),
        ((0, 0, 0), [0, 1, 2]),
    ],
)
def test_if_nobody_is_left_who_held_more_markers_before_has_won(
    collected: tuple[int, int, int], winners: list[int]
) -> None:
    table = shrunk((7, 7, 7), collected)
    table.do("plus>1", "sewer>2")
    assert table.out_now() == [0, 1, 2, 3, 4]
    assert table.collected_now() == [0, 0, 0, 0, 0]
    assert (table.is_over, table.reason, table.winners) == (True, "nobody-left", winners)


@pytest.mark.rule("pp.end.nobody")
def test_three_people_who_are_out_at_once_have_a_draw() -> None:
    table = activated("rat-1", "run", "plus", people=3, rats=(1,), floors=(7, 7, 7))
    assert (table.reason, table.winners) == ("nobody-left", [0, 1, 2])


# Two people


@pytest.mark.rule("pp.end.two-people")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("gap", "floors", "loser"), [(3, (7, 0), 0), (1, (0, 7), 1), (3, (7, 7), 0)])
def test_of_two_people_who_reaches_the_roof_loses_at_once(
    gap: int, floors: tuple[int, int], loser: int, active: int
) -> None:
    table = activated("rat-1", "forward", "run", people=2, seat=active, rats=(gap,), floors=floors)
    assert table.out_now() == [loser]
    assert (table.is_over, table.reason, table.winners) == (True, "roof", [1 - loser])
    assert len(table.happened("figure-moved")) == 1


@pytest.mark.rule("pp.end.two-people")
@pytest.mark.parametrize(("roof", "floor"), [("8", 7), ("7", 6)])
def test_of_two_people_both_at_the_roof_at_once_have_a_draw(roof: str, floor: int) -> None:
    options = {"roof": roof}
    table = activated("rat-1", "run", "plus", people=2, rats=(3,), floors=(floor, floor), options=options)
    assert table.out_now() == [0, 1]
    assert (table.is_over, table.reason, table.winners) == (True, "roof", [0, 1])


@pytest.mark.rule("pp.end.two-people")
def test_two_people_go_on_below_the_roof() -> None:
    table = activated("rat-1", "run", "plus", people=2, rats=(3,), floors=(6, 6))
    assert (table.is_over, table.floors_now()) == (False, [7, 7])


# The cap


@pytest.mark.rule("pp.end.cap")
def test_a_game_has_at_most_five_hundred_turns() -> None:
    assert Table().box.cap == 500


@pytest.mark.rule("pp.end.cap")
@pytest.mark.parametrize(("turn", "is_over"), [(499, False), (500, True)])
def test_after_five_hundred_turns_the_lowest_marker_wins(turn: int, is_over: bool) -> None:
    table = Table(4, turn=turn)
    table.floors(3, 2, 5, 2)
    table.begin()
    table.do("run>1", "back>2", "~card:plus", "~card:plus")
    assert table.is_over == is_over
    assert table.position.turn_number == 500
    if is_over:
        assert (table.reason, table.winners) == ("cap", [1, 3])
    else:
        assert table.actor == 1


@pytest.mark.rule("pp.end.cap")
@pytest.mark.parametrize("people", [2, 3])
def test_the_cap_is_a_number_of_the_profile(people: int) -> None:
    table = Table(people, counts={"turns": 2}, turn=1)
    table.do("run>1", "~card:back", "forward>2", "back>3", "~card:plus", "~card:plus")
    assert (table.is_over, table.reason, table.position.turn_number) == (True, "cap", 2)
    assert table.winners == list(range(people))


@pytest.mark.rule("pp.end.cap")
def test_at_the_cap_collected_markers_break_a_tie_and_who_is_out_has_not_won() -> None:
    table = Table(5, turn=500)
    table.out(3, 4)
    table.gaps(2, 0, 1, 2, 2, 2, piper=2)
    table.floors(1, 1, 1)
    table.collected(0, 1, 0)
    table.begin()
    table.do("run>1", "back>2", "~card:plus", "~card:plus")
    assert (table.reason, table.winners) == ("cap", [1])


@pytest.mark.rule("pp.end.cap")
def test_a_seat_that_is_out_in_the_last_turn_ends_the_game_without_drawing() -> None:
    table = Table(4, turn=500)
    table.row("rat-1 back", "rat-2", "rat-3", "rat-4")
    table.floors(7, 3, 1, 2)
    table.begin()
    table.do("sewer>1", "run>2", "~character:rat-1")
    assert table.out_now() == [0]
    assert (table.is_over, table.reason, table.winners) == (True, "cap", [2])
