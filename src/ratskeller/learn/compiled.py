"""The loops of learning, loaded once for each game."""

from pathlib import Path
from typing import Any

from ratskeller.bots.features import features_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.core.game import Game
from ratskeller.engine.compiled import load_loops

LOOPS = Path(__file__).with_name("loops.py")
OF_BOTS = ("settle", "survey", "victory_share")


def learn_loops_for(game: Game) -> Any:
    """The module of learning's loops around a game's rules and features."""
    names = game.rules._asdict() | {name: getattr(bot_loops_for(game), name) for name in OF_BOTS}
    names |= {"list_features": features_of(game).list_features}
    return load_loops(LOOPS, f"ratskeller.learn.loops_{game.name}", names)
