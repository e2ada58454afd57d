"""fr.shop.*: what rats get at the stalls. The hamster is on 9, the frog on 15, the crow on 21."""

import pytest

from tests.games.firstrat.rules.table import Table

STALLS = [("hamster", 9, 6), ("frog", 15, 7), ("crow", 21, 12)]


def at_hamster(**goods: int) -> Table:
    """Seat 0 is about to move a rat to the hamster, where a blue and a green backpack lie."""
    table = Table()
    table.rats(0, 8, "start", "nursery", "nursery")
    table.hamster(blue=1, green=1)
    table.give(0, **goods)
    table.begin(0)
    return table


@pytest.mark.rule("fr.shop.who")
def test_a_rat_that_ends_at_a_stall_may_get_one_item_or_none() -> None:
    table = at_hamster(cheese=9)
    table.go("r1>9")
    assert table.phase == "shop"
    assert table.legal == [
        *("buy:backpack-green", "buy:backpack-blue", "steal:backpack-green", "steal:backpack-blue", "no-item")
    ]
    table.do("buy:backpack-blue")
    assert (table.phase, table.position.seat) == ("move", 1), "there is no second item for the same rat"


@pytest.mark.rule("fr.shop.who")
def test_the_item_is_an_offer_and_no_duty() -> None:
    table = at_hamster(cheese=6)
    table.go("r1>9")
    table.do("no-item")
    assert (table.cheese(0), int(table.player(0).backpacks)) == (6, 0)
    assert table.position.seat == 1


@pytest.mark.rule("fr.shop.who")
def test_a_rat_that_passes_a_stall_gets_nothing() -> None:
    table = at_hamster(cheese=9)
    table.go("r1>10")
    assert table.position.seat == 1


@pytest.mark.rule("fr.shop.who")
def test_a_rat_that_stands_at_a_stall_without_having_moved_gets_nothing() -> None:
    table = at_hamster(cheese=9)
    table.rats(0, 9, "start", "nursery", "nursery")
    table.begin(0)
    table.go("r2>3")
    assert table.position.seat == 1


@pytest.mark.rule("fr.shop.who")
def test_an_empty_stall_offers_nothing() -> None:
    table = at_hamster(cheese=9)
    table.hamster()
    table.go("r1>9")
    assert table.position.seat == 1


def at_frog_and_crow(cheese: int) -> Table:
    """Seat 0 is about to move one rat to the frog and one to the crow; both spaces are yellow and yield 2 and 3."""
    table = Table()
    table.rats(0, 20, 14, "nursery", "nursery")
    table.crow("light")
    table.give(0, cheese=cheese)
    table.begin(0)
    table.do("r1>21", "r2>15")
    return table


@pytest.mark.rule("fr.shop.who")
def test_each_rat_at_a_stall_gets_an_item_of_that_stall() -> None:
    table = at_frog_and_crow(cheese=14)
    table.do("buy:drink", "buy:cap-light")
    assert table.happened("item-bought") == [
        {"seat": 0, "item": 5, "cheese": 7},
        {"seat": 0, "item": 11, "cheese": 12},
    ]
    assert (table.cheese(0), int(table.player(0).drinks)) == (0, 1)


@pytest.mark.rule("fr.shop.who")
@pytest.mark.rule("fr.shop.pay")
def test_cheese_kept_at_one_stall_can_be_spent_at_another() -> None:
    table = at_frog_and_crow(cheese=9)
    assert table.cheese(0) == 14
    table.do("no-item")
    assert "buy:cap-light" in table.legal
    table = at_frog_and_crow(cheese=9)
    table.do("buy:drink")
    assert table.legal == ["steal:cap-light", "no-item"]


@pytest.mark.rule("fr.shop.who")
@pytest.mark.rule("fr.shop.steal")
def test_one_rat_may_steal_and_another_pay_in_the_same_turn() -> None:
    table = at_frog_and_crow(cheese=9)
    table.do("steal:drink", "buy:cap-light")
    assert table.where(0) == [21, "start", "nursery", "nursery"]
    assert table.cheese(0) == 2


@pytest.mark.rule("fr.shop.pay")
@pytest.mark.parametrize(("stall", "space", "price"), STALLS)
@pytest.mark.parametrize("short", [0, 1])
def test_an_item_costs_6_at_the_hamster_7_at_the_frog_and_12_at_the_crow(
    stall: str, space: int, price: int, short: int
) -> None:
    collected = {"hamster": 0, "frog": 2, "crow": 3}[stall]
    table = Table()
    table.rats(0, space - 1, "start", "nursery", "nursery")
    table.give(0, cheese=price - collected - short)
    table.begin(0)
    table.go(f"r1>{space}")
    offers = [move for move in table.legal if move.startswith("buy:")]
    assert (offers == []) == (short == 1), "cheese collected this turn counts"
    if offers:
        table.do(offers[0])
        assert table.cheese(0) == 0
        assert table.where(0)[0] == space, "who pays stays"


@pytest.mark.rule("fr.shop.steal")
def test_a_rat_that_steals_goes_back_to_start_and_pays_nothing() -> None:
    table = at_hamster(cheese=9)
    table.go("r1>9")
    table.do("steal:backpack-blue")
    assert table.happened("item-stolen") == [{"seat": 0, "item": 3, "rat": 0}]
    assert table.where(0) == ["start", "start", "nursery", "nursery"]
    assert table.cheese(0) == 9
    assert table.position.hamster.tolist() == [0, 1, 0, 0, 0]


@pytest.mark.rule("fr.shop.steal")
@pytest.mark.rule("fr.super.token")
def test_a_super_rat_that_steals_takes_its_token_to_start() -> None:
    table = at_hamster(cheese=0)
    table.token(0, 1, "runner")
    table.go("r1>9")
    table.do("steal:backpack-blue")
    assert table.where(0)[0] == "start"
    table.begin(0)
    assert "r1>7" in table.legal, "the token on it still works"
    assert "r2>7" not in table.legal


@pytest.mark.rule("fr.shop.one-per-colour")
def test_a_backpack_of_a_colour_owned_already_is_neither_sold_nor_stolen() -> None:
    table = at_hamster(cheese=9)
    table.backpacks(0, "green")
    table.go("r1>9")
    assert table.legal == ["buy:backpack-blue", "steal:backpack-blue", "no-item"]


@pytest.mark.rule("fr.shop.one-per-colour")
def test_a_stolen_backpack_counts_as_owned() -> None:
    table = at_hamster(cheese=9)
    table.hamster(blue=2)
    table.go("r1>9")
    table.do("steal:backpack-blue")
    table.rats(0, 8, "start", "nursery", "nursery")
    table.begin(0)
    table.go("r1>9")
    assert table.position.seat == 1, "the other blue one is not offered"


@pytest.mark.rule("fr.shop.one-per-colour")
def test_two_seats_may_own_backpacks_of_the_same_colour() -> None:
    table = at_hamster(cheese=9)
    table.backpacks(1, "green", "blue")
    table.go("r1>9")
    assert "buy:backpack-green" in table.legal


@pytest.mark.rule("fr.shop.drinks")
def test_a_seat_may_own_any_number_of_drinks() -> None:
    table = Table(5)
    table.rats(0, 14, "start", "nursery", "nursery")
    table.drinks(0, 5)
    table.frog(1)
    table.give(0, cheese=5)
    table.begin(0)
    table.go("r1>15")
    table.do("no-drink", "buy:drink")
    assert (int(table.player(0).drinks), int(table.position.frog)) == (6, 0)


@pytest.mark.rule("fr.shop.next-turn")
def test_a_backpack_works_from_the_next_turn_on() -> None:
    table = at_hamster(cheese=6)
    table.hamster(white=1)
    table.go("r1>9")
    table.do("buy:backpack-white")
    assert table.burrow_node(0) == "top_right", "2 cores, without the backpack's 2"
    table.rats(0, 5, "start", "nursery", "nursery")
    table.burrow(0, "start")
    table.begin(0)
    table.go("r1>6")
    assert table.burrow_node(0) == "bottom_right", "1 core and the backpack's 2"


@pytest.mark.rule("fr.shop.next-turn")
def test_a_drink_works_from_the_next_turn_on() -> None:
    table = Table()
    table.rats(0, 14, "start", "nursery", "nursery")
    table.give(0, cheese=5)
    table.begin(0)
    table.go("r1>15")
    assert table.phase == "shop", "the frog's 2 cheese are collected before the drink is there"
    table.do("buy:drink")
    assert table.cheese(0) == 0
    table.begin(0)
    table.go("r1>16")
    assert table.legal == ["drink", "no-drink"]


@pytest.mark.rule("fr.shop.next-turn")
@pytest.mark.rule("fr.comic.discount")
def test_a_comic_works_from_the_next_turn_on() -> None:
    table = Table()
    table.rats(0, 5, "start", "nursery", "nursery")
    table.library("discount")
    table.burrow(0, "library_fork")
    table.give(0, calc=1, can=1)
    table.begin(0)
    table.go("r1>6")
    table.do("in", "comic:discount")
    assert table.position.seat == 1, "a cockpit for 1 calc and 1 can is not offered yet"
    table.begin(0)
    table.go("r2>1")
    assert table.legal == ["build:cockpit/2", "end"]
