"""Room for the best positions that a hunt has found after a round."""

from typing import Any, NamedTuple

import numpy as np

from ratskeller.bots.tree import DECISIONS
from ratskeller.core.game import Game
from ratskeller.core.layout import Ints

CELLS = 1 << 20  # of keys seen; one that another pushes out may come again


class Shelf(NamedTuple):
    """Positions, each with its value and the decisions that led to it from a position of the shelf before."""

    positions: Any
    values: Any
    parents: Ints
    lengths: Ints
    moves: Any
    order: Ints  # a heap of the numbers of positions, the least value first
    used: Ints  # one number: how many there are
    seen: Ints  # keys of positions


def new_shelf(game: Game, room: int, cells: int = CELLS) -> Shelf:
    """An empty shelf."""
    return Shelf(
        positions=np.zeros(room, game.position),
        values=np.zeros(room),
        parents=np.zeros(room, np.int64),
        lengths=np.zeros(room, np.int64),
        moves=np.zeros((room, DECISIONS), np.int64),
        order=np.zeros(room, np.int64),
        used=np.zeros(1, np.int64),
        seen=np.full(cells, -1, np.int64),
    )
