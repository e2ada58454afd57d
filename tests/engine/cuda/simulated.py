"""Plays a few games on Numba's CUDA simulator and on the processor; ends well if they are the same, byte by byte.

Run with NUMBA_ENABLE_CUDASIM=1, in a process of its own: the simulator is chosen when Numba is imported.
"""

import sys
from typing import Any

import numpy as np

from ratskeller.core.game import Game
from ratskeller.core.position import NOBODY
from ratskeller.engine.batch import Batch
from ratskeller.engine.cuda.batch import CudaBatch
from ratskeller.engine.simulate import simulate
from ratskeller.games import load_game
from tests.engine.cuda.giving_way import give_way

SEED = (5 << 32) + 3  # with something in both halves


def check_batch(game: Game, people: int, level: str | None, options: dict[str, str], size: int) -> None:
    """Games are set up, played and scored alike."""
    asked: Any = game, game.profile("standard", options), people, level
    ours, theirs = Batch(*asked, size=size, seed=SEED), CudaBatch(*asked, size=size, seed=SEED)
    assert theirs.positions.tobytes() == ours.positions.tobytes(), "set up"
    assert theirs.play_out() == ours.play_out()
    assert (ours.positions["actor"] == NOBODY).all()
    assert theirs.positions.tobytes() == ours.positions.tobytes(), "played"
    assert theirs.play_out() == 0, "games that are over stay as they are"
    assert theirs.positions.tobytes() == ours.positions.tobytes()
    for card, here in zip(theirs.points(), ours.points(), strict=True):
        assert np.array_equal(card, here), "scored"


def check_simulation(game: Game) -> None:
    """A simulation shows the same."""
    found = [simulate(game, game.profile(), game.people[-1], games=3, seed=4, device=it) for it in ("cpu", "cuda")]
    assert found[0].score_spreads == found[1].score_spreads
    assert found[0].end_reasons == found[1].end_reasons


if __name__ == "__main__":
    give_way()
    game = load_game(sys.argv[1])
    check_batch(game, game.people[-1], None, dict(word.split("=") for word in sys.argv[2:]), size=2)
    check_simulation(game)
    if game.levels:
        check_batch(game, 1, game.levels[0], {}, size=1)
