"""`ratskeller replay`: recorded games told again, and records that are refused."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from ratskeller.cli.replay import replay
from ratskeller.core.codec import to_plain
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from tests.cli.commands import ratskeller

GAME = load_game("firstrat")

app = typer.Typer()
app.command()(replay)


def played(people: int, level: str | None = None, **options: str) -> Playthrough:
    """A whole game in which everybody takes the first move."""
    play = Playthrough(GAME, GAME.profile(changes=options), people, level, seed=6)
    while not play.is_over:
        play.apply_number(play.legal[0])
    return play


@pytest.fixture(scope="module")
def whole() -> Playthrough:
    return played(2)


@pytest.fixture
def file(tmp_path: Path, whole: Playthrough) -> Path:
    path = tmp_path / "evening.record"
    path.write_text(whole.record_text())
    return path


def told(*args: str | Path) -> str:
    """What is shown; the command ends well."""
    result = CliRunner().invoke(app, ["--language", "en", *map(str, args)], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def facts(*args: str | Path) -> Any:
    """What is told to programs."""
    return json.loads(told(*args, "--json"))


def refused(*args: str | Path) -> str:
    """The message with which a record is refused."""
    result = ratskeller("replay", *map(str, args))
    assert (result.code, result.out) == (2, "")
    return result.err


def changed(file: Path, old: str, new: str) -> Path:
    """The record with one thing changed."""
    text = file.read_text()
    assert text.count(old) >= 1
    file.write_text(text.replace(old, new, 1))
    return file


def test_a_game_is_told_turn_by_turn_to_the_score_pad(file: Path, whole: Playthrough) -> None:
    text = told(file, "--names", "Anna,Bo")
    rounds = int(whole.position.round_number) - 1
    for number in range(1, rounds + 1):
        assert f"Round {number}: Anna to play." in text
        assert f"Round {number}: Bo to play." in text
    assert "  Anna moved rat 1 from Start to space 1." in text
    assert f"After {len(whole.moves)} moves" in text
    pad = GAME.score_pad(whole.box, whole.position)
    assert f"won with {max(pad.totals)} points." in text
    assert "The game is over" in text


def test_seats_without_names_have_numbers_and_greg_his(tmp_path: Path) -> None:
    path = tmp_path / "solo.record"
    path.write_text(played(1, "medium", comics="super").record_text())
    text = told(path)
    assert "Player 1 moved rat 1" in text
    assert "Greg revealed card" in text
    assert "Greg: level: medium" in text


def test_a_game_is_told_up_to_a_move(file: Path, whole: Playthrough) -> None:
    chance = [move for move in whole.record().moves if move.startswith("~")]
    text = told(file, "--at", str(len(chance) + 1), "--names", "Anna,Bo")
    assert "Round 1: Bo to play." in text
    assert "Bo moved" not in text
    assert f"After {len(chance) + 1} moves" in text
    assert "This game was not finished." in text
    assert "After 0 moves" in told(file, "--at", "0")


def test_a_game_is_told_in_another_language(file: Path) -> None:
    text = told(file, "--names", "Anna,Bo", "--language", "de")
    assert "Anna zieht Ratte 1 vom Startfeld auf Feld 1." in text


def test_programs_get_every_move_with_its_events(file: Path, whole: Playthrough) -> None:
    found = facts(file)
    assert [move["move"] for move in found["moves"]] == whole.record().moves
    assert [move["number"] for move in found["moves"]] == list(range(1, len(whole.moves) + 1))
    first = next(move for move in found["moves"] if not move["move"].startswith("~"))
    assert (first["turn"], first["actor"], first["move"]) == ("1.1", 0, "r1>1")
    assert first["events"][0] == {
        "kind": "rat-moved",
        "seat": 0,
        "figures": {"rat": 0, "origin": 0, "space": 1, "pipes": 0},
    }


def test_programs_get_position_points_and_winners(file: Path, whole: Playthrough) -> None:
    found = facts(file)
    pad = GAME.score_pad(whole.box, whole.position)
    assert found["position"] == to_plain(GAME.layout, GAME.view_for(whole.box, whole.position, 0))
    assert (found["points"], found["winners"], found["reason"]) == (pad.totals, pad.winners, pad.reason)
    assert found["lines"] == pad.lines
    assert (found["finished"], found["people"], found["level"], found["challenges"]) == (True, 2, None, [])


def test_programs_get_no_winner_of_a_game_under_way(file: Path) -> None:
    found = facts(file, "--at", "30")
    assert (found["finished"], found["winners"], found["reason"], len(found["moves"])) == (False, [], "none", 30)


def test_a_move_beyond_the_end_is_refused(file: Path, whole: Playthrough) -> None:
    count = len(whole.moves)
    assert f"--at: the record has {count} moves, there is no {count + 1}" in refused(file, "--at", str(count + 1))


def test_a_cut_record_is_refused(file: Path) -> None:
    text = file.read_text()
    file.write_text(text[: len(text) // 2])
    assert "the record is cut" in refused(file)


def test_a_record_of_another_profile_is_refused(file: Path, whole: Playthrough) -> None:
    message = refused(changed(file, whole.profile.hash, "0123456789ab"))
    assert "the record is of profile 'standard' with hash 0123456789ab" in message
    assert whole.profile.hash in message


def test_a_record_of_other_options_is_refused(file: Path) -> None:
    assert "the record is of profile" in refused(changed(file, "people: 2", "options: comics=super\npeople: 2"))


def test_a_record_of_other_rules_is_refused(file: Path) -> None:
    message = refused(changed(file, f"rules: {GAME.rules_version}", "rules: 99"))
    assert f"rules version 99, these are {GAME.rules_version}" in message


def test_a_record_with_an_illegal_move_is_refused(file: Path, whole: Playthrough) -> None:
    chance = sum(move.startswith("~") for move in whole.record().moves)
    assert f"move {chance + 1}: 'r1>9' is not legal" in refused(changed(file, " r1>1", " r1>9"))


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    assert "can't be read" in refused(tmp_path / "nowhere.record")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Bo")
    assert "this is no record: 'ratskeller record 1' is expected, not 'Dear Bo'" in refused(letter)
    letter.write_text("")
    assert "this is no record: 'ratskeller record 1' is expected, not nothing" in refused(letter)


def test_a_record_of_a_board_of_ones_own_is_told_with_its_file(file: Path, tmp_path: Path) -> None:
    own = tmp_path / "garden.toml"
    own.write_text((GAME.data / "standard.toml").read_text().replace('name = "standard"', 'name = "garden"'))
    changed(file, "profile: standard", "profile: garden")
    assert "give its file by --profile" in refused(file)
    assert "The game is over" in told(file, "--profile", own)
