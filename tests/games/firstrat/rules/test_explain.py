"""Why not? Every refusal has a rule, a reason and figures, and a sentence in every language."""

from importlib.resources import files
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from ratskeller.core.errors import Refusal
from ratskeller.core.traceability import read_rules
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.firstrat.moves import MOVES
from ratskeller.games.firstrat.refusal import refuse
from ratskeller.i18n import LANGUAGES
from tests.games.firstrat.rules.refused import check_sentences, messages, sentence, why_not
from tests.games.firstrat.rules.table import GAME, Table

RULES = {rule for rule, _, _ in read_rules(GAME.data / "rules.md")}
SUPER = {"comics": "super"}
VARIABLE = {"comics": "super", "path": "variable", "tracks": "variable"}
CHOSEN = {"comics": "super", "tracks": "chosen", "spare_markers": "last-round", "discount_for_two": "false"}


# What is due


@pytest.mark.rule("fr.end.rocket")
@pytest.mark.rule("fr.end.markers")
@pytest.mark.parametrize(("reason", "rule"), [("rocket", "fr.end.rocket"), ("markers", "fr.end.markers")])
def test_after_the_end_nothing_is_legal(reason: str, rule: str) -> None:
    table = Table()
    table.put(phase="over", actor=-2, end_reason=reason, round_number=18)
    assert why_not(table, "r1>2") == refuse(rule, "game-over", round=17)


@pytest.mark.rule("fr.pad.reward")
def test_another_decision_is_due() -> None:
    table = Table()
    table.rats(0, 26, 3)
    table.go("r1>pad")
    assert why_not(table, "end") == refuse("fr.pad.reward", "other-decision", phase="reward")


@pytest.mark.rule("fr.turn.steps")
def test_building_waits_until_rats_have_moved() -> None:
    assert why_not(Table(), "build:engine") == refuse("fr.turn.steps", "other-decision", phase="move")


@pytest.mark.rule("fr.solo.deck")
def test_nobody_decides_while_chance_does() -> None:
    table = Table(level="easy")
    table.go("r1>3")
    assert why_not(table, "stop") == refuse("fr.solo.deck", "chance-decides", phase="greg-card")


@pytest.mark.rule("fr.turn.steps")
def test_chance_does_not_decide_for_a_seat() -> None:
    assert why_not(Table(), "~card:A1") == refuse("fr.turn.steps", "seat-decides", phase="move")


@pytest.mark.rule("fr.turn.steps")
def test_a_number_that_is_no_move_is_refused() -> None:
    table = Table()
    refusal = GAME.explain(table.box, table.position, GAME.actions)
    assert refusal == refuse("fr.turn.steps", "no-such-move", number=GAME.actions)


# Set-up and Greg


def set_up(options: dict[str, str], *moves: str) -> Playthrough:
    """A game for two after these moves of its set-up."""
    play = Playthrough(GAME, GAME.profile("standard", options), 2, seed=0, sample=False)
    for move in moves:
        play.apply(move)
    return play


CAPS = [f"~cap:{cap}" for cap in ("cockpit", "cargo", "engine", "storage", "cheese", "light")]
BACKPACKS = [f"~backpack:{colour}" for colour in ("yellow", "green", "orange", "blue", "white")]


@pytest.mark.rule("fr.setup.crow")
def test_a_cap_lies_at_the_crow_once() -> None:
    assert why_not(set_up({}, "~cap:crumbs"), "~cap:crumbs") == refuse(
        "fr.setup.crow", "item-laid", item="cap-crumbs", count=1
    )


@pytest.mark.rule("fr.setup.hamster")
def test_no_more_backpacks_of_a_colour_come_than_there_are() -> None:
    play = set_up({}, *CAPS, "~backpack:green", "~backpack:green")
    assert why_not(play, "~backpack:green") == refuse("fr.setup.hamster", "item-laid", item="backpack-green", count=2)


@pytest.mark.rule("fr.setup.comics.super")
@pytest.mark.rule("fr.setup.comics.two-people")
def test_a_comic_comes_once_and_the_discount_may_be_left_out() -> None:
    play = set_up(SUPER | {"discount_for_two": "false"}, *CAPS, *BACKPACKS, "~comic:thief")
    assert why_not(play, "~comic:thief") == refuse("fr.setup.comics.super", "comic-laid", comic="thief")
    refusal = why_not(play, "~comic:discount")
    assert refusal == refuse("fr.setup.comics.two-people", "comic-left-out", comic="discount")


@pytest.mark.rule("fr.setup.variable-path")
def test_a_path_tile_comes_once_and_in_its_stretch() -> None:
    play = set_up({"path": "variable"}, *CAPS, *BACKPACKS, "~tile:4")
    assert why_not(play, "~tile:4") == refuse("fr.setup.variable-path", "tile-laid", tile=4)
    refusal = why_not(play, "~tile:7")
    assert refusal == refuse("fr.setup.variable-path", "tile-elsewhere", tile=7, space=2)


@pytest.mark.rule("fr.setup.variable-tracks")
def test_a_track_tile_is_laid_once_by_chance_or_by_choice() -> None:
    drawn = set_up({"tracks": "variable"}, *CAPS, *BACKPACKS, "~row:3")
    assert why_not(drawn, "~row:3") == refuse("fr.setup.variable-tracks", "row-laid", row=3)
    chosen = set_up({"tracks": "chosen"}, *CAPS, *BACKPACKS, "lay:3")
    assert why_not(chosen, "lay:3") == refuse("fr.setup.variable-tracks", "row-laid", row=3)


@pytest.mark.rule("fr.solo.deck")
def test_a_card_of_gregs_comes_only_from_his_deck() -> None:
    table = Table(level="easy")
    table.hamster()
    table.go("r1>3")
    table.do("~card:B4")
    table.go("r2>2")
    assert why_not(table, "~card:B4") == refuse("fr.solo.deck", "card-revealed")
    table.put(unseen_a=0)
    assert why_not(table, "~card:A1") == refuse("fr.solo.deck", "card-not-in-deck")


@pytest.mark.rule("fr.solo.stall")
def test_greg_takes_only_what_lies_at_the_stall() -> None:
    table = Table(level="easy")
    table.hamster(green=1, yellow=1)
    table.go("r1>3")
    table.do("~card:C")
    for move, item in (("~backpack:blue", "backpack-blue"), ("~cap:crumbs", "cap-crumbs")):
        assert why_not(table, move) == refuse("fr.solo.stall", "none-left", item=item, stall="hamster")


@pytest.mark.rule("fr.solo.comic")
def test_greg_takes_only_what_lies_in_the_library() -> None:
    table = Table(level="easy")
    table.library("discount", "no-toll")
    table.go("r1>3")
    table.do("~card:B7")
    assert why_not(table, "~comic:thief") == refuse("fr.solo.comic", "comic-gone", comic="thief")


@pytest.mark.rule("fr.solo.best")
def test_a_track_where_greg_would_score_less_than_most_is_refused() -> None:
    table = Table(level="easy")
    table.hamster()
    table.go("r1>3")
    table.do("~card:C")
    assert why_not(table, "score:cargo") == refuse("fr.solo.best", "not-best", track="cargo", points=8, best=9)


@pytest.mark.rule("fr.solo.best")
def test_nobody_scores_for_greg_where_he_does_not_play() -> None:
    assert why_not(Table(), "score:light") == refuse("fr.solo.best", "no-greg")


# Sentences


@pytest.mark.rule("fr.move.shortcut")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Pipe 11-19 costs 1 × tin can, but you have 0."),
        ("de", "Rohr 11-19 kostet 1 × Blechdose, du hast nur 0."),
        ("it", "La tubatura 11-19 costa 1 lattina, ma ne hai 0."),
        ("pl", "Za rurę 11-19 trzeba zapłacić: 1 × puszka po groszku. Masz: 0."),
    ],
)
def test_a_refusal_is_told_in_every_language(language: str, text: str) -> None:
    table = Table()
    table.rats(0, 11, 3)
    assert sentence(why_not(table, "r1>19"), language) == text


@pytest.mark.rule("fr.move.one")
@pytest.mark.parametrize(
    ("space", "text"),
    [
        ("r1>pad", "Szczur 1 ma 22 pola do pola przy rakiecie. Gdy biegnie sam, jego limit to 5."),
        ("r1>26", "Szczur 1 ma 21 pól do pola 26. Gdy biegnie sam, jego limit to 5."),
    ],
)
def test_polish_steps_are_counted_in_their_plural(space: str, text: str) -> None:
    table = Table()
    table.rats(0, 5, 3)
    assert sentence(why_not(table, space), "pl") == text


@pytest.mark.rule("fr.turn.steps")
def test_no_sentence_is_without_a_reason() -> None:
    folder = Path(str(files("ratskeller.games.firstrat")))
    code = "".join(path.read_text("utf-8") for path in folder.glob("explain*.py"))
    for language in LANGUAGES:
        keys = [key.removeprefix("refusal-") for key in messages(language) if key.startswith("refusal-")]
        assert [key for key in keys if f'"{key}"' not in code] == []


SWEPT = [
    *((people, None, options) for people in (2, 3, 4, 5) for options in ({}, SUPER, VARIABLE, CHOSEN)),
    *((1, level, options) for level in GAME.levels for options in ({}, SUPER, VARIABLE, CHOSEN)),
]


class Refused(NamedTuple):
    """A refusal met in a random game, and whether a move of this kind was due."""

    refusal: Refusal
    move: str
    is_due: bool


@pytest.fixture(scope="module")
def refused() -> list[Refused]:
    """What is answered in random games of every mode to some moves that are not legal, asked of a spectator's view."""
    chosen = Random(7)
    found = {}
    for seed, (people, level, options) in enumerate(SWEPT):
        play = Playthrough(GAME, GAME.profile("standard", options), people, level, seed=seed, sample=False)
        while not play.is_over:
            view = GAME.view_for(play.box, play.position, 0)
            due = {type(MOVES[move]) for move in play.legal}
            for move in set(chosen.sample(range(GAME.actions), 10)).difference(play.legal):
                refusal = GAME.explain(play.box, view, move)
                is_due = type(MOVES[move]) in due
                found[str(refusal), is_due] = Refused(refusal, GAME.format_move(move), is_due)
            play.apply_number(chosen.choice(play.legal))
    return list(found.values())


@pytest.mark.rule("fr.turn.steps")
def test_every_refusal_names_a_known_rule_and_has_a_full_sentence_in_every_language(refused: list[Refused]) -> None:
    assert {refusal.rule for refusal, _, _ in refused} <= RULES
    for refusal, _, _ in refused:
        check_sentences(refusal)


@pytest.mark.rule("fr.turn.steps")
def test_a_move_of_the_kind_that_is_due_has_a_better_reason_than_that(refused: list[Refused]) -> None:
    vague = ("other-decision", "chance-decides", "seat-decides")
    assert [each for each in refused if each.is_due and each.refusal.reason in vague] == []
    assert any(each.is_due for each in refused)
