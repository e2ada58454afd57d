"""The kernels of learning, loaded once for each game."""

from functools import cache
from pathlib import Path
from typing import Any

from ratskeller.bots.features import features_of
from ratskeller.core.layout import wide
from ratskeller.engine.compiled import load_loops
from ratskeller.engine.cuda.compiled import type_of
from ratskeller.engine.cuda.functions import DeviceFunctions
from ratskeller.engine.cuda.records import WORD, slot
from ratskeller.games import load_game

KERNELS = Path(__file__).with_name("kernels.py")


@cache
def learn_kernels_for(name: str) -> Any:
    """The module of learning's kernels around a game's features."""
    game = load_game(name)
    names = {
        "list_features": DeviceFunctions().of(features_of(game).list_features),
        "SLOT": type_of(slot(game.position)),
        "POSITION_WORDS": wide(game.position.itemsize // WORD),
    }
    return load_loops(KERNELS, f"ratskeller.learn.cuda.kernels_{name}", names)
