"""The kernels of environments, written once for every game.

Like the loops of the environments, this file is not imported: `compiled.py` loads it once for each game, with that
game's rules as device functions among its names.

Positions are stored word by word: the first word of every game, then the second. So neighbouring threads read
neighbouring words.
"""

from typing import Any

import numpy as np

from ratskeller.core.layout import wide
from ratskeller.core.position import NOBODY
from ratskeller.engine.cuda.kernel import kernel
from ratskeller.engine.cuda.target import cuda

apply_unchecked: Any
settle: Any
reward_seats: Any
offer: Any
hide_secrets: Any
seed_stream: Any
SLOT: Any  # the type of a place for a position
MOVES: int  # the longest list of legal moves
SEATS: int  # at most
POSITION_WORDS: Any

BEGIN = wide(-1)  # instead of a move: set the game up
READY, ASKED = wide(1), wide(2)  # of a spare; 0 if there is none
U = np.uint32


@kernel
def step_all(
    boxes: Any,
    start: Any,
    seed: Any,
    positions: Any,
    spares: Any,
    spare_states: Any,
    wanted: Any,
    lists: Any,
    turn: int,
    how: int,
    renew: bool,
    illegal: Any,
    actions: Any,
    views: Any,
    masks: Any,
    legal: Any,
    counts: Any,
    rewards: Any,
    actors: Any,
    ended: Any,
    episodes: Any,
) -> None:
    """Make a legal move in each game, or set it up; with `renew` a finished game restarts at once. If the move of any
    game was found to be illegal, no game is stepped.

    The next game may be ready among the spares. Then the kernel takes it, and asks for another in a list, whose length
    is in `wanted`. There are two lists, so that one is written in this `turn` and emptied in the next.
    """
    slot = cuda.local.array(1, SLOT)[0]
    moves = cuda.local.array(MOVES, np.int16)
    points = cuda.local.array(SEATS, np.int32)
    box = boxes[0]
    s = slot.s
    size = wide(positions.shape[1])
    i = cuda.grid(1)
    goes_on = i < size and illegal[0] >= size
    is_new = False
    before = wide(0)
    if goes_on:
        action = wide(actions[i, 0])
        is_new = action == BEGIN
        if is_new or ended[i]:
            ended[i] = False
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0
        if is_new:
            for k in range(masks.shape[1]):
                masks[i, k] = 0
        else:
            before = wide(counts[i])
            for k in range(POSITION_WORDS):
                slot.words[k] = positions[k, i]
            apply_unchecked(box, s, action, None)
    cuda.syncthreads()  # so that all threads call for the same part of the rules
    if goes_on:
        while True:
            if is_new:
                if spare_states[i] == READY:
                    for k in range(POSITION_WORDS):
                        slot.words[k] = spares[k, i]
                else:
                    for k in range(POSITION_WORDS):
                        slot.words[k] = start[k]
                    seed_stream(s.rng, seed[0], seed[1], U(i + size * wide(episodes[i])))
                if renew and spare_states[i] != ASKED:
                    spare_states[i] = ASKED
                    lists[turn, cuda.atomic.add(wanted, turn, 1)] = i
            count = settle(box, s, moves, None)
            if is_new or s.actor != NOBODY:
                break
            reward_seats(box, s, how, points, rewards[i])
            ended[i] = True
            if not renew:
                break
            episodes[i] += 1
            is_new = True
        offer(moves, count, before, legal[i], masks[i])
        counts[i] = count
        actors[i] = s.actor
        for k in range(POSITION_WORDS):
            positions[k, i] = slot.words[k]
    cuda.syncthreads()
    if goes_on and s.actor != NOBODY:
        hide_secrets(box, s, wide(s.actor))
        for k in range(POSITION_WORDS):
            views[k, i] = slot.words[k]


@kernel
def set_spares(
    boxes: Any,
    start: Any,
    seed: Any,
    spares: Any,
    spare_states: Any,
    wanted: Any,
    lists: Any,
    turn: int,
    episodes: Any,
) -> None:
    """Set up the next game of those that asked for it in this turn."""
    k = cuda.grid(1)
    if k == 0:
        wanted[1 - turn] = 0
    if k < wanted[turn]:
        moves = cuda.local.array(MOVES, np.int16)
        slot = cuda.local.array(1, SLOT)[0]
        i = wide(lists[turn, k])
        for word in range(POSITION_WORDS):
            slot.words[word] = start[word]
        seed_stream(slot.s.rng, seed[0], seed[1], U(i + wide(spares.shape[1]) * (wide(episodes[i]) + 1)))
        settle(boxes[0], slot.s, moves, None)
        for word in range(POSITION_WORDS):
            spares[word, i] = slot.words[word]
        spare_states[i] = READY
