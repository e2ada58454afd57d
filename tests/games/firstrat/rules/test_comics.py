"""fr.comic.*: the six comics without super rats."""

import pytest

from tests.games.firstrat.rules.table import Table

# Number, where it begins and ends, and what it costs.
GREEN = [(2, 5, 10, "soda"), (3, 11, 19, "can")]
ORANGE = [(1, 3, 12, "calc"), (4, 13, 17, "bottle")]
GREY = (5, 20, 24, "bottle")
GOODS = ("cheese", "bottle", "soda", "can", "calc")


def at_pipe(origin: int, *comics: str, **goods: int) -> Table:
    """Seat 0 has a rat where a pipe begins, owns these comics, and holds these goods."""
    table = Table()
    table.rats(0, origin, "start", "nursery", "nursery")
    table.comics(0, *comics)
    table.give(0, **{"cheese": 0, **goods})
    table.begin(0)
    return table


def beyond(pipe: tuple[int, int, int, str]) -> str:
    """The move from a pipe's beginning to a space that is within reach by this pipe only."""
    return f"r1>{min(pipe[2] + 4, 26)}"


def check_that_a_pipe_is_free(pipe: tuple[int, int, int, str], comic: str) -> None:
    number, origin, _, cost = pipe
    assert beyond(pipe) not in at_pipe(origin).legal, "without comic and material there is no way"
    for held in (0, 1):
        table = at_pipe(origin, comic, **{cost: held})
        table.do(beyond(pipe))
        assert table.happened("pipe-free") == [{"seat": 0, "pipe": number - 1}]
        assert table.happened("pipe-paid") == []


def check_that_a_pipe_costs(pipe: tuple[int, int, int, str], *comics: str) -> None:
    number, origin, _, cost = pipe
    assert beyond(pipe) not in at_pipe(origin, *comics).legal
    table = at_pipe(origin, *comics, **{cost: 1})
    table.do(beyond(pipe))
    assert table.happened("pipe-free") == []
    assert table.happened("pipe-paid") == [{"seat": 0, "pipe": number - 1, "good": GOODS.index(cost)}]


@pytest.mark.rule("fr.comic.green-pipes")
@pytest.mark.parametrize("pipe", GREEN)
def test_green_pipes_are_free_by_their_comic(pipe: tuple[int, int, int, str]) -> None:
    check_that_a_pipe_is_free(pipe, "green-pipes")


@pytest.mark.rule("fr.comic.orange-pipes")
@pytest.mark.parametrize("pipe", ORANGE)
def test_orange_pipes_are_free_by_their_comic(pipe: tuple[int, int, int, str]) -> None:
    check_that_a_pipe_is_free(pipe, "orange-pipes")


@pytest.mark.rule("fr.comic.green-pipes")
@pytest.mark.parametrize("pipe", ORANGE)
def test_the_comic_of_green_pipes_frees_no_orange_one(pipe: tuple[int, int, int, str]) -> None:
    check_that_a_pipe_costs(pipe, "green-pipes")


@pytest.mark.rule("fr.comic.orange-pipes")
@pytest.mark.parametrize("pipe", GREEN)
def test_the_comic_of_orange_pipes_frees_no_green_one(pipe: tuple[int, int, int, str]) -> None:
    check_that_a_pipe_costs(pipe, "orange-pipes")


@pytest.mark.rule("fr.comic.green-pipes")
@pytest.mark.rule("fr.comic.orange-pipes")
def test_the_grey_pipe_always_costs_its_material() -> None:
    check_that_a_pipe_costs(GREY, "green-pipes", "orange-pipes")


def beside_rivals(*comics: str) -> Table:
    """Seat 0 of three is about to move to space 2, where each rival has a rat."""
    table = Table(3)
    table.give(0, cheese=0)
    table.give(1, cheese=0)
    for rival in (1, 2):
        table.rats(rival, 2, "start", "nursery", "nursery")
    table.comics(0, *comics)
    table.begin(0)
    return table


@pytest.mark.rule("fr.comic.no-toll")
def test_ending_on_rivals_rats_costs_nothing_by_the_comic() -> None:
    table = beside_rivals("no-toll")
    table.go("r1>2")
    assert (table.cheese(0), int(table.player(0).mouldy), table.cheese(1)) == (1, 0, 0), "1 is the yield of space 2"


@pytest.mark.rule("fr.comic.no-toll")
def test_without_the_comic_each_rival_is_paid() -> None:
    table = beside_rivals()
    table.go("r1>2")
    assert (table.cheese(0), int(table.player(0).mouldy), table.cheese(1)) == (3 - 2 + 1, 1, 1)


@pytest.mark.rule("fr.comic.no-toll")
def test_who_has_the_comic_is_still_paid_by_others() -> None:
    table = Table(2)
    table.rats(0, 2, "start", "nursery", "nursery")
    table.comics(0, "no-toll")
    table.give(0, cheese=0)
    table.begin(1)
    table.go("r1>2")
    assert table.cheese(0) == 1


@pytest.mark.rule("fr.comic.four-steps")
def test_several_rats_go_up_to_4_spaces_each_by_the_comic() -> None:
    table = at_pipe(10, "four-steps")
    table.do("r1>14")
    assert "r2>1" in table.legal
    assert [move for move in table.legal if move.startswith("r2>")] == ["r2>1"], "blue as 14, and 8 is too far"
    table = at_pipe(8, "four-steps")
    table.do("r1>10")
    assert [move for move in table.legal if move.startswith("r2>")] == ["r2>4"], "green, and exactly 4 spaces"


@pytest.mark.rule("fr.comic.four-steps")
@pytest.mark.rule("fr.move.many")
def test_several_rats_go_no_further_than_3_spaces_without_the_comic() -> None:
    table = at_pipe(10)
    table.do("r1>14")
    assert table.position.seat == 1, "a rat that went 4 spaces goes alone"
    table = at_pipe(8)
    table.do("r1>10")
    assert table.position.seat == 1, "the next green space for the other rat is 4 away"


@pytest.mark.rule("fr.comic.four-steps")
def test_a_rat_moved_alone_goes_no_further_by_the_comic() -> None:
    table = at_pipe(20, "four-steps")
    assert [move for move in table.legal if move.startswith("r1>")] == [f"r1>{space}" for space in range(21, 26)]


def on_green_and_orange(*comics: str, backpacks: tuple[str, ...] = ()) -> Table:
    """Seat 0 has rats on 12 and 8, about to move to 13 (orange, a bottle) and 10 (green, soda)."""
    table = Table()
    table.rats(0, 12, 8, "nursery", "nursery")
    table.comics(0, *comics)
    table.backpacks(0, *backpacks)
    table.give(0, cheese=0)
    table.begin(0)
    table.do("r1>13")
    return table


@pytest.mark.rule("fr.comic.one-colour")
def test_rats_end_on_green_and_orange_in_one_turn_only_by_the_comic() -> None:
    assert on_green_and_orange().position.seat == 1
    table = on_green_and_orange("one-colour")
    assert table.legal == ["r2>10", "stop"]
    table.do("r2>10")
    assert table.goods(0) == {"bottle": 1, "soda": 1}


@pytest.mark.rule("fr.comic.one-colour")
def test_green_first_allows_orange_next_too() -> None:
    table = Table()
    table.rats(0, 8, 5, "nursery", "nursery")
    table.comics(0, "one-colour")
    table.begin(0)
    table.do("r1>10")
    assert table.legal == ["r2>7", "stop"]


@pytest.mark.rule("fr.comic.one-colour")
def test_other_colours_stay_apart_by_the_comic() -> None:
    table = Table()
    table.rats(0, 8, 5, "nursery", "nursery")
    table.comics(0, "one-colour")
    table.begin(0)
    table.do("r1>9")
    assert table.legal == ["r2>6", "stop"], "white with white only"


@pytest.mark.rule("fr.comic.one-colour")
@pytest.mark.rule("fr.collect.backpack")
@pytest.mark.parametrize(
    ("choice", "goods"), [("bottle", {"bottle": 2, "soda": 1}), ("soda", {"bottle": 1, "soda": 2})]
)
def test_of_a_green_and_an_orange_backpack_only_one_works(choice: str, goods: dict[str, int]) -> None:
    table = on_green_and_orange("one-colour", backpacks=("green", "orange"))
    table.do("r2>10")
    assert table.legal == ["bonus:bottle", "bonus:soda"]
    table.do(f"bonus:{choice}")
    assert table.goods(0) == goods


@pytest.mark.rule("fr.comic.one-colour")
@pytest.mark.rule("fr.collect.backpack")
@pytest.mark.parametrize(
    ("backpack", "goods"), [("green", {"bottle": 1, "soda": 2}), ("orange", {"bottle": 2, "soda": 1})]
)
def test_a_backpack_works_for_a_space_of_its_own_colour(backpack: str, goods: dict[str, int]) -> None:
    table = on_green_and_orange("one-colour", backpacks=(backpack,))
    table.do("r2>10")
    assert table.goods(0) == goods, "the bonus is of the space in the backpack's colour"


def with_discount(*comics: str, **goods: int) -> Table:
    """Seat 0 owns these comics and these goods, and may build."""
    table = Table()
    table.comics(0, *comics)
    table.give(0, **{"cheese": 0, **goods})
    table.begin(0)
    table.go("r1>1")
    return table


@pytest.mark.rule("fr.comic.discount")
@pytest.mark.parametrize(
    ("move", "goods"),
    [
        ("build:cockpit/1", {"calc": 2}),
        ("build:cockpit/2", {"calc": 1, "can": 1}),
        ("build:cargo/1", {"soda": 2, "can": 2}),
        ("build:cargo/2", {"soda": 3, "can": 1}),
        ("build:engine/1", {"bottle": 4, "soda": 2}),
        ("build:engine/2", {"bottle": 5, "soda": 1}),
    ],
)
def test_a_part_costs_one_material_less_by_the_comic(move: str, goods: dict[str, int]) -> None:
    assert with_discount(**goods).position.seat == 1, "not without the comic"
    table = with_discount("discount", **goods)
    assert table.legal == [move, "end"]
    table.do(move)
    assert table.goods(0) == {}


@pytest.mark.rule("fr.comic.discount")
def test_the_seat_chooses_which_material_it_saves() -> None:
    table = with_discount("discount", calc=2, can=1)
    assert table.legal == ["build:cockpit/1", "build:cockpit/2", "end"], "not to save is no choice"
    table.do("build:cockpit/2")
    assert table.goods(0) == {"calc": 1}
    table = with_discount("discount", calc=2, can=1)
    table.do("build:cockpit/1")
    assert table.goods(0) == {"can": 1}


@pytest.mark.rule("fr.comic.discount")
def test_the_discount_is_no_more_than_one_material() -> None:
    assert with_discount("discount", calc=1).position.seat == 1
    assert with_discount("discount", soda=2, can=1).position.seat == 1
    assert with_discount("discount", bottle=4, soda=1).position.seat == 1


@pytest.mark.rule("fr.comic.discount")
def test_every_part_of_a_turn_costs_less() -> None:
    table = with_discount("discount", calc=2, can=2)
    table.do("build:cockpit/2", "build:cockpit/2")
    assert table.goods(0) == {}


@pytest.mark.rule("fr.comic.discount")
def test_a_donation_costs_10_cheese_with_the_comic_too() -> None:
    assert with_discount("discount", cheese=9).position.seat == 1


@pytest.mark.rule("fr.comic.discount")
def test_another_seats_comic_is_of_no_use() -> None:
    table = Table()
    table.comics(1, "discount")
    table.give(0, cheese=0, calc=1, can=1)
    table.begin(0)
    table.go("r1>1")
    assert table.position.seat == 1


@pytest.mark.rule("fr.shop.next-turn")
@pytest.mark.parametrize(
    ("comic", "rat", "move"),
    [
        pytest.param("green-pipes", 5, "r1>10", marks=pytest.mark.rule("fr.comic.green-pipes"), id="green-pipes"),
        pytest.param("orange-pipes", 3, "r1>12", marks=pytest.mark.rule("fr.comic.orange-pipes"), id="orange-pipes"),
    ],
)
def test_a_pipe_comic_works_from_the_turn_after_it_was_taken(comic: str, rat: int, move: str) -> None:
    table = Table()
    table.rats(0, 5, "start", "nursery", "nursery")
    table.library(comic)
    table.burrow(0, "library_fork")
    table.give(0, cheese=0)
    table.begin(0)
    table.go("r1>6")
    table.do("in", f"comic:{comic}")
    assert table.player(0).fresh == 0, "the turn is over"
    assert table.library_names() == []
    table.rats(0, rat, "start", "nursery", "nursery")
    table.begin(0)
    assert move in table.legal
