"""fr.pad.*: what a rat finds on the launch pad."""

import pytest

from tests.games.firstrat.rules.moving import moving
from tests.games.firstrat.rules.table import GAME, Table


@pytest.mark.rule("fr.pad.rattonaut")
def test_a_rat_on_the_pad_leaves_the_path_and_takes_the_first_slot() -> None:
    table = moving(26, 10)
    table.do("r1>pad", "stop", "award")
    assert table.where(0) == ["rocket", 10, "nursery", "nursery"]
    assert table.slots("rattonaut") == [0, "blocked", "free", "blocked"]
    assert table.player(0).markers == 10  # a rat, not a marker


@pytest.mark.rule("fr.pad.rattonaut")
def test_each_rat_takes_the_first_free_slot_whosever_it_is() -> None:
    table = Table(5)
    for seat in (0, 3, 3, 1, 0, 4, 0):
        riders = table.where(seat).count("rocket")
        table.rats(seat, *["rocket"] * riders, 26, *["start"] * (3 - riders))
        table.begin(seat)
        table.go(f"r{riders + 1}>pad")
    assert table.slots("rattonaut") == [0, 3, 3, 1]
    assert [table.last_slot("rattonaut", seat) for seat in range(5)] == [2, 0, 0, 0, 1]


@pytest.mark.rule("fr.pad.rattonaut")
def test_a_rattonaut_never_moves_again() -> None:
    table = moving(26, 10)
    table.do("r1>pad", "stop", "award")
    table.begin(0)
    assert all(move.startswith("r2>") for move in table.legal)


@pytest.mark.rule("fr.pad.rattonaut")
def test_a_rat_that_passes_no_pad_stays_on_the_path() -> None:
    table = moving(22, 10)
    table.go("r1>26")
    assert table.where(0)[0] == 26
    assert table.scored(0) == {}


@pytest.mark.rule("fr.pad.reward")
def test_the_reward_is_an_award_or_a_rat_from_the_nursery() -> None:
    table = moving(26, 10)
    table.do("r1>pad", "stop")
    assert table.legal == ["award", "nursery"]
    other = table.copy()
    table.do("award")
    assert (table.player(0).awards, table.where(0)) == (1, ["rocket", 10, "nursery", "nursery"])
    other.do("nursery")
    assert (other.player(0).awards, other.where(0)) == (0, ["rocket", 10, "start", "nursery"])


@pytest.mark.rule("fr.pad.reward")
def test_an_award_is_worth_three_points() -> None:
    table = moving(26, 10)
    table.do("r1>pad", "stop", "award")
    lines = GAME.score_pad(table.box, table.position).lines
    assert (lines["awards"][0], lines["rattonaut"][0]) == (3, 10)


@pytest.mark.rule("fr.pad.reward")
def test_the_reward_comes_before_other_spaces_are_collected() -> None:
    table = moving(26, 10, cheese=0)
    table.drinks(0, 1)
    table.do("r1>pad", "r2>11")
    assert table.phase == "reward"
    assert table.cheese(0) == 0
    table.do("award")
    assert table.phase == "drink"


@pytest.mark.rule("fr.pad.reward")
def test_a_last_rat_taken_at_the_pad_is_no_longer_in_the_nursery_for_the_burrow() -> None:
    table = moving(26, 10, "rocket")  # one rat in the nursery
    table.burrow(0, "nursery_fork")
    table.do("r1>pad", "r2>12", "nursery", "in")
    assert table.where(0) == ["rocket", 12, "rocket", "start"]
    assert table.happened("nursery-left") == [{"seat": 0, "rat": 3}]


@pytest.mark.rule("fr.pad.reward")
def test_a_rat_from_the_nursery_does_not_move_this_turn() -> None:
    table = moving(26, "nursery")
    table.do("r1>pad")
    assert table.where(0) == ["rocket", "start", "nursery", "nursery"]
    assert table.actor == 1
    table.begin(0)
    assert table.legal == [f"r2>{space}" for space in range(1, 6)]


@pytest.mark.rule("fr.pad.reward")
def test_without_a_rat_in_the_nursery_the_reward_is_an_award() -> None:
    table = moving(26, 10, 4, "start")
    table.do("r1>pad", "stop")
    assert (table.player(0).awards, table.actor) == (1, 1)


@pytest.mark.rule("fr.pad.award-limit")
@pytest.mark.parametrize("place", ["start", 1, 26])
def test_an_award_needs_a_rat_left_on_the_path_start_included(place: int | str) -> None:
    table = moving(25, place)
    table.go("r1>pad")
    assert table.legal == ["award", "nursery"]


@pytest.mark.rule("fr.pad.award-limit")
@pytest.mark.parametrize(
    ("others", "after"),
    [
        (("nursery", "nursery", "nursery"), ["rocket", "start", "nursery", "nursery"]),
        (("rocket", "nursery", "nursery"), ["rocket", "rocket", "start", "nursery"]),
        (("rocket", "rocket", "nursery"), ["rocket", "rocket", "rocket", "start"]),
    ],
)
def test_with_no_rat_left_on_the_path_one_comes_from_the_nursery(others: tuple[str, ...], after: list[str]) -> None:
    table = moving(26, *others)
    table.do("r1>pad")
    assert (table.where(0), table.player(0).awards) == (after, 0)
    assert table.actor == 1


@pytest.mark.rule("fr.pad.award-limit")
def test_a_rat_moved_in_the_same_turn_is_left_on_the_path() -> None:
    table = moving(26, 25)
    table.do("r1>pad", "r2>26")
    assert table.legal == ["award", "nursery"]


@pytest.mark.rule("fr.pad.award-limit")
def test_the_fourth_rattonaut_brings_an_award() -> None:
    table = moving(26, "rocket", "rocket", "rocket")
    table.do("r1>pad")
    assert (table.where(0), table.player(0).awards) == (["rocket"] * 4, 1)


@pytest.mark.rule("fr.pad.no-bonus")
def test_the_pad_yields_no_resource_whatever_the_seat_owns() -> None:
    table = moving(26, 10, cheese=0)
    table.light(0, 40)
    table.backpacks(0, "yellow", "green", "orange", "blue", "white")
    table.token(0, 1, "gatherer")
    table.do("r1>pad", "stop", "award")
    assert table.goods(0) == {}
    assert (table.player(0).light, table.burrow_node(0), table.scored(0)) == (40, "start", {"rattonaut": 1})
    assert table.happened("gained") == []


@pytest.mark.rule("fr.pad.no-bonus")
def test_beside_the_pad_bonuses_apply_to_the_other_spaces_only() -> None:
    table = moving(26, 10, cheese=0)
    table.light(0, 40)
    table.backpacks(0, "yellow", "green", "orange", "blue", "white")
    table.token(0, 1, "gatherer")
    table.do("r1>pad", "r2>11", "award")
    assert table.goods(0) == {"cheese": 2 + 1 + 2}
