"""The loops of the environments, loaded once for each game."""

from pathlib import Path
from typing import Any

from ratskeller.core.game import Game
from ratskeller.engine.compiled import load_loops, loops_for

LOOPS = Path(__file__).with_name("loops.py")


def env_loops_for(game: Game) -> Any:
    """The module of environments' loops around a game's rules."""
    rules = game.rules._asdict() | {"draw_chance": loops_for(game).draw_chance}
    return load_loops(LOOPS, f"ratskeller.envs.loops_{game.name}", rules)
