"""The kernels of batches, written once for every game.

Like the loops of the engine, this file is not imported: `compiled.py` loads it once for each game, with that game's
rules as device functions among its names. A kernel's numbers have 32 bits (`narrowing.py`), so none of its arrays has
64-bit items.
"""

from typing import Any

import numpy as np

from ratskeller.core.layout import wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.engine.cuda.chance import WORDS
from ratskeller.engine.cuda.kernel import kernel, kernel_in_step
from ratskeller.engine.cuda.target import cuda
from ratskeller.engine.cuda.vote import DONE, GO, MOST_PHASES, NO_PHASE

list_moves: Any
apply_unchecked: Any
draw_chance: Any
score: Any
winners: Any
below: Any
seed_stream: Any
vote: Any
copy_words: Any
SLOT: Any  # the type of a place for a position
MOVES: int  # the longest list of legal moves
POSITION_WORDS: Any
PHASES: Any  # how many there are

CHOICES = np.uint32(0x5EED)  # choices come from other streams than chance
U = np.uint32


@kernel
def set_up_all(start: Any, positions: Any, seeds: Any, group: int) -> None:
    """Make all positions like the first of `start`, each with a random stream of its own.

    Each group of positions has a seed, in two halves."""
    i = cuda.grid(1)
    if i < positions.shape[0]:
        slot = cuda.local.array(1, SLOT)[0]
        copy_words(start[0].words, slot.words, POSITION_WORDS)
        seed = seeds[i // group]
        seed_stream(slot.s.rng, seed[0], seed[1], U(i % group))
        copy_words(slot.words, positions[i].words, POSITION_WORDS)


@kernel_in_step
def play_out(boxes: Any, positions: Any, decisions: Any, seeds: Any, group: int) -> None:
    """Play every position to its end with random moves, and count the decisions of seats.

    A thread takes one game after another into memory of its own, which is cached near by. All threads of a block go on
    with the same phase of the rules (`vote.py`)."""
    votes = cuda.shared.array(MOST_PHASES, np.int32)
    moves = cuda.local.array(MOVES, np.int16)
    rng = cuda.local.array(WORDS, np.uint32)
    slot = cuda.local.array(1, SLOT)[0]
    s = slot.s
    box = boxes[0]
    size = positions.shape[0]
    stride = cuda.gridsize(1)
    i = cuda.grid(1) - stride
    taken = wide(0)
    is_first = True
    while True:
        while is_first or (i < size and s.actor == NOBODY):
            if not is_first:
                copy_words(slot.words, positions[i].words, POSITION_WORDS)
                decisions[i] = taken
                taken = wide(0)
            is_first = False
            i += stride
            if i < size:
                copy_words(positions[i].words, slot.words, POSITION_WORDS)
                seed = seeds[i // group]
                seed_stream(rng, seed[0], U(seed[1] ^ CHOICES), U(i % group))
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
        if turn == GO:
            if s.actor == CHANCE:
                move = draw_chance(box, s, moves, count)
            else:
                taken += 1
                move = wide(moves[below(rng, count)])
            apply_unchecked(box, s, move, None)


@kernel
def score_all(boxes: Any, positions: Any, points: Any, won: Any) -> None:
    """The points of every seat in every position, and the winners as bits."""
    i = cuda.grid(1)
    if i < positions.shape[0]:
        slot = cuda.local.array(1, SLOT)[0]
        copy_words(positions[i].words, slot.words, POSITION_WORDS)
        score(boxes[0], slot.s, points[i])
        won[i] = winners(boxes[0], slot.s)
