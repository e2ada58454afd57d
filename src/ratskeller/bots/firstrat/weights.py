"""The weights of the feel for First Rat, read from weights.toml."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from ratskeller.core.layout import dtype_of, fields_of, number, numbers
from ratskeller.games.firstrat import constants as w

FILE = Path(__file__).with_name("weights.toml")


class Reals(Protocol):
    """A row of weights."""

    def __getitem__(self, i: int, /) -> float: ...


def weight() -> Any:
    """One weight."""
    return number("f8")


def weights_of(names: tuple[str, ...]) -> Any:
    """A weight for each of these names."""
    return numbers(len(names), kind="f8", keys=names)


class Weights:
    """What things are worth to a bot; weights.toml says what each weight means."""

    rivals: float = weight()
    # how long the game lasts
    turns_per_marker: float = weight()
    turns_per_step: float = weight()
    # evaluate
    material: Reals = weights_of(w.MATERIALS)
    surplus: float = weight()
    part_share: float = weight()
    set_share: float = weight()
    goods_wait: float = weight()
    rat_wait: float = weight()
    home_share: float = weight()
    worker: float = weight()
    worker_wait: float = weight()
    lit: float = weight()
    bulb_wait: float = weight()
    core_wait: float = weight()
    comic: float = weight()
    burrow_share: float = weight()
    backpack: Reals = weights_of(w.COLOURS)
    comics: Reals = weights_of(w.COMICS)
    item_share: float = weight()
    item_wait: float = weight()
    drink: float = weight()
    drink_wait: float = weight()
    cap_promise: float = weight()
    # prior_logits
    sharpness: float = weight()
    unit: Reals = weights_of(w.YIELDS)
    enough: Reals = weights_of(w.GOODS)
    plenty: float = weight()
    unit_wait: float = weight()
    finish: Reals = weights_of(w.YIELDS)
    step: float = weight()
    home: float = weight()
    toll: float = weight()
    mouldy: float = weight()
    pipe: float = weight()
    partner: float = weight()
    stop: float = weight()
    stall: Reals = weights_of(w.STALLS)
    way_back: float = weight()
    price: float = weight()
    buy_cap: float = weight()
    storage: float = weight()
    library: float = weight()
    nursery: float = weight()
    nursery_wait: float = weight()
    thirst: float = weight()
    end: float = weight()
    finale: float = weight()
    collector: float = weight()


WEIGHTS = dtype_of(Weights)


@cache
def load_weights() -> Any:
    """An array with one record."""
    weights = np.zeros(1, WEIGHTS)
    table = tomllib.loads(FILE.read_text(encoding="utf-8"))
    for name, field in fields_of(Weights).items():
        value = table[name]
        weights[0][name] = [value[key] for key in field.keys] if field.keys else value
    return weights
