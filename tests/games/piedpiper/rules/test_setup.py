"""pp.setup.*: the table before the first turn."""

from collections import Counter
from typing import Any

import pytest

from ratskeller.core.position import CHANCE
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.piedpiper import constants as w
from tests.games.piedpiper.rules.table import GAME, Table

PEOPLE = (2, 3, 4, 5)


def blank(people: int, **options: str) -> Playthrough:
    """A game of which nothing is dealt."""
    return Playthrough(GAME, GAME.profile("standard", options), people, seed=1, sample=False)


def dealt(people: int, **options: str) -> Playthrough:
    """A game whose hands are dealt and whose row is not laid."""
    play = blank(people, **options)
    while play.position.phase == w.DEAL:
        play.apply(play.legal_moves()[0])
    return play


def gaps_of(play: Playthrough) -> dict[str, int]:
    return {name: int(gap) for name, gap in zip(w.FIGURES, play.position.gaps, strict=True) if gap != w.AWAY}


@pytest.mark.rule("pp.setup.houses")
@pytest.mark.parametrize(
    ("people", "owners"), [(2, [0, -1, 1, -1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3]), (5, [0, 1, 2, 3, 4])]
)
def test_everybody_has_a_house_and_between_two_people_stand_neutral_ones(people: int, owners: list[int]) -> None:
    position = blank(people).position
    assert [int(position.ring[house].owner) for house in range(position.houses)] == owners
    assert [int(position.ring[house].is_left) for house in range(position.houses)] == [0] * len(owners)


@pytest.mark.rule("pp.setup.floors")
@pytest.mark.parametrize("people", PEOPLE)
def test_every_marker_starts_below_its_house(people: int) -> None:
    play = blank(people)
    assert [int(play.position.players[seat].floor) for seat in range(people)] == [0] * people
    assert [int(play.position.players[seat].collected) for seat in range(people)] == [0] * people


@pytest.mark.rule("pp.setup.floors")
@pytest.mark.parametrize(("options", "roof"), [({}, 8), ({"roof": "8"}, 8), ({"roof": "7"}, 7)])
def test_the_roof_is_the_step_above_the_seventh_floor_or_that_floor(options: dict[str, str], roof: int) -> None:
    assert blank(3, **options).box.roof == roof


@pytest.mark.rule("pp.setup.figures")
@pytest.mark.parametrize(
    ("people", "gaps"),
    [
        (2, {"rat-1": 0, "rat-2": 1, "rat-3": 2, "rat-4": 3, "rat-5": 3, "piper": 3}),
        (3, {"rat-1": 0, "rat-2": 1, "rat-3": 2, "rat-4": 2, "piper": 2}),
        (4, {"rat-1": 0, "rat-2": 1, "rat-3": 2, "rat-4": 3, "rat-5": 3, "piper": 3}),
        (5, {"rat-1": 0, "rat-2": 1, "rat-3": 2, "rat-4": 3, "rat-5": 4, "rat-6": 4, "piper": 4}),
    ],
)
def test_a_rat_is_in_every_gap_and_one_more_with_the_piper_left_of_the_first_house(
    people: int, gaps: dict[str, int]
) -> None:
    assert gaps_of(blank(people)) == gaps


@pytest.mark.rule("pp.setup.figures")
def test_the_gap_left_of_the_first_house_leads_forward_into_it() -> None:
    table = Table(3)
    table.row("rat-4 sewer", "rat-2", "rat-3", "rat-1")
    table.begin(1)
    table.do("forward>1", "back>2")
    assert table.gap("rat-4") == 1  # past house 0 by the sewer, then through house 1
    assert table.floors_now() == [0, 1, 0]


@pytest.mark.rule("pp.setup.characters")
@pytest.mark.parametrize(("people", "cards"), [(2, 18), (3, 15), (4, 18), (5, 21)])
def test_every_figure_in_play_has_three_character_cards(people: int, cards: int) -> None:
    play = blank(people)
    assert play.position.characters_size == cards
    assert {name: int(play.position.characters[w.FIGURES.index(name)]) for name in gaps_of(play)} == dict.fromkeys(
        gaps_of(play), 3
    )
    assert sum(map(int, play.position.characters)) == cards


@pytest.mark.rule("pp.setup.actions")
def test_there_are_fifty_action_cards_of_six_kinds() -> None:
    deck = {name: int(count) for name, count in zip(w.CARDS, blank(4).position.deck, strict=True)}
    assert deck == {"forward": 14, "run": 6, "back": 12, "sewer": 8, "plus": 5, "melody": 5}
    assert sum(deck.values()) == blank(4).position.deck_size == 50


@pytest.mark.rule("pp.setup.actions")
@pytest.mark.parametrize("people", PEOPLE)
def test_four_cards_are_dealt_to_each_seat_one_seat_after_another(people: int) -> None:
    play = blank(people)
    assert play.actor == CHANCE
    seats = []
    while play.position.phase == w.DEAL:
        (event,) = play.apply("~card:run" if "~card:run" in play.legal_moves() else play.legal_moves()[0])
        seats.append(event.seat)
    assert seats == [seat for seat in range(people) for _ in range(4)]
    assert [int(play.position.players[seat].hand_size) for seat in range(people)] == [4] * people
    assert play.position.deck_size == 50 - 4 * people


@pytest.mark.rule("pp.setup.actions")
def test_a_card_is_dealt_as_likely_as_there_are_such_cards_left() -> None:
    play = blank(3)
    play.apply("~card:run")
    weights = {
        play.game.format_move(move): int(GAME.rules.weight_of(play.box, play.position, move)) for move in play.legal
    }
    assert weights == {
        "~card:forward": 14,
        "~card:run": 5,
        "~card:back": 12,
        "~card:sewer": 8,
        "~card:plus": 5,
        "~card:melody": 5,
    }


@pytest.mark.rule("pp.setup.actions")
def test_a_kind_of_which_none_is_left_is_not_dealt() -> None:
    play = blank(3)
    for _ in range(6):
        play.apply("~card:run")
    assert "~card:run" not in play.legal_moves()
    assert len(play.legal) == 5


@pytest.mark.rule("pp.setup.row")
def test_four_characters_are_laid_and_the_first_seat_begins() -> None:
    play = dealt(3)
    for figure in ("rat-1", "rat-1", "rat-1", "rat-4"):
        assert play.actor == CHANCE
        play.apply(f"~character:{figure}")
    assert [int(place.figure) for place in play.position.row] == [0, 0, 0, 3]
    assert (play.actor, play.position.phase, play.position.turn_number) == (0, w.PLAY, 1)
    assert play.position.characters_size == 11


@pytest.mark.rule("pp.setup.row")
def test_a_second_piper_is_not_laid_in_the_first_row() -> None:
    play = dealt(4)
    assert "~character:piper" in play.legal_moves()
    play.apply("~character:rat-1")
    assert "~character:piper" in play.legal_moves()
    play.apply("~character:piper")
    assert "~character:piper" not in play.legal_moves()
    play.apply("~character:rat-1")
    assert "~character:piper" not in play.legal_moves()
    assert play.position.characters[w.PIPER] == 2  # those set aside are shuffled back


@pytest.mark.rule("pp.setup.row")
def test_a_figure_of_which_all_three_cards_lie_in_the_row_is_not_laid() -> None:
    play = dealt(4)
    for _ in range(3):
        play.apply("~character:rat-2")
    assert "~character:rat-2" not in play.legal_moves()


@pytest.mark.rule("pp.setup.row")
@pytest.mark.rule("pp.setup.characters")
@pytest.mark.parametrize(("people", "absent"), [(2, ["rat-6"]), (3, ["rat-5", "rat-6"]), (4, ["rat-6"]), (5, [])])
def test_cards_of_unused_rats_are_out_of_the_game(people: int, absent: list[str]) -> None:
    play = dealt(people)
    offered = [move.removeprefix("~character:") for move in play.legal_moves()]
    assert [figure for figure in w.FIGURES if figure not in offered] == absent


@pytest.mark.rule("pp.setup.row")
def test_with_setting_aside_every_other_card_is_as_likely_as_in_the_deck() -> None:
    play = dealt(3)
    play.apply("~character:piper")
    play.apply("~character:rat-1")
    weights: dict[Any, int] = Counter()
    for move in play.legal:
        weights[play.game.format_move(move)] = int(GAME.rules.weight_of(play.box, play.position, move))
    assert weights == {"~character:rat-1": 2, "~character:rat-2": 3, "~character:rat-3": 3, "~character:rat-4": 3}
