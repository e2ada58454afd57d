"""A position that can't come about is refused, with every reason; one that has come about is not."""

from typing import Any

import pytest

from ratskeller.core.errors import PositionError
from tests.games.piedpiper.rules.table import GAME, Table

HIDDEN = {"variant": "hidden"}
OVER = {"phase": "over", "actor": -2, "end_reason": "cap", "victors": ["0"]}


def flaws_after(table: Table, fields: dict[str, Any]) -> list[str]:
    """The flaws of a table's position with some fields changed; a line of it is refused for the same."""
    table.put(**fields)
    flaws = GAME.flaws_of(table.box, table.position)
    if flaws:
        with pytest.raises(PositionError, match="no such position"):
            table.copy().play.set_line(table.play.line())
    return flaws


def player(seat: int, **fields: Any) -> dict[str, Any]:
    return {"players": {str(seat): fields}}


def place(slot: int, **fields: Any) -> dict[str, Any]:
    return {"row": {str(slot): fields}}


@pytest.mark.rule("pp.setup.houses")
@pytest.mark.parametrize(
    ("fields", "flaw"),
    [
        ({"seats": 1}, "seats is 1, not 2 to 5"),
        ({"seats": 6}, "seats is 6, not 2 to 5"),
        ({"houses": 5}, "houses is 5, not 4"),
        ({"ring": {"1": {"owner": -1}}}, "house 1 belongs to -1, not to 1"),
        ({"ring": {"3": {"owner": 2}}}, "house 3 belongs to 2, not to 3"),
    ],
)
def test_houses_belong_to_the_seats(fields: dict[str, Any], flaw: str) -> None:
    assert flaws_after(Table(), fields) == [flaw]


@pytest.mark.rule("pp.setup.houses")
def test_two_people_have_four_houses() -> None:
    assert flaws_after(Table(2), {"houses": 2}) == ["houses is 2, not 4"]
    assert flaws_after(Table(2), {"ring": {"1": {"owner": 1}}}) == ["house 1 belongs to 1, not to -1"]


@pytest.mark.rule("pp.out.house")
@pytest.mark.parametrize(
    ("fields", "flaws"),
    [
        ({"gaps": {"rat-1": 4}}, ["rat-1 is in gap 4, which does not exist"]),
        ({"gaps": {"piper": -1}}, ["piper is in gap -1, which does not exist"]),
        ({"gaps": {"rat-6": 0}}, ["rat-6 is not in the game, but in gap 0"]),
        (
            {"ring": {"1": {"is_left": 1}}},
            ["ring.1.is_left is 1, but its owner's is_out is 0", "rat-2 is in gap 1, which does not exist"],
        ),
    ],
)
def test_figures_are_in_gaps_that_exist(fields: dict[str, Any], flaws: list[str]) -> None:
    assert flaws_after(Table(), fields) == flaws


@pytest.mark.rule("pp.out.house")
def test_at_the_end_the_houses_of_the_last_who_left_still_stand() -> None:
    table = Table(3)
    table.floors(0, 7, 7)
    table.row("rat-1 run", "rat-2", "rat-3", "rat-4")
    table.begin()
    table.do("back>1", "sewer>2")
    assert table.is_over
    flaws = flaws_after(table, {"ring": {"0": {"is_left": 1}}, "gaps": {"rat-1": 2}})
    assert flaws == ["ring.0.is_left is 1, but its owner's is_out is 0"]


@pytest.mark.rule("pp.out.roof")
@pytest.mark.parametrize(
    ("fields", "flaws"),
    [
        (player(1, floor=-1), ["players.1.floor is -1, not 0 to 8"]),
        (player(1, floor=9), ["players.1.floor is 9, not 0 to 8"]),
        (player(1, floor=8), ["players.1.is_out is 0, but its floor is 8 and the roof 8"]),
        (
            player(1, is_out=1),
            [
                "ring.1.is_left is 0, but its owner's is_out is 1",
                "players.1.is_out is 1, but its floor is 0 and the roof 8",
                "players.1.hand_size is 4, not 0 to 0",
            ],
        ),
    ],
)
def test_who_is_at_the_roof_is_out(fields: dict[str, Any], flaws: list[str]) -> None:
    assert flaws_after(Table(), fields) == flaws


@pytest.mark.rule("pp.out.markers")
def test_no_more_markers_are_collected_than_seats_are_out() -> None:
    assert flaws_after(Table(), player(0, collected=1)) == ["1 markers are collected, but 0 seats are out"]
    assert flaws_after(Table(), player(0, collected=4)) == [
        "players.0.collected is 4, not 0 to 3",
        "4 markers are collected, but 0 seats are out",
    ]


@pytest.mark.rule("pp.end.two-left")
@pytest.mark.parametrize(("people", "out"), [(2, [1]), (3, [2]), (4, [2, 3]), (5, [2, 3, 4])])
def test_the_game_is_over_when_so_many_are_out(people: int, out: list[int]) -> None:
    table = Table(people)
    for seat in out:
        table.hand(seat)
        house = seat * 2 if people == 2 else seat
        table.put(ring={str(house): {"is_left": 1}}, **player(seat, is_out=1, floor=8, hand_size=0))
    table.gaps(*[0] * (5 if people == 2 else people + 1), piper=0)
    flaws = GAME.flaws_of(table.box, table.position)
    assert f"{len(out)} of {people} seats are out, but the game is not over" in flaws


@pytest.mark.rule("pp.turn.draw")
def test_hands_are_as_large_as_the_turn_has_left_them() -> None:
    table = Table()
    assert flaws_after(table.copy(), player(1, hand_size=3)) == [
        "players.1.hand does not have 3 cards",
        "players.1.hand_size is 3, not 4 to 4",
    ]
    table.do("run>1")
    assert flaws_after(table.copy(), {"turn": {"played": 0}}) == [
        "players.0.hand_size is 3, not 4 to 4",
        "turn.slot is 0, but nothing is played there",
    ]
    table.do("back>2", "~card:forward")
    full = player(0, hand={"melody": 1}, hand_size=4) | {"deck": {"melody": 4}, "deck_size": 32}
    assert flaws_after(table, full) == ["players.0.hand_size is 4, not 2 to 3"]


@pytest.mark.rule("pp.turn.draw")
def test_no_hand_has_fewer_cards_than_none() -> None:
    flaws = flaws_after(Table(), player(1, hand={"run": -1, "back": 3}))
    assert flaws[0] == "players.1.hand does not have 4 cards"


@pytest.mark.rule("pp.turn.two-at-most")
@pytest.mark.parametrize(
    ("fields", "flaw"),
    [
        (place(0, cards=["hidden", "none"]), "row.0 has a card that is hidden: this is a view, not a position"),
        (place(0, cards=["none", "run"]), "row.0 has a lower card without an upper one"),
        (place(0, cards=["run", "run"]), "1 character cards have two action cards in phase play"),
        (place(0, owner=[4, 0]), "row.0.owner is 4, not 0 to 3"),
        (place(0, owner=[0, -1]), "row.0.owner is -1, not 0 to 3"),
        (place(0, face_down=[1, 0]), "row.0.face_down is 1, not 0 to 0"),
        (place(0, figure="none"), "1 places of the row are empty in phase play"),
        (place(0, figure="none", cards=["run", "none"]), "row.0 has action cards, but no character card"),
    ],
)
def test_the_row_is_as_a_turn_leaves_it(fields: dict[str, Any], flaw: str) -> None:
    assert flaw in flaws_after(Table(), fields)


@pytest.mark.rule("pp.variant.hidden")
@pytest.mark.parametrize(("variant", "most"), [("standard", 0), ("young", 0), ("hidden", 1)])
def test_cards_lie_face_down_in_their_variant_only(variant: str, most: int) -> None:
    table = Table(options={"variant": variant})
    table.row("rat-1 run", "rat-2", "rat-3", "rat-4")
    table.begin()
    flaws = flaws_after(table, place(0, face_down=[1, 0]))
    assert flaws == ([] if most else ["row.0.face_down is 1, not 0 to 0"])
    assert flaws_after(table, place(0, face_down=[2, 0])) == [f"row.0.face_down is 2, not 0 to {most}"]


@pytest.mark.rule("pp.turn.play")
@pytest.mark.parametrize(
    ("fields", "flaw"),
    [
        ({"seat": 4}, "seat is 4, not 0 to 3"),
        ({"seat": -1}, "seat is -1, not 0 to 3"),
        ({"actor": 1}, "actor is 1, but in phase play it is 0"),
        ({"actor": -1}, "actor is -1, but in phase play it is 0"),
        ({"end_reason": "cap"}, "end_reason is cap in phase play"),
        ({"victors": ["1"]}, "victors are 10 in bits in phase play"),
        (OVER | {"end_reason": "none"}, "end_reason is none in phase over"),
        (OVER | {"victors": []}, "victors are 0 in bits in phase over"),
        (OVER | {"victors": ["4"]}, "victors are 10000 in bits in phase over"),
        (OVER | {"actor": 0}, "actor is 0, but in phase over it is -2"),
        ({"turn_number": 0}, "turn_number is 0, not 1 to 500"),
        ({"turn_number": 501}, "turn_number is 501, not 1 to 500"),
        ({"turn": {"slot": "2"}}, "turn.slot is 2, but nothing is played there"),
        ({"turn": {"hidden": 1}}, "turn.hidden is 1, not 0 to 0"),
    ],
)
def test_the_turn_fits_its_phase(fields: dict[str, Any], flaw: str) -> None:
    assert flaws_after(Table(), fields) == [flaw]


@pytest.mark.rule("pp.turn.play")
def test_a_first_card_lies_somewhere() -> None:
    table = Table()
    table.do("run>1")
    assert flaws_after(table, {"turn": {"slot": "none"}}) == ["turn.slot is none, but one card is played"]
    assert flaws_after(table, {"turn": {"slot": "3"}}) == ["turn.slot is 3, but nothing is played there"]


@pytest.mark.rule("pp.turn.play")
def test_no_more_cards_are_played_than_a_turn_has() -> None:
    table = Table(turn=1)
    assert "turn.played is 1, not 0 to 0" in flaws_after(table, {"turn": {"played": 1}})


@pytest.mark.rule("pp.turn.order")
def test_a_seat_that_is_out_has_no_turn() -> None:
    table = Table()
    table.out(0)
    table.gaps(1, 1, 2, 3, 3, piper=3)
    table.begin(1)
    assert "seat 0 is out, but in phase play" in flaws_after(table, {"seat": 0, "actor": 0})


@pytest.mark.rule("pp.turn.activate")
def test_an_order_is_chosen_of_two_that_lie_open() -> None:
    table = Table(options=HIDDEN)
    table.row("rat-1 run?", "rat-2 back", "rat-3", "rat-4")
    table.begin()
    table.do("sewer>1", "forward>2")
    assert GAME.flaws_of(table.box, table.position) == []
    down = flaws_after(table.copy(), place(0, face_down=[1, 0]))
    assert down == ["cards under activated figures lie face down in phase order"]
    one = flaws_after(table, place(0, cards=["run", "none"]) | {"discard": {"sewer": 1}})
    assert one == ["1 character cards have two action cards in phase order, not 2"]


@pytest.mark.rule("pp.setup.actions")
@pytest.mark.rule("pp.setup.row")
def test_a_set_up_has_dealt_and_laid_what_its_phase_says() -> None:
    flaws = flaws_after(Table(), {"phase": "deal", "actor": -1, "turn_number": 0})
    assert flaws == ["all hands are dealt in phase deal", "the number of empty places is 0, not 4 to 4"]
    flaws = flaws_after(Table(), {"phase": "first-row", "actor": -1})
    assert flaws == ["turn_number is 2, not 0 to 0", "the number of empty places is 0, not 1 to 4"]
    flaws = flaws_after(Table(), {"phase": "fill-row", "actor": -1})
    assert "the number of empty places is 0, not 1 to 2" in flaws


@pytest.mark.rule("pp.turn.draw")
def test_chance_has_something_to_draw() -> None:
    table = Table(3)
    table.discard(forward=11, run=3, back=9, sewer=5, plus=5, melody=5)
    table.begin()
    table.do("run>1", "back>2")
    assert table.happened("deck-renewed") == [{"seat": 0, "cards": 38}]
    table.put(discard=table.plain()["deck"])
    flaws = flaws_after(table, {"deck": [0] * 6, "deck_size": 0})
    assert flaws == ["nobody can do anything in phase draw"]


@pytest.mark.rule("pp.setup.actions")
@pytest.mark.parametrize(
    ("fields", "flaw"),
    [
        ({"deck": {"run": 1}}, "there are 5 run cards, not 6"),
        ({"deck": {"run": 3}, "discard": {"run": -1}, "deck_size": 35}, "there are 6 run cards, not 6"),
        ({"deck_size": 33}, "the deck does not have 33 cards"),
    ],
)
def test_every_action_card_is_somewhere(fields: dict[str, Any], flaw: str) -> None:
    assert flaw in flaws_after(Table(), fields)


@pytest.mark.rule("pp.variant.young")
def test_the_young_have_no_special_card_anywhere() -> None:
    table = Table(options={"variant": "young"})
    flaws = flaws_after(table, {"deck": {"plus": 1}, "deck_size": 25})
    assert flaws == ["there are 1 plus cards, not 0"]


@pytest.mark.rule("pp.setup.characters")
@pytest.mark.parametrize(
    ("fields", "flaw"),
    [
        ({"characters": {"piper": 2}}, "there are 2 character cards of piper, not 3"),
        ({"characters": {"rat-6": 3}}, "there are 3 character cards of rat-6, not 0"),
        (
            {"characters": {"rat-5": 4}, "characters_discard": {"rat-5": -1}},
            "there are 3 character cards of rat-5, not 3",
        ),
        ({"characters_size": 13}, "the character deck does not have 13 cards"),
    ],
)
def test_every_character_card_is_somewhere(fields: dict[str, Any], flaw: str) -> None:
    assert flaw in flaws_after(Table(), fields)


@pytest.mark.rule("pp.secret.hidden")
def test_a_view_is_no_position_to_play_on_from() -> None:
    table = Table()
    assert GAME.flaws_of(table.box, GAME.view_for(table.box, table.position, 0)) != []
