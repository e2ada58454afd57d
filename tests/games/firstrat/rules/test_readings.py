"""Where rulebooks differ: each reading that a table may choose, beside the one that is usual."""

import pytest

from tests.games.firstrat.rules.moving import moving, moving_by
from tests.games.firstrat.rules.refused import why_not
from tests.games.firstrat.rules.solo_table import GREG
from tests.games.firstrat.rules.table import GAME, Table

LAST_TO_ROCKET = (26, "rocket", "rocket", "rocket")
LAST_ON_PATH = (26, "rocket", "rocket", "nursery")


@pytest.mark.rule("fr.pad.award-limit")
@pytest.mark.parametrize(("award", "awards"), [("path-or-all", 1), ("path", 0), ("always", 1)])
def test_the_fourth_rattonaut_brings_an_award_unless_only_the_path_counts(award: str, awards: int) -> None:
    table = moving_by({"award": award}, *LAST_TO_ROCKET)
    table.do("r1>pad")
    assert (table.player(0).awards, table.actor) == (awards, 1)


@pytest.mark.rule("fr.pad.award-limit")
@pytest.mark.parametrize("award", ["path-or-all", "path"])
def test_the_last_rat_on_the_path_brings_no_award_where_there_is_a_limit(award: str) -> None:
    table = moving_by({"award": award}, *LAST_ON_PATH)
    table.do("r1>pad")
    assert (table.player(0).awards, table.where(0)) == (0, ["rocket", "rocket", "rocket", "start"])


@pytest.mark.rule("fr.pad.award-limit")
def test_without_a_limit_the_last_rat_on_the_path_may_bring_an_award() -> None:
    table = moving_by({"award": "always"}, *LAST_ON_PATH)
    table.do("r1>pad")
    assert table.legal == ["award", "nursery"]


@pytest.mark.rule("fr.pad.award-limit", "fr.move.always-possible")
def test_without_a_limit_who_has_no_rat_on_the_path_brings_one_from_the_nursery() -> None:
    table = moving_by({"award": "always"}, *LAST_ON_PATH)
    table.do("r1>pad", "award")
    assert table.where(0) == ["rocket", "rocket", "rocket", "nursery"]
    table.begin(0)
    assert table.where(0) == ["rocket", "rocket", "rocket", "start"]
    assert table.legal == [f"r4>{space}" for space in range(1, 6)]


@pytest.mark.rule("fr.pad.award-limit", "fr.move.always-possible")
def test_no_rat_comes_back_from_the_rocket() -> None:
    table = moving_by({"award": "always"}, *LAST_TO_ROCKET)
    table.do("r1>pad")
    table.begin(0)
    assert table.where(0) == ["rocket"] * 4


@pytest.mark.rule("fr.pad.award-limit")
@pytest.mark.parametrize(("award", "reason"), [("path-or-all", "award-limit"), ("path", "award-limit-path")])
def test_a_refused_award_is_told_by_the_reading_of_the_table(award: str, reason: str) -> None:
    table = moving_by({"award": award}, *LAST_ON_PATH, calc=2, can=1)
    table.do("r1>pad")
    assert table.phase == "build"
    assert (why_not(table, "award").rule, why_not(table, "award").reason) == ("fr.pad.award-limit", reason)


@pytest.mark.rule("fr.pad.award-limit")
def test_with_all_in_the_rocket_and_no_rat_on_the_path_an_award_is_refused_where_only_the_path_counts() -> None:
    table = moving_by({"award": "path"}, *LAST_TO_ROCKET, calc=2, can=1)
    table.do("r1>pad")
    assert why_not(table, "award").reason == "award-limit-path"


def in_library(library: str) -> Table:
    """Seat 0 stands in the library, in which two comics lie."""
    table = moving_by({"library": library}, 3)
    table.library("no-toll", "discount")
    table.burrow(0, "library_fork")
    table.do("r1>6", "in")
    return table


@pytest.mark.rule("fr.burrow.library")
def test_usually_a_comic_may_be_left_in_the_library() -> None:
    assert in_library("may").legal == ["comic:no-toll", "comic:discount", "no-comic"]


@pytest.mark.rule("fr.burrow.library")
def test_where_a_comic_must_be_taken_none_can_be_declined() -> None:
    table = in_library("must")
    assert table.legal == ["comic:no-toll", "comic:discount"]
    refusal = why_not(table, "no-comic")
    assert (refusal.rule, refusal.reason) == ("fr.burrow.library", "must-take-comic")


@pytest.mark.rule("fr.burrow.library")
def test_nothing_must_be_taken_from_an_empty_library() -> None:
    table = moving_by({"library": "must"}, 3)
    table.library()
    table.burrow(0, "library_fork")
    table.do("r1>6", "in")
    assert table.actor == 1


def token_at_stall(super_power: str, comic: str) -> Table:
    """Seat 0 has put a super rat's token on a rat that stands at the hamster, with two backpacks and 6 cheese."""
    table = moving_by({"super_power": super_power, "comics": "super"}, 8, 5, cheese=6)
    table.hamster(blue=1, green=1)
    table.library(comic)
    table.burrow(0, "library_fork")
    table.do("r1>9", "stop", "in", f"comic:{comic}", "token:r1")
    return table


@pytest.mark.rule("fr.super.token")
@pytest.mark.parametrize(("super_power", "takes"), [("next-turn", False), ("at-once", True)])
def test_a_new_thief_takes_in_the_same_turn_only_where_powers_work_at_once(super_power: str, takes: bool) -> None:
    table = token_at_stall(super_power, "thief")
    assert table.phase == "shop"
    assert ("take:backpack-blue" in table.legal) is takes
    assert ("steal:backpack-blue" in table.legal) is not takes


@pytest.mark.rule("fr.super.token", "fr.super.commander")
@pytest.mark.parametrize(("super_power", "steals"), [("next-turn", True), ("at-once", False)])
def test_a_new_commander_still_steals_unless_powers_work_at_once(super_power: str, steals: bool) -> None:
    table = token_at_stall(super_power, "commander")
    assert ("steal:backpack-blue" in table.legal) is steals


@pytest.mark.rule("fr.super.token", "fr.super.gatherer")
@pytest.mark.parametrize("super_power", ["next-turn", "at-once"])
def test_a_new_gatherer_adds_nothing_to_what_was_collected_before(super_power: str) -> None:
    table = token_at_stall(super_power, "gatherer")
    assert len(table.happened("burrow-moved")) == 2


@pytest.mark.rule("fr.shop.next-turn")
def test_other_comics_work_from_the_next_turn_on_in_either_reading() -> None:
    table = moving_by({"super_power": "at-once"}, 3)
    table.library("discount")
    table.burrow(0, "library_fork")
    table.give(0, calc=2, can=1)
    table.do("r1>6", "in", "comic:discount")
    assert [move for move in table.legal if move.startswith("build")] == ["build:cockpit"]


def beside_greg(greg_toll: str, cheese: int, **options: str) -> Table:
    """You are about to move; three rats of Greg's stand on space 10."""
    table = Table(level="easy", options={"greg_toll": greg_toll, **options})
    table.rats(GREG, 10, 10, 10, 1)
    table.rats(0, 9, "start", "nursery", "nursery")
    table.give(0, cheese=cheese)
    table.begin(0)
    return table


@pytest.mark.rule("fr.solo.toll")
@pytest.mark.parametrize(("greg_toll", "left"), [("space", 4), ("rat", 2)])
def test_the_toll_for_gregs_rats_is_for_the_space_or_for_each_rat(greg_toll: str, left: int) -> None:
    table = beside_greg(greg_toll, cheese=5)
    table.go("r1>10")
    assert table.cheese(0) == left
    assert table.happened("toll-paid") == [{"seat": 0, "to": GREG, "cheese": 5 - left, "space": 10}]


@pytest.mark.rule("fr.solo.toll", "fr.move.mouldy")
@pytest.mark.parametrize(("greg_toll", "mouldy", "left"), [("space", 1, 2), ("rat", 1, 0)])
def test_no_more_mouldy_cheese_is_taken_than_gregs_rats_need(greg_toll: str, mouldy: int, left: int) -> None:
    table = beside_greg(greg_toll, cheese=0)
    table.go("r1>10")
    assert (table.player(0).mouldy, table.cheese(0)) == (mouldy, left)


@pytest.mark.rule("fr.move.toll")
def test_with_people_the_toll_is_for_the_space_however_it_is_with_greg() -> None:
    table = moving_by({"greg_toll": "rat"}, 9)
    table.rats(1, 10, 11, "start", "nursery")
    table.go("r1>10")
    assert table.cheese(0) == 4


@pytest.mark.rule("fr.collect.counted", "fr.move.mouldy")
@pytest.mark.parametrize(("supply", "taken", "is_paid"), [("10", 9, True), ("10", 10, False), ("12", 11, True)])
def test_a_toll_is_paid_while_mouldy_cheese_is_left(supply: str, taken: int, is_paid: bool) -> None:
    table = moving_by({"mouldy_supply": supply}, 9, people=3, cheese=0)
    table.put(players={"1": {"mouldy": taken - 4}, "2": {"mouldy": 4}})
    table.rats(1, 10, "start", "nursery", "nursery")
    table.give(1, cheese=0)
    table.go("r1>10")
    assert (table.player(0).mouldy, table.cheese(0), table.cheese(1)) == ((1, 2, 1) if is_paid else (0, 0, 0))
    unpaid = {"seat": 0, "to": 1, "cheese": 1, "space": 10}
    assert table.happened("toll-unpaid") == ([] if is_paid else [unpaid])


@pytest.mark.rule("fr.collect.counted", "fr.solo.toll")
def test_of_several_tolls_as_many_are_paid_as_can_be() -> None:
    table = beside_greg("rat", cheese=2, mouldy_supply="10")
    table.put(players={"0": {"mouldy": 10}})
    table.go("r1>10")
    assert (table.cheese(0), table.player(0).mouldy) == (0, 10)
    assert table.happened("toll-paid") == [{"seat": 0, "to": GREG, "cheese": 2, "space": 10}]
    assert table.happened("toll-unpaid") == [{"seat": 0, "to": GREG, "cheese": 1, "space": 10}]


@pytest.mark.rule("fr.collect.unlimited")
def test_usually_mouldy_cheese_and_awards_never_run_out() -> None:
    table = moving(26, 9, cheese=0)
    table.put(players={"1": {"mouldy": 100, "awards": 100}})
    table.rats(1, 10, "start", "nursery", "nursery")
    table.do("r1>pad", "r2>10", "award")
    assert (table.player(0).mouldy, table.player(0).awards) == (1, 1)


@pytest.mark.rule("fr.collect.counted", "fr.pad.reward")
@pytest.mark.parametrize(
    ("supply", "taken", "legal"), [("15", 14, ["award", "nursery"]), ("16", 15, ["award", "nursery"])]
)
def test_an_award_can_be_taken_while_one_is_left(supply: str, taken: int, legal: list[str]) -> None:
    table = moving_by({"award_supply": supply}, 26, 10, people=3)
    table.put(players={"1": {"awards": taken - 1}, "2": {"awards": 1}})
    table.do("r1>pad", "stop")
    assert table.legal == legal


@pytest.mark.rule("fr.collect.counted", "fr.pad.reward")
@pytest.mark.parametrize(("nursery", "after"), [("nursery", "start"), ("start", "start")])
def test_without_an_award_left_a_rat_comes_from_the_nursery_if_there_is_one(nursery: str, after: str) -> None:
    table = moving_by({"award_supply": "15"}, 26, 10, 5, nursery, calc=2, can=1)
    table.put(players={"1": {"awards": 15}})
    table.do("r1>pad", "stop")
    assert (table.player(0).awards, table.where(0)) == (0, ["rocket", 10, 5, after])
    refusal = why_not(table, "award")
    assert (refusal.rule, refusal.figures) == ("fr.collect.counted", {"awards": 15})


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.parametrize(("reading", "needed"), [("at-least", 90), ("more-than", 91)])
def test_the_challenge_of_points_asks_for_at_least_or_for_more_than_ninety(reading: str, needed: int) -> None:
    box = GAME.pack(GAME.profile("standard", {"challenge_points": reading}))[0]
    assert box.challenge_points == needed
