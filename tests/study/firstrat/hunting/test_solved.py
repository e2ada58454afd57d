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
FOLDERS = {"usual": FOLDER, "fierce": FOLDER / "fierce"}
PAGES = {"usual": Path("docs/challenges.md"), "fierce": Path("docs/challenges-fierce.md")}
CHARTS = {deck: Chart(GAME, ROOT / folder) for deck, folder in FOLDERS.items()}
CHART = CHARTS["usual"]
of_every_deck = pytest.mark.parametrize("deck", FOLDERS)


@pytest.mark.rule("fr.solo.challenges")
@of_every_deck
@pytest.mark.parametrize("cell", CHART.cells, ids=lambda cell: cell.name)
def test_a_cell_is_solved_by_a_game_that_was_won(deck: str, cell: Cell) -> None:
    chart, profile = CHARTS[deck], GAME.profile("standard", {"greg_deck": deck})
    score = chart.score(cell)
    text = chart.path(cell).read_text("utf-8")
    assert f"profile: standard {profile.hash}\n" in text
    sheet = score_text(text, msgspec.to_builtins(profile.data.deck))
    assert (sheet.totals, sheet.winners) == ([score.points, score.gregs], [0])


@of_every_deck
def test_nothing_else_lies_beside_the_records(deck: str) -> None:
    names = {CHART.path(cell).name for cell in CHART.cells} | {"hunt.json"}
    others = {"fierce"} if deck == "usual" else set()
    assert {file.name for file in CHARTS[deck].folder.iterdir()} == names | others


def test_a_record_in_the_wrong_cell_is_refused(tmp_path: Path) -> None:
    chart, cell, other = Chart(GAME, tmp_path), Cell("easy", "no-item"), Cell("easy", "four-backpacks")
    shutil.copy(CHART.path(other), chart.path(cell))
    with pytest.raises(RecordError, match=r"does not solve easy-no-item: level easy, meets .*four-backpacks"):
        chart.score(cell)


@of_every_deck
def test_the_page_tells_what_was_found(deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    profile, file = GAME.profile("standard", {"greg_deck": deck}), PAGES[deck]
    assert page(Chart(GAME, FOLDERS[deck]), profile, file) == file.read_text("utf-8")
