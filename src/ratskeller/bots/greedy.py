"""The best whole turn, by a look at the position after it."""

from dataclasses import dataclass

import numpy as np

from ratskeller.bots.bot import Seen
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.bots.tree import new_turn_buffers
from ratskeller.core.log import NO_LOG
from ratskeller.core.rng import WORDS

LOOKS = 20_000  # moves to look at before it makes do with what it has seen: some 10 ms


@dataclass(frozen=True)
class Greedy:
    """Looks at every way to play its turn, and no further."""

    name: str = "greedy"

    def choose(self, seen: Seen, seed: int) -> int:
        """The next move of the best turn."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        turn_buffers, rng = new_turn_buffers(seen.game), np.zeros(WORDS, np.int64)
        turn_buffers.stack[0] = seen.views[0]
        loops, weights = bot_loops_for(seen.game), heuristics_of(seen.game).weights()
        loops.fill_in(seen.boxes, turn_buffers.stack, seen.seat, seed, rng)
        count = loops.survey_turn(seen.boxes, weights, seen.seat, LOOKS, turn_buffers, NO_LOG)
        return int(turn_buffers.moves[0][np.argmax(turn_buffers.values[:count])])
