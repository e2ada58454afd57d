"""The kernels of learning, loaded once for each game."""

from functools import cache
from pathlib import Path
from typing import Any

from ratskeller.bots.features import features_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.core.layout import wide
from ratskeller.engine.compiled import load_loops
from ratskeller.engine.cuda.chance import seed_stream
from ratskeller.engine.cuda.compiled import type_of
from ratskeller.engine.cuda.functions import DeviceFunctions
from ratskeller.engine.cuda.records import WORD, copy_words, slot
from ratskeller.games import load_game

KERNELS = Path(__file__).with_name("kernels.py")
OF_RULES = ("list_moves", "apply_unchecked", "hide_secrets", "determinise")
OF_BOTS = ("settle", "settle_in_turn", "victory_share", "prospect")


@cache
def learn_kernels_for(name: str) -> Any:
    """The module of learning's kernels around a game's rules, heuristics and features."""
    game, device = load_game(name), DeviceFunctions()
    loops = bot_loops_for(game)
    names = {rule: device.of(getattr(game.rules, rule)) for rule in OF_RULES}
    names |= {rule: device.of(getattr(loops, rule)) for rule in OF_BOTS}
    names |= {
        "list_features": device.of(features_of(game).list_features),
        "seed_stream": device.of(seed_stream),
        "copy_words": device.of(copy_words),
        "SLOT": type_of(slot(game.position)),
        "MOVES": game.max_moves,
        "POSITION_WORDS": wide(game.position.itemsize // WORD),
    }
    return load_loops(KERNELS, f"ratskeller.learn.cuda.kernels_{name}", names)
