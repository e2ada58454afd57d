"""A bot without look-ahead: it draws its move by the priors."""

from dataclasses import dataclass

import numpy as np

from ratskeller.bots.bot import Seen
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.heuristics_loops import bot_loops_for


@dataclass(frozen=True)
class Impulse:
    """Draws a move by the priors; the higher the temperature, the less they count."""

    name: str = "impulse"
    temperature: float = 1.0

    def choose(self, seen: Seen, seed: int) -> int:
        """One of the legal moves, each as likely as its prior says."""
        moves, logits = np.array(seen.legal, np.int64), np.zeros(len(seen.legal))
        loops = bot_loops_for(seen.game)
        loops.prior_logits_of(seen.boxes, heuristics_of(seen.game).weights(), seen.views, moves, len(moves), logits)
        chances = np.exp((logits - logits.max()) / self.temperature)
        return int(np.random.default_rng(seed).choice(moves, p=chances / chances.sum()))
