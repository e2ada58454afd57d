"""The kernels of each game: loaded once, compiled when they are first launched, then cached on disk."""

from importlib import import_module
from pathlib import Path
from typing import Any

from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.core.layout import fields_of, wide
from ratskeller.engine.compiled import load_loops, loops_for
from ratskeller.engine.cuda.card import check_device, is_simulated
from ratskeller.engine.cuda.chance import below, seed_stream
from ratskeller.engine.cuda.functions import DeviceFunctions
from ratskeller.engine.cuda.records import WORD, copy_words, slot
from ratskeller.engine.cuda.vote import MOST_PHASES, vote

KERNELS = Path(__file__).with_name("kernels.py")

_loaded: dict[str, Any] = {}


def kernels_for(game: Game) -> Any:
    """The module of kernels around a game's rules."""
    if game.name not in _loaded:
        check_device("cuda")
        names = names_for(game, DeviceFunctions())
        _loaded[game.name] = load_loops(KERNELS, f"ratskeller.engine.cuda.kernels_{game.name}", names)
    return _loaded[game.name]


def names_for(game: Game, device: DeviceFunctions) -> dict[str, Any]:
    """What the kernels need of a game, by the names that it has there."""
    return {
        "list_moves": device.of(game.rules.list_moves),
        "apply_unchecked": device.of(game.rules.apply_unchecked),
        "score": device.of(game.rules.score),
        "winners": device.of(game.rules.winners),
        "draw_chance": device.of(loops_for(game).draw_chance),
        "below": device.of(below),
        "seed_stream": device.of(seed_stream),
        "vote": device.of(vote),
        "copy_words": device.of(copy_words),
        "SLOT": type_of(slot(game.position)),
        "MOVES": game.max_moves,
        "PHASES": wide(phases_of(game)),
        "POSITION_WORDS": wide(game.position.itemsize // WORD),
    }


def phases_of(game: Game) -> int:
    """How many phases a game has."""
    count = len(fields_of(game.layout)["phase"].values)
    if not 0 < count <= MOST_PHASES:
        raise SetupError(f"a game on a card has 1 to {MOST_PHASES} phases, not {count}")
    return count


def type_of(record: Any) -> Any:
    """A record type as kernels take it."""
    if is_simulated():
        return record
    return import_module("numba.cuda.np.numpy_support").from_dtype(record)
