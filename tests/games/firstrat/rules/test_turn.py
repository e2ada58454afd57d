"""fr.turn.*: who plays when, and in which steps."""

import pytest

from ratskeller.core.position import CHANCE
from tests.games.firstrat.rules.table import Table


def take_first_turns(table: Table, count: int) -> list[tuple[int, int]]:
    """Let so many turns pass, each with the first legal move; say whose they were, and in which round."""
    turns = []
    for _ in range(count):
        turns.append((table.actor, int(table.position.round_number)))
        table.do(table.legal[0])
        table.decline()
    return turns


@pytest.mark.rule("fr.turn.order")
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_seats_play_in_order_and_the_first_seat_begins_every_round(people: int) -> None:
    table = Table(people)
    turns = take_first_turns(table, 3 * people)
    assert turns == [(seat, round_number) for round_number in (1, 2, 3) for seat in range(people)]


@pytest.mark.rule("fr.turn.order")
def test_a_person_alone_and_greg_take_turns() -> None:
    table = Table(level="easy")
    for round_number, move, card in ((1, "r1>3", "~card:B6"), (2, "r2>4", "~card:B4")):
        assert (table.actor, table.position.round_number) == (0, round_number)
        table.go(move)
        assert (table.actor, table.position.seat, table.position.round_number) == (CHANCE, 1, round_number)
        table.put(hamster=[0] * 5)  # nothing there for Greg's rats to take
        table.do(card)


@pytest.mark.rule("fr.turn.steps")
def test_a_turn_begins_with_a_move_and_with_nothing_else() -> None:
    table = Table()
    # Plenty to build, to buy and to donate with, and a rat that stands at the hamster.
    table.give(0, cheese=20, bottle=9, soda=9, can=9, calc=9)
    table.drinks(0, 1)
    table.rats(0, 9, "start", "nursery", "nursery")
    table.begin(0)
    assert table.phase == "move"
    assert all(move.startswith("r") and ">" in move for move in table.legal)


@pytest.mark.rule("fr.turn.steps")
def test_after_the_move_come_collecting_then_shopping_then_building() -> None:
    table = Table()
    table.give(0, cheese=6, can=1, calc=2)
    table.rats(0, 8, "nursery", "nursery", "nursery")
    table.hamster(yellow=1)
    table.begin(0)
    table.do("r1>9")
    assert table.burrow_node(0) == "top_right"  # 2 apple cores, collected without asking
    assert table.legal == ["buy:backpack-yellow", "steal:backpack-yellow", "no-item"]
    table.do("buy:backpack-yellow")
    assert table.legal == ["build:cockpit", "end"]
    table.do("build:cockpit")
    assert table.actor == 1  # nothing is left to build


@pytest.mark.rule("fr.turn.steps")
def test_shopping_and_building_may_be_declined() -> None:
    table = Table()
    table.give(0, cheese=6, can=1, calc=2)
    table.rats(0, 8, "nursery", "nursery", "nursery")
    table.hamster(yellow=1)
    table.begin(0)
    table.do("r1>9", "no-item", "end")
    assert table.goods(0) == {"cheese": 6, "can": 1, "calc": 2}
    assert (table.player(0).backpacks, table.scored(0)) == (0, {})
    assert table.actor == 1


@pytest.mark.rule("fr.turn.steps")
def test_what_is_collected_pays_for_what_is_bought_and_built_in_the_same_turn() -> None:
    table = Table()
    table.give(0, cheese=8, can=1, calc=1)
    table.rats(0, 20, 16, "nursery", "nursery")
    table.crow("crumbs")
    table.begin(0)
    table.go("r2>18")
    assert "build:cockpit" in table.legal  # 1 calculator held and 1 collected
    table = Table()
    table.give(0, cheese=9)
    table.rats(0, 20, "nursery", "nursery", "nursery")
    table.crow("crumbs")
    table.begin(0)
    table.go("r1>21")
    assert "buy:cap-crumbs" in table.legal  # 9 cheese held and 3 collected make 12


@pytest.mark.rule("fr.turn.steps")
def test_a_turn_with_nothing_to_buy_or_to_build_ends_by_itself() -> None:
    table = Table()
    table.rats(0, 8, "nursery", "nursery", "nursery")
    table.begin(0)
    table.do("r1>10")
    assert (table.phase, table.actor) == ("move", 1)
