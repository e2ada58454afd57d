"""The kernel for trial games, written once for every game.

Like the loops of bots, this file is not imported: `compiled.py` loads it once for each game, with that game's rules and
heuristics as device functions among its names.
"""

from typing import Any

import numpy as np

from ratskeller.core.layout import wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.engine.cuda.chance import WORDS
from ratskeller.engine.cuda.kernel import kernel_in_step
from ratskeller.engine.cuda.target import cuda
from ratskeller.engine.cuda.vote import DONE, GO, MOST_PHASES, NO_PHASE

list_moves: Any
apply_unchecked: Any
draw_chance: Any
prior_logits: Any
draw_by_priors: Any
score: Any
winners: Any
seed_stream: Any
vote: Any
copy_words: Any
SLOT: Any  # the type of a place for a position
MOVES: int  # the longest list of legal moves
SEATS: int  # at most
POSITION_WORDS: Any
PHASES: Any  # how many there are

CHOICES = np.uint32(0x5EED)  # choices come from other streams than chance
VICTORY = wide(60)  # can be shared by 2, 3, 4 or 5
U = np.uint32


@kernel_in_step
def play_trials(
    boxes: Any, weights: Any, leaves: Any, repeats: int, temperature: float, seeds: Any, wins: Any, points: Any
) -> None:
    """Play each of the leaves to its end `repeats` times, every seat by its priors, and add up for each leaf the
    victories (in units of VICTORY) and the points of every seat.

    The policy is that of `play_by_priors` in `bots/loops.py`, organised like `play_out` in `engine/cuda/kernels.py`: a
    thread takes one trial game after another, and all threads of a block continue with the same phase.
    """
    votes = cuda.shared.array(MOST_PHASES, np.int32)
    moves = cuda.local.array(MOVES, np.int16)
    logits = cuda.local.array(MOVES, np.float64)
    totals = cuda.local.array(SEATS, np.int32)
    rng = cuda.local.array(WORDS, np.uint32)
    slot = cuda.local.array(1, SLOT)[0]
    s = slot.s
    box = boxes[0]
    seed = seeds[0]
    size = wide(leaves.shape[0]) * repeats
    stride = cuda.gridsize(1)
    i = cuda.grid(1) - stride
    is_first = True
    while True:
        while is_first or (i < size and s.actor == NOBODY):
            if not is_first:
                leaf = i // repeats
                score(box, s, totals)
                victors = wide(winners(box, s))
                count = wide(0)
                for seat in range(s.seats):
                    count += victors >> seat & 1
                for seat in range(s.seats):
                    cuda.atomic.add(points, (leaf, seat), totals[seat])
                    if victors >> seat & 1:
                        cuda.atomic.add(wins, (leaf, seat), VICTORY // count)
            is_first = False
            i += stride
            if i < size:
                copy_words(leaves[i // repeats].words, slot.words, POSITION_WORDS)
                seed_stream(s.rng, seed[0], seed[1], U(i))
                seed_stream(rng, seed[0], U(seed[1] ^ CHOICES), U(i))
        phase = NO_PHASE
        if i < size:
            phase = wide(s.phase)
        cuda.syncthreads()
        for k in range(cuda.threadIdx.x, PHASES, cuda.blockDim.x):
            votes[k] = 0
        cuda.syncthreads()
        if phase != NO_PHASE:
            cuda.atomic.add(votes, phase, 1)
        cuda.syncthreads()
        turn = vote(votes, PHASES, phase)
        if turn == DONE:
            break
        count = wide(0)
        if turn == GO:
            count = list_moves(box, s, moves)
        cuda.syncthreads()  # so that all threads call for the same part of the rules
        chosen = wide(0)
        if turn == GO and s.actor != CHANCE and count > 1:
            prior_logits(box, weights[0], s, moves, count, logits)
            chosen = draw_by_priors(logits, count, temperature, rng)
        cuda.syncthreads()
        if turn == GO:
            move = wide(moves[chosen])
            if s.actor == CHANCE:
                move = draw_chance(box, s, moves, count)
            apply_unchecked(box, s, move, None)
