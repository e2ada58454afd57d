"""The kernels of environments, loaded once for each game."""

from pathlib import Path
from typing import Any

from ratskeller.core.game import Game
from ratskeller.core.layout import wide
from ratskeller.engine.compiled import load_loops
from ratskeller.engine.cuda.chance import seed_stream
from ratskeller.engine.cuda.compiled import type_of
from ratskeller.engine.cuda.functions import DeviceFunctions
from ratskeller.engine.cuda.records import WORD, slot
from ratskeller.envs.compiled import env_loops_for

KERNELS = Path(__file__).with_name("kernels.py")

_loaded: dict[str, Any] = {}


def env_kernels_for(game: Game) -> Any:
    """The module of environments' kernels around a game's rules."""
    if game.name not in _loaded:
        _loaded[game.name] = load_loops(KERNELS, f"ratskeller.envs.cuda.kernels_{game.name}", names_for(game))
    return _loaded[game.name]


def names_for(game: Game) -> dict[str, Any]:
    """What the kernels need of a game, by the names that it has there."""
    device, loops = DeviceFunctions(), env_loops_for(game)
    return {
        "apply_unchecked": device.of(game.rules.apply_unchecked),
        "hide_secrets": device.of(game.rules.hide_secrets),
        "settle": device.of(loops.settle),
        "reward_seats": device.of(loops.reward_seats),
        "offer": device.of(loops.offer),
        "seed_stream": device.of(seed_stream),
        "SLOT": type_of(slot(game.position)),
        "MOVES": game.max_moves,
        "SEATS": game.people[-1],
        "POSITION_WORDS": wide(game.position.itemsize // WORD),
    }
