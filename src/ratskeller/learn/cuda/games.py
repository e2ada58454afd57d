"""Many games at once on a card, with what a network sees of them."""

from typing import Any

import torch
from torch import Tensor

from ratskeller.core.game import Game
from ratskeller.engine.cuda.target import cuda
from ratskeller.envs.cuda.vector import CudaVectorEnv
from ratskeller.learn.cuda.compiled import learn_kernels_for
from ratskeller.learn.settings import Setting


class Unobserved(CudaVectorEnv):
    """An environment whose observations nobody reads, so that nobody writes them."""

    def _observe(self, numbers: int) -> None:
        pass


class CardGames:
    """Games at one table on a card. The tensors are the same ones all the time, written over by every step."""

    def __init__(self, game: Game, setting: Setting, count: int, seed: int) -> None:
        self.env: Any = Unobserved(
            game,
            setting.people,
            setting.level,
            games=count,
            seed=seed,
            options=setting.options,
            dtype="uint8",
            device="cuda",
        )
        self.seats = int(self.env.positions["seats"][0])
        self.actors, self.masks, self.rewards, self.ended = (
            torch.as_tensor(array, device="cuda")
            for array in (self.env.actors, self.env.masks, self.env.rewards, self.env.ended)
        )
        self._kernel = learn_kernels_for(game.name).list_all_features

    def step(self, moves: Tensor) -> None:
        """Carry out a legal move in every game; one that ends begins anew."""
        self.env.step(moves.contiguous(), check=False)

    def list_features(self, viewers: Tensor, out: Tensor) -> None:
        """Write the features that a seat sees of each game, in rows filled up with -1."""
        self.env.run_over_positions(self._kernel, cuda.as_cuda_array(viewers), cuda.as_cuda_array(out))
