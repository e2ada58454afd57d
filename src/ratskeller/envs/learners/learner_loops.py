"""The loop over games with one learner each, loaded once for each game."""

from pathlib import Path
from typing import Any

from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.core.game import Game
from ratskeller.engine.compiled import load_loops
from ratskeller.envs.compiled import env_loops_for

LOOPS = Path(__file__).with_name("loops.py")
OF_ENVS = ("begin", "settle", "look", "offer", "reward_seats")
OF_BOTS = ("survey", "draw_by_priors")


def learner_loops_for(game: Game) -> Any:
    """The module of the loop around a game's rules and its bots."""
    envs, bots = env_loops_for(game), bot_loops_for(game)
    rules = game.rules._asdict() | {"prior_logits": heuristics_of(game).prior_logits}
    rules |= {name: getattr(envs, name) for name in OF_ENVS} | {name: getattr(bots, name) for name in OF_BOTS}
    return load_loops(LOOPS, f"ratskeller.envs.learner_loops_{game.name}", rules)
