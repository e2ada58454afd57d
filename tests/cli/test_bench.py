"""`ratskeller bench`, and what people see while rules are compiled."""

import subprocess
import sys
from pathlib import Path

import pytest

from ratskeller.core.position import NOBODY
from ratskeller.engine import bench, compiled
from ratskeller.engine.batch import Batch
from ratskeller.games import load_game
from ratskeller.terminal import compiling
from tests.cli.commands import ratskeller

GAME = load_game("firstrat")


# Stands for compiling: it takes long, and other tests do it.
PRETEND = """
import os
from pathlib import Path
assert not [*Path(os.environ["RATSKELLER_CACHE"]).iterdir()]
print("step 0 1", flush=True)
"""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games, one start of each kind, and nothing compiled."""
    monkeypatch.setattr(bench, "GAMES", 4)
    monkeypatch.setattr(bench, "STEPPED_GAMES", 2)
    monkeypatch.setattr(bench, "STARTS", 1)
    monkeypatch.setattr(bench, "COMPILE", PRETEND)


@pytest.mark.usefixtures("quick")
def test_bench_measures_all_its_figures() -> None:
    result = ratskeller("bench", "firstrat", "--json")
    found = result.json()
    assert list(found) == [
        *("game", "decisions_per_second", "stepped_per_second", "two_thread_ratio"),
        *("cold_compile_s", "cached_start_s", "help_start_s"),
    ]
    assert all(found[name] > 0 for name in found if name != "game")
    assert "compiling step" in result.err


def test_bench_prints_its_figures_beside_their_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"decisions_per_second": 3_100_000.0, "stepped_per_second": 200_000.0, "two_thread_ratio": 1.8}
    figures |= {"cold_compile_s": 21.0, "cached_start_s": 1.0, "help_start_s": 0.3}
    monkeypatch.setattr("ratskeller.cli.bench.measure", lambda game, progress: figures)
    lines = ratskeller("bench", "firstrat").out.splitlines()
    rows = {line.rsplit(maxsplit=1)[0].strip(): line.split()[-1] for line in lines if line.endswith(("ed ", "ed"))}
    assert [row.rsplit("at ", 1)[1] for row in rows] == [
        *("least 3,000,000", "least 300,000", "least 1.7"),
        *("most 20", "most 1.5", "most 0.5"),
    ]
    assert list(rows.values()) == ["reached", "missed", "reached", "missed", "reached", "reached"]


def test_bench_prints_the_figures_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratskeller.engine.cuda.card.find_card", lambda: None)
    figures = {"cuda_decisions_per_second": 310_000_000.0, "cuda_first_play_s": 61.0}
    monkeypatch.setattr("ratskeller.cli.bench.measure_card", lambda game, progress: figures)
    lines = ratskeller("bench", "firstrat", "--device", "cuda").out.splitlines()
    assert [line.split()[-1] for line in lines if "at least" in line or "at most" in line] == ["reached", "missed"]


def test_stepping_from_python_plays_every_game_to_its_end() -> None:
    batch = Batch(GAME, GAME.profile(), 4, size=3, seed=1)
    decisions = bench.step_through(batch)
    assert (batch.positions["actor"] == NOBODY).all()
    assert decisions > 3 * 4 * 10


def test_a_process_that_fails_is_not_measured() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        bench.start_seconds([sys.executable, "-c", "raise SystemExit(1)"])


# compiling


@pytest.fixture
def uncached(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is cached, and compiling takes no time."""
    monkeypatch.setattr(compiled, "cache_folder", lambda *_: tmp_path)
    monkeypatch.setattr(compiled, "run_once", lambda game, entry: None)


@pytest.mark.usefixtures("uncached")
def test_compiling_prints_a_line_for_each_loop_and_nothing_when_cached(capsys: pytest.CaptureFixture[str]) -> None:
    compiling.compile_visibly(GAME, "step", "perft")
    assert capsys.readouterr().err.splitlines() == [
        "compiling the rules of firstrat, once: step (1 of 2)",
        "compiling the rules of firstrat, once: perft (2 of 2)",
        "compiling the rules of firstrat, once: done",
    ]
    compiling.compile_visibly(GAME, "step", "perft")
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("uncached")
def test_compiling_shows_a_bar_in_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    compiling.compile_visibly(GAME)
    assert f"{len(compiled.ENTRIES)}/{len(compiled.ENTRIES)}" in capsys.readouterr().err
    compiling.compile_visibly(GAME)
    assert capsys.readouterr().err == ""
