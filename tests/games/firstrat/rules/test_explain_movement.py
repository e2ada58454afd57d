"""Why a rat can't go there: the rule and the figures of the refusal."""

import pytest

from ratskeller.games.firstrat.refusal import refuse
from tests.games.firstrat.rules.refused import why_not
from tests.games.firstrat.rules.table import Table

NURSERY = "nursery"


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.rule("fr.turn.steps")
@pytest.mark.parametrize("move", ["stop", "end"])
def test_nobody_stops_before_a_rat_has_moved(table: Table, move: str) -> None:
    assert why_not(table, move) == refuse("fr.turn.steps", "must-move")


@pytest.mark.rule("fr.burrow.nursery")
def test_a_rat_in_the_nursery_is_refused(table: Table) -> None:
    assert why_not(table, "r3>2") == refuse("fr.burrow.nursery", "rat-in-nursery", rat=3)


@pytest.mark.rule("fr.pad.rattonaut")
def test_a_rat_in_the_rocket_is_refused(table: Table) -> None:
    table.rats(0, "rocket", 5)
    assert why_not(table, "r1>6") == refuse("fr.pad.rattonaut", "rat-in-rocket", rat=1)


@pytest.mark.rule("fr.move.many")
def test_no_rat_moves_twice_in_a_turn(table: Table) -> None:
    table.rats(0, 9, 3)
    table.do("r1>10")
    assert why_not(table, "r1>11") == refuse("fr.move.many", "rat-moved", rat=1)


@pytest.mark.rule("fr.move.forward")
def test_a_rat_neither_stays_nor_goes_back(table: Table) -> None:
    table.rats(0, 9, 3)
    assert why_not(table, "r1>9") == refuse("fr.move.forward", "same-space", rat=1, space=9)
    assert why_not(table, "r1>4") == refuse("fr.move.forward", "behind", rat=1, origin=9, space=4)


@pytest.mark.rule("fr.move.one")
def test_too_far_alone_names_the_steps_and_the_limit(table: Table) -> None:
    assert why_not(table, "r1>7") == refuse("fr.move.one", "too-far-alone", rat=1, space=7, steps=7, limit=5)


@pytest.mark.rule("fr.move.one")
def test_the_pad_can_be_too_far_as_well(table: Table) -> None:
    table.rats(0, 21, 3)
    assert why_not(table, "r1>pad") == refuse("fr.move.one", "too-far-alone", rat=1, space=27, steps=6, limit=5)


@pytest.mark.rule("fr.super.runner")
def test_too_far_for_the_runner_names_the_runners_limit(table: Table) -> None:
    table.token(0, 1, "runner")
    assert why_not(table, "r1>8") == refuse("fr.move.one", "too-far-alone", rat=1, space=8, steps=8, limit=7)


@pytest.mark.rule("fr.move.shortcut")
def test_the_steps_needed_count_pipes_that_can_be_paid_and_no_others(table: Table) -> None:
    table.rats(0, 5, "start")
    table.give(0, soda=1)
    assert why_not(table, "r1>16").figures == {"rat": 1, "space": 16, "steps": 7, "limit": 5}
    table.give(0, soda=0)
    assert why_not(table, "r1>16").figures == {"rat": 1, "space": 16, "steps": 11, "limit": 5}


@pytest.mark.rule("fr.move.many")
def test_too_far_together_names_the_steps_and_the_limit(table: Table) -> None:
    table.rats(0, 9, 3, 2)
    table.do("r1>10")
    assert why_not(table, "r2>7") == refuse("fr.move.many", "too-far-together", rat=2, space=7, steps=4, limit=3)


@pytest.mark.rule("fr.move.shortcut")
def test_a_pipe_that_cant_be_paid_names_its_ends_its_cost_and_what_is_held(table: Table) -> None:
    table.rats(0, 11, 3)
    assert why_not(table, "r1>19") == refuse(
        "fr.move.shortcut", "pipe-unpaid", origin=11, end=19, good="can", needed=1, held=0
    )


@pytest.mark.rule("fr.move.shortcut")
def test_two_pipes_of_one_material_are_counted_together(table: Table) -> None:
    table.rats(0, 13, 3)
    table.give(0, bottle=1)
    assert why_not(table, "r1>24") == refuse(
        "fr.move.shortcut", "pipe-unpaid", origin=20, end=24, good="bottle", needed=2, held=1
    )


@pytest.mark.rule("fr.comic.orange-pipes")
def test_a_pipe_that_is_free_is_not_among_those_to_pay(table: Table) -> None:
    table.rats(0, 13, 3)
    table.comics(0, "orange-pipes")
    assert why_not(table, "r1>24") == refuse(
        "fr.move.shortcut", "pipe-unpaid", origin=20, end=24, good="bottle", needed=1, held=0
    )


@pytest.mark.rule("fr.move.own-space")
def test_an_own_rat_on_the_space_is_named(table: Table) -> None:
    table.rats(0, 9, 8)
    assert why_not(table, "r2>9") == refuse("fr.move.own-space", "own-rat-there", rat=2, other=1, space=9)


@pytest.mark.rule("fr.move.pad-once")
def test_a_second_rat_on_the_pad_is_refused(table: Table) -> None:
    table.rats(0, 26, 25, 24)
    table.do("r1>pad")
    assert why_not(table, "r2>pad") == refuse("fr.move.pad-once", "pad-taken", rat=2, other=1)


@pytest.mark.rule("fr.move.many")
def test_a_space_of_another_colour_is_refused_with_both_colours(table: Table) -> None:
    table.rats(0, 9, 3)
    table.do("r1>10")
    assert why_not(table, "r2>5") == refuse(
        "fr.move.many", "other-colour", rat=2, space=5, colour="yellow", wanted="green"
    )


@pytest.mark.rule("fr.comic.one-colour")
def test_green_and_orange_are_both_wanted_with_the_comic(table: Table) -> None:
    table.rats(0, 9, 3)
    table.comics(0, "one-colour")
    table.do("r1>10")
    assert why_not(table, "r2>5").figures["wanted"] == "green-orange"


@pytest.mark.rule("fr.move.pad-colour")
def test_the_rats_beside_one_on_the_pad_have_one_colour(table: Table) -> None:
    table.rats(0, 26, 20, 15)
    table.do("r1>pad", "r2>22")
    assert why_not(table, "r3>16") == refuse(
        "fr.move.pad-colour", "colour-beside-pad", rat=3, space=16, colour="green", wanted="blue"
    )


@pytest.mark.rule("fr.move.many")
def test_of_like_rats_on_start_the_first_is_to_be_named(table: Table) -> None:
    assert why_not(table, "r2>2") == refuse("fr.move.many", "like-rats", rat=2, other=1)


@pytest.mark.rule("fr.move.many")
def test_a_rat_further_ahead_is_to_be_moved_first(table: Table) -> None:
    table.rats(0, 15, 9, 3)
    table.do("r2>10")
    assert why_not(table, "r1>16") == refuse("fr.move.many", "front-first", rat=1, other=2)


@pytest.mark.rule("fr.move.many")
def test_unlike_rats_leave_start_by_their_numbers(table: Table) -> None:
    table.rats(0, "start", "start", NURSERY, "start")
    table.token(0, 2, "runner")
    table.token(0, 4, "gatherer")
    table.do("r2>5")
    assert why_not(table, "r1>2") == refuse("fr.move.many", "start-order", rat=1, other=2)


@pytest.mark.rule("fr.move.many")
def test_the_second_of_like_rats_from_start_goes_less_far(table: Table) -> None:
    table.rats(0, "start", "start", "start")
    table.token(0, 3, "gatherer")
    table.comics(0, "four-steps", "one-colour")
    table.do("r1>3")
    assert why_not(table, "r2>4") == refuse("fr.move.many", "nearer", rat=2, other=1, space=3)


@pytest.mark.rule("fr.move.many")
def test_no_second_rat_moves_after_one_that_went_far(table: Table) -> None:
    table.rats(0, 10, 3)
    table.do("r1>15")
    assert why_not(table, "r2>5") == refuse("fr.move.many", "went-far", rat=1, steps=5, limit=3)


@pytest.mark.rule("fr.move.many")
def test_where_no_second_rat_could_move_the_reason_is_told_later_too(table: Table) -> None:
    table.rats(0, 14, 5)
    table.do("r1>15")
    assert table.phase == "shop"
    assert why_not(table, "r2>6") == refuse(
        "fr.move.many", "other-colour", rat=2, space=6, colour="white", wanted="yellow"
    )


@pytest.mark.rule("fr.turn.steps")
def test_a_rat_that_could_have_moved_before_the_stop_comes_too_late(table: Table) -> None:
    table.rats(0, 14, 4)
    table.do("r1>15", "stop")
    assert why_not(table, "r2>5") == refuse("fr.shop.who", "other-decision", phase="shop")


@pytest.mark.rule("fr.move.shortcut")
def test_pipes_that_dont_lead_to_the_space_are_refused(table: Table) -> None:
    table.rats(0, 5, 3)
    table.give(0, soda=1, calc=1)
    table.do("r1>10")
    assert why_not(table, "pipe1") == refuse("fr.move.shortcut", "no-such-way", origin=5, space=10)
    assert why_not(table, "pipe2+3") == refuse("fr.move.shortcut", "no-such-way", origin=5, space=10)


@pytest.mark.rule("fr.move.shortcut")
@pytest.mark.rule("fr.move.one")
def test_a_way_with_too_many_steps_is_refused(table: Table) -> None:
    table.rats(0, 3, "start")
    table.give(0, soda=1, calc=1)
    table.do("r1>12")
    assert why_not(table, "walk") == refuse("fr.move.one", "too-far-alone", rat=1, space=12, steps=9, limit=5)


@pytest.mark.rule("fr.move.shortcut")
def test_a_way_that_cant_be_paid_is_refused(table: Table) -> None:
    table.rats(0, 11, "start")
    table.token(0, 1, "commander")
    table.give(0, bottle=1)
    table.do("r1>19")
    assert why_not(table, "pipe3") == refuse(
        "fr.move.shortcut", "pipe-unpaid", origin=11, end=19, good="can", needed=1, held=0
    )


@pytest.mark.rule("fr.move.shortcut")
def test_no_other_rat_is_sent_before_the_way_is_chosen(table: Table) -> None:
    table.rats(0, 5, 3)
    table.give(0, soda=1)
    table.do("r1>10")
    assert why_not(table, "r2>4") == refuse("fr.move.shortcut", "other-decision", phase="route")
