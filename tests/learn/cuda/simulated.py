"""What learning asks of games, on Numba's CUDA simulator and on the processor; ends well if both are the same.

Run with NUMBA_ENABLE_CUDASIM=1, in a process of its own: the simulator is chosen when Numba is imported.
"""

import sys
from typing import Any

import numpy as np

from ratskeller.bots.features import features_of
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.bots.tree import new_turn_buffers
from ratskeller.core.log import NO_LOG
from ratskeller.core.rng import WORDS
from ratskeller.engine.cuda.array import on_card
from ratskeller.engine.cuda.launching import halves
from ratskeller.envs.vector import VectorEnv
from ratskeller.learn.compiled import learn_loops_for
from ratskeller.learn.cuda.compiled import learn_kernels_for
from tests.engine.cuda.giving_way import give_way

GAMES, STEPS, TRIED, LOOKS, SEED = 3, 6, 4, 60, 5 << 40 | 7


def check(name: str, people: int, options: dict[str, str]) -> None:
    """The same games, move by move, look the same for every seat, before and after moves, and to greedy ones."""
    card: Any = VectorEnv(name, people, games=GAMES, device="cuda", options=options)
    here = VectorEnv(name, people, games=GAMES, options=options)
    for step in range(STEPS):
        check_features(name, card, here)
        check_after_moves(name, card, here, SEED + step)
        check_greedy(name, card, here, SEED + step)
        moves = here.sample()
        card.step(moves)
        here.step(moves)


def check_features(name: str, card: Any, here: VectorEnv) -> None:
    """Every seat sees the same."""
    most, kernel = features_of(here.game).most, learn_kernels_for(name).list_all_features
    for seat in range(here.people):
        viewers, theirs = np.full(GAMES, seat), on_card(np.zeros((GAMES, most), np.int16))
        card.run_over_positions(kernel, on_card(viewers.astype(np.int8)), theirs)
        ours = np.zeros((GAMES, most), np.int16)
        network_loops_for(here.game).list_all_features(
            here.boxes, here.positions, viewers.astype(np.int64), np.zeros(most, np.int64), ours
        )
        assert np.array_equal(np.asarray(theirs), ours), (name, seat)


def check_after_moves(name: str, card: Any, here: VectorEnv, seed: int) -> None:
    """The first moves of each game lead to the same."""
    most = features_of(here.game).most
    pairs = [(i, int(here.legal[i, k])) for i in range(GAMES) for k in range(min(TRIED, int(here.counts[i])))]
    games, moves = np.array(pairs, np.int32).T.copy()
    while len(games) % GAMES:  # the simulated kernel has a thread for each game at a time
        games, moves = np.append(games, games[-1]), np.append(moves, moves[-1])
    ours, our_results = np.zeros((len(games), most), np.int16), np.zeros(len(games), np.float32)
    learn_loops_for(here.game).list_after_moves(
        *(here.boxes, here.positions, games, moves, seed, new_turn_buffers(here.game), np.zeros(WORDS, np.int64)),
        *(np.zeros(most, np.int64), ours, our_results, NO_LOG),
    )
    for first in range(0, len(games), GAMES):
        some = slice(first, first + GAMES)
        theirs, results = on_card(np.zeros((GAMES, most), np.int16)), on_card(np.zeros(GAMES, np.float32))
        card.run_over_positions(
            learn_kernels_for(name).list_after_moves,
            *(on_card(games[some].copy()), on_card(moves[some].copy()), *map(np.uint32, halves(seed)), theirs, results),
        )
        assert np.array_equal(np.asarray(theirs), ours[some]), (name, games[some], moves[some])
        assert np.array_equal(np.asarray(results), our_results[some])


def check_greedy(name: str, card: Any, here: VectorEnv, seed: int) -> None:
    """Greedy seats choose the same moves, and nobody else is asked."""
    weights, wanted = heuristics_of(here.game).weights(), np.array([1, 0, 1], np.int8)
    ours, theirs = np.full(GAMES, -1, np.int32), on_card(np.full(GAMES, -1, np.int32))
    turn = new_turn_buffers(here.game)
    learn_loops_for(here.game).choose_greedily(
        *(here.boxes, weights, here.positions, wanted, seed, LOOKS, turn, np.zeros(WORDS, np.int64), ours, NO_LOG)
    )
    card.run_over_positions(
        learn_kernels_for(name).choose_greedily,
        *(on_card(weights), on_card(wanted), *map(np.uint32, halves(seed)), LOOKS, theirs),
    )
    assert np.array_equal(np.asarray(theirs), ours), (name, np.asarray(theirs), ours)
    assert ours[1] == -1
    assert (ours[[0, 2]] >= 0).all()


if __name__ == "__main__":
    give_way()
    check(sys.argv[1], int(sys.argv[2]), dict(word.split("=") for word in sys.argv[3:]))
