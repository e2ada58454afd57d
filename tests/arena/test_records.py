"""Matches that keep the records of their games."""

import json
from pathlib import Path

import pytest

from ratskeller.arena.match import new_match
from ratskeller.core.record import read_record
from ratskeller.engine.playthrough import replay
from ratskeller.games import load_game
from tests.cli.commands import Result, ratskeller

GAME = load_game("piedpiper")
BOTS = ("--bots", "random,impulse", "--games", "4")


def match(*words: str) -> Result:
    return ratskeller("match", "piedpiper", "--processes", "1", *words)


def texts_in(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in sorted(folder.iterdir())}


def test_a_match_keeps_a_record_of_every_game_under_a_stable_name(tmp_path: Path) -> None:
    file, folder = tmp_path / "match.jsonl", tmp_path / "deep" / "records"
    assert match(*BOTS, "--seed", "5", "--out", str(file), "--records", str(folder)).code == 0
    stem = new_match(GAME, GAME.profile(), ["random", "impulse"], 2, seed=5).stem
    results = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert list(texts_in(folder)) == [
        f"{stem}-{number:06}-{result['seed']}.record" for number, result in enumerate(results, start=1)
    ]
    for record, result in zip(map(read_record, sorted(folder.iterdir())), results, strict=True):
        play = replay(record, GAME, GAME.profile())
        assert GAME.score_pad(play.box, play.position).totals == result["scores"]
        assert len(record.moves) == result["moves"]
        assert record.bots == (["impulse", "random"] if result["rotation"] else ["random", "impulse"])
        assert "record" not in result


def test_several_processes_keep_the_same_records_as_one(tmp_path: Path) -> None:
    for processes in ("1", "2"):
        words = ("match", "piedpiper", *BOTS, "--processes", processes, "--records", str(tmp_path / processes))
        assert ratskeller(*words).code == 0
    assert texts_in(tmp_path / "1") == texts_in(tmp_path / "2")


def test_games_that_have_no_record_yet_are_played_again_for_it(tmp_path: Path) -> None:
    file, folder = tmp_path / "match.jsonl", tmp_path / "records"
    match(*BOTS, "--out", str(file))
    before = file.read_bytes()
    assert match(*BOTS, "--out", str(file), "--records", str(folder)).code == 0
    assert file.read_bytes() == before, "their results stay"
    every = texts_in(folder)
    assert len(every) == 4
    lost, *others = sorted(folder.iterdir())
    times = [other.stat().st_mtime_ns for other in others]
    lost.unlink()
    assert match(*BOTS, "--out", str(file), "--records", str(folder)).code == 0
    assert texts_in(folder) == every
    assert [other.stat().st_mtime_ns for other in others] == times, "they were not written again"


def test_a_game_that_goes_otherwise_when_played_again_gets_no_record(tmp_path: Path) -> None:
    file, folder = tmp_path / "match.jsonl", tmp_path / "records"
    match(*BOTS, "--out", str(file))
    header, first, *rest = file.read_text().splitlines()
    changed = json.dumps({**json.loads(first), "moves": 7})
    file.write_text("\n".join([header, changed, *rest, ""]))
    result = match(*BOTS, "--out", str(file), "--records", str(folder))
    assert result.code == 2
    assert result.err.startswith(f"ratskeller: {file}: shuffle 0, rotation 0: went otherwise when it was played again")
    assert texts_in(folder) == {}


@pytest.mark.parametrize("command", [("match", "piedpiper"), ("arena", "--game", "piedpiper")])
def test_a_folder_that_can_not_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    (tmp_path / "file").write_text("no folder")
    out = tmp_path / "out"
    result = ratskeller(*command, *BOTS, "--out", str(out), "--records", str(tmp_path / "file" / "records"))
    assert (result.code, result.out) == (2, "")
    assert "file/records: records can't be kept there: Not a directory" in result.err
    assert not out.is_file()
    assert not list(tmp_path.glob("out/matches/*"))


def test_a_bot_that_fails_leaves_the_record_of_a_game_that_is_not_over(tmp_path: Path) -> None:
    command = "program:python3 -c pass"
    assert match("--bots", f"{command},random", "--games", "2", "--records", str(tmp_path)).code == 0
    records = [read_record(file) for file in sorted(tmp_path.iterdir())]
    assert [record.finished for record in records] == [False, False]
    assert records[0].bots == ["program:python3_-c_pass", "random"], "one word for each seat"


def test_a_tournament_keeps_the_records_of_all_its_matches(tmp_path: Path) -> None:
    words = ("arena", "--game", "piedpiper", "--bots", "random,impulse", "--seats", "2,3", "--games", "2")
    folders = ("--out", str(tmp_path / "out"), "--records", str(tmp_path / "records"))
    assert ratskeller(*words, "--processes", "1", *folders).code == 0
    stems = {file.stem for file in tmp_path.glob("out/matches/*.jsonl")}
    assert {file.name.rsplit("-", 2)[0] for file in tmp_path.glob("records/*")} == stems
    assert len(list(tmp_path.glob("records/*"))) == sum(
        len(file.read_text().splitlines()) - 1 for file in tmp_path.glob("out/matches/*.jsonl")
    )
