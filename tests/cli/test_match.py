"""`ratskeller match` as a person calls it."""

from pathlib import Path
from typing import Any

import pytest

from tests.arena.setting import without_time
from tests.cli.commands import Result, ratskeller


def match(*words: str, game: str = "piedpiper") -> Result:
    return ratskeller("match", game, "--processes", "1", *words)


def figures(*words: str, game: str = "piedpiper") -> Any:
    return match(*words, "--json", game=game).json()


def test_a_match_is_told_in_json() -> None:
    found = figures("--bots", "random,impulse", "--seats", "3", "--games", "6", "--seed", "2", "-o", "variant=young")
    assert found["match"]["bots"] == ["random", "impulse", "impulse"]
    assert (found["match"]["options"], found["match"]["seed"]) == ({"variant": "young"}, 2)
    assert (found["games"], found["shuffles"], found["rotations"]) == (6, 2, 3)
    assert [(bot["bot"], bot["seats_played"]) for bot in found["bots"]] == [("random", 6), ("impulse", 12)]
    won = sum(bot["wins"]["share"] * bot["seats_played"] for bot in found["bots"])
    assert won == pytest.approx(6)
    assert sum(share["share"] for share in found["wins_by_seat"]) == pytest.approx(1)
    assert sum(found["end_reasons"].values()) == 6
    assert found["length_unit"] == "turns"


def test_a_match_is_printed_as_tables() -> None:
    result = match("--bots", "random,impulse", "--games", "20")
    lines = result.out.splitlines()
    assert lines[0] == "piedpiper, 2 seats, profile standard: 20 games, 10 shuffles in 2 seatings"
    assert all(len(line) <= 80 for line in lines)
    first_words = [line.split()[0] for line in lines if line.startswith(" ") and line.strip(" ─")]
    assert first_words == ["bot", "random", "impulse", "seat", "1", "2"]
    verdicts = [line for line in lines if "fair share" in line]
    assert [line.split(":")[0] for line in verdicts] == ["random", "impulse"]
    assert all(line.endswith("its fair share, 50.0%") for line in verdicts)
    assert any(line.startswith("ended by ") for line in lines)
    thought = [line for line in lines if " ms a decision, " in line]
    assert [line.split(":")[0] for line in thought] == ["random", "impulse"]
    assert lines[-1].endswith(" games a minute on each process")
    assert result.err == ""


def test_seats_are_as_many_as_bots_unless_they_are_given() -> None:
    assert figures("--bots", "random,impulse,random", "--games", "1")["match"]["seats"] == 3


def test_games_are_rounded_up_and_it_says_so() -> None:
    result = match("--bots", "random,impulse", "--seats", "3", "--games", "4", "--json")
    assert result.err == "4 games are no whole shuffles: 6 are played\n"
    assert result.json()["games"] == 6


def test_a_finished_match_only_prints_its_report(tmp_path: Path) -> None:
    words = ("--bots", "random,impulse", "--games", "6", "--out", str(tmp_path / "match.jsonl"))
    found = figures(*words)
    text = (tmp_path / "match.jsonl").read_bytes()
    assert figures(*words) == found
    assert (tmp_path / "match.jsonl").read_bytes() == text


def test_more_games_extend_the_file_and_fewer_leave_it(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    words = ("--bots", "random,impulse", "--out", str(file), "--games")
    few = figures(*words, "4")
    short = file.read_bytes()
    more = figures(*words, "8")
    whole = file.read_bytes()
    assert whole.startswith(short)
    assert whole.count(b"\n") == 9
    assert without_time(more) == without_time(figures("--bots", "random,impulse", "--games", "8"))
    assert figures(*words, "4") == few
    assert file.read_bytes() == whole


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match("--bots", "random,impulse", "--games", "2", "--out", str(file))
    refused = match("--bots", "random,impulse", "--games", "2", "--out", str(file), "--seed", "1")
    assert refused.code == 2
    assert refused.err == f"ratskeller: {file}: seed: the file is of a match with 0, not 1\n"


def test_a_bot_alone_plays_against_greg() -> None:
    found = figures("--bots", "random", "--level", "easy", "--games", "5", game="firstrat")
    assert (found["match"]["seats"], found["match"]["level"], found["rotations"]) == (1, "easy", 1)
    bot, rival = found["bots"]
    assert (bot["bot"], bot["fair_share"], rival["bot"]) == ("random", None, "rival:easy")
    assert bot["wins"]["share"] + rival["wins"]["share"] == pytest.approx(1)
    shown = match("--bots", "random", "--level", "easy", "--games", "5", game="firstrat").out
    assert shown.startswith("firstrat, alone, level easy, profile standard: 5 games\n")
    assert "fair share" not in shown


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--bots", "random,nobody"), "no bot is called 'nobody'"),
        (("--bots", "random,,random"), "name the bots with commas"),
        (("--bots", "random,random,random", "--seats", "2"), "3 bots are named"),
        (("--bots", "random"), "piedpiper is for 2 to"),
        (("--bots", "random,random", "--seats", "0"), "piedpiper is for 2 to"),
        (("--bots", "random,random", "--level", "easy"), "unknown level 'easy'"),
    ],
)
def test_a_match_that_cannot_be_is_refused(words: tuple[str, ...], complaint: str) -> None:
    refused = match(*words)
    assert refused.code == 2
    assert refused.err.startswith(f"ratskeller: {complaint}")
