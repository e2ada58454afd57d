"""What there is to choose from: games with their seats, levels and options, and bots."""

import typing
from dataclasses import dataclass

from ratskeller.bots.guests.package import names_outside
from ratskeller.bots.levels import LEVELS, PLAIN
from ratskeller.games import GAMES, load_game
from ratskeller.i18n import catalogue


@dataclass(frozen=True)
class GameInfo:
    """What `new_game` needs to know of a game.

    Attributes:
        name: The name by which programs know it.
        title: The name by which people know it.
        seats: How many people and bots can play.
        levels: How strong the game's own opponent can be, for one who plays alone; empty where there is none.
        options: The values that each option can have; the usual one comes first.
    """

    name: str
    title: str
    seats: range
    levels: tuple[str, ...]
    options: dict[str, list[str]]


def game_names() -> list[str]:
    """The names of the games that there are."""
    return list(GAMES)


def game_info(name: str, *, language: str = "en") -> GameInfo:
    """Seats, levels and options of a game.

    Args:
        name: One of `game_names()`.
        language: The language of the title: `de`, `en`, `it` or `pl`.
    """
    game = load_game(name)
    options = game.profile().data.options
    values = {option: values_of(hint) for option, hint in typing.get_type_hints(type(options)).items()}
    usual = {option: text_of_option(getattr(options, option)) for option in values}
    return GameInfo(
        name=name,
        title=catalogue(language)(f"game-{name}"),
        seats=game.people,
        levels=game.levels,
        options={option: sorted(found, key=lambda value: value != usual[option]) for option, found in values.items()},
    )


def values_of(hint: object) -> list[str]:
    """The values that a type allows, as text."""
    return ["false", "true"] if hint is bool else [str(value) for value in typing.get_args(hint)]


def text_of_option(value: object) -> str:
    """The value of an option as records and profiles write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def bot_names() -> list[str]:
    """The bots that `Game.ask` knows by name: levels, weakest first, plain bots, and those of installed packages.

    `search:2000`, a search with that many playouts, and `program:COMMAND` work too.
    """
    return [*LEVELS, *PLAIN, *names_outside()]
