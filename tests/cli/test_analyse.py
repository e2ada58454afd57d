"""`ratskeller analyse`: a recorded game explained in words, as JSON and as a page."""

import re
from pathlib import Path

import msgspec
import pytest

from ratskeller.bots import make_bot, seen_in
from ratskeller.i18n import LANGUAGES, catalogue
from ratskeller.study.analysis import Analysis
from tests.bots.decisions import new_game
from tests.cli.commands import ratskeller

pytestmark = pytest.mark.usefixtures("state")

QUICK = ("--playouts", "16")
Table = tuple[str, int, str | None, dict[str, str]]
PIPER: Table = ("piedpiper", 3, None, {})
ALONE: Table = ("firstrat", 1, "easy", {})


def saved(folder: Path, table: Table, moves: int = 100_000) -> Path:
    """A game of bots in a file, to its end or to so many moves."""
    play, bot = new_game(table), make_bot("impulse")
    while not play.is_over and len(play.moves) < moves:
        play.apply_number(bot.choose(seen_in(play), len(play.moves)))
    path = folder / "evening.record"
    path.write_text(play.record_text())
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_explained_in_every_language(tmp_path: Path, language: str) -> None:
    result = ratskeller(
        "analyse", str(saved(tmp_path, PIPER)), *QUICK, "--names", "Anna,Bo,Cleo", "--language", language
    )
    assert result.code == 0, result.err
    words = catalogue(language)
    for key in ("analysis-mistakes", "analysis-turning-points", "analysis-split", "analysis-luck", "analysis-final"):
        assert words(key) in result.out
    assert max(map(len, result.out.splitlines())) <= 80
    assert all(name in result.out for name in ("Anna", "Bo", "Cleo"))
    assert re.search(r"[+−]\d+\s?%", result.out)


def test_the_columns_of_luck_and_skill_add_up(tmp_path: Path) -> None:
    shown = ratskeller("analyse", str(saved(tmp_path, PIPER)), *QUICK, "--language", "en").out
    parts = []
    for name in ("At the start", "Own decisions", "Other players’ decisions", "Luck", "At the end"):
        (row,) = re.findall(rf"^│ {name} +│(.+)│$", shown, re.MULTILINE)
        parts.append([int(cell.replace("−", "-").replace("%", "")) for cell in row.split("│")])
    for *added, final in zip(*parts, strict=True):
        assert abs(sum(added) - final) <= 2  # each is rounded


def test_json_holds_the_whole_analysis(tmp_path: Path) -> None:
    path = saved(tmp_path, PIPER, moves=40)
    found = msgspec.convert(ratskeller("analyse", str(path), *QUICK, "--seed", "5", "--json").json(), Analysis)
    assert (found.game, found.people, found.seed, found.playouts) == ("piedpiper", 3, 5, 16)
    assert not found.finished
    assert found.decisions


@pytest.mark.parametrize(("table", "heading"), [(PIPER, "Floors of the houses"), (ALONE, "Where the rats ended up")])
def test_the_report_is_one_page_that_needs_nothing_else(tmp_path: Path, table: Table, heading: str) -> None:
    page = tmp_path / "evening.html"
    result = ratskeller("analyse", str(saved(tmp_path, table)), *QUICK, "--html", str(page), "--language", "en")
    assert result.code == 0, result.err
    text = page.read_text("utf-8")
    assert text.count("<svg") == text.count("<figure>") >= 2
    for part in ("Chance of winning", "Turning points", "Mistakes", "Luck and skill", heading):
        assert f">{part}</h2>" in text
    assert '<html lang="en">' in text
    assert re.findall(r'(?:src|href)="(?!#)', text) == []


def test_a_report_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    path = saved(tmp_path, PIPER, moves=40)
    for file, why in ((tmp_path / "no" / "where.html", "there is no folder"), (tmp_path, "is a folder")):
        result = ratskeller("analyse", str(path), "--html", str(file))
        assert (result.code, result.out) == (2, "")
        assert why in result.err


def test_a_game_that_has_not_begun_is_refused(tmp_path: Path) -> None:
    result = ratskeller("analyse", str(saved(tmp_path, PIPER, moves=0)))
    assert (result.code, result.out) == (2, "")
    assert "nobody has decided anything" in result.err


def test_help_gives_examples() -> None:
    shown = ratskeller("analyse", "--help")
    assert shown.code == 0
    assert "ratskeller analyse evening.record --html evening.html" in shown.out
