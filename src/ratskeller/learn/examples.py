"""What a network learns from: decisions as rows of numbers, as one seat sees each of them.

Every decision makes two rows: what the seat saw that decided, with the shares of its moves, and what another seat saw,
for its chances alone: a search asks for the chances of its own seat at everybody's decisions.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ratskeller.bots.features import features_of
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.bots.tree import SEATS
from ratskeller.core.game import Game
from ratskeller.learn.samples import Chunk

Floats = npt.NDArray[np.float32]


class Examples(NamedTuple):
    """Rows, all of the same length."""

    features: npt.NDArray[np.int16]  # the numbers of those that the view has; -1: no more
    legal: npt.NDArray[np.int16]  # moves; -1: no more; none at all where another seat decides
    moves: npt.NDArray[np.int16]  # that were tried; -1: no more
    shares: Floats  # of each of them
    seats: npt.NDArray[np.int8]  # how many play
    target: Floats  # each seat's chance to win, the viewer's first
    outcome: Floats  # each seat's share of the victory, in the same order


def examples_of(game: Game, chunk: Chunk) -> Examples:
    """The rows of some games; the same games give the same rows."""
    positions = np.ascontiguousarray(chunk.samples["position"])
    boxes = game.pack(game.profile(changes=chunk.setting.options))
    seats, actors = positions["seats"].astype(np.int64), positions["actor"].astype(np.int64)
    luck = np.random.default_rng(chunk.number)
    others = (actors + 1 + luck.integers(2**31, size=len(actors)) % (seats - 1)) % seats
    loops, features = network_loops_for(game), features_of(game)
    size, moves = len(positions), np.zeros(game.max_moves, np.int64)
    active = np.zeros((2, size, features.most), np.int16)
    legal = np.full((2, size, game.max_moves), -1, np.int16)
    for rows, viewers in zip(active, (actors, others), strict=True):
        loops.list_all_features(boxes, positions, viewers, np.zeros(features.most, np.int64), rows)
    loops.list_all_moves(boxes, positions, moves, legal[0])
    viewers = np.concatenate([actors, others])
    tried = np.concatenate([chunk.samples["moves"], np.full_like(chunk.samples["moves"], -1)])
    shares = np.concatenate([chunk.samples["shares"], np.zeros_like(chunk.samples["shares"])])
    return Examples(
        features=active.reshape(2 * size, -1),
        legal=legal.reshape(2 * size, -1),
        moves=tried,
        shares=shares.astype(np.float32),
        seats=np.tile(seats, 2).astype(np.int8),
        target=turned(np.tile(chunk.samples["target"], (2, 1)), viewers, np.tile(seats, 2)),
        outcome=turned(np.tile(chunk.samples["outcome"], (2, 1)), viewers, np.tile(seats, 2)),
    )


def turned(by_seat: Floats, viewers: npt.NDArray[np.int64], seats: npt.NDArray[np.int64]) -> Floats:
    """Columns by seat as columns from the viewer on, round the table."""
    places = np.arange(SEATS)
    found = np.take_along_axis(by_seat, (viewers[:, None] + places) % seats[:, None], axis=1)
    turned_columns: Floats = np.where(places < seats[:, None], found, 0).astype(np.float32)
    return turned_columns
