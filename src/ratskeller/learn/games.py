"""Many games at once that a network plays against itself, as tensors: on the processor, or on a card."""

from typing import Protocol

import numpy as np
import torch
from torch import Tensor

from ratskeller.bots.features import features_of
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.core.game import Game
from ratskeller.envs.vector import VectorEnv
from ratskeller.learn.settings import Setting


class Games(Protocol):
    """Games at one table. The tensors are the same ones all the time, written over by every step."""

    seats: int
    actors: Tensor  # who decides
    masks: Tensor  # which moves are legal
    rewards: Tensor  # by seat, of games that have just ended: shares of the victory
    ended: Tensor

    def step(self, moves: Tensor) -> None:
        """Carry out a legal move in every game; one that ends begins anew."""

    def list_features(self, viewers: Tensor, out: Tensor) -> None:
        """Write the features that a seat sees of each game, in rows filled up with -1."""


class ProcessorGames:
    """Games at one table on the processor."""

    def __init__(self, game: Game, setting: Setting, count: int, seed: int) -> None:
        self.env = env = VectorEnv(
            game, setting.people, setting.level, games=count, seed=seed, options=setting.options, raw=True
        )
        self.seats = int(env.positions["seats"][0])
        self.actors, self.masks, self.rewards, self.ended = (
            torch.from_numpy(array) for array in (env.actors, env.masks, env.rewards, env.ended)
        )
        self._loops = network_loops_for(game)
        self._active = np.zeros(features_of(game).most, np.int64)

    def step(self, moves: Tensor) -> None:
        """Carry out a legal move in every game; one that ends begins anew."""
        self.env.step(moves.numpy(), check=False)

    def list_features(self, viewers: Tensor, out: Tensor) -> None:
        """Write the features that a seat sees of each game, in rows filled up with -1."""
        viewers_array = viewers.numpy().astype(np.int64)
        self._loops.list_all_features(self.env.boxes, self.env.positions, viewers_array, self._active, out.numpy())


def new_games(game: Game, setting: Setting, count: int, seed: int, device: str) -> Games:
    """Games at one table, where a network learns."""
    if torch.device(device).type == "cpu":
        return ProcessorGames(game, setting, count, seed)
    from ratskeller.learn.cuda.games import CardGames

    return CardGames(game, setting, count, seed)
