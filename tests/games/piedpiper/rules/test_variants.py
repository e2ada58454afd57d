"""pp.variant.*: the game of the young, and the one with cards face down."""

import pytest

from ratskeller.core.errors import SetupError
from ratskeller.core.position import CHANCE
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.piedpiper import constants as w
from tests.games.piedpiper.rules.table import GAME, Table

YOUNG = {"variant": "young"}
HIDDEN = {"variant": "hidden"}

# Young


@pytest.mark.rule("pp.variant.young")
@pytest.mark.parametrize(("variant", "cards"), [("standard", 50), ("young", 40), ("hidden", 50)])
def test_the_young_have_no_plus_and_no_melody(variant: str, cards: int) -> None:
    play = Playthrough(GAME, GAME.profile("standard", {"variant": variant}), 5, seed=1, sample=False)
    deck = {name: int(count) for name, count in zip(w.CARDS, play.position.deck, strict=True)}
    assert play.position.deck_size == sum(deck.values()) == cards
    assert (deck["plus"], deck["melody"]) == ((0, 0) if variant == "young" else (5, 5))
    assert ("~card:plus" in play.legal_moves()) == (variant != "young")


@pytest.mark.rule("pp.variant.young")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_card_of_the_young_is_carried_out_at_once_and_stays(turn: int) -> None:
    table = Table(options=YOUNG, turn=turn)
    table.do("run>2")
    assert table.gap("rat-2") == 3
    assert table.floors_now() == [0, 0, 1, 1]
    assert table.row_now() == ["rat-1", "rat-2 run", "rat-3", "rat-4"]
    assert (table.phase, table.actor) == (("draw", CHANCE) if turn == 1 else ("play", 0))


@pytest.mark.rule("pp.variant.young")
def test_only_the_second_card_under_a_character_acts_when_it_is_played() -> None:
    table = Table(options=YOUNG)
    table.row("rat-1 run", "rat-2", "rat-3", "rat-4")
    table.begin()
    table.do("back>1")
    assert table.gap("rat-1") == 3
    assert table.floors_now() == [1, 0, 0, 0]


@pytest.mark.rule("pp.variant.young")
def test_the_second_card_goes_under_another_character_while_the_first_lies_there() -> None:
    table = Table(options=YOUNG)
    table.do("run>2")
    assert {int(move[-1]) for move in table.legal} == {1, 3, 4}


@pytest.mark.rule("pp.variant.young")
def test_a_character_with_two_cards_is_replaced_at_once_and_the_new_one_may_take_the_second_card() -> None:
    table = Table(options=YOUNG)
    table.row("rat-1 run", "rat-2 back", "rat-3", "rat-4")
    table.begin()
    table.do("back>1")
    assert (table.phase, table.actor) == ("fill-row", CHANCE)
    assert table.pile("discard") == {"run": 1, "back": 1}
    assert table.pile("characters_discard") == {"rat-1": 1}
    table.do("~character:rat-1")
    assert (table.phase, table.actor) == ("play", 0)
    assert {int(move[-1]) for move in table.legal} == {1, 2, 3, 4}
    table.do("sewer>1")
    assert table.row_now() == ["rat-1 sewer", "rat-2 back", "rat-3", "rat-4"]
    assert table.phase == "draw"


@pytest.mark.rule("pp.variant.young")
def test_two_characters_of_one_turn_need_no_order() -> None:
    table = Table(options=YOUNG)
    table.row("rat-1 run", "rat-2 back", "rat-3", "rat-4")
    table.begin()
    table.do("back>1", "~character:piper", "sewer>2", "~character:piper")
    assert table.row_now() == ["piper", "piper", "rat-3", "rat-4"]
    assert (table.phase, table.position.players[0].hand_size) == ("draw", 2)


@pytest.mark.rule("pp.variant.young")
@pytest.mark.rule("pp.turn.active-out")
def test_a_young_seat_that_drives_itself_out_plays_no_second_card() -> None:
    table = Table(options=YOUNG)
    table.floors(7, 0, 0, 0)
    table.begin()
    table.do("back>1")
    assert table.out_now() == [0]
    assert table.hand_now(0) == []
    assert (table.phase, table.actor) == ("play", 1)
    assert table.row_now()[0] == "rat-1 back"


@pytest.mark.rule("pp.variant.young")
@pytest.mark.rule("pp.turn.active-out")
def test_a_character_used_by_a_young_seat_that_goes_out_is_replaced() -> None:
    table = Table(options=YOUNG)
    table.row("rat-1 run", "rat-2", "rat-3", "rat-4")
    table.floors(7, 0, 0, 0)
    table.begin()
    table.do("back>1")
    assert table.phase == "fill-row"
    table.do("~character:rat-5")
    assert table.row_now()[0] == "rat-5"
    assert (table.phase, table.actor) == ("play", 1)


@pytest.mark.rule("pp.variant.young")
def test_the_second_card_of_the_young_meets_the_ring_as_the_first_has_left_it() -> None:
    table = Table(options=YOUNG)
    table.floors(0, 0, 7, 0)
    table.begin()
    table.do("forward>2")
    assert table.out_now() == [2]
    assert table.gap("rat-2") == table.gap("rat-3") == 1
    table.do("run>3")
    assert table.floors_now() == [1, 0, 8, 1]
    assert table.collected_now() == [1, 0, 0, 0]


@pytest.mark.rule("pp.variant.young")
@pytest.mark.rule("pp.end.two-left")
def test_the_first_card_of_the_young_can_end_the_game() -> None:
    table = Table(3, options=YOUNG)
    table.row("rat-1", "rat-2 back", "rat-3", "rat-4")
    table.floors(0, 0, 7)
    table.begin()
    table.do("forward>2")
    assert (table.is_over, table.reason, table.winners) == (True, "two-left", [0])
    assert table.row_now()[1] == "rat-2 back forward"


@pytest.mark.rule("pp.variant.young")
def test_the_young_deck_is_made_new_without_special_cards() -> None:
    table = Table(3, options=YOUNG)
    table.discard(forward=11, run=3, back=9, sewer=5)
    table.begin()
    assert table.position.deck_size == 0
    table.do("sewer>1", "back>2")
    assert table.pile("deck") == {"forward": 11, "run": 3, "back": 9, "sewer": 5}


# Hidden


@pytest.mark.rule("pp.variant.hidden")
@pytest.mark.parametrize("turn", [1, 2])
def test_every_card_may_be_played_face_down_too(turn: int) -> None:
    table = Table(options=HIDDEN, turn=turn)
    face_up = [move for move in table.legal if not move.startswith("hide:")]
    assert len(face_up) == 16
    assert table.legal == face_up + [f"hide:{move}" for move in face_up]


@pytest.mark.rule("pp.variant.hidden")
def test_the_longest_list_of_moves_has_room() -> None:
    table = Table(options=HIDDEN)
    assert len(table.legal) == GAME.max_moves == 32


@pytest.mark.rule("pp.variant.hidden")
def test_one_card_of_a_turn_may_be_face_down_either_the_first_or_the_second() -> None:
    table = Table(options=HIDDEN)
    other = table.copy()
    table.do("hide:run>1")
    assert not any(move.startswith("hide:") for move in table.legal)
    other.do("run>1")
    assert "hide:back>2" in other.legal
    other.do("hide:back>2")
    assert [place["face_down"] for place in other.plain()["row"][:2]] == [[0, 0], [1, 0]]


@pytest.mark.rule("pp.variant.hidden")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_only_its_owner_may_look_at_a_face_down_card(viewer: int) -> None:
    table = Table(3, options=HIDDEN)
    table.begin(1)
    table.do("hide:sewer>2", "run>3")
    shown = GAME.view_for(table.box, table.position, viewer)
    assert w.LYING[shown.row[1].cards[0]] == ("sewer" if viewer == 1 else "hidden")
    assert w.LYING[shown.row[2].cards[0]] == "run"


@pytest.mark.rule("pp.variant.hidden")
def test_in_the_next_turn_a_card_may_be_face_down_again() -> None:
    table = Table(options=HIDDEN, turn=1)
    table.do("hide:run>1", "~card:back", "hide:run>1", "back>2", "~character:rat-1", "~card:plus", "~card:plus")
    assert (table.actor, "hide:run>1" in table.legal) == (2, True)


@pytest.mark.rule("pp.variant.hidden")
def test_a_face_down_card_stays_so_under_a_figure_that_is_not_activated() -> None:
    table = Table(options=HIDDEN)
    table.row("rat-1 run?", "rat-2 back", "rat-3", "rat-4")
    table.begin()
    table.do("sewer>2", "hide:forward>3")
    assert [place["face_down"][0] for place in table.plain()["row"]] == [1, 0, 1, 0]
    assert table.happened("card-revealed") == []


@pytest.mark.rule("pp.variant.hidden")
def test_face_down_cards_under_an_activated_figure_are_turned_up_and_carried_out() -> None:
    table = Table(options=HIDDEN)
    table.row("rat-1 run?", "rat-2", "rat-3", "rat-4")
    table.owner(1, 2)
    table.begin()
    table.do("hide:back>1")
    assert table.happened("card-revealed") == []  # not before both cards are played
    table.do("sewer>2")
    assert table.happened("card-revealed") == [
        {"seat": 2, "card": 1, "slot": 0},
        {"seat": 0, "card": 2, "slot": 0},
    ]
    # Through houses 1 and 2, and back through 2.
    assert table.floors_now() == [0, 1, 2, 0]
    assert table.pile("discard") == {"run": 1, "back": 1}


@pytest.mark.rule("pp.variant.hidden")
def test_cards_are_turned_up_before_the_order_is_chosen() -> None:
    table = Table(options=HIDDEN)
    table.row("rat-1 run?", "rat-2 back?", "rat-3 sewer?", "rat-4")
    table.begin()
    table.do("hide:sewer>1", "forward>2")
    assert (table.phase, table.legal) == ("order", ["first:1", "first:2"])
    assert [place["face_down"] for place in table.plain()["row"]] == [[0, 0], [0, 0], [1, 0], [0, 0]]
    assert [event["slot"] for event in table.happened("card-revealed")] == [0, 0, 1]
    assert table.floors_now() == [0, 0, 0, 0]


@pytest.mark.rule("pp.variant.hidden")
def test_a_special_card_can_lie_face_down() -> None:
    table = Table(options=HIDDEN)
    table.row("rat-1 back", "rat-2", "rat-3", "rat-4")
    table.hand(0, "plus", "sewer", "back", "back")
    table.begin()
    table.do("hide:plus>1", "sewer>2")
    assert table.floors_now() == [1, 0, 0, 1]
    assert table.gap("rat-1") == 2


@pytest.mark.rule("pp.variant.hidden")
@pytest.mark.rule("pp.out.hand")
def test_a_face_down_card_of_a_seat_that_left_stays_face_down() -> None:
    table = Table(options=HIDDEN)
    table.row("rat-2 forward", "rat-1 melody?", "rat-3", "rat-4")
    table.owner(2, 2)
    table.floors(0, 0, 7, 0)
    table.begin()
    table.do("sewer>1", "run>3")
    assert table.out_now() == [2]
    assert table.plain()["row"][1]["face_down"] == [1, 0]


# Not both


@pytest.mark.rule("pp.variant.one")
def test_a_table_has_one_variant_or_none() -> None:
    for variant in ("young,hidden", "both", ""):
        with pytest.raises(SetupError, match="variant"):
            GAME.profile("standard", {"variant": variant})


@pytest.mark.rule("pp.variant.one")
@pytest.mark.parametrize(
    ("variant", "can_hide", "acts_at_once"), [("standard", 0, 0), ("young", 0, 1), ("hidden", 1, 0)]
)
def test_cards_lie_face_down_or_act_at_once_but_never_both(variant: str, can_hide: int, acts_at_once: int) -> None:
    table = Table(options={"variant": variant})
    assert any(move.startswith("hide:") for move in table.legal) == can_hide
    table.do("run>1")
    assert (table.gap("rat-1") != 0) == acts_at_once
