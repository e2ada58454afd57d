"""fr.move.shortcut: pipes lead 3>12 (a calculator), 5>10 (soda), 11>19 (a can), 13>17 and 20>24 (a bottle each)."""

import pytest

from tests.games.firstrat.rules.every_move import offered_turns
from tests.games.firstrat.rules.moving import moving, targets
from tests.games.firstrat.rules.table import Table


def pipes_offered(table: Table) -> set[int]:
    """The pipes through which rats may go in this turn, 1 to 5."""
    return {pipe for turn in offered_turns(table) for journey in turn for pipe in journey.pipes}


@pytest.mark.rule("fr.move.shortcut")
def test_a_pipe_is_one_step_and_costs_its_material() -> None:
    table = moving(4, soda=1)
    assert targets(table, 1) == [5, 6, 7, 8, 9, 10, 11, 12, 13]  # 5 in one step, 10 in two, 13 in five
    table.do("r1>13")
    assert table.goods(0) == {"cheese": 5, "bottle": 1}  # the soda is spent, a bottle collected
    assert table.happened("pipe-paid") == [{"seat": 0, "pipe": 1, "good": 2}]


@pytest.mark.rule("fr.move.shortcut")
@pytest.mark.parametrize(
    ("entry", "end", "good"),
    [(3, 12, "calc"), (5, 10, "soda"), (11, 19, "can"), (13, 17, "bottle"), (20, 24, "bottle")],
)
def test_each_of_the_five_pipes_asks_for_its_own_material(entry: int, end: int, good: str) -> None:
    number = [3, 5, 11, 13, 20].index(entry) + 1
    others = {name: 9 for name in ("bottle", "soda", "can", "calc") if name != good}
    assert number not in pipes_offered(moving(entry, **others))
    assert pipes_offered(moving(entry, **{good: 1})) >= {number}
    table = moving(entry, **{good: 1})
    table.do(f"r1>{end}")
    if table.phase == "route":
        table.do(f"pipe{number}")
    assert [paid["pipe"] + 1 for paid in table.happened("pipe-paid")] == [number]


@pytest.mark.rule("fr.move.shortcut")
def test_without_the_material_there_is_no_shortcut() -> None:
    assert targets(moving(4), 1) == [5, 6, 7, 8, 9]


@pytest.mark.rule("fr.move.shortcut")
def test_the_material_must_be_held_before_the_move() -> None:
    # The first rat will collect soda on green 19; the second needs it now for the pipe from 5 to green 10.
    without = moving(18, 4)
    without.do("r1>19")
    assert without.goods(0) == {"cheese": 5, "soda": 1}
    assert (without.actor, without.where(0)[:2]) == (1, [19, 4])
    held = moving(18, 4, soda=1)
    held.do("r1>19")
    assert held.legal == ["r2>10", "stop"]


@pytest.mark.rule("fr.move.shortcut")
def test_the_way_to_the_same_space_is_chosen_on_foot_or_by_pipe() -> None:
    on_foot = moving(5, 3, soda=1)
    on_foot.do("r1>10")
    assert on_foot.legal == ["walk", "pipe2"]
    by_pipe = on_foot.copy()
    on_foot.do("walk")
    assert on_foot.actor == 1  # five steps: no other rat moves
    assert on_foot.goods(0) == {"cheese": 5, "soda": 1 + 1}
    by_pipe.do("pipe2")
    assert by_pipe.legal == ["r2>4", "stop"]  # one step: another may move to green
    by_pipe.do("stop")
    assert by_pipe.goods(0) == {"cheese": 5, "soda": 1 - 1 + 1}


@pytest.mark.rule("fr.move.shortcut")
@pytest.mark.parametrize(("origin", "spaces"), [(4, [5, 11]), (3, [5])])
def test_a_pipe_counts_as_one_of_the_three_steps_of_several_rats(origin: int, spaces: list[int]) -> None:
    table = moving(14, origin, soda=1)
    table.do("r1>15")
    assert targets(table, 2) == spaces  # from 3 the way 4, 5, 10, 11 has four steps


@pytest.mark.rule("fr.move.shortcut")
@pytest.mark.parametrize(("bottles", "spaces"), [(1, [16]), (2, [16, 19])])
def test_what_one_rat_spends_another_lacks(bottles: int, spaces: list[int]) -> None:
    table = moving(20, 13, bottle=bottles)
    table.do("r1>25", "pipe5")
    assert targets(table, 2) == spaces  # green 19 by the pipe from 13, which costs a bottle, too


@pytest.mark.rule("fr.move.shortcut")
def test_a_rat_may_go_through_several_pipes_and_pays_for_each() -> None:
    # 5>10 by soda, 11, 11>19 by a can, 20, 20>24 by a bottle: five steps.
    table = moving(5, soda=1, can=1, bottle=1)
    assert max(targets(table, 1)) == 24
    table.do("r1>24")
    assert table.goods(0) == {"cheese": 5 + 4}
    assert [paid["pipe"] + 1 for paid in table.happened("pipe-paid")] == [2, 3, 5]


@pytest.mark.rule("fr.move.shortcut")
@pytest.mark.parametrize(("missing", "furthest"), [("soda", 10), ("can", 17), ("bottle", 21)])
def test_a_way_through_several_pipes_needs_every_material(missing: str, furthest: int) -> None:
    goods = {good: 1 for good in ("soda", "can", "bottle") if good != missing}
    assert max(targets(moving(5, **goods), 1)) == furthest


@pytest.mark.rule("fr.move.shortcut")
@pytest.mark.parametrize(("bottles", "furthest"), [(0, 18), (1, 21), (2, 24)])
def test_two_pipes_of_one_material_cost_two(bottles: int, furthest: int) -> None:
    # 13>17 by a bottle, 18, 19, 20, 20>24 by another: five steps.
    assert max(targets(moving(13, bottle=bottles), 1)) == furthest


@pytest.mark.rule("fr.move.shortcut")
@pytest.mark.parametrize("end", [12, 10, 19, 17, 24])
def test_pipes_lead_forward_only(end: int) -> None:
    assert min(targets(moving(end, bottle=9, soda=9, can=9, calc=9), 1)) == end + 1


@pytest.mark.rule("fr.move.shortcut")
def test_a_pipe_is_entered_from_a_space_that_is_occupied_without_toll() -> None:
    table = moving(4, 5, soda=1)
    table.rats(1, 5, "start", "nursery", "nursery")
    assert 10 in targets(table, 1)
    table.go("r1>10")
    assert table.cheese(0) == 5
    assert table.where(0)[:2] == [10, 5]


@pytest.mark.rule("fr.move.shortcut")
def test_another_box_may_have_other_pipes() -> None:
    pipes = [{"from": n, "to": n + 10, "cost": "can", "colour": "green"} for n in (1, 2, 3, 4, 5)]
    table = Table(changes={"pipes": pipes})
    table.rats(0, "start", "nursery", "nursery", "nursery")
    table.give(0, can=1)
    table.begin(0)
    assert targets(table, 1) == [1, 2, 3, 4, 5, 11, 12, 13, 14]
