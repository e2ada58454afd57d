"""The weights of the feel for The Pied Piper, read from weights.toml, which says what each is for."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from ratskeller.core.layout import dtype_of, number, numbers
from ratskeller.games.piedpiper import constants as w

FILE = Path(__file__).with_name("weights.toml")


class Floats(Protocol):
    """A row of numbers, by place."""

    def __getitem__(self, i: int, /) -> float: ...


class Weights:
    """What things are worth to a bot, in points; priors are logits."""

    rivals: float = number("f8")
    height: Floats = numbers(9, kind="f8")
    win: float = number("f8")
    marker: float = number("f8")
    waiting_rat: float = number("f8")
    waiting_piper: float = number("f8")
    rat_near: Floats = numbers(3, kind="f8", keys=("behind", "next", "second"))
    piper_near: Floats = numbers(3, kind="f8", keys=("behind", "next", "second"))
    hand: Floats = numbers(6, kind="f8", keys=w.CARDS)
    acts: float = number("f8")
    unknown: float = number("f8")
    waits: float = number("f8")
    finish: float = number("f8")
    completing: Floats = numbers(6, kind="f8", keys=w.CARDS)
    opening: Floats = numbers(6, kind="f8", keys=w.CARDS)
    opening_piper: float = number("f8")
    spite: float = number("f8")
    hiding: float = number("f8")
    order: float = number("f8")


WEIGHTS = dtype_of(Weights)


@cache
def load_weights() -> Any:
    """An array with one record, the same for all."""
    weights = np.zeros(1, WEIGHTS)
    for name, value in tomllib.loads(FILE.read_text(encoding="utf-8")).items():
        weights[0][name] = list(value.values()) if isinstance(value, dict) else value
    return weights
