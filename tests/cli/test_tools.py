"""What every command refuses and explains; rules; and profiles, checked and shown."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from ratskeller.games import load_game
from ratskeller.games.firstrat.profile import STANDARD
from tests.cli.commands import ratskeller

GAME = load_game("firstrat")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("simulate chess", "unknown game 'chess': the games are firstrat, piedpiper"),
        ("simulate firstrat --seats 0", "firstrat is for 1 to 5 people, not 0"),
        ("simulate firstrat --seats 6", "firstrat is for 1 to 5 people, not 6"),
        ("simulate firstrat --seats 3 --level easy", "a level is for one person alone, not for 3 people"),
        ("simulate firstrat --seats 1 --level mild", "unknown level 'mild' for firstrat: the levels are easy,"),
        ("simulate firstrat --option colour=red", "unknown option 'colour': the options are comics,"),
        ("simulate firstrat --option comics", "--option comics: KEY=VALUE is expected"),
        ("simulate firstrat --profile none.toml", "none.toml: file: can't be read"),
        ("simulate piedpiper --seats 1", "piedpiper is for 2 to 5 people, not 1"),
        ("simulate piedpiper --seats 2 --level easy", "unknown level 'easy' for piedpiper"),
        ("simulate piedpiper --option variant=old", "option variant: 'standard' or 'young' or 'hidden' is expected"),
        ("simulate piedpiper --option comics=super", "unknown option 'comics': the options are variant, roof,"),
        ("perft piedpiper --people 6", "piedpiper is for 2 to 5 people, not 6"),
        ("perft firstrat --people 7", "firstrat is for 1 to 5 people, not 7"),
        ("perft firstrat --position nonsense", "the position is of 'nonsense', not of firstrat/"),
        ("bench chess", "unknown game 'chess'"),
        ("rules fr.mov", "no rule is called 'fr.mov': the rules begin with fr.setup, "),
        ("profile check none.toml", "none.toml: file: The file can’t be read: "),
        ("profile check none.toml --game chess", "unknown game 'chess'"),
        ("rules pp.move", "fr.solo, pp.setup, pp.turn, pp.card, pp.out, pp.end, pp.secret, pp.variant"),
        ("profile check none.toml --game piedpiper", "none.toml: file: The file can’t be read: "),
        ("profile show --option colour=red", "unknown option 'colour'"),
        ("profile show --game piedpiper --option roof=9", "option roof: '7' or '8' is expected, not '9'"),
        ("profile show --toml --json", "--toml prints the file as it is"),
    ],
)
def test_a_mistake_gets_a_clear_line_and_exit_code_2(words: str, complaint: str) -> None:
    result = ratskeller(*words.split())
    assert result.code == 2
    assert result.out == ""
    assert result.err.splitlines()[-1].startswith("ratskeller: ")
    assert complaint in result.err


@pytest.mark.parametrize(
    "words", ["simulate firstrat --games 0", "simulate firstrat --seed -1", "perft firstrat --depth 0", "simulate"]
)
def test_a_word_that_does_not_fit_an_option_is_refused_with_exit_code_2(words: str) -> None:
    assert ratskeller(*words.split()).code == 2


@pytest.mark.parametrize("name", ["simulate", "perft", "bench", "rules", "profile check", "profile show"])
def test_the_help_of_every_command_has_examples(name: str) -> None:
    result = ratskeller(*name.split(), "--help")
    assert result.code == 0
    assert f"ratskeller {name}" in result.out.partition("Examples:")[2]


def test_the_commands_import_nothing_heavy() -> None:
    modules = ", ".join(f"ratskeller.cli.{name}" for name in ("simulate", "perft", "bench", "rules", "profile"))
    code = f"import sys, {modules}; print(*(name for name in ('numpy', 'numba', 'msgspec') if name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "\n"


# rules


def test_rules_tells_code_and_tests_of_every_rule() -> None:
    found = {rule["id"]: rule for rule in ratskeller("rules", "--json").json()}
    assert "ratskeller.games.firstrat.toll:pay_toll" in found["fr.move.toll"]["code"]
    assert any(name.startswith("tests/") for name in found["fr.move.toll"]["tests"])
    assert "ratskeller.games.piedpiper.cards:carry_out" in found["pp.card.melody"]["code"]
    assert found["pp.card.melody"]["game"] == "The Pied Piper"
    assert Counter(rule.partition(".")[0] for rule in found) == {"fr": 99, "pp": 38}


def test_rules_tells_source_reading_and_option_of_a_rule() -> None:
    found = {rule["id"]: rule for rule in ratskeller("rules", "--json").json()}
    award = found["fr.pad.award-limit"]
    assert award["source"] == "rulebooks, and a ruling of ours"
    read = {"usual": "path-or-all", "de": "always", "it": "path-or-all", "pl": "path", "kr": "path-or-all"}
    assert award["options"] == {"award": read}
    assert found["fr.move.pad-once"]["source"] == "our ruling: rulebooks are silent or disagree"
    assert found["fr.shop.pay"]["figures"] == {"stalls": ["source", "photo"]}
    assert found["pp.setup.actions"]["figures"]["actions"] == ["source", "reconstructed"]
    lines = [" ".join(line.split()) for line in ratskeller("rules", "fr.burrow.library").out.splitlines()]
    assert "option library: usual may, DE may, IT may, PL must" in lines
    assert all(rule["source"] for rule in found.values())


def test_rules_shows_those_that_begin_with_some_words_of_an_id() -> None:
    found = ratskeller("rules", "fr.solo.move", "--json").json()
    assert [rule["id"] for rule in found] == ["fr.solo.move", "fr.solo.move.riders", "fr.solo.move.pad"]


def test_rules_prints_the_text_of_a_rule() -> None:
    text = " ".join(ratskeller("rules", "fr.move.toll").out.split())
    assert "fr.move.toll A rat that ends on a space with rats of other seats pays 1 cheese to each" in text
    assert "code ratskeller.games.firstrat.toll:pay_toll" in text
    assert "test tests/" in text


def test_rules_are_under_the_headings_of_their_games_and_sections() -> None:
    lines = ratskeller("rules").out.splitlines()
    assert lines.index("First Rat · Set-up") < lines.index("First Rat · End and score")
    assert lines.index("First Rat · Solo against Greg") < lines.index("The Pied Piper · Set-up")


def test_rules_says_that_tests_are_only_in_a_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratskeller.core.traceability.checkout_of", lambda: None)
    assert "installed without them" in ratskeller("rules", "fr.move.toll").out


# profile


def test_a_profile_that_can_be_played_is_ok() -> None:
    profile = GAME.profile()
    result = ratskeller("profile", "check", str(STANDARD))
    assert (result.code, result.err) == (0, "")
    assert result.out == f"{STANDARD}: ok, profile standard, version {profile.data.version}, hash {profile.hash}\n"
    found = ratskeller("profile", "check", str(STANDARD), "--json").json()
    assert (found["ok"], found["hash"], found["problems"]) == (True, profile.hash, [])


def test_every_problem_of_a_profile_is_printed(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        STANDARD.read_text("utf-8").replace("to = 12", "to = 2").replace("space = 15", "space = 9"), "utf-8"
    )
    result = ratskeller("profile", "check", str(mine))
    assert (result.code, result.out) == (2, "")
    assert [line.split(": ")[-1] for line in result.err.splitlines()] == [
        "The hamster’s stall is already on space 9. Each stall needs a space of its own.",
        "This pipe leads from space 3 to space 2. Pipes only lead forward.",
    ]
    result = ratskeller("profile", "check", str(mine), "--json")
    found = json.loads(result.out)
    assert (result.code, found["ok"]) == (2, False)
    assert [problem["key"] for problem in found["problems"]] == ["stalls.frog.space", "pipes[0].to"]


@pytest.mark.parametrize(
    ("language", "problem"),
    [
        ("de", "Dieses Rohr führt von Feld 3 zu Feld 2. Rohre führen nur vorwärts."),
        ("it", "Questa tubatura va dallo spazio 3 allo spazio 2. Le tubature portano solo in avanti."),
        ("pl", "Ta rura prowadzi z pola 3 na pole 2. Rury prowadzą tylko do przodu."),
    ],
)
def test_a_problem_of_a_profile_is_said_in_a_language(tmp_path: Path, language: str, problem: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(STANDARD.read_text("utf-8").replace("to = 12", "to = 2"), "utf-8")
    result = ratskeller("profile", "check", str(mine), "--language", language)
    assert (result.code, result.err) == (2, f"ratskeller: {mine}: pipes[0].to: {problem}\n")
    found = ratskeller("profile", "check", str(mine), "--language", language, "--json")
    assert json.loads(found.out)["problems"] == [{"key": "pipes[0].to", "problem": problem}]


def test_show_prints_every_table_with_its_provenance_in_80_columns() -> None:
    out = ratskeller("profile", "show").out
    text = " ".join(out.split())
    data = GAME.profile().data
    for table, provenance in data.provenance.items():
        assert f"{table} {provenance}" in text
    assert all(len(line) <= 80 for line in out.splitlines()[2:])


def test_show_prints_what_lies_on_a_space() -> None:
    rows = [line.split() for line in ratskeller("profile", "show").out.splitlines()]
    assert ["11", "yellow", "2", "cheese", "to", "19", "for", "1", "can", "12"] in rows
    assert ["15", "yellow", "2", "cheese", "frog", "16-17"] in rows
    assert ["C", "1", "1", "1", "1", "best"] in rows
    assert ["library_fork", "library", "nursery_fork"] in rows
    assert ["rattonaut", "10", "8", "7", "7", "6"] in rows
    assert ["blocked", "slots", "2,", "4", "4", "4", "none"] in rows


def test_show_prints_every_table_as_json_with_changed_options() -> None:
    found = ratskeller("profile", "show", "--option", "comics=super", "--json").json()
    profile = GAME.profile("standard", {"comics": "super"})
    assert (found["hash"], found["changed_options"]) == (profile.hash, {"comics": "super"})
    assert found["options"]["comics"] == "super"
    assert found["pipes"][0] == {"from": 3, "to": 12, "cost": "calc", "colour": "orange"}
    assert "changed: comics = super" in ratskeller("profile", "show", "--option", "comics=super").out


def test_a_copy_of_the_printed_file_is_the_same_profile(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(ratskeller("profile", "show", "--toml").out, "utf-8")
    assert GAME.profile(mine).hash == GAME.profile().hash
