"""Readings: every option is about rules, and presets differ exactly where the rulebooks do."""

from typing import Any

import msgspec
import pytest

from ratskeller.core.errors import SetupError
from ratskeller.core.traceability import PACKAGE, read_rules
from ratskeller.games import GAMES, load_game

FIRSTRAT = load_game("firstrat")
of_every_game = pytest.mark.parametrize("name", GAMES)

# What each rulebook says of an option, by hand: DE, IT, PL, KR; "-" says nothing of it.
TABLE = {
    "light_bonus": ("own", "cumulative", "own", "cumulative"),
    "award": ("always", "path-or-all", "path", "path-or-all"),
    "library": ("may", "may", "must", "-"),
    "super_power": ("next-turn", "next-turn", "at-once", "-"),
    "spare_markers": ("any-time", "any-time", "last-round", "-"),
    "greg_at_pad": ("others-run", "-", "others-stay", "-"),
    "greg_toll": ("space", "space", "rat", "-"),
    "mouldy_supply": ("10", "12", "12", "-"),
    "award_supply": ("15", "-", "-", "-"),
    "discount_for_two": ("true", "true", "false", "-"),
    "challenge_points": ("at-least", "at-least", "more-than", "-"),
}
BOOKS = ("de", "it", "pl", "kr")
USUAL = {
    **{"light_bonus": "own", "award": "path-or-all", "library": "may", "super_power": "next-turn"},
    **{"spare_markers": "any-time", "greg_at_pad": "others-run", "greg_toll": "space", "mouldy_supply": "unlimited"},
    **{"award_supply": "unlimited", "discount_for_two": "true", "challenge_points": "at-least"},
}


def options_of(name: str) -> dict[str, Any]:
    """The options of a game, with their types."""
    options = type(load_game(name).profile().data.options)
    return {field.name: field.type for field in msgspec.structs.fields(options)}


@of_every_game
def test_every_option_is_about_rules_that_name_it(name: str) -> None:
    game = load_game(name)
    rules = {rule: text for rule, _, text in read_rules(PACKAGE / "games" / name / "data" / "rules.md")}
    assert list(game.readings.options) == list(options_of(name))
    for option, reading in game.readings.options.items():
        assert reading.rules
        assert set(reading.rules) <= set(rules)
        assert any(f"ption: {option}" in rules[rule] or option in rules[rule] for rule in reading.rules), option


@of_every_game
def test_every_value_that_a_rulebook_has_can_be_chosen(name: str) -> None:
    game = load_game(name)
    for option, reading in game.readings.options.items():
        for value in reading.books.values():
            game.profile("standard", {option: value})


@pytest.mark.parametrize("option", TABLE)
@pytest.mark.parametrize("book", BOOKS)
def test_a_preset_is_what_its_rulebook_says(option: str, book: str) -> None:
    said = TABLE[option][BOOKS.index(book)]
    assert FIRSTRAT.readings.presets[book].get(option, "-") == said
    played = getattr(FIRSTRAT.profile("standard", {"book": book}).data.options, option)
    text = str(played).lower() if isinstance(played, bool) else played
    assert text == (USUAL[option] if said == "-" else said)


def test_presets_set_nothing_that_is_in_no_rulebook() -> None:
    assert list(FIRSTRAT.readings.presets) == list(BOOKS)
    for preset in FIRSTRAT.readings.presets.values():
        assert set(preset) <= set(TABLE)


def test_what_is_named_beside_a_rulebook_outranks_it() -> None:
    options = FIRSTRAT.profile("standard", {"book": "pl", "library": "may"}).data.options
    assert (options.library, options.award) == ("may", "path")


def test_a_record_has_the_options_and_not_the_rulebook() -> None:
    changes = FIRSTRAT.profile("standard", {"book": "de"}).changes
    assert changes == {"award": "always", "mouldy_supply": "10", "award_supply": "15"}


@pytest.mark.parametrize(
    ("game", "complaint"), [("firstrat", "there are de, it, pl, kr"), ("piedpiper", "there is one only")]
)
def test_an_unknown_rulebook_is_refused(game: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=f"unknown book 'fr': {complaint}"):
        load_game(game).profile("standard", {"book": "fr"})
