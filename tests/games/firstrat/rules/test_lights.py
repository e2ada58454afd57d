"""fr.collect.lit, fr.collect.lit-cumulative and fr.collect.lamp: the light string.

Lights 1 to 10 stand at the spaces of their number, light 11 at space 10 again, light 12 at space 11, and so on up to
light 40 at space 26; lamps are at lights 15, 28 and 40.
"""

import pytest

from tests.games.firstrat.rules.moving import collecting, steps_in_burrow
from tests.games.firstrat.rules.table import Table


@pytest.mark.rule("fr.collect.lit")
@pytest.mark.parametrize(("light", "soda"), [(0, 1), (9, 1), (10, 2), (11, 2), (12, 2), (40, 2)])
def test_a_space_yields_one_more_once_its_light_is_reached_or_passed(light: int, soda: int) -> None:
    table = collecting(9, light=light)
    table.go("r1>10")  # lights 10 and 11 stand there: lit from the first on
    assert table.goods(0) == {"soda": soda}


@pytest.mark.rule("fr.collect.lit")
@pytest.mark.parametrize(("light", "cheese"), [(34, 4), (35, 5)])
def test_a_late_space_needs_a_late_light(light: int, cheese: int) -> None:
    table = collecting(23, light=light)
    table.go("r1>24")
    assert table.goods(0) == {"cheese": cheese}


@pytest.mark.rule("fr.collect.lit")
def test_lit_blue_and_white_spaces_yield_one_bulb_or_core_more() -> None:
    blue = collecting(7, light=8)
    blue.go("r1>8")
    assert blue.player(0).light == 8 + 2 + 1
    white = collecting(8, light=9)
    white.go("r1>9")
    assert steps_in_burrow(white) == 2 + 1


@pytest.mark.rule("fr.collect.lit")
def test_each_lit_space_yields_one_more_and_an_unlit_one_does_not() -> None:
    table = collecting(10, 4, 1, light=5)
    table.do("r1>11", "r2>5", "r3>2")  # 11 is not lit, 5 and 2 are
    assert table.goods(0) == {"cheese": 2 + (1 + 1) + (1 + 1)}


@pytest.mark.rule("fr.collect.lit")
def test_only_the_own_marker_counts() -> None:
    table = collecting(9)
    table.light(1, 40)
    table.go("r1>10")
    assert table.goods(0) == {"soda": 1}


@pytest.mark.rule("fr.collect.lit")
def test_lights_won_now_count_from_the_next_turn_on() -> None:
    table = collecting(12, 7, light=7)
    table.do("r1>14", "r2>8")
    assert table.player(0).light == 7 + 2 + 2  # 8 is lit only now
    table.rats(0, 7, "nursery", "nursery", "nursery")
    table.begin(0)
    table.go("r1>8")
    assert table.player(0).light == 11 + 2 + 1


@pytest.mark.rule("fr.collect.lit-cumulative")
@pytest.mark.parametrize(
    ("option", "space", "light", "amount"),
    [
        ("own", 13, 10, 1),  # bottles on 4 and 7 are lit, 13 is not
        ("cumulative", 13, 10, 1 + 2),
        ("cumulative", 13, 6, 1 + 1),  # only 4 is lit
        ("cumulative", 13, 3, 1),
        ("cumulative", 13, 14, 1 + 3),  # 13 itself is lit, too
        ("own", 13, 14, 1 + 1),
        ("cumulative", 19, 10, 1 + 2),  # soda on 3 and 10
        ("cumulative", 18, 40, 1 + 2),  # calculators on 18 and 25
        ("cumulative", 11, 5, 2 + 2),  # cheese on 2 and 5
        ("cumulative", 16, 17, 1),  # can on 16 itself at light 18: not yet
        ("cumulative", 16, 18, 1 + 1),
    ],
)
def test_by_the_option_every_lit_space_of_the_same_yield_adds_one(
    option: str, space: int, light: int, amount: int
) -> None:
    table = Table(options={"light_bonus": option})
    table.rats(0, space - 1, "nursery", "nursery", "nursery")
    table.give(0, cheese=0)
    table.light(0, light)
    table.begin(0)
    table.go(f"r1>{space}")
    assert sum(table.goods(0).values()) == amount


@pytest.mark.rule("fr.collect.lit-cumulative")
def test_by_the_option_the_yield_counts_and_not_the_colour_or_the_printed_space() -> None:
    table = Table(options={"light_bonus": "cumulative"})
    table.put(tiles={"4": 3})  # soda on the orange spaces 3 and 4, and on the green spaces 10 and 19
    table.rats(0, 18, "nursery", "nursery", "nursery")
    table.give(0, cheese=0)
    table.light(0, 4)
    table.begin(0)
    table.go("r1>19")
    assert table.goods(0) == {"soda": 1 + 2}


@pytest.mark.rule("fr.collect.lit-cumulative")
def test_by_the_option_each_space_collected_gets_the_bonus_in_bulbs_and_cores_too() -> None:
    blue = Table(options={"light_bonus": "cumulative"})
    blue.rats(0, 14, 7, "nursery", "nursery")
    blue.light(0, 8)
    blue.begin(0)
    blue.do("r1>17", "r2>8")
    assert blue.player(0).light == 8 + (3 + 2) + (2 + 2)  # 1 and 8 are lit, for both spaces
    white = Table(options={"light_bonus": "cumulative"})
    white.rats(0, 11, "nursery", "nursery", "nursery")
    white.light(0, 9)
    white.begin(0)
    white.go("r1>12")
    white.do("on")
    assert white.burrow_node(0) == "nursery_fork"  # 3 + 2 steps: 6 and 9 are lit


@pytest.mark.rule("fr.collect.lamp")
@pytest.mark.parametrize(("light", "slots"), [(10, "free"), (11, 0), (12, 0), (14, 0), (15, "free")])
def test_reaching_or_passing_a_lamp_places_a_marker_on_the_light_track(light: int, slots: int | str) -> None:
    table = collecting(21, light=light)
    table.go("r1>22")  # 4 bulbs; the first lamp is at light 15
    assert table.player(0).light == light + 4
    assert table.slots("light")[0] == slots
    assert table.player(0).markers == (10 if slots == "free" else 9)


@pytest.mark.rule("fr.collect.lamp")
@pytest.mark.parametrize(("lamp", "light"), [(0, 15), (1, 28), (2, 40)])
def test_each_of_the_three_lamps_places_a_marker(lamp: int, light: int) -> None:
    table = collecting(21, light=light - 1)
    table.go("r1>22")
    assert table.happened("lamp-reached") == [{"seat": 0, "lamp": lamp}]
    assert table.scored(0) == {"light": 1}


@pytest.mark.rule("fr.collect.lamp")
def test_two_lamps_in_one_go_place_two_markers() -> None:
    table = collecting(21, 16, light=12, backpacks=("blue",), drinks=1)
    table.do("r1>22", "r2>17", "drink")
    assert table.player(0).light == 12 + 2 * (4 + 3 + 2)  # past 15 and 28
    assert table.slots("light") == [0, "blocked", 0, "blocked"]
    assert table.player(0).markers == 8


@pytest.mark.rule("fr.collect.lamp")
@pytest.mark.parametrize("light", [36, 38, 39, 40])
def test_at_the_end_of_the_string_the_light_marker_stays(light: int) -> None:
    table = collecting(21, light=light)
    table.go("r1>22")  # lit by light 29: 5 bulbs
    assert table.player(0).light == 40
    assert table.scored(0) == ({} if light == 40 else {"light": 1})


@pytest.mark.rule("fr.collect.lamp")
def test_another_box_may_have_lamps_elsewhere() -> None:
    table = Table(changes={"lights": {"at": [1, 2, 3, 4, 5], "lamps": [2, 3, 5]}})
    table.rats(0, 21, "nursery", "nursery", "nursery")
    table.begin(0)
    table.go("r1>22")  # no light stands there: 4 bulbs, past the lamps at 2 and 3
    assert (table.player(0).light, table.scored(0)) == (4, {"light": 2})
    table.begin(0)
    table.rats(0, 16, "nursery", "nursery", "nursery")
    table.go("r1>17")
    assert (table.player(0).light, table.scored(0)) == (5, {"light": 3})
