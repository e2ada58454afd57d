"""First Rat and The Pied Piper for Python programs: play, ask bots, analyse, keep records.

    import ratskeller

    game = ratskeller.new_game("firstrat", seats=2, seed=7)
    game.play(game.legal_moves[0])
    game.play(game.ask("greedy"))
    print(game)

Names are loaded when they are first used, so that `import ratskeller` itself costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ratskeller.core.errors import IllegalMove, MalformedMove, RatskellerError, RecordError, SetupError
    from ratskeller.core.event import Event
    from ratskeller.core.record import Record
    from ratskeller.game import Game, HintedTurn, Move, bot_names, game_names, load_record, new_game

from ratskeller.core.version import __version__

_HOMES = {
    "ratskeller.game": ("Game", "HintedTurn", "Move", "bot_names", "game_names", "load_record", "new_game"),
    "ratskeller.core.errors": ("IllegalMove", "MalformedMove", "RatskellerError", "RecordError", "SetupError"),
    "ratskeller.core.event": ("Event",),
    "ratskeller.core.record": ("Record",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "Event",
    "Game",
    "HintedTurn",
    "IllegalMove",
    "MalformedMove",
    "Move",
    "RatskellerError",
    "Record",
    "RecordError",
    "SetupError",
    "__version__",
    "bot_names",
    "game_names",
    "load_record",
    "new_game",
]


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used."""
    if name not in _HOME_OF:
        raise AttributeError(f"module 'ratskeller' has no attribute '{name}'")
    found = getattr(import_module(_HOME_OF[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """All public names, loaded or not."""
    return sorted({*globals(), *__all__})
