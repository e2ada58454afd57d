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

from ratskeller.core.version import __version__

if TYPE_CHECKING:
    from ratskeller.bots.bot import Bot, Seen
    from ratskeller.core.errors import (
        IllegalMove,
        MalformedMove,
        ProfileError,
        RatskellerError,
        RecordError,
        SetupError,
        StateError,
    )
    from ratskeller.core.event import Event
    from ratskeller.core.record import Record
    from ratskeller.game.game import Game
    from ratskeller.game.hints import HintedTurn
    from ratskeller.game.known import GameInfo, bot_names, game_info, game_names
    from ratskeller.game.move import Move, PlayedMove
    from ratskeller.game.opening import load_record, new_game
    from ratskeller.study.analysis import Analysis
    from ratskeller.terminal.seat_view import SPECTATOR

_HOME_OF = {
    "SPECTATOR": "terminal.seat_view",
    "Analysis": "study.analysis",
    "Bot": "bots.bot",
    "Event": "core.event",
    "Game": "game.game",
    "GameInfo": "game.known",
    "HintedTurn": "game.hints",
    "IllegalMove": "core.errors",
    "MalformedMove": "core.errors",
    "Move": "game.move",
    "PlayedMove": "game.move",
    "ProfileError": "core.errors",
    "RatskellerError": "core.errors",
    "Record": "core.record",
    "RecordError": "core.errors",
    "Seen": "bots.bot",
    "SetupError": "core.errors",
    "StateError": "core.errors",
    "bot_names": "game.known",
    "game_info": "game.known",
    "game_names": "game.known",
    "load_record": "game.opening",
    "new_game": "game.opening",
}

__all__ = [
    "SPECTATOR",
    "Analysis",
    "Bot",
    "Event",
    "Game",
    "GameInfo",
    "HintedTurn",
    "IllegalMove",
    "MalformedMove",
    "Move",
    "PlayedMove",
    "ProfileError",
    "RatskellerError",
    "Record",
    "RecordError",
    "Seen",
    "SetupError",
    "StateError",
    "__version__",
    "bot_names",
    "game_info",
    "game_names",
    "load_record",
    "new_game",
]


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used."""
    if name not in _HOME_OF:
        raise AttributeError(f"module 'ratskeller' has no attribute '{name}'")
    found = getattr(import_module(f"ratskeller.{_HOME_OF[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """All public names, loaded or not."""
    return sorted({*globals(), *__all__})
