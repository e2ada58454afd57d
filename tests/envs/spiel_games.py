"""Games in OpenSpiel that tests play."""

import random
from typing import Any

import pyspiel
import pytest

import ratskeller.envs.spiel  # noqa: F401 - registers the games

TABLES = (
    "python_firstrat",
    "python_firstrat(players=1,level=unfair)",
    "python_firstrat(players=4,options=comics:super;path:variable;tracks:chosen)",
    "python_piedpiper",
    "python_piedpiper(players=5)",
    "python_piedpiper(players=3,options=variant:hidden)",
)

tables = pytest.mark.parametrize("table", TABLES)


def step_at_random(state: Any, luck: random.Random) -> None:
    """Carry out a move, chance's by their probabilities."""
    if state.is_chance_node():
        moves, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(moves, chances)[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


def played(table: str, seed: int) -> Any:
    """The end of a random game."""
    state = pyspiel.load_game(table).new_initial_state()
    luck = random.Random(seed)
    while not state.is_terminal():
        step_at_random(state, luck)
    return state


def after(table: str, *moves: str) -> Any:
    """The state after these moves."""
    state = pyspiel.load_game(table).new_initial_state()
    for move in moves:
        state.apply_action(state.string_to_action(move))
    return state
