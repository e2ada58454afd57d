"""fr.move.toll, fr.move.mouldy and fr.move.no-toll-on-start: what it costs to end beside rivals."""

import pytest

from tests.games.firstrat.rules.moving import moving
from tests.games.firstrat.rules.table import GAME, Table


@pytest.mark.rule("fr.move.toll")
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_a_rat_pays_one_cheese_to_each_rival_on_its_space(people: int) -> None:
    table = moving(9, people=people)
    for rival in range(1, people):
        table.rats(rival, 10, "start", "nursery", "nursery")
        table.give(rival, cheese=0)
    table.go("r1>10")
    assert [table.cheese(seat) for seat in range(people)] == [5 - (people - 1), *[1] * (people - 1)]


@pytest.mark.rule("fr.move.toll")
def test_rivals_elsewhere_get_nothing() -> None:
    table = moving(9, people=4)
    for rival, space in ((1, 10), (2, 9), (3, 11)):
        table.rats(rival, space, "start", "nursery", "nursery")
        table.give(rival, cheese=0)
    table.go("r1>10")
    assert [table.cheese(seat) for seat in range(4)] == [4, 1, 0, 0]


@pytest.mark.rule("fr.move.toll")
def test_every_rat_moved_pays_for_its_own_space() -> None:
    table = moving(9, 1, people=3)
    table.rats(1, 10, 4, "nursery", "nursery")
    table.rats(2, 4, 16, "nursery", "nursery")
    for rival in (1, 2):
        table.give(rival, cheese=0)
    table.do("r1>10", "r2>4")
    assert [table.cheese(seat) for seat in range(3)] == [5 - 1 - 2, 2, 1]
    assert table.happened("toll-paid") == [
        {"seat": 0, "to": 1, "cheese": 1, "space": 10},
        {"seat": 0, "to": 1, "cheese": 1, "space": 4},
        {"seat": 0, "to": 2, "cheese": 1, "space": 4},
    ]


@pytest.mark.rule("fr.move.toll")
def test_a_rat_that_stays_pays_nothing() -> None:
    table = moving(9, 4)
    table.rats(1, 4, "start", "nursery", "nursery")
    table.go("r1>10")
    assert (table.cheese(0), table.cheese(1)) == (5, 2)


@pytest.mark.rule("fr.move.toll")
def test_the_first_seat_is_paid_like_any_other() -> None:
    table = Table(3)
    table.rats(0, 10, "start", "nursery", "nursery")
    table.rats(2, 8, "start", "nursery", "nursery")
    table.begin(2)
    table.go("r1>10")
    assert [table.cheese(seat) for seat in range(3)] == [1 + 1, 2, 2 - 1]


@pytest.mark.rule("fr.move.toll")
@pytest.mark.rule("fr.turn.steps")
def test_a_toll_is_paid_before_its_space_is_collected() -> None:
    table = moving(4, cheese=0)
    table.rats(1, 5, "start", "nursery", "nursery")
    table.go("r1>5")
    assert table.player(0).mouldy == 1
    assert table.cheese(0) == 3 - 1 + 1


@pytest.mark.rule("fr.move.toll")
def test_another_box_may_have_another_toll() -> None:
    table = Table(changes={"movement": {"toll": 2}})
    table.rats(0, 9, "start", "nursery", "nursery")
    table.rats(1, 10, "start", "nursery", "nursery")
    table.give(0, cheese=5)
    table.begin(0)
    table.go("r1>10")
    assert (table.cheese(0), table.cheese(1)) == (3, 4)


@pytest.mark.rule("fr.move.mouldy")
@pytest.mark.parametrize(
    ("cheese", "rivals", "mouldy", "left"),
    [
        (0, 1, 1, 2),
        (1, 1, 0, 0),
        (0, 2, 1, 1),
        (1, 2, 1, 2),
        (2, 2, 0, 0),
        (0, 3, 1, 0),
        (2, 3, 1, 2),
        (0, 4, 2, 2),
        (1, 4, 1, 0),
    ],
)
def test_mouldy_cheese_brings_three_and_only_what_is_needed_is_taken(
    cheese: int, rivals: int, mouldy: int, left: int
) -> None:
    table = moving(9, people=5, cheese=cheese)
    for rival in range(1, rivals + 1):
        table.rats(rival, 10, "start", "nursery", "nursery")
    table.go("r1>10")
    assert (table.player(0).mouldy, table.cheese(0)) == (mouldy, left)
    assert [table.cheese(rival) for rival in range(1, rivals + 1)] == [3, 3, 4, 4][:rivals]  # 1 more for each


@pytest.mark.rule("fr.move.mouldy")
def test_what_a_mouldy_cheese_brings_also_pays_for_the_next_rat() -> None:
    table = moving(9, 1, cheese=0)
    table.rats(1, 10, 4, "nursery", "nursery")
    table.do("r1>10", "r2>4")
    assert (table.player(0).mouldy, table.cheese(0)) == (1, 1)


@pytest.mark.rule("fr.move.mouldy")
def test_mouldy_cheese_is_never_taken_to_buy_or_to_donate() -> None:
    table = moving(8, cheese=5)
    table.hamster(blue=1)
    table.go("r1>9")
    assert table.legal == ["steal:backpack-blue", "no-item"]  # the hamster asks for 6
    rich = moving(12, cheese=9)
    rich.go("r1>13")
    assert rich.actor == 1  # a donation is 10
    assert (table.player(0).mouldy, rich.player(0).mouldy) == (0, 0)


@pytest.mark.rule("fr.move.mouldy")
def test_mouldy_cheese_is_never_given_back_and_counts_two_points_less() -> None:
    table = moving(10, cheese=0)
    table.rats(1, 11, "start", "nursery", "nursery")
    table.go("r1>11")
    table.give(0, cheese=20)
    table.begin(0)
    table.go("r1>13")
    assert table.legal == ["donate", "end"]
    table.do("end")
    assert table.player(0).mouldy == 1
    before = GAME.score_pad(table.box, table.position).totals[0]
    table.put_player(0, mouldy=3)
    assert GAME.score_pad(table.box, table.position).totals[0] == before - 2 * 2


@pytest.mark.rule("fr.move.mouldy")
def test_another_box_may_have_a_smaller_mouldy_cheese() -> None:
    table = Table(5, changes={"movement": {"mouldy": 2}})
    table.rats(0, 9, "start", "nursery", "nursery")
    table.give(0, cheese=0)
    for rival in (1, 2, 3):
        table.rats(rival, 10, "start", "nursery", "nursery")
    table.begin(0)
    table.go("r1>10")
    assert (table.player(0).mouldy, table.cheese(0)) == (2, 1)


@pytest.mark.rule("fr.move.no-toll-on-start")
def test_the_pad_costs_nothing() -> None:
    table = moving(26, cheese=0)
    table.rats(1, "rocket", "rocket", "start", "start")
    table.go("r1>pad")
    assert (table.player(0).mouldy, table.cheese(1)) == (0, 2)


@pytest.mark.rule("fr.move.no-toll-on-start")
def test_start_costs_nothing_for_a_rat_that_comes_back_or_out_of_the_nursery() -> None:
    thief = moving(8, cheese=0)
    thief.hamster(blue=1)
    thief.go("r1>9")
    thief.do("steal:backpack-blue")
    child = moving(20, 26, cheese=0)
    child.do("r2>pad", "stop", "nursery")
    assert thief.where(0)[0] == "start"
    assert child.where(0)[2] == "start"
    for table in (thief, child):
        assert "start" in table.where(1)
        assert (table.player(0).mouldy, table.cheese(0), table.cheese(1)) == (0, 0, 2)
