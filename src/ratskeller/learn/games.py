"""Many games at once that a network plays, as tensors: on the processor, or on a card."""

from typing import Protocol

import numpy as np
import torch
from torch import Tensor

from ratskeller.bots.features import features_of
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.bots.tree import new_turn_buffers
from ratskeller.core.game import Game
from ratskeller.core.log import NO_LOG
from ratskeller.core.rng import WORDS
from ratskeller.envs.vector import VectorEnv
from ratskeller.learn.compiled import learn_loops_for
from ratskeller.learn.settings import Setting

LOOKS = 20_000  # moves that a greedy seat looks at


class Games(Protocol):
    """Games at one table. The tensors are the same ones all the time, written over by every step."""

    seats: int
    actors: Tensor  # who decides
    masks: Tensor  # which moves are legal
    rewards: Tensor  # by seat, of games that have just ended: shares of the victory
    ended: Tensor

    def step(self, moves: Tensor) -> None:
        """Make a legal move in every game; a finished game restarts."""

    def list_features(self, viewers: Tensor, out: Tensor) -> None:
        """Write the features that a seat sees of each game, in rows filled up with -1."""

    def list_after_moves(self, games: Tensor, moves: Tensor, seed: int, out: Tensor, results: Tensor) -> None:
        """Try a move in each of some games (32-bit numbers), and write the features that the seat that made it sees
        then, with secrets and chance drawn anew. If that ends the game, the result is the seat's share of the victory,
        otherwise -1."""

    def choose_greedily(self, wanted: Tensor, seed: int, out: Tensor) -> None:
        """Write the move (of 32 bits) that the bot `greedy` makes, in the wanted games."""


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
        self._weights = heuristics_of(game).weights()
        self._learn_loops, self._turn, self._rng = (
            learn_loops_for(game),
            new_turn_buffers(game),
            np.zeros(WORDS, np.int64),
        )

    def step(self, moves: Tensor) -> None:
        """Make a legal move in every game; a finished game restarts."""
        self.env.step(moves.numpy(), check=False)

    def list_features(self, viewers: Tensor, out: Tensor) -> None:
        """Write the features that a seat sees of each game, in rows filled up with -1."""
        viewers_array = viewers.numpy().astype(np.int64)
        self._loops.list_all_features(self.env.boxes, self.env.positions, viewers_array, self._active, out.numpy())

    def list_after_moves(self, games: Tensor, moves: Tensor, seed: int, out: Tensor, results: Tensor) -> None:
        """Try a move in each of some games, and write what the seat that made it sees then."""
        self._learn_loops.list_after_moves(
            *(self.env.boxes, self.env.positions, games.numpy(), moves.numpy(), seed, self._turn, self._rng),
            *(self._active, out.numpy(), results.numpy(), NO_LOG),
        )

    def choose_greedily(self, wanted: Tensor, seed: int, out: Tensor) -> None:
        """Write the move that the bot `greedy` makes, in the wanted games."""
        self._learn_loops.choose_greedily(
            *(self.env.boxes, self._weights, self.env.positions, wanted.numpy(), seed, LOOKS, self._turn, self._rng),
            *(out.numpy(), NO_LOG),
        )


def new_games(game: Game, setting: Setting, count: int, seed: int, device: str) -> Games:
    """Games at one table, where a network learns."""
    if torch.device(device).type == "cpu":
        return ProcessorGames(game, setting, count, seed)
    from ratskeller.learn.cuda.games import CardGames

    return CardGames(game, setting, count, seed)
