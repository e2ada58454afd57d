"""Perft: how many sequences of moves there are, to compare two versions of the rules, or two implementations."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ratskeller.core.log import NO_LOG
from ratskeller.engine.playthrough import Playthrough


def perft(play: Playthrough, depth: int) -> int:
    """The number of move sequences of this length from here, chance moves included."""
    game = play.game
    stack = np.zeros(depth + 1, game.position)
    stack[0] = play.positions[0]
    table = np.zeros((depth + 1, game.max_moves), np.int64)
    counts, cursor = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    loops: Any = play.loops
    return int(loops.perft(play.boxes, stack, depth, table, counts, cursor, NO_LOG))


def divide(play: Playthrough, depth: int, progress: Callable[[int], None] | None = None) -> dict[str, int]:
    """The same, split by the first move: to find where two versions differ. `progress` hears of each move done."""
    counts = {}
    for move in play.legal:
        after = play.copy()
        after.sample = False  # what chance may say is counted, not drawn
        after.apply_number(move)
        counts[play.game.format_move(move)] = perft(after, depth - 1)
        if progress:
            progress(1)
    return counts
