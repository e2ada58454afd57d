"""What a seat may know. In First Rat all is open but the random state: decks are never laid out."""

from typing import Any

import numpy as np

from ratskeller.games.firstrat import words as w
from ratskeller.games.firstrat.position import POSITION


def view_for(position: Any, seat: int) -> Any:
    """A copy of the position without its secrets; the same for every seat and for spectators."""
    views = np.zeros(1, POSITION)
    views[0] = position
    views[0].rng[:] = 0
    return views[0]


def turn_label(position: Any) -> str:
    """The name of the turn under way: round and seat, both counted from 1."""
    if position.phase <= w.SETUP_TRACKS:
        return "setup"
    return f"{position.round_number}.{position.seat + 1}"
