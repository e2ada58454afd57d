"""Games for tests of the front door."""

import random
from pathlib import Path
from typing import Any

import pytest

import ratskeller
from ratskeller import Game

NAMES = ratskeller.game_names()
RECORDED = Path(__file__).parents[1] / "games"

each_game = pytest.mark.parametrize("name", NAMES)


def played(name: str, moves: int, *, seed: int = 7, **settings: Any) -> Game:
    """A game after so many random decisions, or at its end."""
    game, luck = ratskeller.new_game(name, seed=seed, **settings), random.Random(seed)
    while moves and not game.is_over:
        game.play(luck.choice(game.legal_moves))
        moves -= 1
    return game


def play_to_the_end(game: Game, seed: int = 1) -> Game:
    """The rest of a game, at random."""
    luck = random.Random(seed)
    while not game.is_over:
        game.play(luck.choice(game.legal_moves))
    return game
