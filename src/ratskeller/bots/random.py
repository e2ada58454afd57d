"""Any legal move, each as likely."""

from dataclasses import dataclass

import numpy as np

from ratskeller.bots.bot import Seen


@dataclass(frozen=True)
class Random:
    """Plays by the rules, and that is all."""

    name: str = "random"

    def choose(self, seen: Seen, seed: int) -> int:
        """Any legal move."""
        return seen.legal[int(np.random.default_rng(seed).integers(len(seen.legal)))]
