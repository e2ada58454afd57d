"""The solved cells of the challenge chart: each is a record that the rules judge."""

import shutil
from pathlib import Path

import msgspec
import pytest
from tests.documented import ROOT
from tests.games.firstrat.scorer import score_text

from ratskeller.core.errors import RecordError
from ratskeller.games import load_game
from ratskeller.study.firstrat.hunting.chart import Cell, Chart
from ratskeller.study.firstrat.hunting.report import page

GAME = load_game("firstrat")
FOLDER = Path("src/ratskeller/games/firstrat/data/solved")
PAGE = Path("docs/challenges.md")
CHART = Chart(GAME, ROOT / FOLDER)


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.parametrize("cell", CHART.cells, ids=lambda cell: cell.name)
def test_a_cell_is_solved_by_a_game_that_was_won(cell: Cell) -> None:
    score = CHART.score(cell)
    sheet = score_text(CHART.path(cell).read_text("utf-8"), msgspec.to_builtins(GAME.profile().data.greg))
    assert (sheet.totals, sheet.winners) == ([score.points, score.gregs], [0])


def test_nothing_else_lies_beside_the_records() -> None:
    names = {CHART.path(cell).name for cell in CHART.cells} | {"hunt.json"}
    assert {file.name for file in CHART.folder.iterdir()} == names


def test_a_record_in_the_wrong_cell_is_refused(tmp_path: Path) -> None:
    chart, cell, other = Chart(GAME, tmp_path), Cell("easy", "no-item"), Cell("easy", "four-backpacks")
    shutil.copy(CHART.path(other), chart.path(cell))
    with pytest.raises(RecordError, match=r"does not solve easy-no-item: level easy, meets .*four-backpacks"):
        chart.score(cell)


def test_the_page_tells_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    box = GAME.pack(GAME.profile())[0]
    assert page(Chart(GAME, FOLDER), box, PAGE) == PAGE.read_text("utf-8")
