"""Many games at once on a card, with what a network sees of them."""

from typing import Any

import numpy as np
import torch
from torch import Tensor

from ratskeller.bots.heuristics import heuristics_of
from ratskeller.core.game import Game
from ratskeller.engine.cuda.array import on_card
from ratskeller.engine.cuda.launching import halves, launch
from ratskeller.engine.cuda.target import cuda
from ratskeller.envs.cuda.vector import CudaVectorEnv, plain
from ratskeller.learn.cuda.compiled import learn_kernels_for
from ratskeller.learn.settings import Setting

LOOKS = 20_000  # moves that a greedy seat looks at
THREADS = 128  # of a block that tries moves


class Unobserved(CudaVectorEnv):
    """An environment whose observations nobody reads, so that nobody writes them."""

    def _observe(self, numbers: int) -> None:
        pass

    def run_for(self, kernel: Any, count: int, *arguments: Any) -> None:
        """Run a kernel with this many threads: its first arguments are the boxes and the positions."""
        arrays = plain(self._constants[0], self._words, *arguments)
        launch(kernel, -(-count // THREADS), *arrays, threads=THREADS)


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
        self._kernels = learn_kernels_for(game.name)
        self._weights = on_card(heuristics_of(game).weights())

    def step(self, moves: Tensor) -> None:
        """Make a legal move in every game; a finished game restarts."""
        self.env.step(moves.contiguous(), check=False)

    def list_features(self, viewers: Tensor, out: Tensor) -> None:
        """Write the features that a seat sees of each game, in rows filled up with -1."""
        self.env.run_over_positions(
            self._kernels.list_all_features, cuda.as_cuda_array(viewers), cuda.as_cuda_array(out)
        )

    def list_after_moves(self, games: Tensor, moves: Tensor, seed: int, out: Tensor, results: Tensor) -> None:
        """Try a move in each of some games, and write what the seat that made it sees then."""
        arrays = (cuda.as_cuda_array(tensor) for tensor in (games, moves))
        written = (cuda.as_cuda_array(tensor) for tensor in (out, results))
        self.env.run_for(self._kernels.list_after_moves, len(games), *arrays, *map(np.uint32, halves(seed)), *written)

    def choose_greedily(self, wanted: Tensor, seed: int, out: Tensor) -> None:
        """Write the move that the bot `greedy` makes, in the wanted games."""
        arrays = self._weights, cuda.as_cuda_array(wanted), *map(np.uint32, halves(seed)), LOOKS
        self.env.run_for(self._kernels.choose_greedily, len(self.env), *arrays, cuda.as_cuda_array(out))
