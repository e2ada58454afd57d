"""What a hunt is after, as loops read it."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from ratskeller.bots.firstrat.weights import load_weights
from ratskeller.core.layout import dtype_of, number
from ratskeller.games.firstrat.challenges import CHALLENGES

FILE = Path(__file__).with_name("aims.toml")


class Aim:
    """A challenge, and how much it counts compared with the points of the game."""

    challenge: int = number("i8")
    horizon: int = number("i8")  # the last round, if nobody but Greg ends the game
    zeal: float = number("f8")  # points for a unit of progress


AIM = dtype_of(Aim)


def aim_at(challenge: str, horizon: int) -> tuple[Any, Any]:
    """The aim at a challenge, and the weights for it: arrays with one record each."""
    table = tomllib.loads(FILE.read_text(encoding="utf-8"))[challenge]
    aims, weights = np.zeros(1, AIM), load_weights().copy()
    aims[0] = (CHALLENGES.index(challenge), horizon, table.pop("zeal"))
    for name, value in table.items():
        weights[0][name] = value
    return aims, weights
