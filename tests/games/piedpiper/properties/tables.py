"""Every table at which The Pied Piper is played, and games played and checked there."""

from ratskeller.games import load_game
from ratskeller.games.piedpiper.profile import Options
from tests.engine.properties.checked import CheckedGame
from tests.games.piedpiper.properties import invariants

GAME = load_game("piedpiper")
PIEDPIPER = CheckedGame(GAME, Options, invariants)
TABLES = PIEDPIPER.tables
