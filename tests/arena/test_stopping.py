"""Matches that are stopped, in processes of their own."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ratskeller.arena.playing import play_match
from tests.arena.setting import PROFILE, match_of, without_time
from tests.cli.commands import ratskeller

MATCH = match_of("random", "impulse", seed=3)
WORDS = ("match", "piedpiper", "--bots", "random,impulse", "--seed", "3", "--games", "100000", "--processes", "2")


def start(file: Path, games: int) -> subprocess.Popen[str]:
    """A match in a session of its own, of which the file has so many games at least."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ratskeller", *WORDS, "--out", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not file.exists() or file.read_bytes().count(b"\n") <= games:
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
    return process


def shuffles_in(file: Path) -> int:
    """Enough shuffles for all games that the file has, and some more."""
    return file.read_bytes().count(b"\n") // 2 + 4


def test_a_killed_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    process = start(file, 7)
    process.kill()
    # The pipes are closed only when the last process that has them is gone: none stays behind.
    process.communicate(timeout=60)
    assert process.returncode == -signal.SIGKILL
    before = file.read_bytes()
    shuffles, heard = shuffles_in(file), list[int]()
    report = play_match(MATCH, PROFILE, shuffles, file=file, progress=heard.append)
    assert heard == [before.count(b"\n") - 1] + [1] * (2 * shuffles - before.count(b"\n") + 1)
    assert file.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    assert file.read_bytes().count(b"\n") == 2 * shuffles + 1
    assert without_time(report) == without_time(play_match(MATCH, PROFILE, shuffles))


def test_an_interrupt_ends_a_match_cleanly_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    process = start(file, 3)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to all processes at once
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert err == f"stopped: {file} keeps the games that were over, and the same command goes on\n"


def test_a_bot_that_fails_in_another_process_loses_its_games_and_is_named() -> None:
    script = str(Path(__file__).with_name("failing.py"))
    words = (*WORDS[:4], "--games", "4", "--processes", "2")
    ended = subprocess.run([sys.executable, script, *words], capture_output=True, text=True, timeout=120)
    assert (ended.returncode, ended.stderr) == (0, "")
    told = " ".join(ended.stdout.split())
    assert "impulse lost 4 games: it broke down: ValueError: no idea (first in game seed " in told


def test_an_interrupt_without_a_file_says_that_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ratskeller.arena.playing.play_all", interrupt)
    ended = ratskeller(*WORDS)
    assert ended.code == 130
    assert ended.err == "stopped: no game is kept\n"
