"""A tournament on a Ray cluster: a real one, on this machine, one of whose two workers is killed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil

from tests.arena.setting import without_time
from tests.cli.commands import ratskeller

WORDS = ("--game", "piedpiper", "--bots", "random,impulse", "--seats", "3", "--games", "60", "--json")
GAMES = 120  # in two pairings


def games_in(folder: Path) -> list[tuple[str, int, int]]:
    """The games that are kept: their match, shuffle and rotation."""
    lines = [(file.name, line) for file in folder.glob("matches/*") for line in file.read_text().splitlines()[1:]]
    kept = [(name, json.loads(line)) for name, line in lines]
    return [(name, game["shuffle"], game["rotation"]) for name, game in kept]


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    """The workers that play a game just now."""
    found = []
    for child in psutil.Process(process.pid).children(recursive=True):
        try:
            if child.cmdline()[:1] == ["ray::play_job"]:
                found.append(child.pid)
        except psutil.NoSuchProcess:
            continue
    return found


def test_a_tournament_on_ray_loses_and_doubles_nothing_when_a_worker_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ratskeller", "arena", *WORDS, "--runner", "ray", "--processes", "2"]
    process = subprocess.Popen(
        [*command, "--out", str(tmp_path / "ray"), "--records", str(tmp_path / "ray-records")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    victims: list[int] = []
    while not victims:
        assert process.poll() is None, process.communicate()
        victims = workers_of(process) if list((tmp_path / "ray").glob("matches/*")) else []
        time.sleep(0.02)
    os.kill(victims[0], signal.SIGKILL)
    assert len(games_in(tmp_path / "ray")) < GAMES
    out, err = process.communicate(timeout=200)
    assert process.returncode == 0, err
    kept = games_in(tmp_path / "ray")
    assert len(kept) == len(set(kept)) == GAMES
    here = ("--out", str(tmp_path / "local"), "--records", str(tmp_path / "local-records"))
    local = ratskeller("arena", *WORDS, "--processes", "1", *here).json()
    assert without_time(json.loads(out)) == without_time(local)
    assert sorted(games_in(tmp_path / "local")) == sorted(kept)
    records, ours = (
        {file.name: file.read_text() for file in (tmp_path / name).iterdir()}
        for name in ("ray-records", "local-records")
    )
    assert len(records) == GAMES
    assert records == ours
