"""fr.move.*: how far, where to, and with which others; tolls, shortcuts and the order of moves have their own files."""

import pytest

from tests.games.firstrat.rules.moving import moving, targets
from tests.games.firstrat.rules.table import Table


@pytest.mark.rule("fr.move.one")
def test_one_rat_moves_one_to_five_spaces() -> None:
    assert targets(moving(6), 1) == [7, 8, 9, 10, 11]


@pytest.mark.rule("fr.move.one")
def test_every_rat_on_the_path_may_be_the_one() -> None:
    table = moving(6, 20, "start")
    assert [targets(table, rat) for rat in (1, 2, 3, 4)] == [
        [7, 8, 9, 10, 11],
        [21, 22, 23, 24, 25],
        [1, 2, 3, 4, 5],
        [],
    ]


@pytest.mark.rule("fr.move.one")
@pytest.mark.rule("fr.move.many")
def test_after_four_spaces_no_other_rat_moves_but_after_three_one_may() -> None:
    far = moving(10, 7)
    far.do("r1>14")  # both could end on blue
    assert far.actor == 1
    near = moving(11, 7)
    near.do("r1>14")
    assert near.legal == ["r2>8", "stop"]


@pytest.mark.rule("fr.move.one")
def test_one_rat_may_also_be_moved_three_spaces_or_fewer() -> None:
    table = moving(11, 7)
    table.do("r1>14", "stop")
    assert table.where(0)[:2] == [14, 7]
    assert table.actor == 1


@pytest.mark.rule("fr.move.one")
@pytest.mark.rule("fr.move.many")
def test_another_box_may_have_other_step_limits() -> None:
    table = Table(changes={"movement": {"steps_alone": 6, "steps_together": 2}})
    table.rats(0, 12, 3, "nursery", "nursery")
    table.begin(0)
    assert targets(table, 1) == [13, 14, 15, 16, 17, 18]
    table.do("r1>14")
    assert table.actor == 1  # blue 8 is 5 away
    table.rats(0, 12, 6, "nursery", "nursery")
    table.begin(0)
    table.do("r1>14")
    assert targets(table, 2) == [8]


@pytest.mark.rule("fr.move.many")
def test_all_four_rats_may_move_to_spaces_of_one_colour() -> None:
    table = moving(12, 9, 3, 1, cheese=0)
    table.do("r1>15", "r2>11", "r3>5", "r4>2")
    assert table.where(0) == [15, 11, 5, 2]
    assert table.cheese(0) == 2 + 2 + 1 + 1
    assert table.actor == 1


@pytest.mark.rule("fr.move.many")
@pytest.mark.parametrize("count", [2, 3])
def test_two_or_three_rats_may_move_and_the_others_stay(count: int) -> None:
    table = moving(12, 9, 3, 1, cheese=0)
    table.do(*["r1>15", "r2>11", "r3>5"][:count], "stop")
    assert table.where(0) == [*[15, 11, 5][:count], *[12, 9, 3, 1][count:]]
    assert table.cheese(0) == sum([2, 2, 1][:count])


@pytest.mark.rule("fr.move.many")
@pytest.mark.parametrize(
    ("first", "others"),
    [
        ("r1>13", ["r2>7", "stop"]),
        ("r1>14", ["r2>8", "stop"]),
        ("r1>15", ["r2>5", "stop"]),
        ("r1>12", ["r2>6", "stop"]),
    ],
)
def test_all_rats_end_on_the_colour_of_the_first(first: str, others: list[str]) -> None:
    table = moving(11 if first == "r1>12" else 12, 5 if first == "r1>14" else 4)
    table.do(first)
    assert table.legal == others


@pytest.mark.rule("fr.move.many")
@pytest.mark.parametrize(("origin", "is_near_enough"), [(10, True), (8, True), (7, False), (6, False)])
def test_each_of_several_rats_moves_three_spaces_at_most(origin: int, is_near_enough: bool) -> None:
    table = moving(14, origin)
    table.do("r1>15")
    assert (11 in targets(table, 2)) == is_near_enough


@pytest.mark.rule("fr.move.many")
def test_rats_moved_end_on_different_spaces() -> None:
    table = moving(14, 13)
    table.do("r1>15")
    assert table.actor == 1  # no other yellow space is within three of 13
    assert table.where(0)[:2] == [15, 13]


@pytest.mark.rule("fr.move.many")
def test_no_rat_moves_twice_in_a_turn() -> None:
    table = moving(6, 5)
    table.do("r1>9")
    assert table.legal == ["r2>6", "stop"]  # 12 is white, too, and three spaces on


@pytest.mark.rule("fr.move.many")
def test_a_box_without_common_colours_in_reach_lets_one_rat_move() -> None:
    table = moving(18, 4)
    table.do("r1>19")  # green; the rat on 4 reaches orange, white and yellow
    assert table.actor == 1


@pytest.mark.rule("fr.move.forward")
@pytest.mark.parametrize("origin", range(27))
def test_a_rat_goes_only_forward_and_never_beyond_the_pad(origin: int) -> None:
    table = moving(origin or "start")
    assert targets(table, 1) == list(range(origin + 1, min(origin + 5, 27) + 1))


@pytest.mark.rule("fr.move.forward")
@pytest.mark.parametrize(("origin", "can_reach"), [(26, True), (24, True), (22, True), (21, False)])
def test_a_rat_may_stop_on_the_pad_if_its_steps_suffice(origin: int, can_reach: bool) -> None:
    assert (27 in targets(moving(origin), 1)) == can_reach


@pytest.mark.rule("fr.move.forward")
@pytest.mark.parametrize(("origin", "can_reach"), [(24, True), (23, False)])
def test_moved_with_others_a_rat_reaches_the_pad_in_three_steps(origin: int, can_reach: bool) -> None:
    table = moving(25, origin)
    table.do("r1>26")
    assert (27 in targets(table, 2)) == can_reach


@pytest.mark.rule("fr.move.forward")
def test_rats_in_the_nursery_and_in_the_rocket_do_not_move() -> None:
    table = moving("rocket", "nursery", 26, "rocket")
    assert table.legal == ["r3>pad"]


@pytest.mark.rule("fr.move.own-space")
def test_no_rat_ends_on_a_space_with_a_rat_of_its_seat_but_it_may_pass() -> None:
    table = moving(6, 8)
    assert targets(table, 1) == [7, 9, 10, 11]


@pytest.mark.rule("fr.move.own-space")
def test_any_number_of_own_rats_stand_on_start() -> None:
    table = moving("start", "start", "start", 8)
    table.hamster(blue=1)
    table.go("r4>9")
    table.do("steal:backpack-blue")
    assert table.where(0) == ["start"] * 4


@pytest.mark.rule("fr.move.own-space")
def test_passing_rivals_is_free() -> None:
    table = moving(6, people=3)
    table.rats(1, 7, 8, "start", "start")
    table.rats(2, 8, 9, "start", "start")
    table.go("r1>10")
    assert table.cheese(0) == 5
    assert table.happened("toll-paid") == []


@pytest.mark.rule("fr.move.own-space")
def test_a_rat_may_end_where_another_of_the_same_turn_has_left() -> None:
    table = moving(9, 6, 5)
    assert 9 not in targets(table, 2)
    table.do("r1>12", "r2>9", "r3>6")
    assert table.where(0)[:3] == [12, 9, 6]


@pytest.mark.rule("fr.move.own-space")
def test_a_space_is_not_vacated_by_a_rat_that_does_not_move() -> None:
    table = moving(9, 12, 6)
    assert 12 not in targets(table, 1)
    assert targets(table, 3) == [7, 8, 10, 11]


@pytest.mark.rule("fr.move.pad-colour")
def test_beside_the_pad_the_others_end_on_any_one_colour() -> None:
    table = moving(26, 13, 5)
    table.do("r1>pad")
    assert table.legal == ["r2>14", "r2>15", "r2>16", "r3>6", "r3>7", "r3>8", "stop"]
    table.do("r2>14")
    assert table.legal == ["r3>8", "stop"]


@pytest.mark.rule("fr.move.pad-colour")
def test_the_pad_fits_the_colour_of_rats_moved_before() -> None:
    table = moving(25, 24, 18)
    table.do("r1>26")
    assert table.legal == ["r2>pad", "r3>20", "stop"]
    table.do("r2>pad")
    assert table.legal == ["r3>20", "stop"]  # white as 26, not the yellow of 21


@pytest.mark.rule("fr.move.pad-once")
def test_one_rat_a_turn_ends_on_the_pad() -> None:
    table = moving(26, 25)
    table.do("r1>pad")
    assert table.legal == ["r2>26", "stop"]


@pytest.mark.rule("fr.move.pad-once")
def test_the_next_turn_brings_another_rat_to_the_pad() -> None:
    table = moving(26, 25)
    table.do("r1>pad", "stop", "award")
    table.begin(0)
    assert targets(table, 2) == [26, 27]
