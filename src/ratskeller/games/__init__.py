"""The games, each in a room of its own, blind to each other.

This is the one list of them. Every other room finds its part of a game by name: `part_of(game, "bots", "heuristics")`
is `ratskeller.bots.<game>.heuristics`. Games of other packages are added to it: `core/plugins.py`."""

import copyreg
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.core.plugins import plugins

PACKAGE = "ratskeller.{room}.{game}"  # where a room has its part of a game


@dataclass(frozen=True)
class GameEntry:
    """Where a game is."""

    module: str
    attribute: str  # the `Game` in that module
    parts: str = PACKAGE  # the packages of its parts, by room


GAMES = {
    "firstrat": GameEntry("ratskeller.games.firstrat.game", "FIRSTRAT"),
    "piedpiper": GameEntry("ratskeller.games.piedpiper.game", "PIEDPIPER"),
}
for plugin in plugins():
    if plugin.game in GAMES:
        raise SetupError(f"there are two games called '{plugin.game}': uninstall the package '{plugin.package}'")
    GAMES[plugin.game] = GameEntry(plugin.module, plugin.attribute, f"{plugin.package}.{{room}}")


def load_game(name: str) -> Game:
    """A game by its name. Rooms are opened only when they are asked for."""
    entry = entry_of(name)
    game: Game = getattr(import_module(entry.module), entry.attribute)
    return game


def part_of(game: str, room: str, part: str) -> ModuleType:
    """What a room has of a game: one of the modules in the room's folder of that game."""
    return import_module(f"{entry_of(game).parts.format(room=room, game=game)}.{part}")


def has_part(game: str, room: str, part: str) -> bool:
    """Whether a room has such a part of a game: some can do without."""
    package = entry_of(game).parts.format(room=room, game=game)
    try:
        return find_spec(f"{package}.{part}") is not None
    except ModuleNotFoundError:
        return False


def entry_of(name: str) -> GameEntry:
    """Where a game is; an unknown one is an error that names those that there are."""
    if name not in GAMES:
        raise SetupError(f"unknown game '{name}': the games are {', '.join(GAMES)}")
    return GAMES[name]


def reduce_game(game: Game) -> Any:
    """A game is pickled as its name, and found anew: its rules are compiled functions of this process."""
    if game.name not in GAMES or load_game(game.name) is not game:
        raise SetupError(f"only the games {', '.join(GAMES)} themselves can be pickled, not another '{game.name}'")
    return load_game, (game.name,)


copyreg.pickle(Game, reduce_game)
