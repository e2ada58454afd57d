"""pp.turn.*: cards are played, figures activated, cards replaced and drawn."""

import pytest

from ratskeller.core.position import CHANCE
from ratskeller.games.piedpiper import constants as w
from tests.games.piedpiper.rules.table import HAND, Table


def playable(table: Table) -> set[int]:
    """The places of the row that can take a card."""
    return {int(move[-1]) for move in table.legal}


# Order


@pytest.mark.rule("pp.turn.order")
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_play_passes_to_the_right(people: int) -> None:
    for seat in range(people):
        table = Table(people)
        table.begin(seat)
        assert table.actor == seat
        table.do("sewer>1", "back>2")
        table.draw()
        assert table.actor == (seat + 1) % people


@pytest.mark.rule("pp.turn.order")
def test_seats_that_are_out_are_skipped() -> None:
    table = Table(5)
    table.out(1, 2)
    table.gaps(0, 0, 0, 3, 4, 4, piper=4)
    table.begin(0)
    table.do("sewer>1", "back>2")
    table.draw()
    assert table.actor == 3


@pytest.mark.rule("pp.turn.order")
def test_after_the_last_seat_comes_the_first_that_is_in() -> None:
    table = Table(5)
    table.out(0, 4)
    table.gaps(3, 1, 2, 3, 3, 3, piper=3)
    table.begin(3)
    table.do("sewer>1", "back>2")
    table.draw()
    assert table.actor == 1


# First turn


@pytest.mark.rule("pp.turn.first")
@pytest.mark.parametrize("variant", ["standard", "young", "hidden"])
def test_the_first_turn_is_one_card_and_one_is_drawn(variant: str) -> None:
    table = Table(3, options={"variant": variant}, turn=1)
    table.do("sewer>2")
    assert (table.phase, table.actor) == ("draw", CHANCE)
    table.do("~card:forward")
    assert table.hand_now(0) == ["forward", "forward", "run", "back"]
    assert (table.actor, table.position.turn_number) == (1, 2)


@pytest.mark.rule("pp.turn.first")
def test_the_second_turn_of_the_game_is_two_cards() -> None:
    table = Table(3, turn=1)
    table.do("sewer>2", "~card:forward", "run>1")
    assert (table.actor, table.phase) == (1, "play")
    table.do("back>4")
    assert table.actor == CHANCE
    table.do("~card:back", "~card:back")
    assert table.actor == 2


@pytest.mark.rule("pp.turn.first")
def test_nothing_is_activated_in_the_first_turn() -> None:
    table = Table(3, turn=1)
    before = table.gaps_now()
    table.do("run>1")
    assert table.gaps_now() == before
    assert table.happened("activated") == []


# Playing


@pytest.mark.rule("pp.turn.play")
def test_every_card_of_the_hand_can_go_under_every_character() -> None:
    table = Table()
    table.hand(0, "run", "run", "melody", "plus")
    table.begin()
    assert table.legal == [f"{card}>{place}" for card in ("run", "plus", "melody") for place in (1, 2, 3, 4)]


@pytest.mark.rule("pp.turn.play")
def test_the_second_card_goes_under_another_character() -> None:
    table = Table()
    table.do("run>3")
    assert table.actor == 0
    assert playable(table) == {1, 2, 4}
    assert not any(move.startswith("run") for move in table.legal)


@pytest.mark.rule("pp.turn.play")
@pytest.mark.parametrize("figure", ["piper", "rat-2"])
def test_two_cards_of_one_figure_are_different_characters(figure: str) -> None:
    table = Table()
    table.row(figure, figure, "rat-1", "rat-3")
    table.begin()
    table.do("run>1")
    assert playable(table) == {2, 3, 4}
    table.do("back>2")
    assert table.row_now() == [f"{figure} run", f"{figure} back", "rat-1", "rat-3"]


@pytest.mark.rule("pp.turn.play")
def test_a_card_goes_below_the_one_that_lies_there() -> None:
    table = Table()
    table.row("rat-1 melody", "rat-2", "rat-3", "rat-4")
    table.begin()
    table.do("run>1")
    assert table.row_now()[0] == "rat-1 melody run"


@pytest.mark.rule("pp.turn.two-at-most")
def test_a_character_with_two_cards_takes_no_third() -> None:
    table = Table()
    table.row("rat-1", "rat-2 run", "rat-3 back", "rat-4")
    table.begin()
    assert playable(table) == {1, 2, 3, 4}
    table.do("sewer>2")
    assert table.row_now()[1] == "rat-2 run sewer"
    assert playable(table) == {1, 3, 4}


# Activating


@pytest.mark.rule("pp.turn.activate")
def test_without_two_cards_under_a_character_nothing_is_activated() -> None:
    table = Table()
    before = table.gaps_now(), table.floors_now()
    table.do("run>1", "back>2")
    assert (table.gaps_now(), table.floors_now()) == before
    assert table.row_now() == ["rat-1 run", "rat-2 back", "rat-3", "rat-4"]
    assert table.phase == "draw"


@pytest.mark.rule("pp.turn.activate")
@pytest.mark.parametrize("moves", [("forward>1", "back>2"), ("back>2", "forward>1")])
def test_a_character_with_two_cards_waits_until_both_cards_of_the_turn_are_played(moves: tuple[str, str]) -> None:
    table = Table()
    table.row("rat-1 sewer", "rat-2", "rat-3", "rat-4")
    table.begin()
    table.do(moves[0])
    assert table.gap("rat-1") == 0
    table.do(moves[1])
    assert table.gap("rat-1") == 2
    assert table.happened("activated") == [{"seat": 0, "slot": 0, "figure": 0}]


def two_activated() -> Table:
    """Rats 1 and 3 are activated: rat 1 goes 0 to 2, rat 3 goes back from 2 to 0."""
    table = Table()
    table.row("rat-1 forward", "rat-2 run", "rat-3 back", "rat-4 sewer")
    table.hand(0, "forward", "back", "sewer", "sewer")
    table.begin()
    table.do("forward>1", "back>3")
    return table


@pytest.mark.rule("pp.turn.activate")
def test_of_two_activated_the_seat_chooses_the_first_before_anything_moves() -> None:
    table = two_activated()
    assert (table.phase, table.actor) == ("order", 0)
    assert table.legal == ["first:1", "first:3"]
    assert (table.gap("rat-1"), table.gap("rat-3"), table.floors_now()) == (0, 2, [0, 0, 0, 0])


@pytest.mark.rule("pp.turn.activate")
@pytest.mark.parametrize(("move", "slots"), [("first:1", [0, 2]), ("first:3", [2, 0])])
def test_the_order_is_chosen_once_and_both_are_carried_out(move: str, slots: list[int]) -> None:
    table = two_activated()
    table.do(move)
    assert [event["slot"] for event in table.happened("activated")] == slots
    assert table.phase == "fill-row"
    assert (table.gap("rat-1"), table.gap("rat-3"), table.floors_now()) == (2, 0, [0, 2, 2, 0])


@pytest.mark.rule("pp.turn.activate")
@pytest.mark.parametrize(("move", "floor"), [("first:1", 0), ("first:2", 1)])
def test_the_order_can_matter(move: str, floor: int) -> None:
    table = Table()
    table.row("rat-1 back", "piper back", "rat-3", "rat-4")
    table.hand(0, "sewer", "sewer", "run", "back")
    table.gaps(0, 1, 2, 3, 3, piper=0)
    table.begin()
    table.do("sewer>1", "sewer>2")
    table.do(move)
    # Both pass house 0 backwards, the rat up and the piper down: at 0 a marker can't go down first.
    assert table.floors_now() == [floor, 0, 0, 0]


@pytest.mark.rule("pp.turn.activate")
def test_two_cards_of_one_figure_can_both_be_activated() -> None:
    table = Table()
    table.row("piper forward", "piper back", "rat-3", "rat-4")
    table.hand(0, "forward", "back", "run", "back")
    table.floors(5, 5, 5, 5)
    table.begin()
    table.do("forward>1", "back>2", "first:2")
    # The piper goes back from 3 to 1 through houses 3 and 2, then forward through them to 3.
    assert table.gap("piper") == 3
    assert table.floors_now() == [5, 5, 3, 3]


# Carrying out


@pytest.mark.rule("pp.turn.execute")
@pytest.mark.parametrize(("upper", "lower", "floors"), [("back", "run", [0, 2, 1, 0]), ("run", "back", [0, 0, 1, 2])])
def test_the_upper_card_is_carried_out_before_the_lower(upper: str, lower: str, floors: list[int]) -> None:
    table = Table()
    table.row(f"rat-2 {upper}", "rat-1", "rat-3", "rat-4")
    table.begin()
    table.do(f"{lower}>1", "sewer>2")
    # From gap 1: back through 1, then through 1 and 2; or through 2 and 3, then back through 3.
    assert table.floors_now() == floors
    assert table.gap("rat-2") == 2


# Replacing


@pytest.mark.rule("pp.turn.replace")
def test_used_cards_are_discarded_and_the_row_is_filled() -> None:
    table = Table()
    table.row("rat-1", "rat-2 run", "rat-3", "rat-4")
    table.begin()
    table.do("forward>2", "back>1")
    assert table.pile("discard") == {"forward": 1, "run": 1}
    assert table.pile("characters_discard") == {"rat-2": 1}
    assert table.row_now() == ["rat-1 back", "none", "rat-3", "rat-4"]
    assert (table.phase, table.actor) == ("fill-row", CHANCE)
    table.do("~character:rat-2")
    assert table.row_now() == ["rat-1 back", "rat-2", "rat-3", "rat-4"]
    assert table.phase == "draw"


@pytest.mark.rule("pp.turn.replace")
def test_two_used_characters_are_both_replaced() -> None:
    table = two_activated()
    table.do("first:3", "~character:rat-5", "~character:rat-3")
    assert table.row_now() == ["rat-5", "rat-2 run", "rat-3", "rat-4 sewer"]
    assert table.pile("characters_discard") == {"rat-1": 1, "rat-3": 1}
    assert table.pile("discard") == {"forward": 2, "back": 2}
    assert table.phase == "draw"


@pytest.mark.rule("pp.turn.replace")
def test_more_than_one_piper_may_come_into_the_row_later() -> None:
    table = Table()
    table.row("rat-1 run", "piper", "piper", "rat-4")
    table.begin()
    table.do("forward>1", "back>4", "~character:piper")
    assert table.row_now() == ["piper", "piper", "piper", "rat-4 back"]


@pytest.mark.rule("pp.turn.replace")
def test_a_character_is_laid_as_likely_as_it_is_left_in_the_deck() -> None:
    table = Table()
    table.row("rat-1 run", "rat-2", "rat-2", "rat-4")
    table.discard_characters("rat-5", "rat-5", "rat-5", "piper")
    table.begin()
    table.do("forward>1", "back>4")
    weights = {
        move: int(table.play.game.rules.weight_of(table.box, table.position, table.play.game.parse_move(move)))
        for move in table.legal
    }
    assert weights == {
        "~character:rat-1": 2,
        "~character:rat-2": 1,
        "~character:rat-3": 3,
        "~character:rat-4": 2,
        "~character:piper": 2,
    }


# Drawing


@pytest.mark.rule("pp.turn.draw")
def test_a_seat_draws_back_to_four_and_play_passes_on() -> None:
    table = Table()
    table.do("run>1", "back>2", "~card:melody")
    assert (table.phase, table.position.players[0].hand_size) == ("draw", 3)
    table.do("~card:plus")
    assert table.hand_now(0) == ["forward", "sewer", "plus", "melody"]
    assert (table.phase, table.actor) == ("play", 1)


def table_with_a_deck_of(*cards: str, under: str) -> Table:
    """A table of three where exactly these cards are left in the deck and the rest is discarded."""
    table = Table(3)
    table.row(f"rat-1 {under}", "rat-2", "rat-3", "rat-4")
    held = [*HAND * 3, under, *cards]
    counts = zip(w.CARDS, map(int, table.box.cards), strict=True)
    table.discard(**{card: count - held.count(card) for card, count in counts})
    table.begin()
    return table


@pytest.mark.rule("pp.turn.draw")
def test_an_empty_deck_stays_empty_until_a_card_is_needed() -> None:
    table = table_with_a_deck_of("plus", "melody", under="sewer")
    table.do("run>2", "back>3", "~card:plus", "~card:melody")
    assert (table.position.deck_size, table.actor) == (0, 1)
    assert table.happened("deck-renewed") == []


@pytest.mark.rule("pp.turn.draw")
def test_the_deck_is_made_new_from_the_discards_when_a_card_is_needed() -> None:
    table = table_with_a_deck_of("plus", under="sewer")
    before = table.pile("discard")
    table.do("run>2", "back>3")
    assert (table.pile("deck"), table.pile("discard")) == ({"plus": 1}, before)
    table.do("~card:plus")
    assert table.happened("deck-renewed") == [{"seat": 0, "cards": sum(before.values())}]
    assert (table.pile("deck"), table.pile("discard")) == (before, {})
    assert table.phase == "draw"
    table.do("~card:back")
    assert table.actor == 1


@pytest.mark.rule("pp.turn.draw")
def test_cards_of_this_turn_are_in_the_new_deck() -> None:
    table = table_with_a_deck_of(under="sewer")
    before = table.pile("discard")
    table.do("run>1", "back>3", "~character:rat-1")
    assert table.pile("deck") == before | {"run": before["run"] + 1, "sewer": before["sewer"] + 1}


@pytest.mark.rule("pp.turn.draw")
def test_an_empty_character_deck_stays_empty_until_a_card_is_needed() -> None:
    # 15 cards: four in the row, one in the deck, ten discarded.
    table = Table(3)
    table.row("rat-1 sewer", "rat-2", "rat-3", "piper")
    table.discard_characters("rat-1", *["rat-2"] * 2, *["rat-3"] * 2, *["rat-4"] * 3, *["piper"] * 2)
    table.begin()
    table.do("run>1", "back>2", "~character:rat-1")
    assert table.happened("characters-renewed") == []
    assert table.pile("characters") == {}
    assert table.pile("characters_discard")["rat-1"] == 2
    assert table.phase == "draw"


@pytest.mark.rule("pp.turn.draw")
def test_a_second_empty_place_is_filled_from_the_new_character_deck() -> None:
    # 15 cards: four in the row, one in the deck, ten discarded.
    table = Table(3)
    table.row("rat-1 sewer", "rat-2 sewer", "rat-3", "piper")
    table.discard_characters("rat-1", *["rat-2"] * 2, *["rat-3"] * 2, *["rat-4"] * 3, *["piper"] * 2)
    table.begin()
    table.do("run>1", "back>2", "first:1")
    assert table.legal == ["~character:rat-1"]
    table.do("~character:rat-1")
    assert table.happened("characters-renewed") == [{"seat": 0, "cards": 12}]
    assert table.pile("characters") == {"rat-1": 2, "rat-2": 3, "rat-3": 2, "rat-4": 3, "piper": 2}
    assert table.pile("characters_discard") == {}
    table.do("~character:rat-2")
    assert table.row_now() == ["rat-1", "rat-2", "rat-3", "piper"]


# A seat that goes out in its own turn


def driving_itself_out() -> Table:
    """Seat 0 of 5 is one floor below the roof; its two cards activate rat 1 and rat 3."""
    table = Table(5)
    table.row("rat-1 back", "rat-2", "rat-3 forward", "rat-4")
    table.hand(0, "sewer", "forward", "run", "run")
    table.floors(7, 0, 0, 0, 0)
    table.begin()
    table.do("sewer>1", "forward>3")
    return table


@pytest.mark.rule("pp.turn.active-out")
def test_what_is_activated_is_carried_out_though_its_seat_is_out() -> None:
    table = driving_itself_out()
    table.do("first:1")
    # Rat 1 passes house 0, which is taken away; past the sewer of house 1; then rat 3 goes through houses 3 and 4.
    assert table.out_now() == [0]
    assert table.floors_now() == [8, 0, 0, 1, 1]
    assert table.row_now() == ["none", "rat-2", "none", "rat-4"]
    assert table.pile("discard") == {"forward": 2, "run": 2, "back": 1, "sewer": 1}


@pytest.mark.rule("pp.turn.active-out")
def test_a_seat_that_is_out_draws_nothing_and_play_passes_on() -> None:
    table = driving_itself_out()
    table.do("first:1", "~character:rat-1", "~character:piper")
    assert table.row_now() == ["rat-1", "rat-2", "piper", "rat-4"]
    assert table.hand_now(0) == []
    assert (table.phase, table.actor) == ("play", 1)
    assert table.happened("card-drawn") == []
