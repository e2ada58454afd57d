"""Checks of what environments are made and stepped with: whatever is wrong is a clear error before anything happens."""

import os
from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.errors import MalformedMove, SetupError
from ratskeller.core.game import Game
from ratskeller.games import load_game

GIB = 2**30
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


def options_of(options: object) -> dict[str, str]:
    """Options by their names."""
    given = {} if options is None else options
    if not isinstance(given, Mapping) or not all(isinstance(text, str) for text in (*given, *given.values())):
        raise SetupError(f"options are texts by their names, such as {{'name': 'value'}}, not {shown(options)}")
    return {**given}


def check_memory(games: int, size: int) -> None:
    """Refuse more games, of so many bytes each, than the machine has memory for: it would end the program later."""
    needed, there = games * size, os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    if needed > there:
        raise SetupError(
            f"{games:,} games need {needed / GIB:,.1f} GiB of memory, and this machine has {there / GIB:,.1f}"
        )


def move_of(action: object) -> int:
    """One move as a learner gives it."""
    try:
        move = index(action)  # type: ignore[arg-type]
    except TypeError:
        raise MalformedMove(f"a move is a whole number, not {shown(action)}") from None
    if isinstance(action, bool):
        raise MalformedMove(f"a move is a whole number, not {action}")
    return move


def moves_of(actions: Any, games: int) -> npt.NDArray[Any]:
    """One move for each game, as a learner gives them."""
    moves = np.asarray(actions)
    check_shape(moves.shape, games)
    if moves.dtype.kind not in "iu":
        raise MalformedMove(f"moves are whole numbers, not {moves.dtype}")
    return moves


def check_shape(shape: tuple[int, ...], games: int) -> None:
    """Raise an error if there is not one move for each game."""
    if tuple(shape) != (games,):
        raise MalformedMove(f"there must be {games:,} moves, one for each game, not an array of {tuple(shape)}")


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def shown(value: object) -> str:
    """A value that is wrong, in short."""
    return f"{value!r:.60} ({type(value).__name__})"
