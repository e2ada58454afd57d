"""Checks of what environments are made with: whatever is wrong is a clear error before anything is compiled."""

import os
from operator import index

from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.games import load_game

SMALLEST, LARGEST = -(2**63), 2**63 - 1  # numbers that compiled code can hold


def game_of(game: Game | str) -> Game:
    """A game by its name, or the game itself."""
    if isinstance(game, Game):
        return game
    if not isinstance(game, str):
        raise SetupError(f"a game is given by its name, or as load_game(name), not as {shown(game)}")
    return load_game(game)


def whole(name: str, value: object, least: int = SMALLEST) -> int:
    """A whole number of at least so much, by the name of the parameter it is for."""
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        raise SetupError(f"{name} must be a whole number, not {shown(value)}") from None
    if isinstance(value, bool):
        raise SetupError(f"{name} must be a whole number, not {value}")
    if not least <= number <= LARGEST:
        bound = f"at least {least:,}" if number < least else f"at most {LARGEST:,}"
        raise SetupError(f"{name} must be {bound}, not {number:,}")
    return number


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def shown(value: object) -> str:
    """A value that is wrong, in short."""
    return f"{value!r:.60} ({type(value).__name__})"
