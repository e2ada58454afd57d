"""What trial games on a card have to come to: the same games, played on the processor."""

from pathlib import Path
from typing import Any

import numpy as np

from ratskeller.bots.cuda.trials import Tally
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.bots.tree import new_search_buffers
from ratskeller.core.game import Game
from ratskeller.core.layout import wide
from ratskeller.core.log import NO_LOG
from ratskeller.engine.compiled import load_loops

LOOPS = Path(__file__).with_name("trial_loops.py")


def played_here(game: Game, boxes: Any, leaves: Any, repeats: int, seed: int, interpreted: bool = False) -> Tally:
    """The results of trial games, played by compiled code or as it is written."""
    rules = game.rules._asdict() | {"play_by_priors": bot_loops_for(game).play_by_priors}
    loops = load_loops(LOOPS, f"tests.bots.cuda.trial_loops_{game.name}", rules)
    play_all = loops.play_all.py_func if interpreted else loops.play_all
    heuristics = heuristics_of(game)
    temperature = float(heuristics.params(leaves[0])["rollout_temperature"])
    wins, points = (np.zeros((len(leaves), game.people[-1]), np.int64) for _ in range(2))
    weights, buffers = heuristics.weights(), new_search_buffers(game, 1)
    play_all(boxes, weights, leaves, wide(repeats), temperature, wide(seed), wins, points, buffers, NO_LOG)
    return Tally(wins / (repeats * int(loops.VICTORY)), points / repeats)
