"""fr.burrow.*: the burrow marker's way, its forks and its caves.

The way is start, library_top, top_right, bottom_right, library_fork, nursery_fork, bottom_left, storage, top_left and
again start. "In" at the library fork leads by the library back to library_top, "in" at the nursery fork by the nursery
to start.
"""

import pytest

from tests.games.firstrat.rules.moving import moving
from tests.games.firstrat.rules.table import Table

# One core is on 6, two are on 9, three on 12 and 20, four on 26; a white backpack adds two, a drink doubles.
CORES = {1: 6, 2: 9, 3: 12, 4: 26}


def digging(cores: int, node: str = "start", *, nursery: int = 0) -> Table:
    """Seat 0 has just collected so many apple cores; the marker stood at a node, so many rats were in the nursery."""
    table = moving(CORES[cores] - 1, *["rocket"] * (3 - nursery))
    table.burrow(0, node)
    table.do(f"r1>{CORES[cores]}")
    return table


def digging_far(node: str) -> Table:
    """The same with 18 cores: 4 and 3 of two spaces, 2 of a backpack, all doubled. Nobody is in the nursery."""
    table = moving(25, 19, "rocket", "rocket")
    table.burrow(0, node)
    table.backpacks(0, "white")
    table.drinks(0, 1)
    table.do("r1>26", "r2>20", "drink")
    return table


@pytest.mark.rule("fr.burrow.way")
@pytest.mark.parametrize(
    ("node", "following"),
    [
        ("start", "library_top"),
        ("library_top", "top_right"),
        ("top_right", "bottom_right"),
        ("bottom_right", "library_fork"),
        ("bottom_left", "storage"),
        ("storage", "top_left"),
        ("top_left", "start"),
        ("library", "library_top"),
        ("nursery", "start"),
    ],
)
def test_the_marker_goes_clockwise_step_by_step(node: str, following: str) -> None:
    table = digging(1, node)
    assert table.burrow_node(0) == following
    assert table.actor == 1


@pytest.mark.rule("fr.burrow.way")
@pytest.mark.parametrize(
    ("node", "choice", "following"),
    [
        ("library_fork", "in", "library"),
        ("library_fork", "on", "nursery_fork"),
        ("nursery_fork", "in", "nursery"),
        ("nursery_fork", "on", "bottom_left"),
    ],
)
def test_leaving_a_fork_the_seat_chooses_in_or_onward(node: str, choice: str, following: str) -> None:
    table = digging(1, node)
    assert table.legal == ["in", "on"]
    table.do(choice)
    assert table.burrow_node(0) == following


@pytest.mark.rule("fr.burrow.way")
def test_on_reaching_a_fork_with_the_last_step_nothing_is_asked_until_it_is_left() -> None:
    table = digging(1, "bottom_right")
    assert (table.burrow_node(0), table.actor) == ("library_fork", 1)
    table.rats(0, 5, "rocket", "rocket", "rocket")
    table.begin(0)
    table.do("r1>6")
    assert table.legal == ["in", "on"]


@pytest.mark.rule("fr.burrow.way")
def test_past_both_forks_the_food_storage_is_reached_in_the_end() -> None:
    table = digging(3, "library_fork")
    table.do("on", "on")
    assert table.burrow_node(0) == "storage"


@pytest.mark.rule("fr.burrow.way")
@pytest.mark.parametrize(
    ("node", "cores", "end"), [("library_fork", 3, "top_right"), ("nursery_fork", 3, "library_top")]
)
def test_out_of_a_cave_the_marker_comes_back_to_the_round(node: str, cores: int, end: str) -> None:
    table = digging(cores, node)
    table.do("in")
    table.decline()
    assert table.burrow_node(0) == end


@pytest.mark.rule("fr.burrow.way")
def test_every_seat_has_a_marker_of_its_own() -> None:
    table = digging(3)
    assert (table.burrow_node(0), table.burrow_node(1)) == ("bottom_right", "start")


@pytest.mark.rule("fr.burrow.pass")
@pytest.mark.parametrize(("cores", "end"), [(1, "storage"), (2, "top_left"), (4, "library_top")])
def test_a_reward_is_won_on_entering_also_in_passing(cores: int, end: str) -> None:
    table = digging(cores, "bottom_left")
    assert table.burrow_node(0) == end
    assert table.scored(0)["storage"] == 1


@pytest.mark.rule("fr.burrow.pass")
@pytest.mark.parametrize(("node", "cores"), [("storage", 1), ("top_left", 3), ("start", 4)])
def test_leaving_or_not_reaching_a_cave_wins_nothing(node: str, cores: int) -> None:
    table = digging(cores, node, nursery=1)
    assert table.scored(0) == {"rattonaut": 2}
    assert "nursery" in table.where(0)
    assert table.player(0).comics == 0


@pytest.mark.rule("fr.burrow.pass")
def test_one_turn_may_win_the_same_reward_several_times() -> None:
    table = digging_far("bottom_left")  # to the storage in 1 step and again in 10, to the library in 17
    assert table.scored(0)["storage"] == 1
    table.do("on", "on")
    assert table.scored(0)["storage"] == 2
    table.do("in")
    table.decline()
    assert table.burrow_node(0) == "library_top"


@pytest.mark.rule("fr.burrow.pass")
def test_one_turn_may_win_several_comics() -> None:
    table = digging_far("library_fork")
    table.do("in", "comic:no-toll", "in", "comic:discount", "in", "comic:four-steps", "in", "no-comic")
    comics = table.plain()["players"][0]["comics"]
    assert comics == ["no-toll", "four-steps", "discount"]
    assert table.burrow_node(0) == "top_right"  # the library at steps 1, 6, 11 and 16, then two more


@pytest.mark.rule("fr.burrow.pass")
def test_one_turn_may_win_different_rewards() -> None:
    table = moving(25, 19, "nursery", "rocket")
    table.burrow(0, "nursery_fork")
    table.do("r1>26", "r2>20", "in")  # 7 cores: nursery, start, four more to the fork, the library
    assert table.where(0) == [26, 20, "start", "rocket"]
    table.do("in", "comic:no-toll")
    assert table.plain()["players"][0]["comics"] == ["no-toll"]
    assert table.burrow_node(0) == "library"


@pytest.mark.rule("fr.burrow.library")
def test_the_library_offers_every_comic_that_lies_there_or_none() -> None:
    table = moving(5, "rocket", "rocket", "rocket")
    table.library("green-pipes", "discount", "thief")
    table.burrow(0, "library_fork")
    table.do("r1>6", "in")
    assert table.legal == ["comic:green-pipes", "comic:discount", "comic:thief", "no-comic"]


@pytest.mark.rule("fr.burrow.library")
def test_one_comic_is_taken_and_lies_there_no_longer() -> None:
    table = digging(1, "library_fork")
    table.do("in", "comic:discount")
    assert table.plain()["players"][0]["comics"] == ["discount"]
    assert table.library_names() == ["green-pipes", "orange-pipes", "no-toll", "four-steps", "one-colour"]
    assert table.actor == 1


@pytest.mark.rule("fr.burrow.library")
def test_the_seat_may_take_no_comic() -> None:
    table = digging(1, "library_fork")
    table.do("in", "no-comic")
    assert table.player(0).comics == 0
    assert len(table.library_names()) == 6
    assert (table.burrow_node(0), table.actor) == ("library", 1)


@pytest.mark.rule("fr.burrow.library")
def test_an_empty_library_offers_nothing() -> None:
    table = moving(5, "rocket", "rocket", "rocket")
    table.library()
    table.burrow(0, "library_fork")
    table.do("r1>6", "in")
    assert (table.burrow_node(0), table.actor) == ("library", 1)


@pytest.mark.rule("fr.burrow.library")
@pytest.mark.parametrize("answer", ["comic:no-toll", "no-comic"])
def test_the_marker_goes_on_after_the_library(answer: str) -> None:
    table = digging(3, "library_fork")
    table.do("in", answer)
    assert table.burrow_node(0) == "top_right"


@pytest.mark.rule("fr.burrow.nursery")
def test_a_rat_comes_from_the_nursery_to_start_and_can_not_be_refused() -> None:
    table = digging(1, "nursery_fork", nursery=2)
    assert table.where(0) == [6, "rocket", "nursery", "nursery"]
    table.do("in")
    assert table.where(0) == [6, "rocket", "start", "nursery"]
    assert table.actor == 1
    table.rats(1, "start", "start", "nursery", "nursery")
    table.begin(0)
    assert "r3>1" in table.legal


@pytest.mark.rule("fr.burrow.nursery")
def test_with_nobody_left_in_the_nursery_nothing_comes() -> None:
    table = digging(1, "nursery_fork")
    table.do("in")
    assert table.where(0) == [6, "rocket", "rocket", "rocket"]
    assert table.happened("nursery-left") == []
    assert table.actor == 1


@pytest.mark.rule("fr.burrow.storage")
@pytest.mark.parametrize(("people", "taken", "slot"), [(2, 0, 0), (2, 1, 2), (3, 1, 1), (5, 3, 3)])
def test_the_food_storage_places_a_marker_on_the_first_free_slot(people: int, taken: int, slot: int) -> None:
    table = moving(5, "rocket", "rocket", "rocket", people=people)
    table.markers(1, storage=taken)
    table.burrow(0, "bottom_left")
    table.do("r1>6")
    assert table.slots("storage")[slot] == 0
    assert (table.player(0).markers, table.scored(0)["storage"]) == (9, 1)


@pytest.mark.rule("fr.burrow.way")
@pytest.mark.rule("fr.burrow.library")
def test_another_box_may_have_the_library_on_the_round_and_one_fork_less() -> None:
    burrow = {"library_top": ["library"], "library": ["top_right"], "library_fork": ["nursery_fork"]}
    table = Table(changes={"burrow": burrow})
    table.rats(0, 25, "rocket", "rocket", "rocket")
    table.begin(0)
    table.do("r1>26")  # 4 cores: library_top, library, top_right, bottom_right
    assert table.burrow_node(0) == "library"
    table.do("comic:no-toll")
    assert table.burrow_node(0) == "bottom_right"
    table.rats(0, 11, "rocket", "rocket", "rocket")
    table.begin(0)
    table.do("r1>12")  # 3 cores: library_fork, nursery_fork, and a choice
    assert table.legal == ["in", "on"]
    table.do("on")
    assert table.burrow_node(0) == "bottom_left"


@pytest.mark.rule("fr.burrow.way")
@pytest.mark.parametrize(("choice", "node"), [("in", "bottom_left"), ("on", "start")])
def test_another_box_may_have_a_fork_from_which_the_start_lies_onward(choice: str, node: str) -> None:
    table = Table(changes={"burrow": {"top_left": ["bottom_left", "start"]}})
    table.burrow(0, "top_left")
    table.rats(0, 5, "rocket", "rocket", "rocket")
    table.begin(0)
    table.do("r1>6", choice)
    assert table.burrow_node(0) == node
