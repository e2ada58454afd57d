"""Hints on the command line: at the prompt of a game, and for any position."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.i18n import LANGUAGES, catalogue
from tests.bots.decisions import TABLES, new_game, random_decisions
from tests.cli.commands import ratskeller
from tests.terminal.playing import typed

pytestmark = pytest.mark.usefixtures("state")

QUICK = ("--seconds", "0.05")


def told(*args: str | Path, language: str = "en") -> str:
    """The hint in words; the command ends well."""
    result = ratskeller("hint", *map(str, args), *QUICK, "--language", language)
    assert result.code == 0, result.err
    return result.out


def facts(*args: str | Path) -> Any:
    """The hint for programs."""
    return ratskeller("hint", *map(str, args), *QUICK, "--json").json()


def refused(*args: str | Path) -> str:
    """The message with which a hint is refused."""
    result = ratskeller("hint", *map(str, args))
    assert (result.code, result.out) == (2, "")
    return result.err


def half_a_game(number: int = 0) -> Playthrough:
    """A game at a table in its middle."""
    play = new_game(TABLES[number])
    length = sum(1 for _ in random_decisions(play.copy()))
    for decisions in random_decisions(play):
        if decisions == length // 2:
            break
    return play


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A saved game under way."""
    path = tmp_path / "evening.record"
    path.write_text(half_a_game().record_text())
    return path


# --- at the prompt ---


def test_a_hint_tells_turns_in_the_words_of_the_choices() -> None:
    shown = typed("i\n", "--names", "Anna,Bo", "--seed", "3")
    hint = shown[shown.index("Anna > i") :]
    assert "The best turns, from " in hint
    turns = re.findall(r"^[123]  (.+?) *$", hint, re.MULTILINE)
    assert len(turns) == 3
    for label in "; ".join(turns).split("; "):
        assert label in shown[: shown.index("Anna > i")] or label.startswith(("Rat ", "r2 → "))
    rows = re.findall(r"^│ (\d) +│ +(\d+)% +([\d.]+) │ +(\d+)% +([\d.]+) │$", hint, re.MULTILINE)
    assert [row[0] for row in rows] == ["1", "2", "3"]
    assert all(99 <= int(row[1]) + int(row[3]) <= 101 for row in rows)
    assert "A Anna" in hint
    assert "chance of winning and expected points" in hint


def test_a_hint_changes_nothing_and_play_goes_on() -> None:
    shown = typed("hint 1\n5\ni\nu\n", "--names", "Anna,Bo")
    assert shown.count("The best turns") == 1
    assert "There is nothing to decide right now. Press Enter first." in shown
    assert "Undone: r1>5" in shown


@pytest.mark.parametrize("text", ["0", "-1", "many", "61", "1 2", "²"])
def test_a_hint_takes_a_number_of_seconds(text: str) -> None:
    shown = typed(f"i {text}\n", "--people", "2")
    assert "is not a number of seconds from 1 to 60" in shown
    assert "The best turns" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_hint(language: str) -> None:
    shown = typed("?\n", "--people", "2", language=language)
    assert re.search(r"^i        \w", shown, re.MULTILINE)


# --- the command ---


@pytest.mark.parametrize("number", range(len(TABLES)), ids=lambda number: str(TABLES[number]))
def test_a_saved_game_of_every_kind_gets_a_hint(tmp_path: Path, number: int) -> None:
    path = tmp_path / "evening.record"
    play = half_a_game(number)
    path.write_text(play.record_text())
    seats = len(play.game.score_pad(play.box, play.position).totals)
    found = facts(path)
    assert (found["game"], found["seat"]) == (play.game.name, play.actor)
    assert found["turns"][0]["moves"][0] in play.legal_moves()
    assert [len(turn["wins"]) for turn in found["turns"]] == [seats] * len(found["turns"])
    assert max(map(len, told(path).splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 5])
def test_a_hint_is_told_in_every_language(tmp_path: Path, number: int, language: str) -> None:
    path = tmp_path / "evening.record"
    path.write_text(half_a_game(number).record_text())
    shown, words = told(path, language=language), catalogue(language)
    assert words("hint-turn") in shown
    assert words(f"hint-legend-{TABLES[number][0]}") in " ".join(shown.split())
    assert re.search(r"\d\.\d │" if language == "en" else r"\d,\d │", shown)


def test_a_hint_is_for_the_move_that_is_named(file: Path) -> None:
    play = half_a_game()
    number = len(play.moves) - 1
    found = facts(file, "--move", str(number), "--turns", "2")
    while len(play.moves) > number:
        play.undo()
    assert len(found["turns"]) <= 2
    assert (found["turn"], found["seat"]) == (play.game.turn_label(play.position), play.actor)


def test_a_hint_goes_back_to_the_last_decision_of_a_seat(file: Path) -> None:
    assert {facts(file, "--seat", seat)["seat"] for seat in "12"} == {0, 1}
    assert "seat 2 has decided nothing by then" in refused(file, "--seat", "2", "--move", "3")


def test_the_position_of_a_line_gets_the_hint_of_its_game() -> None:
    for number, options in ((1, TABLES[1][3]), (3, {}), (7, TABLES[7][3])):
        play = half_a_game(number)
        changes = [word for key, value in options.items() for word in ("--option", f"{key}={value}")]
        found = facts("--position", play.line(), *changes)
        assert (found["game"], found["seat"]) == (play.game.name, play.actor)
        assert found["turns"][0]["moves"][0] in play.legal_moves()
        assert ("Greg" in told("--position", play.line(), *changes)) == (number == 3)


def test_names_and_bots_of_a_record_head_the_columns(tmp_path: Path) -> None:
    path = tmp_path / "evening.record"
    typed("1\n\n", "--order", "ratling,me", "--names", "Anna", "--save", str(path))
    shown = told(path)
    assert "R Ratling" in shown
    assert "A Anna" in shown


def test_a_finished_game_gets_a_hint_only_for_one_of_its_moves(tmp_path: Path) -> None:
    path = tmp_path / "whole.record"
    play = new_game(TABLES[0])
    for _ in random_decisions(play):
        pass
    path.write_text(play.record_text())
    assert f"the game is over: name one of its {len(play.moves)} moves" in refused(path)
    assert facts(path, "--move", str(len(play.moves) - 1))["turns"]
    assert "the game is over" in refused("--position", play.line())


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "give a FILE"),
        (["FILE", "--position", "firstrat/1"], "give a FILE"),
        (["FILE", "--option", "comics=super"], "give a FILE"),
        (["--position", "firstrat/1", "--move", "3"], "give a FILE"),
        (["--position", "chess/1 abc"], "unknown game 'chess'"),
        (["--position", "firstrat/1 abc"], "the position is of profile abc"),
        (["FILE", "--move", "9999"], "moves, there is no 9999"),
        (["FILE", "--move", "0"], "after move 0 chance speaks, and nobody decides"),
        (["FILE", "--seat", "3"], "the seats are 1 to 2, there is no 3"),
        (["nowhere.record"], "can't be read"),
        (["FILE", "--names", "Anna,Bo,Cleo"], "3 names for 2 people"),
    ],
)
def test_a_wrong_question_is_refused(file: Path, args: list[str], message: str) -> None:
    assert message in refused(*(str(file) if word == "FILE" else word for word in args))


def test_a_line_in_which_chance_speaks_gets_no_hint() -> None:
    game = load_game("firstrat")
    play = Playthrough(game, game.profile(), 2, seed=1, sample=False)
    assert "chance speaks in this position" in refused("--position", play.line())


def test_help_has_examples() -> None:
    result = ratskeller("hint", "--help")
    assert "ratskeller hint evening.record" in result.out.partition("Examples:")[2]


def test_the_command_prints_nothing_but_json(file: Path) -> None:
    result = ratskeller("hint", str(file), *QUICK, "--json")
    assert json.loads(result.out)["playouts"] > 0
