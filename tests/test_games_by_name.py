"""A game is a folder in each room: few other files name one."""

from pathlib import Path

from ratskeller.games import GAMES

SOURCES = Path(__file__).resolve().parents[1] / "src" / "ratskeller"
MOST = 8  # the list of games, the front door, help texts, and the registries of those who need names of their own


def test_few_files_outside_of_the_games_own_name_a_game() -> None:
    others = [
        path for path in SOURCES.rglob("*.py") if not any(name in str(path.relative_to(SOURCES)) for name in GAMES)
    ]
    naming = [
        str(path.relative_to(SOURCES)) for path in others if any(name in path.read_text("utf-8") for name in GAMES)
    ]
    assert len(naming) <= MOST, naming
