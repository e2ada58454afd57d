"""A bot that comes as a package. After `pip install ./examples/python-bot` it is called by its name:

ratskeller match firstrat --bots hoarder,random --games 20
ratskeller match firstrat --bots hoarder:0.2,hoarder --games 20
"""

import random
from dataclasses import dataclass

from ratskeller.bots import Seen

CLOSED = ("no-", "stop", "end")  # how moves begin that leave something lying


@dataclass(frozen=True)
class Hoarder:
    """Takes whatever it can get; now and then a whim takes over."""

    name: str = "hoarder"
    whim: float = 0.0

    def choose(self, seen: Seen, seed: int) -> int:
        """One of the legal moves. All luck comes from the seed, so that games can be repeated."""
        luck = random.Random(seed)
        takes = [move for move in seen.legal if not seen.game.format_move(move).startswith(CLOSED)]
        return luck.choice(takes if takes and luck.random() >= self.whim else seen.legal)


def make(text: str = "") -> Hoarder:
    """The bot that is called by its name, or by its name and a text, such as hoarder:0.2."""
    return Hoarder(f"hoarder:{text}", float(text)) if text else Hoarder()
