"""The file of a match."""

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratskeller.arena.journal import Journal, JournalError
from ratskeller.arena.match import new_match
from ratskeller.arena.table import Forfeit
from ratskeller.games import load_game
from tests.arena.setting import GAME, match_of, result_of

MATCH = match_of("a", "b")
FIRST, SECOND = result_of(0, 0, [3, 1], [0]), result_of(0, 1, [2, 2], [0, 1])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with two results."""
    path = tmp_path / "match.jsonl"
    with Journal(MATCH, path) as journal:
        journal.add(FIRST)
        journal.add(SECOND)
    return path


def results_in(path: Path) -> list[Any]:
    with Journal(MATCH, path) as journal:
        return list(journal.results.values())


def test_a_file_has_a_header_and_a_line_for_each_game(file: Path) -> None:
    header, *games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert header == msgspec.to_builtins(MATCH)
    assert header["format"] == "ratskeller match 1"
    assert games == [msgspec.to_builtins(FIRST), msgspec.to_builtins(SECOND)]


def test_a_result_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with Journal(MATCH, path) as journal:
        for count, result in enumerate((FIRST, SECOND), start=2):
            journal.add(result)
            assert path.read_bytes().count(b"\n") == count


def test_results_are_found_again(file: Path) -> None:
    assert results_in(file) == [FIRST, SECOND]


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_torn_last_line_is_dropped_and_written_anew(file: Path, cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    with Journal(MATCH, file) as journal:
        assert list(journal.results.values()) == [FIRST]
        journal.add(SECOND)
    assert file.read_bytes() == whole


@pytest.mark.parametrize("length", [0, 1, 30])
def test_a_torn_header_is_written_anew(tmp_path: Path, length: int) -> None:
    path = tmp_path / "match.jsonl"
    header = msgspec.json.encode(MATCH)
    path.write_bytes(header[:length])
    assert results_in(path) == []
    assert path.read_bytes() == header + b"\n"


def test_a_file_from_before_there_were_limits_and_tallies_goes_on(file: Path) -> None:
    text = file.read_text("utf-8")
    assert ',"limit":null,"tally":null}' in text
    file.write_text(text.replace(',"limit":null,"tally":null}', "}", 1), "utf-8")
    assert results_in(file) == [FIRST, SECOND]


def test_a_game_that_was_lost_by_failing_is_found_again(tmp_path: Path) -> None:
    lost = result_of(0, 0, [3, 1], [0], forfeit=Forfeit(1, "ended with exit code 1"))
    with Journal(MATCH, tmp_path / "match.jsonl") as journal:
        journal.add(lost)
    assert results_in(tmp_path / "match.jsonl") == [lost]


def test_a_game_that_stands_twice_counts_once(file: Path) -> None:
    text = file.read_bytes()
    file.write_bytes(text + text.splitlines(keepends=True)[-1])
    assert results_in(file) == [FIRST, SECOND]


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (match_of("a", "c"), "bots: the file is of a match with a,b, not a,c"),
        (match_of("a", "b", seed=5), "seed: the file is of a match with 0, not 5"),
        (match_of("a", "b", seats=3), "seats: the file is of a match with 2, not 3"),
        (msgspec.structs.replace(MATCH, rules_version=7), "rules_version: the file is of a match with 1, not 7"),
        (msgspec.structs.replace(MATCH, level="easy"), "level: the file is of a match with none, not easy"),
        (
            new_match(GAME, GAME.profile("standard", {"variant": "young"}), ["a", "b"], 2),
            "options: the file is of a match with none, not variant=young",
        ),
        (
            new_match(load_game("firstrat"), load_game("firstrat").profile(), ["a", "b"], 2),
            "game: the file is of a match with piedpiper, not firstrat",
        ),
    ],
)
def test_a_file_of_another_match_is_refused_with_the_field_that_differs(file: Path, other: Any, complaint: str) -> None:
    before = file.read_bytes()
    with pytest.raises(JournalError) as refused:
        Journal(other, file)
    assert f"{file}: {complaint}" in str(refused.value).splitlines()
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["[1, 2]\n", "hello\n", "hello", '{"format":"ratskeller match 2"}\n', "\n"])
def test_a_file_that_is_of_no_match_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(JournalError, match="line 1: this is no file of a match"):
        Journal(MATCH, path)
    assert path.read_text("utf-8") == text


def test_a_damaged_line_is_named(file: Path) -> None:
    header, first, second = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(header + first.replace(b'"winners"', b'"losers"') + second)
    with pytest.raises(JournalError, match=r"line 2: is no result of a game: .*losers"):
        Journal(MATCH, file)


def test_two_matches_cannot_write_one_file(file: Path) -> None:
    with Journal(MATCH, file), pytest.raises(JournalError, match="another match is writing it"):
        Journal(MATCH, file)
    assert results_in(file) == [FIRST, SECOND]


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "missing" / "match.jsonl", tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(JournalError, match=f"{path}: file: can't be used: "):
            Journal(MATCH, path)


def test_without_a_file_results_are_held_in_memory_only() -> None:
    with Journal(MATCH) as journal:
        journal.add(FIRST)
        assert journal.results == {(0, 0): FIRST}
