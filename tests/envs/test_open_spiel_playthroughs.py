"""Stored playthroughs of OpenSpiel's own making: every text, number and probability is as it was.

After a change that is meant, `python -m tests.envs.test_open_spiel_playthroughs` writes them anew.
"""

from pathlib import Path

import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

import ratskeller.envs.spiel  # noqa: F401 - registers the games

FOLDER = Path(__file__).with_name("playthroughs")
STORED = sorted(FOLDER.glob("*.txt"))


def played_again(stored: str) -> str:
    """A playthrough with the same game and the same moves."""
    lines = stored.splitlines()
    moves = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    again: str = playthrough(lines[0].removeprefix("game: "), moves)
    return again


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_playthrough_goes_the_same_way_again(path: Path) -> None:
    stored = path.read_text("utf-8")
    assert played_again(stored) == stored


def test_both_games_are_stored() -> None:
    assert [path.stem for path in STORED] == ["firstrat", "piedpiper"]


if __name__ == "__main__":
    for path in STORED:
        path.write_text(played_again(path.read_text("utf-8")), "utf-8")
