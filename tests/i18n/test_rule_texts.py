"""The rules as players read them: none missing, none invented, and every figure the same in every language."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from ratskeller.core.traceability import PACKAGE, read_rules
from ratskeller.games import load_game
from ratskeller.games.firstrat.profile import ProfileData as FirstRatData
from ratskeller.games.piedpiper.profile import ProfileData as PiedPiperData
from ratskeller.i18n import LANGUAGES, catalogue

GAMES = ("firstrat", "piedpiper")
KEY = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
NUMBER = re.compile(r"\d+")
VARIABLE = re.compile(r"\{ \$([\w-]+) \}")
# What the rules say to those who check them against rulebooks, not to players.
SCHOLARLY = re.compile(r"\b(DE|IT|PL|KR|Ruling|[Oo]ption)\b|\b(fr|pp)\.[a-z]")

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", GAMES)


@cache
def rules_of(game: str) -> dict[str, str]:
    """The text of each rule as rules.md has it, by the key of its message."""
    return {key_of(rule): text for rule, _, text in read_rules(PACKAGE / "games" / game / "data" / "rules.md")}


def key_of(rule: str) -> str:
    return f"rule-{rule.replace('.', '-')}"


def keys_in_order(game: str) -> Iterator[str]:
    """An introduction, then the sections of rules.md: a heading, named as its first rule's family, and the rules."""
    yield f"rules-{game}-intro"
    present = ""
    for rule, section, _ in read_rules(PACKAGE / "games" / game / "data" / "rules.md"):
        if section != present:
            present = section
            yield f"rules-{game}-{rule.split('.')[1]}"
        yield key_of(rule)


@cache
def raw_texts(game: str, language: str) -> dict[str, str]:
    """The messages of a language's file of rules as they are written, in their order."""
    file = files("ratskeller.i18n") / language / f"rules-{game}.ftl"
    return dict(KEY.findall(file.read_text("utf-8")))


@cache
def texts_of(game: str, language: str) -> dict[str, str]:
    """The messages of a language's file of rules with the figures of the standard game."""
    rules = load_game(game)
    words, figures = catalogue(language), rules.figures_of(rules.profile().data)
    return {key: words(key, **figures) for key in raw_texts(game, language)}


def numbers(text: str) -> set[str]:
    return set(NUMBER.findall(text))


@in_every_language
@of_every_game
def test_every_rule_has_a_text_and_every_text_a_rule_in_the_order_of_the_rules(game: str, language: str) -> None:
    assert list(raw_texts(game, language)) == list(keys_in_order(game))


@in_every_language
@of_every_game
def test_every_figure_of_a_rule_stands_in_its_text(game: str, language: str) -> None:
    texts = texts_of(game, language)
    missing = {key: numbers(rule) - numbers(texts[key]) for key, rule in rules_of(game).items()}
    assert {key: figures for key, figures in missing.items() if figures} == {}


@in_every_language
@of_every_game
def test_a_text_has_the_same_figures_in_every_language(game: str, language: str) -> None:
    english = texts_of(game, "en")
    different = [key for key, text in texts_of(game, language).items() if figures(text) != figures(english[key])]
    assert different == []


def figures(text: str) -> list[str]:
    """All numbers of a text, however they are ordered."""
    return sorted(NUMBER.findall(text))


@in_every_language
@of_every_game
def test_a_text_asks_for_the_same_figures_of_the_profile_in_every_language(game: str, language: str) -> None:
    asked = {key: sorted(VARIABLE.findall(text)) for key, text in raw_texts(game, language).items()}
    assert asked == {key: sorted(VARIABLE.findall(text)) for key, text in raw_texts(game, "en").items()}


@in_every_language
@of_every_game
def test_every_rule_has_words_that_people_ask_with(game: str, language: str) -> None:
    file = files("ratskeller.i18n") / language / f"rules-{game}.ftl"
    asked = re.findall(r"^(rule-[\w-]+) = .+\n    \.asked = (.+)$", file.read_text("utf-8"), re.MULTILINE)
    assert [key for key, _ in asked] == list(rules_of(game))
    assert [key for key, words in asked if len(words.split()) < 4] == []


@in_every_language
def test_a_changed_profile_changes_the_text(language: str) -> None:
    tables = standard("firstrat")
    tables["stalls"]["frog"]["price"] = 77
    tables["setup"]["markers"], tables["setup"]["markers_to_end"] = 33, 22
    tables["backpacks"]["white"]["count"] = 63
    data = msgspec.convert(tables, FirstRatData)
    words, figures = catalogue(language), load_game("firstrat").figures_of(data)
    assert "77" in words("rule-fr-shop-pay", **figures)
    assert numbers(words("rule-fr-setup-markers", **figures)) == {"33", "22", "11"}
    assert "71" in numbers(words("rule-fr-setup-hamster", **figures))
    cards = standard("piedpiper")
    cards["actions"]["melody"] = 44
    figures = load_game("piedpiper").figures_of(msgspec.convert(cards, PiedPiperData))
    assert {"44", "89"} <= numbers(words("rule-pp-setup-actions", **figures))


@in_every_language
def test_texts_that_say_more_than_the_rules_agree_with_the_standard_game(language: str) -> None:
    bonuses = {str(backpack["bonus"]) for backpack in standard("firstrat")["backpacks"].values()}
    cards = [*standard("piedpiper")["actions"].values()]
    hand = standard("piedpiper")["counts"]["hand"]
    assert numbers(texts_of("firstrat", language)["rule-fr-collect-backpack"]) == bonuses
    assert figures(texts_of("piedpiper", language)["rule-pp-setup-actions"]) == sorted(
        map(str, [sum(cards), hand, *cards])
    )


def standard(game: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "games" / game / "data" / "standard.toml").read_text("utf-8"))


@in_every_language
@of_every_game
def test_texts_are_for_players(game: str, language: str) -> None:
    texts = texts_of(game, language)
    assert [key for key, text in texts.items() if SCHOLARLY.search(text)] == []
    assert [key for key, text in texts.items() if key.startswith("rule-") and not text.endswith(".")] == []


@of_every_game
def test_every_event_leads_to_a_rule(game: str) -> None:
    rule_links = import_module(f"ratskeller.games.{game}.rule_links")
    events = import_module(f"ratskeller.games.{game}.events")
    assert list(rule_links.RULES_OF_EVENT) == list(events.EVENTS)
    assert {key_of(rule) for rule in rule_links.RULES_OF_EVENT.values()} <= set(rules_of(game))


@of_every_game
def test_every_decision_of_a_seat_leads_to_a_rule(game: str) -> None:
    rule_links = import_module(f"ratskeller.games.{game}.rule_links")
    words = import_module(f"ratskeller.games.{game}.constants")
    chance = import_module(f"ratskeller.games.{game}.check_position").CHANCE_PHASES
    of_seats = [name for phase, name in enumerate(words.PHASES) if phase not in chance and phase != words.OVER]
    assert list(rule_links.RULES_OF_PHASE) == of_seats
    assert {key_of(rule) for rule in rule_links.RULES_OF_PHASE.values()} <= set(rules_of(game))
