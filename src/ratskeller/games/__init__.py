"""The games, each in a room of its own, blind to each other."""

import copyreg
from importlib import import_module
from typing import Any

from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game

GAMES = {
    "firstrat": ("ratskeller.games.firstrat.game", "FIRSTRAT"),
    "piedpiper": ("ratskeller.games.piedpiper.game", "PIEDPIPER"),
}


def load_game(name: str) -> Game:
    """A game by its name. Rooms are opened only when they are asked for."""
    if name not in GAMES:
        raise SetupError(f"unknown game '{name}': the games are {', '.join(GAMES)}")
    module, attribute = GAMES[name]
    game: Game = getattr(import_module(module), attribute)
    return game


def reduce_game(game: Game) -> Any:
    """A game is pickled as its name, and found anew: its rules are compiled functions of this process."""
    if game.name not in GAMES or load_game(game.name) is not game:
        raise SetupError(f"only the games {', '.join(GAMES)} themselves can be pickled, not another '{game.name}'")
    return load_game, (game.name,)


copyreg.pickle(Game, reduce_game)
