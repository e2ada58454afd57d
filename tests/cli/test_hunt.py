"""`ratskeller hunt` as a person calls it."""

import json
import shutil
from pathlib import Path

import pytest

from ratskeller.games import load_game
from tests.cli.commands import ratskeller

SOLVED = load_game("firstrat").data / "solved"


def test_what_was_found_is_told_as_a_table_and_as_a_page(tmp_path: Path) -> None:
    for name in ("hunt.json", "easy-no-item.rat"):
        shutil.copy(SOLVED / name, tmp_path)
    report = tmp_path / "chart.md"
    result = ratskeller("hunt", "firstrat", "--minutes", "0", "--out", str(tmp_path), "--report", str(report))
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0] == "firstrat: 1 of 40 cells are solved"
    assert next(line for line in lines if "no-item" in line).split().count("open") == 3
    assert all(len(line) <= 80 for line in lines)
    assert "**1 of 40 cells are solved**" in report.read_text("utf-8")


def test_how_near_a_hunt_came_is_told(tmp_path: Path) -> None:
    score = {"points": 40, "gregs": 52, "rounds": 13, "reached": 1}
    tries = {"tried": 70, "nearness": 38.0, "nearest": score}
    (tmp_path / "hunt.json").write_text(json.dumps({"hard-two-rockets": tries}))
    out = " ".join(ratskeller("hunt", "firstrat", "--minutes", "0", "--out", str(tmp_path)).out.split())
    near = "the nearest came to 1 where 2 is asked for, with 40 points to Greg's 52 in 13 rounds"
    assert f"hard-two-rockets, 70 games tried: {near}" in out


def test_telling_what_was_found_makes_no_folder(tmp_path: Path) -> None:
    result = ratskeller("hunt", "firstrat", "--minutes", "0", "--out", str(tmp_path / "none"))
    assert result.out.startswith("firstrat: 0 of 40 cells are solved\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("piedpiper",), "piedpiper has no challenges for a person alone"),
        (("firstrat", "--challenge", "no-cheese"), "unknown 'no-cheese': there are no-rattonaut, no-item, "),
        (("firstrat", "--level", "mild"), "unknown 'mild': there are easy, medium, hard, unfair"),
    ],
)
def test_a_hunt_that_cannot_be_is_refused(words: tuple[str, ...], complaint: str) -> None:
    refused = ratskeller("hunt", *words)
    assert refused.code == 2
    assert refused.err.startswith(f"ratskeller: {complaint}")
