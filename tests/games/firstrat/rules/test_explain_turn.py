"""Why a seat can't have or build something: the rule and the figures of the refusal."""

import pytest

from ratskeller.games.firstrat.refusal import refuse
from tests.games.firstrat.rules.refused import why_not
from tests.games.firstrat.rules.table import Table

NURSERY, ROCKET = "nursery", "rocket"


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def builder(table: Table) -> Table:
    """A table at which the first seat may build a cockpit, and nothing else."""
    table.give(0, calc=2, can=1, cheese=1)
    table.go("r1>4")
    assert table.legal == ["build:cockpit", "end"]
    return table


@pytest.fixture
def shopper(table: Table) -> Table:
    """A table at which the first seat's first rat goes to the frog."""
    table.rats(0, 14, "start")
    table.give(0, cheese=1)
    return table


# Pad, collecting, burrow


@pytest.mark.rule("fr.pad.award-limit")
def test_no_award_without_a_rat_left_on_the_path(table: Table) -> None:
    table.rats(0, 26, NURSERY, NURSERY, NURSERY)
    table.give(0, cheese=10)
    table.do("r1>pad")
    assert why_not(table, "award") == refuse("fr.pad.award-limit", "award-limit")


@pytest.mark.rule("fr.pad.reward")
def test_no_second_reward_is_an_award_when_a_rat_was_chosen(table: Table) -> None:
    table.rats(0, 26, 9, NURSERY, NURSERY)
    table.give(0, cheese=10)
    table.go("r1>pad")
    table.do("nursery")
    assert why_not(table, "award") == refuse("fr.build.any", "other-decision", phase="build")


@pytest.mark.rule("fr.pad.reward")
@pytest.mark.rule("fr.burrow.nursery")
def test_nobody_comes_from_an_empty_nursery(table: Table) -> None:
    table.rats(0, 26, 5, ROCKET, ROCKET)
    table.give(0, cheese=10)
    table.go("r1>pad")
    assert why_not(table, "nursery") == refuse("fr.pad.reward", "nursery-empty")


@pytest.mark.rule("fr.pad.reward")
@pytest.mark.parametrize("move", ["award", "nursery"])
def test_no_reward_without_a_rat_on_the_pad(builder: Table, move: str) -> None:
    assert why_not(builder, move) == refuse("fr.pad.reward", "no-rat-on-pad")


@pytest.mark.rule("fr.collect.backpack")
def test_the_bonus_is_a_material_that_was_collected(table: Table) -> None:
    table.rats(0, 9, 3)
    table.backpacks(0, "green")
    table.do("r1>10", "r2>4")
    assert why_not(table, "bonus:can") == refuse("fr.collect.backpack", "not-collected", good="can")


@pytest.mark.rule("fr.collect.backpack")
def test_the_bonus_is_a_material_from_a_space_of_the_backpacks_colour(table: Table) -> None:
    table.rats(0, 17, 9, 3)
    table.comics(0, "one-colour")
    table.backpacks(0, "green")
    table.do("r1>18", "r2>10", "r3>4")
    assert why_not(table, "bonus:calc") == refuse("fr.collect.backpack", "no-backpack", good="calc", colour="orange")


@pytest.mark.rule("fr.collect.drink")
def test_who_has_no_drink_can_use_none(table: Table) -> None:
    assert why_not(table, "drink") == refuse("fr.collect.drink", "no-drinks")


@pytest.mark.rule("fr.collect.drink")
def test_a_drink_doubles_nothing_when_only_the_pad_was_reached(table: Table) -> None:
    table.rats(0, 26, 5)
    table.give(0, cheese=10)
    table.drinks(0, 1)
    table.go("r1>pad")
    table.do("nursery")
    assert why_not(table, "drink") == refuse("fr.collect.drink", "nothing-to-double")


@pytest.mark.rule("fr.burrow.library")
def test_a_comic_that_is_not_in_the_library_is_refused(table: Table) -> None:
    table.rats(0, 4, "start")
    table.burrow(0, "library_fork")
    table.library("discount")
    table.do("r1>6", "in")
    assert why_not(table, "comic:no-toll") == refuse("fr.burrow.library", "comic-gone", comic="no-toll")


@pytest.mark.rule("fr.super.token")
def test_a_token_goes_on_a_rat_of_the_path(table: Table) -> None:
    table.rats(0, 4, ROCKET, NURSERY, NURSERY)
    table.burrow(0, "library_fork")
    table.library("thief")
    table.put_player(0, rats={"3": "start"})
    table.go("r1>6")
    table.do("in", "comic:thief")
    assert why_not(table, "token:r2") == refuse("fr.super.token", "rat-in-rocket", rat=2)
    assert why_not(table, "token:r3") == refuse("fr.super.token", "rat-in-nursery", rat=3)


@pytest.mark.rule("fr.super.token")
def test_of_like_rats_on_start_the_first_gets_the_token(table: Table) -> None:
    table.rats(0, 4, "start", "start")
    table.burrow(0, "library_fork")
    table.library("thief")
    table.go("r1>6")
    table.do("in", "comic:thief")
    assert why_not(table, "token:r3") == refuse("fr.super.token", "like-rats", rat=3, other=2)


# Stalls


@pytest.mark.rule("fr.shop.who")
def test_what_a_stall_does_not_have_is_refused(table: Table) -> None:
    table.frog(0)
    assert why_not(table, "buy:drink") == refuse("fr.shop.who", "none-left", item="drink", stall="frog")
    table.rats(0, 8, "start")
    table.hamster(green=1)
    table.go("r1>9")
    assert why_not(table, "steal:backpack-blue") == refuse(
        "fr.shop.who", "none-left", item="backpack-blue", stall="hamster"
    )


@pytest.mark.rule("fr.shop.who")
def test_an_item_of_a_stall_without_an_own_rat_is_refused(shopper: Table) -> None:
    shopper.go("r1>15")
    shopper.crow("crumbs")
    assert why_not(shopper, "steal:cap-crumbs") == refuse(
        "fr.shop.who", "no-rat-at-stall", item="cap-crumbs", stall="crow"
    )


@pytest.mark.rule("fr.shop.who")
def test_an_item_of_another_stall_waits_for_its_turn(table: Table) -> None:
    table.rats(0, 20, 14)
    table.crow("crumbs")
    table.do("r1>21", "r2>15")
    assert why_not(table, "steal:cap-crumbs") == refuse("fr.shop.who", "other-stall", item="cap-crumbs", stall="frog")


@pytest.mark.rule("fr.shop.one-per-colour")
def test_a_second_backpack_of_a_colour_is_refused(table: Table) -> None:
    table.rats(0, 8, "start")
    table.hamster(green=1, blue=1)
    table.backpacks(0, "green")
    table.go("r1>9")
    refusal = why_not(table, "steal:backpack-green")
    assert refusal == refuse("fr.shop.one-per-colour", "backpack-owned", colour="green")


@pytest.mark.rule("fr.shop.pay")
def test_too_little_cheese_names_the_price_and_what_is_held(shopper: Table) -> None:
    shopper.go("r1>15")
    assert why_not(shopper, "buy:drink") == refuse("fr.shop.pay", "too-little-cheese", item="drink", price=7, held=3)


@pytest.mark.rule("fr.super.commander")
def test_the_commander_is_told_to_pay(shopper: Table) -> None:
    shopper.token(0, 1, "commander")
    shopper.give(0, cheese=5)
    shopper.go("r1>15")
    assert why_not(shopper, "steal:drink") == refuse("fr.super.commander", "commander-pays", rat=1)


@pytest.mark.rule("fr.super.commander")
def test_a_commander_without_cheese_that_was_passed_over_learns_why(shopper: Table) -> None:
    shopper.token(0, 1, "commander")
    shopper.give(0, calc=2, can=1)
    shopper.go("r1>15")
    assert shopper.phase == "build"
    assert why_not(shopper, "steal:drink") == refuse("fr.super.commander", "commander-pays", rat=1)
    assert why_not(shopper, "buy:drink") == refuse("fr.shop.pay", "too-little-cheese", item="drink", price=7, held=3)


@pytest.mark.rule("fr.super.commander")
@pytest.mark.rule("fr.super.token")
def test_a_commander_who_is_the_thief_too_pays(shopper: Table) -> None:
    shopper.token(0, 1, "commander", "thief")
    shopper.give(0, cheese=5)
    shopper.go("r1>15")
    assert why_not(shopper, "take:drink") == refuse("fr.super.commander", "commander-pays", rat=1)


@pytest.mark.rule("fr.super.thief")
@pytest.mark.parametrize("way", ["buy", "steal"])
def test_the_thief_neither_pays_nor_steals(shopper: Table, way: str) -> None:
    shopper.token(0, 1, "thief")
    shopper.give(0, cheese=9)
    shopper.go("r1>15")
    assert why_not(shopper, f"{way}:drink") == refuse("fr.super.thief", "thief-takes", rat=1)


@pytest.mark.rule("fr.super.thief")
def test_only_the_thief_takes(shopper: Table) -> None:
    shopper.go("r1>15")
    assert why_not(shopper, "take:drink") == refuse("fr.super.thief", "not-the-thief", rat=1)


@pytest.mark.rule("fr.super.token")
def test_the_thief_of_this_turn_takes_nothing_yet(shopper: Table) -> None:
    shopper.token(0, 1, "thief")
    shopper.put_player(0, fresh=["thief"])
    shopper.go("r1>15")
    assert why_not(shopper, "take:drink") == refuse("fr.super.token", "thief-next-turn", rat=1)


@pytest.mark.rule("fr.shop.who")
def test_a_rat_that_has_shopped_gets_nothing_more(shopper: Table) -> None:
    shopper.give(0, calc=2, can=1, cheese=20)
    shopper.go("r1>15")
    shopper.do("buy:drink")
    assert why_not(shopper, "buy:drink") == refuse("fr.build.any", "other-decision", phase="build")


# Building


@pytest.mark.rule("fr.build.engine")
@pytest.mark.rule("fr.build.cargo")
def test_a_missing_material_is_named_with_what_is_needed_and_held(builder: Table) -> None:
    assert why_not(builder, "build:engine") == refuse(
        "fr.build.engine", "missing-good", part="engine", good="bottle", needed=5, held=1
    )
    builder.give(0, soda=3)
    assert why_not(builder, "build:cargo") == refuse(
        "fr.build.cargo", "missing-good", part="cargo", good="can", needed=2, held=1
    )


@pytest.mark.rule("fr.comic.discount")
def test_with_the_discount_a_material_is_always_saved(builder: Table) -> None:
    builder.comics(0, "discount")
    assert why_not(builder, "build:cockpit") == refuse("fr.comic.discount", "must-save", part="cockpit")
    assert why_not(builder, "build:engine/1") == refuse(
        "fr.build.engine", "missing-good", part="engine", good="bottle", needed=4, held=1
    )


@pytest.mark.rule("fr.comic.discount")
def test_without_the_discount_nothing_is_saved(builder: Table) -> None:
    assert why_not(builder, "build:cockpit/2") == refuse("fr.comic.discount", "no-discount", part="cockpit")


@pytest.mark.rule("fr.shop.next-turn")
def test_a_discount_taken_this_turn_saves_nothing_yet(builder: Table) -> None:
    builder.comics(0, "discount")
    builder.put_player(0, fresh=["discount"])
    refusal = why_not(builder, "build:cockpit/1")
    assert refusal == refuse("fr.shop.next-turn", "comic-next-turn", comic="discount")


@pytest.mark.rule("fr.build.donate")
def test_a_donation_names_the_cheese_needed_and_held(builder: Table) -> None:
    assert why_not(builder, "donate") == refuse("fr.build.donate", "donation", needed=10, held=1)


@pytest.mark.rule("fr.build.needs-marker")
@pytest.mark.parametrize("move", ["build:engine", "donate"])
def test_without_a_marker_nothing_is_built_or_donated(table: Table, move: str) -> None:
    table.markers(0, cheese=10)
    assert why_not(table, move) == refuse("fr.build.needs-marker", "no-marker")


@pytest.mark.rule("fr.track.spare")
def test_by_the_option_the_last_markers_are_for_the_last_round() -> None:
    table = Table(options={"spare_markers": "last-round"})
    table.rats(0, 14, "start")
    table.markers(0, cheese=8)
    table.give(0, cheese=20)
    assert why_not(table, "donate") == refuse("fr.turn.steps", "other-decision", phase="move")
    table.go("r1>15")
    assert why_not(table, "donate") == refuse("fr.track.spare", "spare-marker", held=2)
