"""Lists features on Numba's CUDA simulator and on the processor; ends well if they are the same.

Run with NUMBA_ENABLE_CUDASIM=1, in a process of its own: the simulator is chosen when Numba is imported.
"""

import sys
from typing import Any

import numpy as np

from ratskeller.bots.features import features_of
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.engine.cuda.array import on_card
from ratskeller.envs.vector import VectorEnv
from ratskeller.learn.cuda.compiled import learn_kernels_for
from tests.engine.cuda.giving_way import give_way

GAMES, STEPS = 3, 6


def check(name: str, people: int) -> None:
    """The same games, move by move, have the same features for every seat."""
    card: Any = VectorEnv(name, people, games=GAMES, device="cuda")
    here = VectorEnv(name, people, games=GAMES)
    most, kernel = features_of(here.game).most, learn_kernels_for(name).list_all_features
    for _ in range(STEPS):
        for seat in range(people):
            viewers, theirs = np.full(GAMES, seat), on_card(np.zeros((GAMES, most), np.int16))
            card.run_over_positions(kernel, on_card(viewers.astype(np.int8)), theirs)
            ours = np.zeros((GAMES, most), np.int16)
            network_loops_for(here.game).list_all_features(
                here.boxes, here.positions, viewers.astype(np.int64), np.zeros(most, np.int64), ours
            )
            assert np.array_equal(np.asarray(theirs), ours), (name, people, seat)
        moves = here.sample()
        card.step(moves)
        here.step(moves)


if __name__ == "__main__":
    give_way()
    check(sys.argv[1], int(sys.argv[2]))
