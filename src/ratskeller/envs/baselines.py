"""The networks that come with the games, for researchers: plain arrays, what they see of a view, and what they answer.

`ratskeller.learn.model.Model(baseline.weights)` is the same network as a PyTorch module, which takes the same rows of
features.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.bots.champion import champion_file
from ratskeller.bots.features import features_of
from ratskeller.bots.network.file import Header, read_network
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.bots.network.weights import Network
from ratskeller.bots.tree import SEATS
from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.envs.checking import game_of

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Baseline:
    """A network that has learned a game."""

    game: Game
    weights: Network  # NumPy arrays of float32, by name
    header: Header  # what its file says of itself: sizes, how a search goes about it, how it was made

    def features(self, boxes: Any, positions: Any, viewers: npt.ArrayLike) -> npt.NDArray[np.int16]:
        """The numbers of the features that a seat sees in each position, in rows filled up with -1.

        True positions have the same features as the views of them: what the seat may not know plays no part."""
        most = features_of(self.game).most
        rows = np.zeros((len(positions), most), np.int16)
        seats = np.asarray(viewers, np.int64)
        network_loops_for(self.game).list_all_features(boxes, positions, seats, np.zeros(most, np.int64), rows)
        return rows

    def logits(self, features: npt.NDArray[np.int16]) -> tuple[Floats, Floats]:
        """The logits of who wins, the viewer first and then round the table, and those of all moves."""
        weights = self.weights
        none = np.zeros_like(weights.first[:1])  # the row of -1, which stands for no feature
        first = np.concatenate([weights.first, none])[features].sum(axis=1) + weights.first_bias
        first = np.maximum(first, 0)
        second = np.maximum(first @ weights.second + weights.second_bias, 0)
        both = np.concatenate([first, second], axis=1)
        return both @ weights.seats.T + weights.seats_bias, both @ weights.moves.T + weights.moves_bias

    def chances(self, seat_logits: Floats, seats: int) -> Floats:
        """Each seat's chance of winning at a table with `people` seats, the viewer first; 0 for seats that are not in
        the game."""
        there = np.where(np.arange(SEATS) < seats, seat_logits, -np.inf)
        odds = np.exp(there - there.max(axis=1, keepdims=True))
        found: Floats = odds / odds.sum(axis=1, keepdims=True)
        return found


def load_baseline(game: Game | str, file: str | Path | None = None) -> Baseline:
    """The network that comes with a game, or the one of a file that `ratskeller train` wrote."""
    game = game_of(game)
    path = champion_file(game) if file is None else Path(file)
    if path is None:
        raise SetupError(f"no network comes with {game.name}: name a file of weights")
    return Baseline(game, *read_network(path, game))
