"""The kernels that learning needs for many games on a card, written once for every game.

Like the kernels of environments, this file is not imported: `compiled.py` loads it once for each game, with that game's
rules, heuristics and features as device functions among its names. `learn/loops.py` has the same for the processor.
"""

from typing import Any

import numpy as np

from ratskeller.core.layout import wide
from ratskeller.core.position import NOBODY
from ratskeller.engine.cuda.chance import WORDS
from ratskeller.engine.cuda.kernel import kernel
from ratskeller.engine.cuda.target import cuda

list_moves: Any
apply_unchecked: Any
hide_secrets: Any
determinise: Any
list_features: Any
settle: Any
settle_in_turn: Any
victory_share: Any
prospect: Any
seed_stream: Any
copy_words: Any
SLOT: Any  # the type of a place for a position
MOVES: int  # the longest list of legal moves
POSITION_WORDS: Any

NONE = wide(-1)
CHANCES = wide(1 << 28)  # from here on are the streams of chance, beside those that fill in secrets
LEVELS = 8  # decisions of a turn that a look at it goes into, and one more
WORST = np.float64(-2000)  # below all prospects
U = np.uint32


@kernel
def list_all_features(boxes: Any, positions: Any, viewers: Any, out: Any) -> None:
    """The features that a seat sees in each position, in rows filled up with -1."""
    i = cuda.grid(1)
    if i < positions.shape[1]:
        slot = cuda.local.array(1, SLOT)[0]
        for k in range(POSITION_WORDS):
            slot.words[k] = positions[k, i]
        count = list_features(boxes[0], slot.s, wide(viewers[i]), out[i])
        for k in range(count, out.shape[1]):
            out[i, k] = NONE


@kernel
def list_after_moves(
    boxes: Any, positions: Any, games: Any, tried: Any, low: Any, high: Any, out: Any, results: Any
) -> None:
    """The features that seats see after a move in each of some games: see `learn/loops.py`."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        slot = cuda.local.array(1, SLOT)[0]
        moves = cuda.local.array(MOVES, np.int16)
        rng = cuda.local.array(WORDS, np.uint32)
        s = slot.s
        game = wide(games[i])
        for k in range(POSITION_WORDS):
            slot.words[k] = positions[k, game]
        seat = wide(s.actor)
        seed_stream(rng, low, high, U(game))
        hide_secrets(boxes[0], s, seat)
        determinise(boxes[0], s, seat, rng)
        seed_stream(s.rng, low, high, U(CHANCES + game))
        apply_unchecked(boxes[0], s, wide(tried[i]), None)
        settle(boxes[0], s, moves, None)
        count = wide(0)
        if s.actor == NOBODY:
            results[i] = victory_share(boxes[0], s, seat)
        else:
            results[i] = NONE
            count = list_features(boxes[0], s, seat, out[i])
        for k in range(count, out.shape[1]):
            out[i, k] = NONE


@kernel
def choose_greedily(
    boxes: Any, positions: Any, weights: Any, wanted: Any, low: Any, high: Any, limit: int, out: Any
) -> None:
    """The next move of the best turn, in the wanted games: `survey` of `bots/loops.py`, where records are copied word
    by word."""
    i = cuda.grid(1)
    if i < positions.shape[1] and wanted[i]:
        stack = cuda.local.array(LEVELS, SLOT)
        moves = cuda.local.array((LEVELS, MOVES), np.int16)
        counts = cuda.local.array(LEVELS, np.int32)
        cursor = cuda.local.array(LEVELS, np.int32)
        rng = cuda.local.array(WORDS, np.uint32)
        box = boxes[0]
        for k in range(POSITION_WORDS):
            stack[0].words[k] = positions[k, i]
        seat = wide(stack[0].s.actor)
        seed_stream(rng, low, high, U(i))
        hide_secrets(box, stack[0].s, seat)
        determinise(box, stack[0].s, seat, rng)
        seed_stream(stack[0].s.rng, low, high, U(CHANCES + i))
        turn = wide(stack[0].s.seat)
        seen = wide(0)
        level = wide(0)
        counts[0] = list_moves(box, stack[0].s, moves[0])
        cursor[0] = 0
        best_value = WORST
        best = wide(0)
        while level >= 0:
            if cursor[level] == counts[level] or (seen > limit and cursor[level] > 0 and level > 0):
                level -= 1
                continue
            move = wide(moves[level, cursor[level]])
            cursor[level] += 1
            seen += 1
            copy_words(stack[level].words, stack[level + 1].words, POSITION_WORDS)
            s = stack[level + 1].s
            apply_unchecked(box, s, move, None)
            passed = s.seat != turn or settle_in_turn(box, s, moves[level + 1], None)
            if s.actor == seat and not passed and level + 2 < LEVELS:
                level += 1
                counts[level] = list_moves(box, s, moves[level])
                cursor[level] = 0
            else:
                value = prospect(box, weights[0], s, seat)
                if value > best_value:
                    best_value = value
                    best = wide(moves[0, cursor[0] - 1])
        out[i] = best
