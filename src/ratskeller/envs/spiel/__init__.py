"""The games in OpenSpiel: `import ratskeller.envs.spiel`, then `pyspiel.load_game("python_<game>(players=3)")`."""

import pyspiel

from ratskeller.envs.spiel.games import spiel_class, type_of
from ratskeller.games import GAMES as NAMES
from ratskeller.games import load_game

GAMES = tuple(spiel_class(name) for name in NAMES)

# OpenSpiel lets go of what it was given after Python has ended, which classes survive and functions do not.
for game in GAMES:
    pyspiel.register_game(type_of(load_game(game.name)), game)
