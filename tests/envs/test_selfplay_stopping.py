"""Self-play whose processes are lost, that is stopped, begun twice, or has no room left; in processes of its own."""

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ratskeller.core.errors import FileError
from ratskeller.envs.selfplay import data, playing, processes, read_selfplay
from ratskeller.envs.selfplay.playing import play_into, settings_for
from ratskeller.games import load_game
from tests.cli.commands import ratskeller

WORDS = ("selfplay", "piedpiper", "--bot", "search:4", "--tables", "2", "--processes", "2", "--games", "100000")


def wait_for(folder: Path, files: int, process: subprocess.Popen[str]) -> None:
    """Until so many files are there."""
    while len([*folder.glob("*.npz")]) < files:
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


def test_a_second_run_is_refused_and_an_interrupt_heard(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    process = subprocess.Popen(
        [sys.executable, "-m", "ratskeller", *WORDS, "--out", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for(folder, 1, process)
    second = ratskeller(*WORDS, "--out", str(folder))
    assert (second.code, second.err) == (2, f"ratskeller: {folder}: folder: another process is going on with it\n")
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to all processes at once
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (130, "")
    assert err == f"stopped: {folder} keeps the files that were whole, and the same command goes on\n"
    kept = len([*folder.glob("*.npz")])
    assert len(read_selfplay(folder).people) == 20 * kept


ONCE_KILLED = "7 if (os := __import__('os')).path.exists({0!r}) else (os.mkdir({0!r}), os.kill(os.getpid(), 9))"


def test_what_a_lost_process_was_at_is_done_by_another(tmp_path: Path) -> None:
    task = ONCE_KILLED.format(str(tmp_path / "killed"))
    assert list(processes.done_by(2, eval, lambda: [task])) == [7]


def test_a_game_that_ends_its_process_each_time_is_given_up(tmp_path: Path) -> None:
    heard: list[None] = []

    def left() -> list[int]:
        heard.append(None)
        return [1]

    with pytest.raises(processes.ProcessesLost, match="processes were lost 3 times before a file was whole"):
        list(processes.done_by(1, os._exit, left))
    assert len(heard) == 3


def test_a_full_disk_is_a_clear_error_and_what_was_there_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "GAMES", 1)
    settings = settings_for(load_game("piedpiper"), "search:4", ["2"], 5)
    play_into(tmp_path, settings, 1, 1, lambda _: None)

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(data, "replace_file", full)
    with pytest.raises(FileError, match=r"000001.npz: games: can't be written: No space left on device"):
        play_into(tmp_path, settings, 2, 1, lambda _: None)
    assert len(read_selfplay(tmp_path).people) == 1
