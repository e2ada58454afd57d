"""fr.super.*: the tokens of the four super rats and their powers."""

import pytest

from tests.games.firstrat.rules.table import GAME, Table


def about_to_move(*rats: int | str, **goods: int) -> Table:
    """Seat 0 has these rats and goods and is about to move."""
    table = Table(options={"comics": "super"})
    table.rats(0, *rats)
    table.give(0, **{"cheese": 0, **goods})
    table.library()
    table.begin(0)
    return table


def before_library(*rats: int | str, comics: tuple[str, ...] = ("runner",), **goods: int) -> Table:
    """As above, with the burrow marker at the library's fork and these comics in the library."""
    table = about_to_move(*rats, **goods)
    table.library(*comics)
    table.burrow(0, "library_fork")
    return table


def targets(table: Table, rat: int) -> list[int]:
    """The spaces to which a rat may go now; the pad is 27."""
    ends = [move.partition(">")[2] for move in table.legal if move.startswith(f"r{rat}>")]
    return [27 if end == "pad" else int(end) for end in ends]


@pytest.mark.rule("fr.super.token")
def test_the_token_comes_with_the_comic_and_is_put_on_a_rat_of_the_path() -> None:
    table = before_library(5, "start", "nursery", "rocket")
    table.go("r1>6")
    table.do("in", "comic:runner")
    assert table.legal == ["token:r1", "token:r2"], "neither in the nursery nor in the rocket"
    table.do("token:r1")
    assert table.happened("token-put") == [{"seat": 0, "super_rat": 2, "rat": 0}]
    assert table.position.seat == 1


@pytest.mark.rule("fr.super.token")
def test_a_rat_on_the_last_space_of_the_path_can_carry_a_token() -> None:
    table = before_library(5, 26, "nursery", "rocket")
    table.go("r1>6")
    table.do("in", "comic:runner")
    assert table.legal == ["token:r1", "token:r2"], "26 is the last space before the pad"


@pytest.mark.rule("fr.super.token")
def test_a_comic_without_super_rat_brings_no_token() -> None:
    table = before_library(5, "start", "nursery", "nursery", comics=("four-steps",))
    table.go("r1>6")
    table.do("in", "comic:four-steps")
    assert table.position.seat == 1


@pytest.mark.rule("fr.super.token")
def test_of_rats_on_start_that_are_alike_one_is_offered() -> None:
    table = before_library(5, "start", "start", "start")
    table.go("r1>6")
    table.do("in", "comic:runner")
    assert table.legal == ["token:r1", "token:r2"]


@pytest.mark.rule("fr.super.token")
def test_a_token_may_go_to_a_rat_that_has_not_moved_and_stays_there() -> None:
    table = before_library(5, 12, "nursery", "nursery")
    table.go("r1>6")
    table.do("in", "comic:runner", "token:r2")
    table.begin(0)
    assert (max(targets(table, 1)), max(targets(table, 2))) == (11, 19)
    table.do("r2>19")
    table.begin(0)
    assert (max(targets(table, 1)), max(targets(table, 2))) == (11, 26)


@pytest.mark.rule("fr.super.token")
@pytest.mark.rule("fr.shop.next-turn")
@pytest.mark.parametrize("comic", ["thief", "commander"])
def test_a_token_put_on_a_rat_at_a_stall_does_not_work_in_the_same_turn(comic: str) -> None:
    table = before_library(8, "start", "nursery", "nursery", comics=(comic,), cheese=6)
    table.hamster(blue=1)
    table.go("r1>9")
    table.do("in", f"comic:{comic}", "token:r1")
    assert table.legal == ["buy:backpack-blue", "steal:backpack-blue", "no-item"], "9 is the hamster's space"


@pytest.mark.rule("fr.super.token")
def test_a_rat_may_carry_several_tokens() -> None:
    table = before_library(5, "start", "nursery", "nursery", comics=("gatherer",))
    table.token(0, 1, "runner")
    table.go("r1>6")
    table.do("in", "comic:gatherer", "token:r1")
    table.put_player(0, goods={"can": 0})
    table.begin(0)
    assert max(targets(table, 1)) == 13, "the runner's 7 spaces"
    table.go("r1>13")
    assert table.goods(0) == {"bottle": 2}, "1, and 1 for the gatherer"


@pytest.mark.rule("fr.super.token")
def test_a_second_token_leaves_the_first_on_its_rat_alone() -> None:
    table = before_library(5, 12, "nursery", "nursery", comics=("gatherer",))
    table.token(0, 1, "runner")
    table.go("r1>6")
    table.do("in", "comic:gatherer", "token:r2")
    table.begin(0)
    assert (max(targets(table, 1)), max(targets(table, 2))) == (13, 17)
    table.go("r1>7")
    assert table.goods(0) == {"bottle": 1}


@pytest.mark.rule("fr.super.token")
@pytest.mark.rule("fr.super.commander")
@pytest.mark.rule("fr.super.thief")
@pytest.mark.parametrize(("cheese", "offers"), [(6, ["buy:backpack-blue", "no-item"]), (5, [])])
def test_a_commander_who_is_also_the_thief_pays(cheese: int, offers: list[str]) -> None:
    table = about_to_move(8, "start", "nursery", "nursery", cheese=cheese)
    table.token(0, 1, "commander", "thief")
    table.hamster(blue=1)
    table.go("r1>9")
    assert table.legal == offers if offers else table.position.seat == 1


@pytest.mark.rule("fr.super.commander")
def test_the_commander_moved_alone_goes_any_number_of_spaces() -> None:
    table = about_to_move("start", "start", "nursery", "nursery")
    table.token(0, 2, "commander")
    assert targets(table, 2) == list(range(1, 28)), "from the next space to the pad"
    assert targets(table, 1) == [1, 2, 3, 4, 5]


@pytest.mark.rule("fr.super.commander")
def test_a_commander_who_went_far_goes_alone() -> None:
    table = about_to_move(10, "start", "nursery", "nursery")
    table.token(0, 1, "commander")
    table.do("r1>14")
    assert table.position.seat == 1, "4 spaces: the other rat can't go to 1, which is blue, too"
    table = about_to_move(11, "start", "nursery", "nursery")
    table.token(0, 1, "commander")
    table.do("r1>14")
    assert table.legal == ["r2>1", "stop"], "3 spaces are few enough"


@pytest.mark.rule("fr.super.commander")
def test_the_commander_moved_after_another_rat_goes_up_to_3_spaces() -> None:
    table = about_to_move(11, "start", "nursery", "nursery")
    table.token(0, 2, "commander")
    table.do("r1>14")
    assert targets(table, 2) == [1], "of the blue spaces 1 and 8"


@pytest.mark.rule("fr.super.commander")
@pytest.mark.rule("fr.shop.steal")
@pytest.mark.parametrize(("cheese", "offers"), [(6, ["buy:backpack-blue", "no-item"]), (5, [])])
def test_the_commander_never_steals(cheese: int, offers: list[str]) -> None:
    table = about_to_move(8, "start", "nursery", "nursery", cheese=cheese)
    table.token(0, 1, "commander")
    table.hamster(blue=1)
    table.go("r1>9")
    assert table.legal == offers if offers else table.position.seat == 1


@pytest.mark.rule("fr.super.commander")
def test_other_rats_of_the_commanders_seat_may_steal() -> None:
    table = about_to_move(8, "start", "nursery", "nursery")
    table.token(0, 2, "commander")
    table.hamster(blue=1)
    table.go("r1>9")
    assert table.legal == ["steal:backpack-blue", "no-item"]


@pytest.mark.rule("fr.super.commander")
@pytest.mark.rule("fr.score.tracks")
@pytest.mark.parametrize(
    ("rivals", "points"),
    [
        (0, 20),  # the first slot
        (1, 14),  # the third slot, since the second is blocked with two people
        (2, 12),  # the fifth
        (3, 12),
    ],
)
def test_the_commanders_slot_counts_double(rivals: int, points: int) -> None:
    table = about_to_move(20, "start", "nursery", "nursery")
    table.rats(1, *["rocket"] * rivals, "start")
    table.token(0, 1, "commander")
    table.go("r1>pad")
    table.do("nursery")
    pad = GAME.score_pad(table.box, table.position)
    assert pad.lines["rattonaut"][0] == points
    assert pad.tie_break[0] == 1, "it is one rattonaut all the same"


@pytest.mark.rule("fr.super.commander")
def test_only_the_commanders_own_slot_counts_double() -> None:
    table = about_to_move(26, 20, "rocket", "rocket")
    table.token(0, 2, "commander")
    table.go("r1>pad")
    table.begin(0)
    table.go("r2>pad")
    lines = GAME.score_pad(table.box, table.position).lines
    assert lines["rattonaut"][0] == 10 + 7 + 6 + 2 * 6


@pytest.mark.rule("fr.super.commander")
@pytest.mark.parametrize("name", ["gatherer", "runner", "thief"])
def test_the_slots_of_other_super_rats_count_once(name: str) -> None:
    table = about_to_move(26, "start", "nursery", "nursery")
    table.token(0, 1, name)
    table.go("r1>pad")
    assert GAME.score_pad(table.box, table.position).lines["rattonaut"][0] == 10


@pytest.mark.rule("fr.super.gatherer")
@pytest.mark.parametrize(
    ("origin", "space", "goods"), [(1, 2, {"cheese": 2}), (3, 4, {"bottle": 2}), (22, 23, {"can": 2})]
)
def test_the_gatherer_gets_1_more_of_what_its_space_yields(origin: int, space: int, goods: dict[str, int]) -> None:
    table = about_to_move(origin, "start", "nursery", "nursery")
    table.token(0, 1, "gatherer")
    table.go(f"r1>{space}")
    assert table.goods(0) == goods


@pytest.mark.rule("fr.super.gatherer")
def test_the_gatherer_finds_bulbs_and_cores_too() -> None:
    table = about_to_move("start", "start", "nursery", "nursery")
    table.token(0, 2, "gatherer")
    table.go("r2>1")
    assert table.player(0).light == 2
    table = about_to_move(5, "start", "nursery", "nursery")
    table.token(0, 1, "gatherer")
    table.go("r1>6")
    assert table.burrow_node(0) == "top_right"


@pytest.mark.rule("fr.super.gatherer")
def test_the_gatherer_helps_only_when_it_is_moved_itself() -> None:
    table = about_to_move(1, 4, "nursery", "nursery")
    table.token(0, 2, "gatherer")
    table.go("r1>2")
    assert table.goods(0) == {"cheese": 1}


@pytest.mark.rule("fr.super.gatherer")
@pytest.mark.rule("fr.collect.drink")
def test_the_gatherers_bonus_is_doubled_by_a_drink() -> None:
    table = about_to_move(1, "start", "nursery", "nursery")
    table.token(0, 1, "gatherer")
    table.backpacks(0, "yellow")
    table.light(0, 2)
    table.drinks(0, 1)
    table.go("r1>2")
    table.do("drink")
    assert table.goods(0) == {"cheese": 2 * (1 + 1 + 1 + 2)}, "space, light, gatherer, backpack"


@pytest.mark.rule("fr.super.gatherer")
@pytest.mark.rule("fr.pad.no-bonus")
def test_the_gatherer_gets_one_reward_on_the_pad() -> None:
    table = about_to_move(26, "start", "nursery", "nursery")
    table.token(0, 1, "gatherer")
    table.go("r1>pad")
    table.do("award")
    assert (int(table.player(0).awards), table.goods(0), table.position.seat) == (1, {}, 1)


@pytest.mark.rule("fr.super.runner")
def test_the_runner_moved_alone_goes_up_to_7_spaces() -> None:
    table = about_to_move("start", 12, "nursery", "nursery")
    table.token(0, 1, "runner")
    assert targets(table, 1) == [1, 2, 3, 4, 5, 6, 7]
    assert targets(table, 2) == [13, 14, 15, 16, 17]


@pytest.mark.rule("fr.super.runner")
@pytest.mark.parametrize(
    ("comics", "origin", "reached"),
    [
        ((), 11, True),  # 5 spaces to the green space 16
        ((), 10, False),  # 6 are too many
        (("four-steps",), 10, True),
        (("four-steps",), 9, False),
    ],
)
def test_the_runner_moved_with_others_goes_up_to_5_spaces_or_6_by_the_comic(
    comics: tuple[str, ...], origin: int, reached: bool
) -> None:
    table = about_to_move(18, origin, "nursery", "nursery")
    table.comics(0, *comics)
    table.token(0, 2, "runner")
    table.begin(0)
    table.do("r1>19")
    assert (16 in targets(table, 2)) == reached


@pytest.mark.rule("fr.super.runner")
@pytest.mark.parametrize(("origin", "goes_on"), [(20, True), (19, False)])
def test_a_runner_that_went_5_spaces_may_be_followed_and_one_that_went_6_goes_alone(origin: int, goes_on: bool) -> None:
    table = about_to_move(origin, 9, "nursery", "nursery")
    table.token(0, 1, "runner")
    table.do("r1>25")
    assert (table.legal == ["r2>10", "stop"]) == goes_on, "25 and 10 are green"


@pytest.mark.rule("fr.super.runner")
def test_the_runners_companions_keep_to_3_spaces() -> None:
    table = about_to_move(20, 12, "nursery", "nursery")
    table.token(0, 1, "runner")
    table.do("r1>25")
    assert table.position.seat == 1, "the green space 16 is 4 away"


@pytest.mark.rule("fr.super.thief")
@pytest.mark.parametrize(("space", "item"), [(9, "backpack-blue"), (15, "drink"), (21, "cap-light")])
@pytest.mark.parametrize("cheese", [0, 9])
def test_the_thief_takes_an_item_without_paying_and_stays(space: int, item: str, cheese: int) -> None:
    table = about_to_move(space - 1, "start", "nursery", "nursery", cheese=cheese)
    table.token(0, 1, "thief")
    table.hamster(blue=1)
    table.crow("light")
    table.go(f"r1>{space}")
    assert table.legal == [f"take:{item}", "no-item"]
    held = table.cheese(0)
    table.do(f"take:{item}")
    assert (table.cheese(0), table.where(0)[0]) == (held, space)
    assert len(table.happened("item-taken")) == 1


@pytest.mark.rule("fr.super.thief")
@pytest.mark.rule("fr.shop.one-per-colour")
def test_the_thief_takes_no_second_backpack_of_a_colour() -> None:
    table = about_to_move(8, "start", "nursery", "nursery")
    table.token(0, 1, "thief")
    table.hamster(blue=1, white=1)
    table.backpacks(0, "blue")
    table.go("r1>9")
    assert table.legal == ["take:backpack-white", "no-item"]


@pytest.mark.rule("fr.super.thief")
def test_other_rats_of_the_thiefs_seat_pay_or_steal() -> None:
    table = about_to_move(8, "start", "nursery", "nursery", cheese=6)
    table.token(0, 2, "thief")
    table.hamster(blue=1)
    table.go("r1>9")
    assert table.legal == ["buy:backpack-blue", "steal:backpack-blue", "no-item"]
