"""Why not? Every refusal has the rule that forbids the move, a reason and figures."""

from random import Random
from typing import NamedTuple

import pytest

from ratskeller.core.errors import IllegalMove, Refusal
from ratskeller.core.traceability import read_rules
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.piedpiper.moves import MOVES
from tests.games.piedpiper.rules.table import GAME, Table

HIDDEN = {"variant": "hidden"}
YOUNG = {"variant": "young"}


def why_not(table: Table | Playthrough, move: str) -> Refusal:
    """Why the move is refused; the table stays as it was."""
    play = table.play if isinstance(table, Table) else table
    before = play.line()
    with pytest.raises(IllegalMove) as error:
        play.apply(move)
    assert play.line() == before
    return error.value.refusal


def blank(people: int, **options: str) -> Playthrough:
    """A game of which nothing is dealt."""
    return Playthrough(GAME, GAME.profile("standard", options), people, seed=1, sample=False)


def dealt(people: int) -> Playthrough:
    """A game whose hands are dealt and whose row is not laid."""
    play = blank(people)
    for _ in range(4 * people):
        play.apply(play.legal_moves()[0])
    return play


# What is due


@pytest.mark.rule("pp.end.two-left")
@pytest.mark.rule("pp.end.nobody")
@pytest.mark.rule("pp.end.two-people")
@pytest.mark.rule("pp.end.cap")
@pytest.mark.parametrize(
    ("reason", "rule"),
    [
        ("two-left", "pp.end.two-left"),
        ("nobody-left", "pp.end.nobody"),
        ("roof", "pp.end.two-people"),
        ("cap", "pp.end.cap"),
    ],
)
def test_after_the_end_nothing_is_legal(reason: str, rule: str) -> None:
    table = Table(turn=20)
    table.put(phase="over", actor=-2, end_reason=reason)
    table.play.set_position(table.play.positions)
    assert why_not(table, "run>2") == Refusal(rule, "game-ended", {"turns": 20})
    assert why_not(table, "~card:run") == Refusal(rule, "game-ended", {"turns": 20})


@pytest.mark.rule("pp.turn.play")
@pytest.mark.parametrize("number", [-1, GAME.actions])
def test_a_number_that_is_no_move_is_refused(number: int) -> None:
    table = Table()
    refusal = GAME.explain(table.box, table.position, number)
    assert refusal == Refusal("pp.turn.play", "no-such-move", {"number": number})


@pytest.mark.rule("pp.setup.actions")
@pytest.mark.rule("pp.setup.row")
@pytest.mark.rule("pp.turn.draw")
@pytest.mark.rule("pp.turn.replace")
def test_nobody_decides_while_chance_does() -> None:
    assert why_not(blank(3), "run>1") == Refusal("pp.setup.actions", "chance-decides", {"phase": "deal"})
    assert why_not(dealt(3), "hide:run>1") == Refusal("pp.setup.row", "chance-decides", {"phase": "first-row"})
    table = Table()
    table.row("rat-1 run", "rat-2", "rat-3", "rat-4")
    table.begin()
    table.do("back>1", "sewer>2")
    assert why_not(table, "first:1") == Refusal("pp.turn.replace", "chance-decides", {"phase": "fill-row"})
    table.do("~character:rat-1")
    assert why_not(table, "run>1") == Refusal("pp.turn.draw", "chance-decides", {"phase": "draw"})


@pytest.mark.rule("pp.turn.play")
@pytest.mark.parametrize("move", ["~card:run", "~character:piper"])
def test_chance_does_not_decide_for_a_seat(move: str) -> None:
    assert why_not(Table(), move) == Refusal("pp.turn.play", "seat-decides", {"phase": "play"})


@pytest.mark.rule("pp.turn.activate")
def test_another_decision_is_due() -> None:
    table = Table()
    assert why_not(table, "first:1") == Refusal("pp.turn.play", "other-decision", {"phase": "play"})
    table.row("rat-1 run", "rat-2 run", "rat-3 back", "rat-4")
    table.hand(0, "back", "sewer", "forward", "forward")
    table.begin()
    table.do("back>1", "sewer>2")
    assert why_not(table, "forward>3") == Refusal("pp.turn.activate", "other-decision", {"phase": "order"})
    assert why_not(table, "~card:run") == Refusal("pp.turn.activate", "seat-decides", {"phase": "order"})
    assert why_not(table, "first:3") == Refusal("pp.turn.activate", "not-activated", {"place": 3, "cards": 1})
    assert why_not(table, "first:4") == Refusal("pp.turn.activate", "not-activated", {"place": 4, "cards": 0})


# Chance


@pytest.mark.rule("pp.setup.actions")
@pytest.mark.rule("pp.turn.draw")
def test_a_card_that_is_not_in_the_deck_is_not_drawn() -> None:
    play = blank(3)
    for _ in range(6):
        play.apply("~card:run")
    assert why_not(play, "~card:run") == Refusal("pp.setup.actions", "not-in-deck", {"card": "run"})
    table = Table(5)
    table.discard(run=1)
    table.begin()
    table.do("back>1", "sewer>2")
    assert why_not(table, "~card:run") == Refusal("pp.turn.draw", "not-in-deck", {"card": "run"})


@pytest.mark.rule("pp.variant.young")
def test_the_young_have_no_special_cards_to_draw_or_to_play() -> None:
    refusal = Refusal("pp.variant.young", "no-special-cards", {"card": "melody"})
    assert why_not(blank(3, **YOUNG), "~card:melody") == refusal
    assert why_not(Table(options=YOUNG), "melody>1") == refusal


@pytest.mark.rule("pp.setup.row")
@pytest.mark.rule("pp.setup.figures")
def test_a_character_that_can_not_come_is_refused_for_its_own_reason() -> None:
    play = dealt(3)
    absent = Refusal("pp.setup.figures", "figure-not-in-game", {"figure": "rat-5", "people": 3})
    assert why_not(play, "~character:rat-5") == absent
    play.apply("~character:piper")
    assert why_not(play, "~character:piper") == Refusal("pp.setup.row", "one-piper-at-first")
    for _ in range(2):
        play.apply("~character:rat-1")
    assert why_not(play, "~card:run") == Refusal("pp.setup.row", "other-decision", {"phase": "first-row"})
    assert why_not(blank(3), "~character:rat-1") == Refusal("pp.setup.actions", "other-decision", {"phase": "deal"})


@pytest.mark.rule("pp.setup.row")
@pytest.mark.rule("pp.turn.replace")
def test_a_character_that_is_not_in_the_deck_is_not_laid() -> None:
    play = dealt(3)
    for _ in range(3):
        play.apply("~character:rat-1")
    assert why_not(play, "~character:rat-1") == Refusal("pp.setup.row", "character-not-in-deck", {"figure": "rat-1"})
    table = Table()
    table.row("rat-1 run", "piper", "piper", "rat-2")
    table.discard_characters("piper")
    table.begin()
    table.do("back>1", "sewer>2")
    assert why_not(table, "~character:piper") == Refusal(
        "pp.turn.replace", "character-not-in-deck", {"figure": "piper"}
    )
    assert why_not(table, "~character:rat-6").reason == "figure-not-in-game"
    assert why_not(table, "~card:run") == Refusal("pp.turn.replace", "other-decision", {"phase": "fill-row"})


# Playing


@pytest.mark.rule("pp.turn.play")
@pytest.mark.parametrize("move", ["plus>1", "hide:plus>1"])
def test_a_card_that_is_not_in_the_hand_is_not_played(move: str) -> None:
    refusal = Refusal("pp.turn.play", "card-not-in-hand", {"card": "plus"})
    assert why_not(Table(options=HIDDEN), move) == refusal


@pytest.mark.rule("pp.turn.play")
@pytest.mark.parametrize("variant", ["standard", "young", "hidden"])
def test_the_second_card_is_not_played_under_the_same_character(variant: str) -> None:
    table = Table(options={"variant": variant})
    table.do("run>3")
    assert why_not(table, "back>3") == Refusal("pp.turn.play", "same-character", {"place": 3})


@pytest.mark.rule("pp.turn.two-at-most")
def test_no_third_card_is_played_under_a_character() -> None:
    table = Table()
    table.row("rat-1", "rat-2 run", "rat-3", "rat-4")
    table.begin()
    table.do("run>2")
    assert why_not(table, "back>2") == Refusal("pp.turn.two-at-most", "two-cards-already", {"place": 2})


@pytest.mark.rule("pp.variant.hidden")
@pytest.mark.rule("pp.variant.one")
@pytest.mark.parametrize("variant", ["standard", "young"])
def test_without_the_variant_no_card_is_played_face_down(variant: str) -> None:
    refusal = Refusal("pp.variant.hidden", "face-up-only", {"variant": variant})
    assert why_not(Table(options={"variant": variant}), "hide:run>1") == refusal


@pytest.mark.rule("pp.variant.hidden")
def test_a_second_card_is_not_played_face_down() -> None:
    table = Table(options=HIDDEN)
    table.do("hide:run>1")
    assert why_not(table, "hide:back>2") == Refusal("pp.variant.hidden", "one-face-down")


@pytest.mark.rule("pp.variant.young")
def test_the_young_choose_no_order() -> None:
    assert why_not(Table(options=YOUNG), "first:1") == Refusal("pp.variant.young", "no-order")


# Every refusal


class Refused(NamedTuple):
    """A refusal met in a random game, and whether a move of this kind was due."""

    refusal: Refusal
    move: str
    is_due: bool


@pytest.fixture(scope="module")
def refused() -> list[Refused]:
    """What is answered in random games of every mode to some moves that are not legal, asked of the actor's view."""
    chosen = Random(7)
    found = {}
    for variant in ("standard", "young", "hidden"):
        for people in GAME.people:
            play = Playthrough(GAME, GAME.profile("standard", {"variant": variant}), people, seed=people, sample=False)
            while not play.is_over:
                view = GAME.view_for(play.box, play.position, play.actor)
                due = {type(MOVES[move]) for move in play.legal}
                for move in set(chosen.sample(range(GAME.actions), 10)).difference(play.legal):
                    asked = view if play.actor >= 0 else play.position
                    refusal = GAME.explain(play.box, asked, move)
                    assert play.is_chance or refusal == GAME.explain(play.box, play.position, move)
                    is_due = type(MOVES[move]) in due
                    found[str(refusal), is_due] = Refused(refusal, GAME.format_move(move), is_due)
                play.apply_number(chosen.choice(play.legal))
    return list(found.values())


@pytest.mark.rule("pp.turn.play")
def test_every_refusal_names_a_rule_that_there_is(refused: list[Refused]) -> None:
    known = {rule[0] for rule in read_rules(GAME.data / "rules.md")}
    assert {each.refusal.rule for each in refused} <= known


@pytest.mark.rule("pp.turn.play")
def test_a_move_of_the_kind_that_is_due_has_a_better_reason_than_that(refused: list[Refused]) -> None:
    vague = ("other-decision", "chance-decides", "seat-decides")
    assert [each for each in refused if each.is_due and each.refusal.reason in vague] == []
    assert any(each.is_due for each in refused)
