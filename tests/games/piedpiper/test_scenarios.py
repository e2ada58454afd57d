"""Positions and facts of The Pied Piper in scenarios: what may be said, and what is refused."""

from pathlib import Path
from typing import Any

import pytest

from ratskeller.engine.scenario import begin, facts_of, run_scenario
from ratskeller.engine.scenario_format import ScenarioError, load_scenario
from tests.engine.test_scenarios import FILES, STEP, Write, failures_of, write

__all__ = ["write"]

OURS = [path for path in FILES if path.parent.name == "piedpiper"]
CARDS = ("forward", "run", "back", "sewer", "plus", "melody")
FOUR = """
title = "An example"
rules = ["pp.turn.play"]
game = "piedpiper"
people = 4
"""


def facts_at_beginning(path: Path) -> dict[str, Any]:
    facts: dict[str, Any] = facts_of(begin(load_scenario(path), path))["expect"]
    return facts


@pytest.mark.parametrize("path", OURS, ids=[path.stem for path in OURS])
def test_a_scenario_begins_with_a_position_that_can_come_about(path: Path) -> None:
    play = begin(load_scenario(path), path)
    assert play.game.flaws_of(play.box, play.position) == []


def test_a_seat_that_is_out_has_left_its_house_and_its_hand(write: Write) -> None:
    facts = facts_at_beginning(write(f"{FOUR}[position]\nout = [1]\n{STEP}"))
    assert facts["out"] == {1}
    assert facts["houses"] == ["0", "gone", "2", "3"]
    assert facts["gaps"]["rat-2"] == 0
    assert facts["players"]["1"] == {"floor": 8, "collected": 0, "hand_size": 0, "hand": dict.fromkeys(CARDS, 0)}
    assert facts["deck_size"] == 38


def test_cards_that_are_not_given_lie_in_the_decks(write: Write) -> None:
    position = 'players.0.hand = ["run", "run", "plus", "plus"]\nunder = { 2 = ["run"] }\ndiscard = { run = 2 }\n'
    hands = "".join(f'players.{seat}.hand = ["back", "back", "back", "sewer"]\n' for seat in (1, 2, 3))
    facts = facts_at_beginning(write(f"{FOUR}[position]\n{position}{hands}{STEP}"))
    assert facts["deck"] == {"forward": 14, "run": 1, "back": 3, "sewer": 5, "plus": 3, "melody": 5}
    assert facts["deck_size"] == 31


def test_cards_that_are_not_in_a_given_deck_are_discarded(write: Write) -> None:
    row = 'row = ["rat-1", "rat-1", "rat-1", "piper"]\n'
    facts = facts_at_beginning(write(f'{FOUR}[position]\n{row}deck = ["run"]\ncharacters = []\n{STEP}'))
    assert (facts["deck_size"], facts["characters_size"]) == (1, 0)
    assert facts["deck"]["run"] == 1
    assert sum(facts["discard"].values()) == 50 - 16 - 1
    assert facts["characters_discard"] == dict.fromkeys(facts["gaps"], 3) | {"rat-1": 0, "rat-6": 0, "piper": 2}


def test_a_position_begins_a_later_turn_unless_it_says_which(write: Write) -> None:
    assert facts_at_beginning(write(f"{FOUR}[position]\nseat = 3\n{STEP}"))["turn_number"] == 2
    assert facts_at_beginning(write(f"{FOUR}[position]\nturn_number = 9\n{STEP}"))["turn_number"] == 9
    assert facts_at_beginning(write(f"{FOUR}{STEP}"))["turn_number"] == 1


WRONG_POSITIONS = [
    ("chese = 1", "chese: unknown field"),
    ("actor = 1", "actor: can't be given, it follows from 'seat'"),
    ('phase = "order"', "phase: can't be given, a turn begins with its first card"),
    ("houses = 3", "houses: can't be given, they follow from the scenario's 'people' and from 'out'"),
    ("players.0.is_out = 1", "players.0.is_out: can't be given, it follows from 'out'"),
    ("players.0.hand_size = 4", "players.0.hand_size: can't be given, it follows from 'hand'"),
    ("seat = 4", "seat: there is no seat 4, the seats are 0 to 3"),
    ("seat = 1\nout = [1]", "seat: seat 1 is out"),
    ("out = 1", "out: a list of seats is expected, not 1"),
    ("out = [4]", "out: a list of seats is expected, not [4]"),
    ("out = [1, 2]", "out: the game is over when so many seats are out"),
    ("out = [1]\nplayers.1.floor = 3", "players.1: can't be given, the seat is out"),
    ("turn_number = 0", "turn_number: is 0, not 1 to 500"),
    ("turn_number = 501", "turn_number: is 501, not 1 to 500"),
    ("turn_number = 1\nseat = 2", "turn_number: the first turn is that of seat 0"),
    ("players.4.floor = 1", "players.4: there is no such seat, the seats are 0 to 3"),
    ("players.0 = 1", "players.0: a table is expected, not 1"),
    ("players.0.floor = -1", "players.0.floor: -1 is less than 0"),
    ("players.0.floor = 8", "players.0.floor: is at the roof, 8: name the seat under 'out'"),
    ("players.0.collected = 1", "players: 1 markers are collected, but 0 seats are out"),
    ('players.0.hand = ["run"]', "players.0.hand: has 1 cards, but a turn begins with 4"),
    ("players.0.hand = 4", "players.0.hand: a table is expected, not 4"),
    (
        'players.0.hand = ["hop"]',
        "players.0.hand: unknown 'hop', the cards are forward, run, back, sewer, plus, melody",
    ),
    ("players.0.hand = { hop = 4 }", "players.0.hand: unknown 'hop', the cards are forward"),
    ('players.0.hand = { run = "4" }', "players.0.hand.run: a whole number is expected, not '4'"),
    ('row = ["rat-6"]', "row.1: unknown 'rat-6', the figures are rat-1, rat-2, rat-3, rat-4, rat-5, piper"),
    ('row = { 5 = "rat-1" }', "row.5: unknown place, the places are 1, 2, 3, 4"),
    ('row = ["rat-1", "rat-1", "rat-1", "rat-1"]', "characters: there are 1 rat-1 cards too many elsewhere"),
    ("row = [1, 2, 3, 4, 5]", "row: 5 values for 4 places"),
    ('row = "rat-1"', "row: a table is expected, not 'rat-1'"),
    ('under = { 1 = ["run", "run"] }', "under.1: a list of at most one card is expected when a turn begins"),
    ('under = { 1 = "run" }', "under.1: a list of at most one card is expected when a turn begins, not 'run'"),
    ('under = { 1 = ["hop"] }', "under.1: unknown 'hop', the cards are forward"),
    ('under = { 1 = ["hide:run"] }', "under.1: a card lies face down only in the variant 'hidden'"),
    ("played_by = { 1 = [0] }", "played_by.1: one seat is expected for each card that lies there"),
    ('under = { 1 = ["run"] }\nplayed_by = { 1 = [] }', "played_by.1: one seat is expected for each card"),
    ('under = { 1 = ["run"] }\nplayed_by = { 1 = [4] }', "played_by.1: a list of seats is expected, not [4]"),
    ("gaps = { rat-1 = 4 }", "rat-1 is in gap 4, which does not exist"),
    ("out = [1]\ngaps = { rat-1 = 1 }", "rat-1 is in gap 1, which does not exist"),
    ("gaps = { rat-6 = 1 }", "rat-6 is not in the game, but in gap 1"),
    ("deck = []\ndiscard = []", "deck: can't be given together with 'discard': one has what the other has not"),
    ("discard = { run = 7 }", "discard: there are only"),
    ("players = [{ hand = { run = 4 } }, { hand = { run = 4 } }]", "deck: there are"),
    ("deck_size = 7", "deck_size: can't be given, it follows from 'deck' or 'discard'"),
    ('characters = ["rat-6"]', "characters: there are only 0 rat-6 cards for it"),
]


@pytest.mark.parametrize(("position", "problem"), WRONG_POSITIONS, ids=[problem for _, problem in WRONG_POSITIONS])
def test_a_position_that_can_not_come_about_is_refused(position: str, problem: str, write: Write) -> None:
    path = write(f"{FOUR}[position]\n{position}\n{STEP}")
    with pytest.raises(ScenarioError) as error:
        failures_of(path)
    assert str(error.value).startswith(f"{path}: position: {problem}")


WRONG_IN_VARIANTS = [
    ("young", 'players.0.hand = ["plus"]', "players.0.hand: unknown 'plus', the cards are forward, run, back, sewer"),
    ("young", 'under = { 1 = ["plus"] }', "under.1: unknown 'plus', the cards are forward, run, back, sewer"),
    ("young", 'discard = ["plus"]', "discard: there are only 0 plus cards for it"),
    ("hidden", 'under = { 1 = ["hide:run"] }', "played_by.1: is missing: only who has played hide:run may look at it"),
]


@pytest.mark.parametrize(("variant", "position", "problem"), WRONG_IN_VARIANTS)
def test_a_position_that_a_variant_does_not_have_is_refused(
    variant: str, position: str, problem: str, write: Write
) -> None:
    path = write(f'{FOUR}options = {{ variant = "{variant}" }}\n[position]\n{position}\n{STEP}')
    with pytest.raises(ScenarioError) as error:
        failures_of(path)
    assert str(error.value) == f"{path}: position: {problem}"


WRONG_FACTS = [
    ("expect.players.0.floor = 2", "expect.players.0.floor: expected 2, found 0"),
    ('expect.row.1 = "piper"', "expect.row.1: expected piper, found rat-1"),
    ('expect.under.1 = ["run"]', "expect.under.1: expected [run], found [forward]"),
    ("expect.out = [1]", "expect.out: expected [1], found []"),
    ('expect.houses = [0, "gone"]', "expect.houses: expected [0, gone], found [0, 1, 2, 3]"),
    ("expect.gaps.piper = 0", "expect.gaps.piper: expected 0, found 3"),
    ('expect.players.0.hand = ["run"]', "expect.players.0.hand: expected [run], found [back, back, run, run]"),
    ('seen_by = 1\nexpect.players.0.hand = ["run"]', "expect.players.0.hand: expected [run], found []"),
    (
        'happened = [{ event = "card-drawn", card = "run" }]',
        "happened: expected { event = card-drawn, card = run }, found no event 'card-drawn'",
    ),
]


@pytest.mark.parametrize(("step", "failure"), WRONG_FACTS, ids=[failure for _, failure in WRONG_FACTS])
def test_a_fact_that_does_not_hold_is_told_with_what_was_found(step: str, failure: str, write: Write) -> None:
    position = 'row = ["rat-1"]\nunder = { 1 = ["forward"] }\nplayers.0.hand = ["run", "back", "run", "back"]'
    path = write(f"{FOUR}[position]\n{position}\n{STEP}{step}")
    assert [str(found) for found in run_scenario(load_scenario(path), path)] == [f"step 1: {failure}"]


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ("seen_by = 4", "step 1: seen_by: there is no seat 4, the seats are 0 to 3"),
        ("seen_by = -1", "step 1: seen_by: there is no seat -1"),
        ('seen_by = "me"', "step 1: seen_by: Invalid enum value 'me'"),
        ("expect.gaps.rat-6 = 1", "step 1: expect.gaps.rat-6: unknown fact, the facts are rat-1"),
    ],
)
def test_a_step_that_can_not_be_looked_at_is_refused(step: str, problem: str, write: Write) -> None:
    path = write(f"{FOUR}{STEP}{step}")
    with pytest.raises(ScenarioError) as error:
        failures_of(path)
    assert str(error.value).startswith(f"{path}: {problem}")
