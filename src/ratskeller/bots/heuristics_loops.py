"""The loops of bots, loaded once for each game."""

from pathlib import Path
from typing import Any

from ratskeller.bots.heuristics import heuristics_of
from ratskeller.core.game import Game
from ratskeller.engine.compiled import load_loops, loops_for

LOOPS = Path(__file__).with_name("loops.py")


def bot_loops_for(game: Game) -> Any:
    """The module of bots' loops around a game's rules."""
    rules = game.rules._asdict() | {"draw_chance": loops_for(game).draw_chance}
    rules |= {"evaluate": heuristics_of(game).evaluate, "prior_logits": heuristics_of(game).prior_logits}
    return load_loops(LOOPS, f"ratskeller.bots.loops_{game.name}", rules)
