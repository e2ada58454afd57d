"""Every table at which First Rat is played, and games played and checked there."""

from ratskeller.games import load_game
from ratskeller.games.firstrat.profile import Options
from tests.engine.properties.checked import CheckedGame, Table
from tests.games.firstrat.properties import invariants

__all__ = ["FIRSTRAT", "GAME", "TABLES", "Table", "all_options", "play", "profile_with"]

GAME = load_game("firstrat")
FIRSTRAT = CheckedGame(GAME, Options, invariants)
TABLES = FIRSTRAT.tables
all_options = FIRSTRAT.all_options
profile_with = FIRSTRAT.profile_with
play = FIRSTRAT.play
