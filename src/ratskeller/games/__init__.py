"""The games, each in a room of its own, blind to each other."""

from importlib import import_module

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
