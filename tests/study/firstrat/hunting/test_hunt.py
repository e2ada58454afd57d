"""A hunt on a small ground: ordinary games first, then luckier ones, and what is kept of them."""

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ratskeller.core.errors import RecordError
from ratskeller.games import load_game
from ratskeller.study.firstrat.hunting import beam
from ratskeller.study.firstrat.hunting.beam import hunting_loops_for, search_seed
from ratskeller.study.firstrat.hunting.chart import Cell, Chart
from ratskeller.study.firstrat.hunting.grounds import Ground, Grounds, Tier
from ratskeller.study.firstrat.hunting.hunt import Hunt
from ratskeller.study.firstrat.hunting.report import page

GAME = load_game("firstrat")
PROFILE = GAME.profile("standard", {"greg_deck": "fierce"})
TIERS = (Tier(2, 2), Tier(5, 2))
CELL = Cell("easy", "sixteen-turns")
FEW = 20  # decisions looked at from one position
LATE = float("inf")


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loops run as they are written: there is nothing to compile."""
    loops = hunting_loops_for(GAME)
    plain = SimpleNamespace(scout=loops.scout.py_func, expand=loops.expand.py_func)
    monkeypatch.setattr(beam, "hunting_loops_for", lambda _: plain)
    monkeypatch.setattr(beam, "LIMIT", FEW)


def hunt_in(folder: Path) -> Hunt:
    return Hunt(Chart(GAME, folder), PROFILE, width=1, tiers=TIERS)


def ignore(_: Any) -> None:
    """Nobody watches."""


@pytest.mark.usefixtures("plain")
def test_ordinary_games_come_first_and_then_the_slowest_gregs() -> None:
    grounds = Grounds(GAME, PROFILE, "easy", TIERS)
    ordinary = [Ground(0, 13, 0), Ground(1, 12, 0)]
    assert list(grounds.since(0)) == [*ordinary, Ground(2, 15, 2), Ground(4, 15, 2)]
    assert list(grounds.since(1, most_rounds=14)) == [ordinary[1], Ground(0, 13, 1), Ground(3, 13, 1)]
    assert list(grounds.since(3)) == [Ground(4, 15, 2)]


@pytest.mark.usefixtures("plain")
def test_a_hunt_goes_on_where_it_was_stopped_until_the_cell_is_solved(tmp_path: Path) -> None:
    hunt = hunt_in(tmp_path)
    hunt.run([CELL], time.monotonic(), ignore)
    assert list(tmp_path.iterdir()) == []
    hunt.tiers = TIERS[:1]
    hunt.run([CELL], LATE, ignore)
    tries = Chart(GAME, tmp_path).tries[CELL.name]
    assert (tries.tried, tries.met, hunt.chart.is_solved(CELL)) == (2, 0, False)
    assert tries.nearest is not None
    assert tries.nearest.points < tries.nearest.gregs
    told = f"- easy-sixteen-turns, 2 games tried: the nearest came to {tries.nearest.reached} where 16 is asked for"
    assert told in page(hunt.chart, PROFILE, tmp_path / "page.md")
    again = hunt_in(tmp_path)
    heard: list[Cell] = []
    again.run([CELL], LATE, heard.append)
    tries = Chart(GAME, tmp_path).tries[CELL.name]
    assert (tries.tried, tries.met, tries.one_in, tries.nearest) == (4, 0, 2, None)
    score = again.chart.score(CELL)
    assert score.points > score.gregs
    assert f"[{score.points} : {score.gregs}](easy-sixteen-turns.rat)" in page(
        again.chart, PROFILE, tmp_path / "page.md"
    )
    assert heard == [CELL]
    again.run([CELL], LATE, heard.append)
    assert heard == [CELL]


def test_compiled_loops_find_what_plain_ones_find(request: pytest.FixtureRequest) -> None:
    request.getfixturevalue("monkeypatch").setattr(beam, "LIMIT", FEW)
    compiled = search_seed(GAME, PROFILE, 0, CELL.challenge, 4, 15, 1)
    rounds = beam.scout_seeds(GAME, PROFILE, 0, 4, 2).tolist()
    request.getfixturevalue("plain")
    assert compiled is not None
    assert compiled.is_met
    assert search_seed(GAME, PROFILE, 0, CELL.challenge, 4, 15, 1) == compiled
    assert beam.scout_seeds(GAME, PROFILE, 0, 4, 2).tolist() == rounds


def test_two_hunts_do_not_write_one_folder(tmp_path: Path) -> None:
    with Chart(GAME, tmp_path).locked(), pytest.raises(RecordError, match="another hunt is writing it"):
        hunt_in(tmp_path).run([CELL], LATE, ignore)


def test_a_file_that_is_none_of_a_hunt_is_refused(tmp_path: Path) -> None:
    (tmp_path / "hunt.json").write_text("[]")
    with pytest.raises(RecordError, match="this is no file of a hunt"):
        Chart(GAME, tmp_path)
