"""Examples of the rules in files, and the runner that plays them."""

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from ratskeller.cli.main import main
from ratskeller.cli.scenario import scenario
from ratskeller.core.errors import RatskellerError
from ratskeller.engine.scenario import begin, facts_of, run_scenario
from ratskeller.engine.scenario_format import Illegal, Scenario, ScenarioError, Step, load_scenario
from ratskeller.games import load_game

ROOT = Path(__file__).parents[2]
EXAMPLES = (ROOT / "src" / "ratskeller" / "games").glob("*/data/examples/*.toml")
FILES = sorted([*(ROOT / "tests" / "scenarios").rglob("*.toml"), *EXAMPLES])
SECTIONS = {
    "fr": [
        "setup",
        "turn",
        "move",
        "collect",
        "pad",
        "burrow",
        "shop",
        "build",
        "track",
        "comic",
        "super",
        "end",
        "score",
        "solo",
    ],
    "pp": ["setup", "turn", "card", "out", "end", "secret", "variant"],
}
PAGE = ROOT / "docs" / "scenarios.md"

Write = Callable[[str], Path]

HEAD = """
title = "An example"
rules = ["fr.move.one"]
game = "firstrat"
"""
TWO = f"{HEAD}people = 2\n"
STEP = "[[step]]\n"


def rules_of(path: Path) -> list[str]:
    rules: list[str] = tomllib.loads(path.read_text("utf-8"))["rules"]
    return rules


def as_parameter(path: Path) -> Any:
    return pytest.param(path, id=path.stem, marks=[pytest.mark.rule(rule) for rule in rules_of(path)])


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a scenario's file."""

    def written(text: str) -> Path:
        path = tmp_path / "example.toml"
        path.write_text(text, "utf-8")
        return path

    return written


def failures_of(path: Path) -> list[str]:
    return [str(failure) for failure in run_scenario(load_scenario(path), path)]


@pytest.mark.parametrize("path", [as_parameter(path) for path in FILES])
def test_every_scenario_holds(path: Path) -> None:
    assert failures_of(path) == []


@pytest.mark.parametrize("section", [f"{game}.{section}." for game in SECTIONS for section in SECTIONS[game]])
def test_every_section_of_the_rules_has_a_scenario(section: str) -> None:
    assert any(rule.startswith(section) for path in FILES for rule in rules_of(path))


def examples_of_page() -> list[str]:
    return re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_the_page_has_five_examples() -> None:
    assert len(examples_of_page()) == 5


@pytest.mark.parametrize("number", range(5))
def test_every_example_of_the_page_holds(number: int, write: Write) -> None:
    assert failures_of(write(examples_of_page()[number])) == []


def told_in(text: str) -> set[str]:
    """The names that a text marks as such."""
    return set(re.findall(r"[a-z_-]+", " ".join(re.findall(r"`([^`\n]+)`", text))))


def test_the_page_explains_every_key() -> None:
    names = [*Scenario.__struct_fields__, *Step.__struct_fields__, *Illegal.__struct_fields__]
    assert [name for name in names if name not in told_in(PAGE.read_text("utf-8"))] == []


@pytest.mark.parametrize(("game", "heading"), [("firstrat", "## First Rat\n"), ("piedpiper", "## The Pied Piper\n")])
def test_the_page_explains_every_fact_and_event_of_a_game(game: str, heading: str, write: Write) -> None:
    path = write(TWO.replace("firstrat", game) + STEP)
    facts = facts_of(begin(load_scenario(path), path))["expect"]
    names = [*facts, *facts["players"]["0"], *load_game(game).events]
    names += [figure for figures in load_game(game).events.values() for figure in figures]
    chapter = PAGE.read_text("utf-8").partition(heading)[2].partition("\n## ")[0]
    assert [name for name in names if name not in told_in(chapter)] == []


WRONG_FACTS = [
    ("expect.players.0.goods.cheese = 5", "step 1: expect.players.0.goods.cheese: expected 5, found 2"),
    ('expect.players.0.rats = [5, "nursery"]', "step 1: expect.players.0.rats.r2: expected nursery, found start"),
    ("expect.players = [{}, { rats = { r1 = 3 } }]", "step 1: expect.players.1.rats.r1: expected 3, found start"),
    ("expect.tracks.light = [0]", "step 1: expect.tracks.light: expected [0], found []"),
    (
        'expect.slots.light = ["free", "free", "free", "free", []]',
        "step 1: expect.slots.light: expected [free, free, free, free, []], found [free, blocked, free, blocked, []]",
    ),
    (
        'expect.library = ["thief"]',
        "step 1: expect.library: expected [thief], found [discount, four-steps, green-pipes",
    ),
    ('expect.hamster = ["blue"]', "step 1: expect.hamster: expected [blue], found [yellow, yellow]"),
    ("expect.hamster.yellow = 1", "step 1: expect.hamster.yellow: expected 1, found 2"),
    ("actor = 0", "step 1: actor: expected 0, found 1"),
    ('actor = "nobody"', "step 1: actor: expected nobody, found 1"),
    ("points = [3]", "step 1: points.0: expected 3, found 0"),
    ("score.light = { 1 = 9 }", "step 1: score.light.1: expected 9, found 0"),
    ("winners = [1]", "step 1: winners: expected [1], found [0, 1]"),
    ('challenges = ["no-item"]', "step 1: challenges: expected [no-item], found []"),
    (
        'legal = ["r1>6"]',
        "step 1: legal r1>6: expected a legal move, found that fr.move.one forbids it; legal are r1",
    ),
    ('only_legal = ["r1>1"]', "step 1: only_legal: expected r1>1, found r1>1 r1>2 r1>3 r1>4 r1>5"),
    (
        'illegal = [{ move = "r1>5", rule = "fr.move.one" }]',
        "step 1: illegal r1>5: expected that fr.move.one forbids it, found that it is legal",
    ),
    (
        'illegal = [{ move = "r1>6", rule = "fr.move.many" }]',
        "step 1: illegal r1>6: expected that fr.move.many forbids it, found that fr.move.one does",
    ),
    (
        'happened = [{ event = "gained", good = "soda" }]',
        "step 1: happened: expected { event = gained, good = soda }, "
        "found { event = gained, seat = 0, good = cheese, amount = 1 }",
    ),
    (
        'happened = [{ event = "gained", times = 2 }]',
        "step 1: happened: expected 2 times { event = gained }, found { event = gained, seat = 0",
    ),
    (
        'happened = [{ event = "toll-paid" }]',
        "step 1: happened: expected { event = toll-paid }, found no event 'toll-paid'",
    ),
    (
        'not_happened = [{ event = "gained" }]',
        "step 1: not_happened: expected never { event = gained }, found { event = gained, seat = 0",
    ),
]


@pytest.mark.parametrize(("step", "failure"), WRONG_FACTS, ids=[problem for _, problem in WRONG_FACTS])
def test_a_fact_that_does_not_hold_is_told_with_what_was_found(step: str, failure: str, write: Write) -> None:
    path = write(f'{TWO}[position]\nhamster = ["yellow", "yellow"]\n{STEP}moves = ["r1>5"]\n{step}')
    (found,) = failures_of(path)
    assert found.startswith(failure)


def test_a_refused_move_ends_the_scenario(write: Write) -> None:
    path = write(f'{TWO}{STEP}actor = 0\n{STEP}moves = ["r1>1", "r2>8"]\nactor = 7\n{STEP}actor = 7')
    (found,) = failures_of(path)
    assert found.startswith(
        "step 2: r2>8: expected a legal move, found that fr.move.one forbids it; legal are r1>1 r1>2"
    )


def test_all_facts_that_do_not_hold_are_told(write: Write) -> None:
    path = write(f"{TWO}{STEP}actor = 1\npoints = [1, 1]")
    assert failures_of(path) == [
        "step 1: actor: expected 1, found 0",
        "step 1: points.0: expected 1, found 0",
        "step 1: points.1: expected 1, found 0",
    ]


def test_what_seats_own_lies_nowhere_else(write: Write) -> None:
    position = '[position.players.0]\ncomics = ["no-toll"]\ntokens = { r1 = ["thief"] }\ncaps = ["light"]\ndrinks = 1\n'
    path = write(f'{TWO}options = {{ comics = "super" }}\nsetup = ["~comic:thief", "~cap:light"]\n{position}{STEP}')
    facts = facts_of(begin(load_scenario(path), path))["expect"]
    assert facts["players"]["0"]["comics"] == {"no-toll", "thief"}
    assert not facts["library"] & {"no-toll", "thief"}
    assert "light" not in facts["crow"]
    assert facts["frog"] == 2


def test_pieces_on_tracks_are_taken_from_the_seats(write: Write) -> None:
    position = '[position]\ntracks.cheese = [1, 0, 0]\nplayers.0.rats = ["rocket", 3]\n'
    path = write(TWO + position + STEP)
    facts = facts_of(begin(load_scenario(path), path))["expect"]
    assert facts["players"]["0"]["markers"] == 8
    assert facts["players"]["0"]["scored"]["cheese"] == 2
    assert facts["players"]["0"]["scored"]["rattonaut"] == 1
    assert facts["slots"]["cheese"] == ["1", "blocked", "0", "blocked", ["0"]]
    assert facts["tracks"]["rattonaut"] == [0]


def test_cards_that_are_known_are_no_longer_unseen(write: Write) -> None:
    path = write(f'{HEAD}level = "easy"\n[position]\npile = ["A1", "A2", "C"]\ndeck = ["B3"]\n{STEP}')
    facts = facts_of(begin(load_scenario(path), path))["expect"]
    assert facts["deck"] == {"B3"}
    assert (facts["unseen_a"], facts["unseen_b"]) == (3, 4)


BROKEN_FILES = [
    ("title = ", "file: is not TOML"),
    (f"{TWO}titel = 1\n{STEP}", "file: Object contains unknown field `titel`"),
    (f"{TWO}{STEP}actors = 1", "step 1: Object contains unknown field `actors`"),
    (f'{TWO}{STEP}{STEP}actor = "me"', "step 2: actor: Invalid enum value 'me'"),
    (f"{TWO}{STEP}moves = 3", "step 1: moves: Expected `array`, got `int`"),
    (TWO, "file: Object missing required field `step`"),
    (f"{HEAD}{STEP}", "people: is missing"),
    (f"{HEAD}people = 6\n{STEP}", "people: firstrat is for 1 to 5 people, not 6"),
    (f'{HEAD}level = "mad"\n{STEP}', "people: unknown level 'mad'"),
    (TWO.replace("firstrat", "chess") + STEP, "game: unknown game 'chess'"),
    (TWO.replace("fr.move.one", "toll") + STEP, "rules: 'toll' is no id of a rule, such as fr.move.toll"),
    (
        f'{TWO}{STEP}illegal = [{{ move = "r1>6", rule = "far" }}]',
        "step 1: illegal.rule: 'far' is no id of a rule",
    ),
    (f'{TWO}options = {{ comic = "super" }}\n{STEP}', "options: unknown option 'comic'"),
    (f'{TWO}options = {{ comics = "none" }}\n{STEP}', "'basic' or 'super' is expected, not 'none'"),
    (f'{TWO}profile = "mine"\n{STEP}', "profile: mine: file: can't be read"),
    (f'{TWO}setup = ["~hat:1"]\n{STEP}', "setup: '~hat:1' is no move of First Rat"),
    (f'{TWO}setup = ["~tile:1"]\n{STEP}', "setup: '~tile:1' never comes in this set-up"),
    (f'{TWO}begin = "set-up"\nsetup = ["~cap:light"]\n{STEP}', "begin: before the set-up"),
    (
        f'{TWO}options = {{ tracks = "chosen" }}\nposition.seat = 1\n{STEP}',
        "position: tracks: tiles are still to be laid on them, by moves in the scenario's 'setup'",
    ),
    (f'{TWO}{STEP}moves = ["hop"]', "step 1: 'hop' is no move of First Rat"),
    (f'{TWO}{STEP}legal = ["hop"]', "step 1: 'hop' is no move of First Rat"),
    (f"{TWO}{STEP}expect.chese = 1", "step 1: expect.chese: unknown fact, the facts are seats, level"),
    (f"{TWO}{STEP}expect.players.0.chese = 1", "step 1: expect.players.0.chese: unknown fact, the facts are rats"),
    (f"{TWO}{STEP}expect.players.2.mouldy = 1", "step 1: expect.players.2: unknown fact, the facts are 0, 1"),
    (f'{TWO}{STEP}expect.players.0.mouldy = "one"', "step 1: expect.players.0.mouldy: a whole number is expected"),
    (f"{TWO}{STEP}expect.phase = []", "step 1: expect.phase: a name is expected, not []"),
    (f"{TWO}{STEP}expect.crow = 6", "step 1: expect.crow: a list is expected, not 6"),
    (f"{TWO}{STEP}expect.players = 6", "step 1: expect.players: a table or a list is expected, not 6"),
    (f"{TWO}{STEP}points = [1, 2, 3]", "step 1: points: 3 values for 2 places"),
    (f"{TWO}{STEP}score.cheeses = [1]", "step 1: score.cheeses: unknown fact, the facts are cockpit"),
    (f'{TWO}{STEP}happened = [{{ event = "won" }}]', "step 1: happened.event: unknown event 'won'"),
    (
        f'{TWO}{STEP}happened = [{{ event = "donated", to = 1 }}]',
        "step 1: happened.to: unknown, an event 'donated' has",
    ),
]


@pytest.mark.parametrize(("text", "problem"), BROKEN_FILES, ids=[problem for _, problem in BROKEN_FILES])
def test_a_broken_file_is_named_with_the_place(text: str, problem: str, write: Write) -> None:
    path = write(text)
    with pytest.raises(RatskellerError) as error:
        failures_of(path)
    assert str(error.value).startswith(f"{path}: ")
    assert problem in str(error.value)


WRONG_POSITIONS = [
    ("chese = 1", "chese: unknown field"),
    ("actor = 1", "actor: can't be given, it follows from 'seat'"),
    ("players.0.markers = 3", "players.0.markers: can't be given, it follows from 'tracks'"),
    ("seat = 2", "seat: there is no seat 2, the seats are 0 to 1"),
    ("players.2.mouldy = 1", "players.2: there is no such seat, the seats are 0 to 1"),
    ("players.0 = 1", "players.0: a table is expected, not 1"),
    ("players.0.goods.gold = 1", "players.0.goods.gold: unknown place"),
    ("players.0.goods.cheese = -1", "players.0.goods.cheese: -1 is less than 0"),
    ("players.0.rats = [27]", "players.0.rats.0: unknown value 27"),
    ("players.0.rats = { r5 = 1 }", "players.0.rats.r5: unknown rat, the rats are r1, r2, r3, r4"),
    ("players.0.rats = [3, 3]", "players.0.rats: two rats of a seat never share a space"),
    ('players.0.rats = ["pad"]', "players.0.rats: a rat on the pad is in the rocket"),
    ('players.0.burrow = "cellar"', "players.0.burrow: unknown 'cellar', the names are start, library_top"),
    ("players.0.light = 41", "players.0.light: there are 40 lights"),
    ('hamster = ["red"]', "hamster: unknown 'red', the colours are yellow"),
    ('hamster = ["blue", "blue", "blue"]', "hamster: there are only 2 blue backpacks"),
    ('library = ["discount"]\nplayers.0.comics = ["discount"]', "library: there is only one comic 'discount'"),
    ('players.0.caps = ["light"]\nplayers.1.caps = ["light"]', "crow: there is only one cap 'light'"),
    ('players.0.comics = ["thief"]', "players.0.tokens: the comic 'thief' needs its token on a rat"),
    (
        'players.0.tokens = { r1 = ["thief"], r2 = ["thief"] }',
        "players.0.tokens: r1 and r2 have the one token of the thief",
    ),
    (
        'players.0.tokens = { r1 = ["commander"] }\nplayers.0.rats = ["rocket"]',
        "players.0.commander_slot: is the slot",
    ),
    ("tracks.cellar = [0]", "tracks.cellar: unknown track"),
    ("tracks.light = [2]", "tracks.light: a list of seats is expected, not [2]"),
    ("tracks.rattonaut = [0]", "tracks.rattonaut: is [0], but the rats in the rocket are of the seats []"),
    (f"tracks.cheese = {[0] * 11}", "tracks: seat 0 has more than 10 markers on them"),
    (f"tracks.cheese = {[0] * 8}", "end_round: seat 0 has ended the game, so say after which round"),
    ("end_round = 3", "end_round: is given together with 'end_reason', or not at all"),
    ('round_number = 4\nend_round = 3\nend_reason = "rocket"', "end_round: round 4 comes after the last one"),
    ('plans = ["light"]', "plans: is Greg's, who plays only where the scenario has a 'level'"),
    ('phase = "shop"', "phase: a scenario begins in phase move or build"),
]


@pytest.mark.parametrize(("position", "problem"), WRONG_POSITIONS, ids=[problem for _, problem in WRONG_POSITIONS])
def test_a_position_that_can_not_come_about_is_refused(position: str, problem: str, write: Write) -> None:
    path = write(f"{TWO}[position]\n{position}\n{STEP}")
    with pytest.raises(ScenarioError) as error:
        failures_of(path)
    assert str(error.value).startswith(f"{path}: position: {problem}")


WRONG_POSITIONS_OF_GREG = [
    ('pile = ["A1"]\ndeck = ["A1"]', "pile: a card is either in the pile or in the deck"),
    ('pile = ["B1", "B2", "B3"]', "pile: 3 B cards are known, but Greg plays with 2"),
    ('seat = 1\nphase = "build"', "phase: a scenario begins in phase move or build, Greg's turn with his card"),
]


@pytest.mark.parametrize(
    ("position", "problem"), WRONG_POSITIONS_OF_GREG, ids=[problem for _, problem in WRONG_POSITIONS_OF_GREG]
)
def test_a_position_of_greg_that_can_not_come_about_is_refused(position: str, problem: str, write: Write) -> None:
    path = write(f'{HEAD}level = "unfair"\n[position]\n{position}\n{STEP}')
    with pytest.raises(ScenarioError) as error:
        failures_of(path)
    assert str(error.value) == f"{path}: position: {problem}"


def test_a_profile_of_ones_own_lies_beside_the_scenario(write: Write, tmp_path: Path) -> None:
    standard = load_game("firstrat").profile_path("standard").read_text("utf-8")
    (tmp_path / "own.toml").write_text(
        standard.replace("cheese = [1, 2, 2, 3, 3]", "cheese = [9, 2, 2, 3, 3]"), "utf-8"
    )
    path = write(f'{TWO}profile = "own.toml"\n{STEP}expect.players.0.goods.cheese = 9')
    assert failures_of(path) == []


def call(*words: str) -> Any:
    app = typer.Typer()
    app.command()(scenario)
    return CliRunner().invoke(app, words)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one scenario that holds and one that does not."""
    (tmp_path / "a.toml").write_text(f"{TWO}{STEP}actor = 0", "utf-8")
    (tmp_path / "b.toml").write_text(f"{TWO}{STEP}actor = 1".replace("An example", "A mistake"), "utf-8")
    return tmp_path


def test_the_command_prints_a_line_for_each_scenario(folder: Path) -> None:
    result = call(str(folder))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "ok     An example",
        f"failed A mistake ({folder / 'b.toml'})",
        "       step 1: actor: expected 1, found 0",
    ]


def test_the_command_succeeds_if_all_hold(folder: Path) -> None:
    result = call(str(folder / "a.toml"))
    assert (result.exit_code, result.stdout) == (0, "ok     An example\n")


def test_the_command_tells_a_broken_file_after_the_others(folder: Path) -> None:
    broken = folder / "0.toml"
    broken.write_text(f"{TWO}x = 1\n{STEP}", "utf-8")
    result = call(str(folder))
    assert isinstance(result.exception, RatskellerError)
    assert str(result.exception) == f"{broken}: file: Object contains unknown field `x`"
    assert result.stdout.startswith("ok     An example\nfailed A mistake")


def test_a_broken_file_ends_the_command_with_exit_code_2(
    write: Write, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(f"{TWO}x = 1\n{STEP}")
    monkeypatch.setattr("sys.argv", ["ratskeller", "scenario", str(path)])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    assert capsys.readouterr().err == f"ratskeller: {path}: file: Object contains unknown field `x`\n"


def test_the_command_refuses_a_folder_without_scenarios_and_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = call(str(tmp_path))
    assert str(result.exception) == f"{tmp_path}: there is no TOML file in this folder"
    result = call(str(tmp_path / "none.toml"))
    assert str(result.exception) == f"{tmp_path / 'none.toml'}: file: can't be read: No such file or directory"


def test_the_command_prints_json(folder: Path) -> None:
    (folder / "c.toml").write_text("", "utf-8")
    results = json.loads(call(str(folder), "--json").stdout)
    assert [result["state"] for result in results] == ["ok", "failed", "broken"]
    assert results[0]["rules"] == ["fr.move.one"]
    assert results[1]["failures"] == [{"where": "step 1: actor", "expected": "1", "found": "0"}]
    assert "missing required field" in results[2]["problem"]
