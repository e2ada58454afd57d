"""A game is a folder in each room: few other files name one."""

from pathlib import Path

from ratskeller.games import GAMES

SOURCES = Path(__file__).resolve().parents[1] / "src" / "ratskeller"
MOST = 8  # the list of games, the front door, help texts, and the registries of those who need names of their own


def test_few_files_outside_of_the_games_own_name_a_game() -> None:
    named = {path.relative_to(SOURCES).as_posix(): path.read_text("utf-8") for path in SOURCES.rglob("*.py")}
    others = {path: text for path, text in named.items() if not any(game in path for game in GAMES)}
    naming = [path for path, text in others.items() if any(game in text for game in GAMES)]
    assert len(naming) <= MOST, naming
