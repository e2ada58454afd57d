"""fr.build.*: rocket parts, donations, and the markers that they place."""

import pytest

from tests.games.firstrat.rules.table import Table

COSTS = {
    "cockpit": {"calc": 2, "can": 1},
    "cargo": {"soda": 3, "can": 2},
    "engine": {"bottle": 5, "soda": 2},
}
PARTS = [
    pytest.param("cockpit", marks=pytest.mark.rule("fr.build.cockpit")),
    pytest.param("cargo", marks=pytest.mark.rule("fr.build.cargo")),
    pytest.param("engine", marks=pytest.mark.rule("fr.build.engine")),
]
FOR_A_SET = {"bottle": 5, "soda": 5, "can": 3, "calc": 2}


def about_to_build(goods: dict[str, int], **markers: int) -> Table:
    """Seat 0 has so many markers placed and moves a rat to space 1, which yields no goods; then it may build."""
    table = Table()
    table.give(0, **{"cheese": 0, **goods})
    table.markers(0, **markers)
    table.begin(0)
    table.go("r1>1")
    return table


@pytest.mark.parametrize("part", PARTS)
def test_a_part_costs_its_materials_and_places_a_marker_on_its_track(part: str) -> None:
    table = about_to_build({"cheese": 9, **COSTS[part]})
    assert table.legal == [f"build:{part}", "end"]
    table.do(f"build:{part}")
    assert table.goods(0) == {"cheese": 9}
    assert table.scored(0) == {part: 1}
    assert table.slots(part)[0] == 0
    assert table.player(0).markers == 9


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_not_built_with_one_material_too_few(part: str) -> None:
    for missing in COSTS[part]:
        goods = {good: amount - (good == missing) for good, amount in COSTS[part].items()}
        table = about_to_build({"cheese": 9, **goods})
        assert table.position.seat == 1, f"no {part} with {goods}"


@pytest.mark.rule("fr.build.any")
def test_building_is_an_offer_and_no_duty() -> None:
    table = about_to_build(COSTS["cargo"])
    table.do("end")
    assert (table.scored(0), table.goods(0)) == ({}, COSTS["cargo"])


@pytest.mark.rule("fr.build.any")
def test_the_same_part_may_be_built_again_in_the_same_turn() -> None:
    table = about_to_build({"calc": 6, "can": 3})
    table.do("build:cockpit", "build:cockpit", "build:cockpit")
    assert table.scored(0) == {"cockpit": 3}


@pytest.mark.rule("fr.build.any")
def test_parts_and_donations_come_in_any_order() -> None:
    table = about_to_build({"cheese": 20, "calc": 2, "can": 3, "soda": 3})
    assert table.legal == ["build:cockpit", "build:cargo", "donate", "end"]
    table.do("donate", "build:cargo", "donate")
    assert table.legal == ["build:cockpit", "end"]
    table.do("build:cockpit")
    assert table.scored(0) == {"cockpit": 1, "cargo": 1, "cheese": 2}


@pytest.mark.rule("fr.build.any")
def test_materials_collected_this_turn_can_be_built_with() -> None:
    table = Table()
    table.rats(0, 17, "start", "nursery", "nursery")
    table.give(0, cheese=0, calc=1, can=1)
    table.begin(0)
    table.go("r1>18")
    assert table.legal == ["build:cockpit", "end"], "space 18 has brought the second calc"


@pytest.mark.rule("fr.build.rocket")
def test_the_first_complete_set_places_a_marker_on_the_rocket_track() -> None:
    table = about_to_build(FOR_A_SET)
    table.do("build:engine", "build:cargo")
    assert table.scored(0) == {"engine": 1, "cargo": 1}
    table.do("build:cockpit")
    assert table.happened("marker-placed") == [
        {"seat": 0, "track": 0, "slot": 0},
        {"seat": 0, "track": 6, "slot": 0},
    ]
    assert table.scored(0) == {"cockpit": 1, "cargo": 1, "engine": 1, "rocket": 1}
    assert table.player(0).markers == 6


@pytest.mark.rule("fr.build.rocket")
@pytest.mark.parametrize(
    ("before", "rockets"),
    [
        ({"cockpit": 1, "cargo": 1, "engine": 1, "rocket": 1}, 1),  # a second cockpit alone is no second set
        ({"cockpit": 1, "cargo": 2, "engine": 1, "rocket": 1}, 1),  # the engine is still in the first set
        ({"cockpit": 1, "cargo": 2, "engine": 2, "rocket": 1}, 2),
        ({"cockpit": 0, "cargo": 2, "engine": 2}, 1),
    ],
)
def test_each_part_counts_in_one_set_only(before: dict[str, int], rockets: int) -> None:
    table = about_to_build(COSTS["cockpit"], **before)
    table.do("build:cockpit")
    assert table.scored(0)["rocket"] == rockets


@pytest.mark.rule("fr.build.rocket")
def test_another_seats_parts_complete_no_set() -> None:
    table = about_to_build(COSTS["cockpit"])
    table.markers(1, cargo=1, engine=1)
    table.do("build:cockpit")
    assert table.scored(0) == {"cockpit": 1}


@pytest.mark.rule("fr.build.donate")
@pytest.mark.parametrize(("cheese", "times"), [(9, 0), (10, 1), (19, 1), (20, 2), (35, 3)])
def test_every_10_cheese_donated_place_a_marker_on_the_cheese_track(cheese: int, times: int) -> None:
    table = about_to_build({"cheese": cheese})
    for _ in range(times):
        assert table.legal == ["donate", "end"]
        table.do("donate")
    assert table.position.seat == 1, "nothing is left to donate"
    assert table.goods(0).get("cheese", 0) == cheese - 10 * times
    assert table.scored(0).get("cheese", 0) == times


@pytest.mark.rule("fr.build.donate")
def test_cheese_collected_this_turn_can_be_donated() -> None:
    table = Table()
    table.rats(0, 23, "start", "nursery", "nursery")
    table.give(0, cheese=6)
    table.begin(0)
    table.go("r1>24")
    assert table.legal == ["donate", "end"], "space 24 has brought 4"


@pytest.mark.rule("fr.build.needs-marker")
@pytest.mark.parametrize("left", [0, 1])
def test_with_no_marker_left_nothing_can_be_built_or_donated(left: int) -> None:
    table = about_to_build({"cheese": 30, "calc": 4, "can": 2}, cockpit=5, cargo=5 - left)
    if left:
        assert table.legal == ["build:cockpit", "donate", "end"]
        table.do("donate")
    assert table.position.seat == 1, "the last marker is placed, and the turn is over"
    assert table.goods(0) == {"cheese": 30 - 10 * left, "calc": 4, "can": 2}


@pytest.mark.rule("fr.build.needs-marker")
@pytest.mark.rule("fr.build.rocket")
def test_the_rockets_marker_is_lost_where_the_part_took_the_last_one() -> None:
    table = about_to_build(COSTS["cockpit"], cargo=5, engine=4)
    table.do("build:cockpit")
    assert table.happened("marker-lost") == [{"seat": 0, "track": 6}]
    assert table.scored(0) == {"cockpit": 1, "cargo": 5, "engine": 4}
    assert table.player(0).markers == 0


@pytest.mark.rule("fr.build.needs-marker")
@pytest.mark.rule("fr.burrow.storage")
@pytest.mark.parametrize("left", [0, 1])
def test_a_marker_that_the_storage_would_place_is_lost_with_none_left(left: int) -> None:
    table = Table()
    table.rats(0, 5, "start", "nursery", "nursery")
    table.markers(0, cargo=5, engine=5 - left)
    table.burrow(0, "bottom_left")
    table.begin(0)
    table.go("r1>6")
    assert table.burrow_node(0) == "storage"
    assert table.happened("marker-lost") == ([] if left else [{"seat": 0, "track": 3}])
    assert table.scored(0).get("storage", 0) == left


@pytest.mark.rule("fr.build.needs-marker")
@pytest.mark.rule("fr.collect.lamp")
@pytest.mark.parametrize("left", [0, 1])
def test_a_marker_that_a_lamp_would_place_is_lost_with_none_left(left: int) -> None:
    table = Table()
    table.rats(0, "start", "start", "nursery", "nursery")
    table.markers(0, cargo=5, engine=5 - left)
    table.light(0, 26)
    table.begin(0)
    table.go("r1>1")
    assert table.player(0).light == 28
    assert table.happened("marker-lost") == ([] if left else [{"seat": 0, "track": 5}])
    assert table.scored(0).get("light", 0) == left
