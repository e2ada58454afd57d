"""fr.collect.*: what spaces yield, and what backpacks and drinks add to it; lights have a file of their own."""

import pytest

from tests.games.firstrat.rules.moving import collecting, moving, steps_in_burrow
from tests.games.firstrat.rules.table import Table


@pytest.mark.rule("fr.collect.moved-only")
def test_only_the_rats_moved_this_turn_collect() -> None:
    table = collecting(10, 4, 5, 16)
    table.go("r1>11")
    assert table.goods(0) == {"cheese": 2}  # nothing for the rats on 4, 5 and 16


@pytest.mark.rule("fr.collect.moved-only")
def test_spaces_on_the_way_and_pipes_yield_nothing() -> None:
    table = moving(3, cheese=0, soda=1)
    table.go("r1>11")  # 4, 5, pipe, 10, 11
    assert table.goods(0) == {"cheese": 2}


@pytest.mark.rule("fr.collect.moved-only")
def test_every_rat_moved_collects() -> None:
    table = collecting(10, 4)
    table.do("r1>11", "r2>5")
    assert table.goods(0) == {"cheese": 2 + 1}


@pytest.mark.rule("fr.collect.moved-only")
def test_rivals_collect_nothing_in_my_turn() -> None:
    table = collecting(10)
    table.rats(1, 12, 13, "nursery", "nursery")
    table.go("r1>11")
    assert table.goods(1) == {"cheese": 2}


@pytest.mark.rule("fr.collect.yellow")
@pytest.mark.parametrize(("space", "cheese"), [(2, 1), (5, 1), (11, 2), (15, 2), (21, 3), (24, 4)])
def test_a_yellow_space_yields_one_to_four_cheese(space: int, cheese: int) -> None:
    table = collecting(space - 1)
    table.go(f"r1>{space}")
    assert table.goods(0) == {"cheese": cheese}
    assert [event.kind for event in table.events] == ["rat-moved", "gained", "turn-began"]
    assert table.happened("gained") == [{"seat": 0, "good": 0, "amount": cheese}]


@pytest.mark.rule("fr.collect.green-orange")
@pytest.mark.parametrize(
    ("space", "material"),
    [
        *[(3, "soda"), (4, "bottle"), (7, "bottle"), (10, "soda"), (13, "bottle")],
        *[(16, "can"), (18, "calc"), (19, "soda"), (23, "can"), (25, "calc")],
    ],
)
def test_a_green_or_orange_space_yields_one_of_its_material(space: int, material: str) -> None:
    table = collecting(space - 1)
    table.go(f"r1>{space}")
    assert table.goods(0) == {material: 1}


@pytest.mark.rule("fr.collect.blue")
@pytest.mark.parametrize(("space", "bulbs"), [(1, 1), (8, 2), (14, 2), (17, 3), (22, 4)])
def test_the_light_marker_goes_one_light_for_each_bulb(space: int, bulbs: int) -> None:
    table = collecting(space - 1 or "start")
    table.go(f"r1>{space}")
    assert table.player(0).light == bulbs
    assert table.player(1).light == 0
    assert table.goods(0) == {}


@pytest.mark.rule("fr.collect.white")
@pytest.mark.parametrize(
    ("space", "node"),
    [(6, "library_top"), (9, "top_right"), (12, "bottom_right"), (20, "bottom_right"), (26, "library_fork")],
)
def test_the_burrow_marker_goes_one_step_for_each_apple_core(space: int, node: str) -> None:
    table = collecting(space - 1)  # 1, 2, 3, 3 and 4 apple cores
    table.go(f"r1>{space}")
    assert table.burrow_node(0) == node
    assert table.burrow_node(1) == "start"
    assert table.goods(0) == {}


@pytest.mark.rule("fr.collect.backpack")
@pytest.mark.parametrize(
    ("space", "colour", "goods"),
    [(11, "yellow", {"cheese": 2 + 2}), (10, "green", {"soda": 1 + 1}), (13, "orange", {"bottle": 1 + 1})],
)
def test_a_backpack_adds_its_bonus_to_a_space_of_its_colour(space: int, colour: str, goods: dict[str, int]) -> None:
    table = collecting(space - 1, backpacks=(colour,))
    table.go(f"r1>{space}")
    assert table.goods(0) == goods


@pytest.mark.rule("fr.collect.backpack")
def test_a_blue_or_white_backpack_adds_two_bulbs_or_cores() -> None:
    blue = collecting(7, backpacks=("blue",))
    blue.go("r1>8")
    assert blue.player(0).light == 2 + 2
    white = collecting(5, backpacks=("white",))
    white.go("r1>6")
    assert steps_in_burrow(white) == 1 + 2


@pytest.mark.rule("fr.collect.backpack")
@pytest.mark.parametrize("colour", ["green", "orange", "blue", "white"])
def test_a_backpack_of_another_colour_adds_nothing(colour: str) -> None:
    table = collecting(10, backpacks=(colour,))
    table.go("r1>11")
    assert table.goods(0) == {"cheese": 2}


@pytest.mark.rule("fr.collect.backpack")
def test_green_and_orange_backpacks_differ_though_both_bring_materials() -> None:
    table = collecting(9, backpacks=("orange",))
    table.go("r1>10")
    assert table.goods(0) == {"soda": 1}


@pytest.mark.rule("fr.collect.backpack")
def test_a_rival_does_not_use_my_backpack() -> None:
    table = collecting(10)
    table.backpacks(1, "yellow")
    table.go("r1>11")
    assert table.goods(0) == {"cheese": 2}


@pytest.mark.rule("fr.collect.backpack")
@pytest.mark.parametrize(("moves", "cheese"), [(["r1>15", "r2>11"], 2 + 2 + 2), (["r1>15", "r2>11", "r3>5"], 5 + 2)])
def test_the_bonus_comes_once_a_turn_however_many_rats_collect(moves: list[str], cheese: int) -> None:
    table = collecting(14, 10, 4, backpacks=("yellow",))
    table.go(*moves)
    assert table.goods(0) == {"cheese": cheese}


@pytest.mark.rule("fr.collect.backpack")
def test_with_mixed_materials_the_seat_chooses_what_the_bonus_is() -> None:
    table = collecting(9, 3, backpacks=("green",))
    table.do("r1>10", "r2>4")  # soda and a bottle
    assert table.legal == ["bonus:bottle", "bonus:soda"]
    other = table.copy()
    table.do("bonus:bottle")
    assert table.goods(0) == {"bottle": 2, "soda": 1}
    other.do("bonus:soda")
    assert other.goods(0) == {"bottle": 1, "soda": 2}


@pytest.mark.rule("fr.collect.backpack")
def test_with_three_materials_there_are_three_choices() -> None:
    table = collecting(22, 17, 12, backpacks=("orange",))
    table.do("r1>23", "r2>18", "r3>13")
    assert table.legal == ["bonus:bottle", "bonus:can", "bonus:calc"]


@pytest.mark.rule("fr.collect.backpack")
def test_two_spaces_of_one_material_leave_no_choice_and_the_bonus_can_not_be_declined() -> None:
    table = collecting(12, 6, backpacks=("orange",))
    table.do("r1>13", "r2>7")
    assert table.goods(0) == {"bottle": 1 + 1 + 1}
    assert table.actor == 1


@pytest.mark.rule("fr.collect.backpack")
def test_another_box_may_have_another_bonus() -> None:
    table = Table(changes={"backpacks": {"yellow": {"bonus": 5, "count": 2}}})
    table.rats(0, 10, "nursery", "nursery", "nursery")
    table.give(0, cheese=0)
    table.backpacks(0, "yellow")
    table.begin(0)
    table.go("r1>11")
    assert table.cheese(0) == 2 + 5


@pytest.mark.rule("fr.collect.drink")
def test_a_drink_doubles_after_all_bonuses() -> None:
    table = collecting(10, light=12, backpacks=("yellow",), drinks=1)
    table.go("r1>11")
    assert table.legal == ["drink", "no-drink"]
    assert table.cheese(0) == 0
    table.do("drink")
    assert table.cheese(0) == 2 * (2 + 1 + 2)
    assert (table.player(0).drinks, table.player(0).drinks_used) == (0, 1)


@pytest.mark.rule("fr.collect.drink")
def test_a_drink_may_be_kept() -> None:
    table = collecting(10, drinks=1)
    table.go("r1>11")
    table.do("no-drink")
    assert table.cheese(0) == 2
    assert (table.player(0).drinks, table.player(0).drinks_used) == (1, 0)


@pytest.mark.rule("fr.collect.drink")
def test_one_drink_a_turn_is_used_at_most() -> None:
    table = collecting(10, drinks=3)
    table.go("r1>11")
    table.do("drink")
    assert table.actor == 1
    assert (table.cheese(0), table.player(0).drinks) == (4, 2)


@pytest.mark.rule("fr.collect.drink")
def test_the_next_turn_offers_the_next_drink() -> None:
    table = collecting(10, drinks=2)
    table.go("r1>11")
    table.do("drink")
    table.begin(0)
    table.go("r1>13")
    assert table.legal == ["drink", "no-drink"]


@pytest.mark.rule("fr.collect.drink")
def test_without_a_drink_none_is_offered() -> None:
    table = collecting(10)
    table.drinks(1, 1)
    table.go("r1>11")
    assert table.actor == 1


@pytest.mark.rule("fr.collect.drink")
def test_a_drink_doubles_all_that_the_step_yields() -> None:
    materials = collecting(9, 3, backpacks=("green",), drinks=1)
    materials.do("r1>10", "r2>4", "bonus:bottle", "drink")
    assert materials.goods(0) == {"bottle": 2 * 2, "soda": 2 * 1}
    bulbs = collecting(7, backpacks=("blue",), drinks=1)
    bulbs.go("r1>8")
    bulbs.do("drink")
    assert bulbs.player(0).light == 2 * (2 + 2)
    cores = collecting(8, drinks=1)
    cores.go("r1>9")
    cores.do("drink")
    assert cores.burrow_node(0) == "library_fork"  # 2 * 2 steps


@pytest.mark.rule("fr.collect.drink")
def test_the_pads_reward_is_never_doubled() -> None:
    table = collecting(26, 10, drinks=1)
    table.do("r1>pad", "r2>11", "award")
    assert table.legal == ["drink", "no-drink"]
    table.do("drink")
    assert (table.cheese(0), table.player(0).awards) == (4, 1)
    nursery = collecting(26, 10, drinks=1)
    nursery.do("r1>pad", "r2>11", "nursery", "drink")
    assert nursery.where(0) == ["rocket", 11, "start", "nursery"]


@pytest.mark.rule("fr.collect.drink")
def test_no_drink_is_offered_for_the_pad_alone() -> None:
    table = collecting(26, 10, drinks=1)
    table.do("r1>pad", "stop", "award")
    assert (table.actor, table.player(0).drinks) == (1, 1)


@pytest.mark.rule("fr.collect.unlimited")
@pytest.mark.parametrize(("space", "good", "amount"), [(24, "cheese", 4), (16, "can", 1), (4, "bottle", 1)])
def test_resources_never_run_out(space: int, good: str, amount: int) -> None:
    table = Table()
    for seat in (0, 1):
        table.give(seat, **{good: 500})
    table.rats(0, space - 1, "nursery", "nursery", "nursery")
    table.begin(0)
    table.go(f"r1>{space}")
    assert table.goods(0)[good] == 500 + amount


@pytest.mark.rule("fr.collect.unlimited")
def test_awards_never_run_out() -> None:
    table = collecting(26, 10)
    table.put_player(0, awards=60)
    table.put_player(1, awards=60)
    table.do("r1>pad", "stop", "award")
    assert table.player(0).awards == 61


@pytest.mark.rule("fr.collect.unlimited")
def test_mouldy_cheese_never_runs_out() -> None:
    table = collecting(9)
    table.put_player(0, mouldy=200)
    table.rats(1, 10, "start", "nursery", "nursery")
    table.go("r1>10")
    assert table.player(0).mouldy == 201
