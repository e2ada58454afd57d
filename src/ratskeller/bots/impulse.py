"""The move that comes to mind: no look ahead, only leanings."""

from dataclasses import dataclass

import numpy as np

from ratskeller.bots.bot import Seen
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.bots.heuristics import sense_of


@dataclass(frozen=True)
class Impulse:
    """Draws a move by its leanings; the greater the whim, the less they count."""

    name: str = "impulse"
    whim: float = 1.0

    def choose(self, seen: Seen, seed: int) -> int:
        """One of the legal moves, each as likely as the leaning towards it."""
        moves, leanings = np.array(seen.legal, np.int64), np.zeros(len(seen.legal))
        loops = bot_loops_for(seen.game)
        loops.lean_of(seen.boxes, sense_of(seen.game).weights(), seen.views, moves, len(moves), leanings)
        chances = np.exp((leanings - leanings.max()) / self.whim)
        return int(np.random.default_rng(seed).choice(moves, p=chances / chances.sum()))
