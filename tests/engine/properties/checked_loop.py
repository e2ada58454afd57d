"""A loop that plays games and checks every invariant after every move, written once for every game.

This file is not imported: `checked.py` loads it once for each game, with that game's rules and invariants among its
names, because compiled code can't be cached when it gets functions as arguments.
"""

# ruff: noqa: F821 (the names that are only declared here are put in when a game loads it)

from collections.abc import Callable
from typing import Any

from ratskeller.core.layout import ZERO, Grid, Ints, wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rng import below, seed_rng
from ratskeller.core.rule import entry, rule

# Rules of the game.
set_up: Any
list_moves: Any
weight_of: Any
apply_unchecked: Any
ACTIONS: int
MAX_MOVES: int
FIRST_CHANCE: int  # the first of the moves that are chance's
# Invariants of the game.
haste: Any  # (box, position, move, trial, no log) -> how far a move brings the game on
write_down: Any  # (position before, position, log, ledger): remember what positions don't tell
broken_in_position: Any  # (box, position, ledger, longest game) -> bits
broken_by_move: Any  # (box, position before, position, log, scratch) -> bits
WITHIN_BOUND: int
MOVES_LISTED: int
REPLAY_LEGAL: int

LOWER, HIGHER, SLOW = wide(1), wide(2), wide(3)  # how seats choose their moves; 0: any


@rule
def moves_listed(box: Any, s: Any, moves: Ints, count: int, stamps: Ints, stamp: int) -> bool:
    """Somebody can always move; no move is listed twice; chance moves are chance's alone, and each has a weight."""
    if count > MAX_MOVES or (count == 0) != (s.actor == NOBODY):
        return False
    for i in range(count):
        move = moves[i]
        if move < 0 or move >= ACTIONS or stamps[move] == stamp:
            return False
        stamps[move] = stamp
        if (move >= FIRST_CHANCE) != (s.actor == CHANCE) or (s.actor == CHANCE and weight_of(box, s, move) <= 0):
            return False
    return True


@rule
def draw(box: Any, s: Any, moves: Ints, count: int) -> int:
    """One of the listed chance moves, by its weight."""
    total = ZERO
    for i in range(count):
        total += weight_of(box, s, moves[i])
    left = below(s.rng, total)
    chosen = ZERO
    while left >= weight_of(box, s, moves[chosen]):
        left -= weight_of(box, s, moves[chosen])
        chosen += 1
    return moves[chosen]


@rule
def choose(box: Any, s: Any, moves: Ints, count: int, style: int, rng: Ints, trial: Any, no_log: Grid) -> int:
    """A move of a seat: any; the lower or the higher of any two; or one that makes the game long."""
    first = below(rng, count)
    second = below(rng, count)
    if style == LOWER:
        return moves[min(first, second)]
    if style == HIGHER:
        return moves[max(first, second)]
    if style == SLOW:
        least = wide(haste(box, s, moves[first], trial, no_log))
        for i in range(count):
            found = wide(haste(box, s, moves[i], trial, no_log))
            if found < least:
                first, least = wide(i), found
    return moves[first]


@rule
def is_among(moves: Ints, count: int, move: int) -> bool:
    """The move is one of those listed."""
    for i in range(count):
        if moves[i] == move:
            return True
    return False


@rule
def count_events(log: Grid, kinds: Ints) -> None:
    """Count what happened, by its kind."""
    for row in range(1, log[0, 0] + 1):
        kinds[log[row, 0]] += 1


def make_loop(digest: str) -> Callable[..., int]:
    """The loop, with a digest in its closure: that is part of the cache's key."""

    @entry
    def play_checked(
        boxes: Any,
        positions: Any,
        before: Any,
        people: int,
        level: int,
        seed: int,
        longest: int,
        slow_one: int,
        history: Grid,
        lengths: Ints,
        is_replay: bool,
        ledger: Any,
        scratch: Grid,
        moves: Ints,
        stamps: Ints,
        rng: Ints,
        kinds: Ints,
        log: Grid,
        no_log: Grid,
    ) -> int:
        """Play a game in each of the blank positions to its end, checking every invariant after every move.

        One game in `slow_one` has slow players. The moves of game i come into row i of `history`, or from it in a
        replay. Where something breaks, all ends: the broken invariants come back as bits, and the last game with a
        length is the one that shows it."""
        _ = digest
        box = boxes[0]
        stamp = ZERO
        for i in range(positions.shape[0]):
            s = positions[i]
            style = SLOW if i % slow_one == 0 else wide(i) % SLOW
            made = ZERO
            seed_rng(rng, seed, wide(i) * 2 + 1)
            ledger[:] = 0
            log[0, 0] = 0
            set_up(box, s, people, level, log)
            seed_rng(s.rng, seed, wide(i) * 2)
            broken = wide(broken_in_position(box, s, ledger, longest))
            while True:
                stamp += 1
                count = list_moves(box, s, moves)
                if not moves_listed(box, s, moves, count, stamps, stamp):
                    broken |= MOVES_LISTED
                if broken != 0 or s.actor == NOBODY or made == history.shape[1]:
                    break
                if is_replay and made == lengths[i]:
                    break
                if is_replay:
                    move = wide(history[i, made])
                elif s.actor == CHANCE:
                    move = draw(box, s, moves, count)
                else:
                    move = choose(box, s, moves, count, style, rng, before, no_log)
                if not is_among(moves, count, move):
                    broken |= REPLAY_LEGAL
                    break
                history[i, made] = move
                made += 1
                before[0] = s
                log[0, 0] = 0
                apply_unchecked(box, s, move, log)
                count_events(log, kinds)
                write_down(before[0], s, log, ledger)
                broken = broken_in_position(box, s, ledger, longest) | broken_by_move(box, before[0], s, log, scratch)
            lengths[i] = made
            if broken != 0:
                return broken
            if s.actor != NOBODY:
                return WITHIN_BOUND  # more moves than a history holds
        return ZERO

    return play_checked
