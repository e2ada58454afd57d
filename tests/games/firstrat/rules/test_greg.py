"""fr.solo.*: Greg's set-up, his rats and the end. His cards are those of `cards.py`."""

import pytest

from tests.games.firstrat.rules.solo_table import GREG, against_greg, chances
from tests.games.firstrat.rules.table import GAME, Table

LEVELS = ("easy", "medium", "hard", "unfair")


@pytest.mark.rule("fr.solo.setup")
@pytest.mark.parametrize("level", LEVELS)
def test_the_table_is_laid_as_for_2_people_and_you_begin_with_1_cheese(level: str) -> None:
    table = Table(level=level)
    assert (table.position.seats, table.actor, table.cheese(0)) == (2, 0, 1)
    assert table.where(0) == ["start", "start", "nursery", "nursery"]
    assert (int(table.position.frog), sum(table.position.hamster)) == (3, 5)
    assert len(table.plain()["crow"]) == 6
    assert table.slots("cargo") == ["free", "blocked", "free", "blocked"]


@pytest.mark.rule("fr.solo.setup")
def test_gregs_rats_begin_on_8_5_1_and_start() -> None:
    table = Table(level="easy")
    assert table.where(GREG) == [8, 5, 1, "start"], "and none in a nursery"
    assert table.goods(GREG) == {}
    assert table.player(GREG).markers == 10


@pytest.mark.rule("fr.solo.setup")
@pytest.mark.rule("fr.setup.comics.two-people")
@pytest.mark.parametrize(("discount_for_two", "comics"), [("true", 6), ("false", 5)])
def test_the_discount_comic_is_left_out_as_for_2_people(discount_for_two: str, comics: int) -> None:
    table = Table(level="easy", options={"discount_for_two": discount_for_two})
    assert len(table.library_names()) == comics
    assert ("discount" in table.library_names()) == (discount_for_two == "true")


@pytest.mark.rule("fr.solo.move")
def test_the_first_number_moves_the_front_rat_whatever_its_name() -> None:
    table = against_greg(1, 10, 6, 3)
    table.do("~card:A1")  # 3, 1, 1, 1
    assert table.where(GREG) == [2, 13, 7, 4]


@pytest.mark.rule("fr.solo.move")
def test_positions_are_taken_at_the_start_of_his_turn() -> None:
    table = against_greg(10, 9, 3, 2)
    table.do("~card:B4")  # 0, 2, 1, 1: the second overtakes the first, and the third comes to 4
    assert table.where(GREG) == [10, 11, 4, 3]


@pytest.mark.rule("fr.solo.move")
def test_first_he_moves_then_comes_the_symbol() -> None:
    table = against_greg(10, 9, 3, 2)
    table.do("~card:A1")
    kinds = [event.kind for event in table.events]
    assert kinds == ["greg-card", *["greg-moved"] * 4, "greg-planned", "turn-began"]
    assert (table.actor, table.phase) == (0, "move"), "then you play again"


@pytest.mark.rule("fr.solo.move")
def test_a_0_is_no_move_and_costs_him_no_toll() -> None:
    table = against_greg(10, 6, 4, 2, mine=(10, "start", "nursery", "nursery"))
    table.do("~card:B4")  # 0, 2, 1, 1
    assert table.where(GREG) == [10, 8, 5, 3]
    assert table.cheese(0) == 0


@pytest.mark.rule("fr.solo.move")
@pytest.mark.rule("fr.solo.stall")
def test_a_0_at_a_stall_takes_no_item() -> None:
    table = against_greg(15, 6, 4, 2)
    table.frog(3)
    table.do("~card:B4")  # 0, 2, 1, 1
    assert table.position.frog == 3


@pytest.mark.rule("fr.solo.move.riders")
def test_with_two_in_the_rocket_the_third_moves_3_and_the_fourth_2() -> None:
    table = against_greg("rocket", "rocket", 10, 4)
    table.do("~card:B1")  # 1, 2, 0, 2
    assert table.where(GREG) == ["rocket", "rocket", 13, 6]


@pytest.mark.rule("fr.solo.move.riders")
@pytest.mark.parametrize(
    ("rats", "after"),
    [
        ((10, 8, 6, 4), [11, 10, 6, 6]),
        (("rocket", 8, 6, 4), ["rocket", 11, 6, 6]),
        (("rocket", "rocket", "rocket", 4), ["rocket", "rocket", "rocket", 9]),
        ((4, "rocket", 6, "rocket"), [6, "rocket", 9, "rocket"]),
    ],
)
def test_the_numbers_of_riders_go_to_his_front_rat_under_way(
    rats: tuple[int | str, ...], after: list[int | str]
) -> None:
    table = against_greg(*rats)
    table.do("~card:B1")  # 1, 2, 0, 2
    assert table.where(GREG) == after


@pytest.mark.rule("fr.solo.move.riders")
@pytest.mark.rule("fr.solo.move")
def test_a_rat_that_reaches_the_rocket_this_turn_is_no_rider_yet() -> None:
    table = against_greg(26, 8, 6, 4)
    table.do("~card:B1")  # 1, 2, 0, 2
    assert table.where(GREG) == ["rocket", 10, 6, 6]


@pytest.mark.rule("fr.solo.move.pad")
@pytest.mark.parametrize("front", [26, 25, 23])
def test_on_the_pad_his_rat_becomes_a_rattonaut_and_loses_its_other_steps(front: int) -> None:
    table = against_greg(front, 8, 6, 4)
    table.do("~card:A6")  # 4, 1, 1, 0
    assert table.where(GREG) == ["rocket", 9, 7, 4]
    assert table.slots("rattonaut")[0] == GREG


@pytest.mark.rule("fr.solo.move.pad")
def test_one_step_too_few_leaves_his_rat_before_the_pad() -> None:
    table = against_greg(22, 8, 6, 4)
    table.do("~card:A6")  # 4, 1, 1, 0
    assert table.where(GREG)[0] == 26


@pytest.mark.rule("fr.solo.move.pad")
def test_he_takes_no_reward_on_the_pad() -> None:
    table = against_greg(26, 8, 6, 4)
    table.do("~card:B3")
    assert (int(table.player(GREG).awards), table.actor) == (0, 0)


@pytest.mark.rule("fr.solo.move.pad")
def test_two_of_his_rats_may_reach_the_pad_in_one_turn() -> None:
    table = against_greg(26, 25, 6, 4)
    table.do("~card:A2")  # 1, 2, 2, 1
    assert table.where(GREG) == ["rocket", "rocket", 8, 5]


@pytest.mark.rule("fr.solo.move.pad")
@pytest.mark.parametrize(
    ("rats", "card", "run", "stay"),
    [
        ((26, 10, 6, 4), "A1", ["rocket", 11, 7, 5], ["rocket", 10, 6, 4]),  # 3, 1, 1, 1
        ((24, 24, 6, 4), "A10", [25, "rocket", 6, 6], [25, "rocket", 6, 4]),  # 1, 3, 0, 2
        ((10, 8, 6, 4), "A1", [13, 9, 7, 5], [13, 9, 7, 5]),
    ],
)
def test_by_the_option_his_other_rats_stay_where_they_are_when_one_reaches_the_pad(
    rats: tuple[int, ...], card: str, run: list[int | str], stay: list[int | str]
) -> None:
    for greg_at_pad, after in (("others-run", run), ("others-stay", stay)):
        table = against_greg(*rats, options={"greg_at_pad": greg_at_pad})
        table.do(f"~card:{card}")
        assert table.where(GREG) == after
        assert len(table.happened("greg-planned")) == 1, "the symbol comes in any case"


@pytest.mark.rule("fr.solo.rules-ignored")
def test_his_rats_share_spaces_on_any_colours_and_collect_nothing() -> None:
    table = against_greg(10, 9, 3, 2, mine=(11, "start", "nursery", "nursery"))
    table.do("~card:B1")  # 1, 2, 0, 2
    assert table.where(GREG) == [11, 11, 3, 4]
    assert (table.goods(GREG), int(table.player(GREG).light), table.burrow_node(GREG)) == ({}, 0, "start")
    assert int(table.player(GREG).mouldy) == 0


@pytest.mark.rule("fr.solo.rules-ignored")
@pytest.mark.rule("fr.solo.stall")
def test_his_rat_stays_at_a_stall_that_it_has_raided() -> None:
    table = against_greg(14, 7, 4, 2)
    table.frog(1)
    table.do("~card:B3")
    assert table.where(GREG) == [15, 8, 5, 3], "it never goes back to Start"


@pytest.mark.rule("fr.solo.rules-ignored")
def test_he_uses_no_pipes() -> None:
    table = against_greg(20, 13, 11, 5)
    table.give(GREG, bottle=2, soda=2, can=2, calc=2)
    table.do("~card:A1")  # 3, 1, 1, 1
    assert table.where(GREG) == [23, 14, 12, 6]


@pytest.mark.rule("fr.solo.toll")
@pytest.mark.parametrize(
    ("his", "after", "mouldy"),
    [
        ((3, 2, 2, 2), 3 - 1 + 1, 1),  # three of his rats cost no more than one
        ((2, 1, 1, 1), 3 - 1 + 1, 1),
        ((3, 1, 1, 1), 1, 0),
    ],
)
def test_a_space_with_his_rats_costs_you_1_cheese_or_a_mouldy_one(
    his: tuple[int, ...], after: int, mouldy: int
) -> None:
    table = against_greg(*his, mine=("start", "start", "nursery", "nursery"))
    table.begin(0)
    table.go("r1>2")  # which yields 1
    assert (table.cheese(0), int(table.player(0).mouldy)) == (after, mouldy)
    assert table.goods(GREG) == {}, "it goes to the supply"


@pytest.mark.rule("fr.solo.toll")
@pytest.mark.rule("fr.comic.no-toll")
def test_the_comic_saves_you_his_toll_too() -> None:
    table = against_greg(3, 2, 2, 2)
    table.comics(0, "no-toll")
    table.begin(0)
    table.go("r1>2")
    assert (table.cheese(0), int(table.player(0).mouldy)) == (1, 0)


@pytest.mark.rule("fr.solo.toll")
@pytest.mark.parametrize(
    ("his", "cheese"),
    [
        ((11, 9, 3, 2), 2),  # to 12, 11, 3 and 4: you stand on 12 and 4
        ((11, 10, 3, 2), 3),  # to 12, 12, 3 and 4
        ((10, 9, 3, 1), 0),  # to 11, 11, 3 and 3
    ],
)
def test_you_get_1_cheese_for_each_of_his_rats_that_ends_on_yours(his: tuple[int, ...], cheese: int) -> None:
    table = against_greg(*his, mine=(12, 4, "start", "nursery"))
    table.do("~card:B1")  # 1, 2, 0, 2
    assert table.cheese(0) == cheese


@pytest.mark.rule("fr.solo.toll")
def test_a_rat_of_yours_that_his_rat_passes_brings_nothing() -> None:
    table = against_greg(10, 7, 4, 2, mine=(11, "start", "nursery", "nursery"))
    table.do("~card:A1")  # 3, 1, 1, 1
    assert table.cheese(0) == 0


@pytest.mark.rule("fr.solo.stall")
def test_a_random_backpack_goes_each_piece_being_as_likely() -> None:
    table = against_greg(8, 5, 3, 1)
    table.hamster(green=2, blue=1)
    table.do("~card:B3")
    assert {text: (chance.numerator, chance.denominator) for text, chance in chances(table).items()} == {
        "~backpack:green": (2, 3),
        "~backpack:blue": (1, 3),
    }
    table.do("~backpack:green")
    assert table.position.hamster.tolist() == [0, 1, 0, 1, 0]
    assert table.happened("greg-removed-item") == [{"seat": GREG, "item": 1}]
    assert int(table.player(GREG).backpacks) == 0, "it is out of the game"
    assert table.where(GREG) == [9, 6, 4, 2], "the other rats have run, too"


@pytest.mark.rule("fr.solo.stall")
def test_a_random_cap_goes_each_being_as_likely() -> None:
    table = against_greg(20, 5, 3, 1)
    table.crow("light", "crumbs", "cargo")
    table.do("~card:B3")
    assert set(chances(table)) == {"~cap:cargo", "~cap:light", "~cap:crumbs"}
    assert len(set(chances(table).values())) == 1
    table.do("~cap:crumbs")
    assert table.plain()["crow"] == ["cargo", "light"]


@pytest.mark.rule("fr.solo.stall")
def test_a_drink_goes_without_a_draw_since_all_are_alike() -> None:
    table = against_greg(14, 5, 3, 1)
    table.frog(3)
    table.do("~card:B3")
    assert (table.position.frog, table.actor) == (2, 0)


@pytest.mark.rule("fr.solo.stall")
@pytest.mark.parametrize("lying", [0, 1])
def test_the_last_item_goes_without_a_draw_and_an_empty_stall_loses_nothing(lying: int) -> None:
    table = against_greg(8, 5, 3, 1)
    table.hamster(white=lying)
    table.do("~card:B3")
    assert len(table.happened("greg-removed-item")) == lying
    assert (sum(table.position.hamster), table.actor) == (0, 0)


@pytest.mark.rule("fr.solo.stall")
def test_each_of_his_rats_at_a_stall_takes_an_item() -> None:
    table = against_greg(20, 14, 8, 7)
    table.hamster(white=1, blue=1, green=1)
    table.frog(3)
    table.crow("light")
    table.do("~card:A7", "~backpack:blue")  # 1, 1, 1, 3: to 21, 15, 9, 10
    assert (table.plain()["crow"], int(table.position.frog), sum(table.position.hamster)) == ([], 2, 2)


@pytest.mark.rule("fr.solo.stall")
def test_two_of_his_rats_at_one_stall_take_two_items() -> None:
    table = against_greg(8, 7, 3, 1)
    table.hamster(white=1, blue=1, green=1)
    table.do("~card:A2", "~backpack:blue", "~backpack:white")  # 1, 2, 2, 1: to 9, 9, 5, 2
    assert table.position.hamster.tolist() == [0, 1, 0, 0, 0]


@pytest.mark.rule("fr.solo.stall")
def test_a_rat_that_passes_a_stall_takes_nothing() -> None:
    table = against_greg(14, 7, 3, 1)
    table.frog(3)
    table.do("~card:A3")  # 2, 2, 1, 1
    assert table.position.frog == 3


@pytest.mark.rule("fr.solo.end")
@pytest.mark.rule("fr.end.markers")
def test_his_eighth_marker_ends_the_game_one_round_later() -> None:
    table = against_greg(8, 5, 3, 1)
    table.markers(GREG, engine=4, light=3)
    table.put(plans=["cockpit"], round_number=9)
    table.do("~card:A1")
    assert table.happened("end-announced") == [{"seat": GREG, "reason": 2, "round": 10}]
    table.go("r1>1")
    table.do("~card:B3")
    assert table.is_over
    assert GAME.score_pad(table.box, table.position).reason == "markers"


@pytest.mark.rule("fr.solo.end")
@pytest.mark.rule("fr.end.rocket")
def test_his_fourth_rattonaut_ends_the_game_with_his_turn() -> None:
    table = against_greg("rocket", "rocket", "rocket", 26)
    table.do("~card:A1")
    assert table.is_over
    assert len(table.happened("greg-planned")) == 1, "the card's symbol still counts"
    assert GAME.score_pad(table.box, table.position).reason == "rocket"


@pytest.mark.rule("fr.solo.end")
@pytest.mark.rule("fr.end.rocket")
def test_your_fourth_rattonaut_leaves_greg_his_turn() -> None:
    table = against_greg(8, 5, 3, 1, mine=(26, "rocket", "rocket", "rocket"))
    table.begin(0)
    table.go("r1>pad")
    assert not table.is_over
    table.do("~card:B3")
    assert table.is_over


@pytest.mark.rule("fr.solo.end")
@pytest.mark.rule("fr.end.markers")
def test_your_eighth_marker_gives_you_and_greg_one_more_turn() -> None:
    table = against_greg(8, 5, 3, 1)
    table.markers(0, cheese=7)
    table.give(0, cheese=10)
    table.put(round_number=9)
    table.begin(0)
    table.go("r1>4")
    table.do("donate", "~card:B3")
    assert (table.actor, table.position.round_number) == (0, 10)
    table.go("r2>2")
    table.do("~card:B2")
    assert table.is_over


@pytest.mark.rule("fr.solo.win")
@pytest.mark.parametrize(("awards", "winner"), [(3, 1), (4, 0)])
def test_you_need_more_points_than_he_has(awards: int, winner: int) -> None:
    table = against_greg(8, 5, 3, 1)
    table.markers(GREG, engine=1)
    table.put_player(0, awards=awards)
    pad = GAME.score_pad(table.box, table.position)
    assert pad.totals == [3 * awards, 9]
    assert pad.winners == [winner], "9 to 9 is lost"


@pytest.mark.rule("fr.solo.win")
@pytest.mark.rule("fr.score.ties")
def test_alone_more_rattonauts_break_no_tie() -> None:
    table = against_greg(8, 5, 3, 1, mine=("rocket", "start", "nursery", "nursery"))
    table.markers(GREG, engine=1)
    table.put_player(0, mouldy=1)
    table.give(0, cheese=4)
    pad = GAME.score_pad(table.box, table.position)
    assert (pad.totals, pad.tie_break, pad.winners) == ([9, 9], [1, 0], [1])
