"""The kernels of trial games, loaded once for each game."""

from pathlib import Path
from typing import Any

from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.core.game import Game
from ratskeller.engine.compiled import load_loops
from ratskeller.engine.cuda.card import check_device
from ratskeller.engine.cuda.compiled import names_for
from ratskeller.engine.cuda.functions import DeviceFunctions

KERNELS = Path(__file__).with_name("kernels.py")

_loaded: dict[str, Any] = {}


def trial_kernels_for(game: Game) -> Any:
    """The module of trial games' kernels around a game's rules and heuristics."""
    if game.name not in _loaded:
        check_device("cuda")
        device = DeviceFunctions()
        names = names_for(game, device) | {
            "prior_logits": device.of(heuristics_of(game).prior_logits),
            "draw_by_priors": device.of(bot_loops_for(game).draw_by_priors),
            "SEATS": game.people[-1],
        }
        _loaded[game.name] = load_loops(KERNELS, f"ratskeller.bots.cuda.kernels_{game.name}", names)
    return _loaded[game.name]
