"""The games in OpenSpiel: `import ratskeller.envs.spiel`, then `pyspiel.load_game("python_firstrat(players=3)")`."""

import pyspiel

from ratskeller.envs.spiel.games import FirstRat, PiedPiper, type_of
from ratskeller.games import load_game

GAMES = (FirstRat, PiedPiper)

# OpenSpiel lets go of what it was given after Python has ended, which classes survive and functions do not.
for game in GAMES:
    pyspiel.register_game(type_of(load_game(game.name)), game)
