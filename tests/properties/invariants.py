"""A loop that plays games of First Rat and checks every invariant after every move."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ratskeller.core.layout import NIL, Grid, Ints, Records, wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rng import below, seed_rng
from ratskeller.core.rule import entry, rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat import words as w
from ratskeller.games.firstrat.apply import apply_unchecked
from ratskeller.games.firstrat.legal import MAX_MOVES, list_moves, weight_of
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.setup import set_up

from .move_checks import broken_by_move
from .position_checks import CAPS, COMICS, GONE, LAID, broken_in_position, write_items

# The invariants, by the bits that tell which are broken.
INVARIANTS = (
    # position_checks.py
    *("rats-in-place", "markers-conserved", "rattonauts-counted", "slots-filled-in-order", "nothing-negative"),
    *("items-conserved", "tokens-carried", "lights-in-string", "actor-at-turn", "end-announced", "within-bound"),
    "greg-deck-whole",
    # move_checks.py
    *("rats-go-forward", "others-untouched", "turns-in-order", "nothing-taken-back", "goods-accounted", "tolls-due"),
    *("markers-lost-rightly", "log-has-room"),
    # this file
    *("moves-listed", "replay-legal"),
)
WITHIN_BOUND, MOVES_LISTED, REPLAY_LEGAL = (
    wide(1 << INVARIANTS.index(name)) for name in ("within-bound", "moves-listed", "replay-legal")
)
LOWER, HIGHER, SLOW = wide(1), wide(2), wide(3)  # how seats choose their moves; 0: any
SLOW_ONE = wide(11)  # one game in so many is slow


@rule
def moves_listed(box: Box, s: Position, moves: Ints, count: int, stamps: Ints, stamp: int) -> bool:
    """Somebody can always move; no move is listed twice; chance moves are chance's alone, and each has a weight."""
    if count > MAX_MOVES or (count == 0) != (s.actor == NOBODY):
        return False
    for i in range(count):
        move = moves[i]
        if move < 0 or move >= act.ACTIONS or stamps[move] == stamp:
            return False
        stamps[move] = stamp
        if (move >= act.CHANCE_CAP) != (s.actor == CHANCE) or (s.actor == CHANCE and weight_of(box, s, move) <= 0):
            return False
    return True


@rule
def draw(box: Box, s: Position, moves: Ints, count: int) -> int:
    """One of the listed chance moves, by its weight."""
    total = NIL
    for i in range(count):
        total += weight_of(box, s, moves[i])
    left = below(s.rng, total)
    chosen = NIL
    while left >= weight_of(box, s, moves[chosen]):
        left -= weight_of(box, s, moves[chosen])
        chosen += 1
    return moves[chosen]


@rule
def haste(s: Position, move: int) -> int:
    """How far a move brings the game on: stealing least, then the shortest way of a single rat; building most."""
    if act.STEAL <= move < act.TAKE:
        return wide(-1)
    if act.BUILD <= move <= act.DONATE:
        return wide(99)
    if move < act.ROUTE:
        return (move - act.GO) % w.PAD + 1 - s.players[s.seat].rats[(move - act.GO) // w.PAD]
    return NIL


@rule
def choose(s: Position, moves: Ints, count: int, style: int, rng: Ints) -> int:
    """A move of a seat: any; the lower or the higher of any two; or one that makes the game long."""
    first = below(rng, count)
    second = below(rng, count)
    if style == LOWER:
        return moves[min(first, second)]
    if style == HIGHER:
        return moves[max(first, second)]
    if style == SLOW:
        for i in range(count):
            if haste(s, moves[i]) < haste(s, moves[first]):
                first = wide(i)
    return moves[first]


@rule
def is_among(moves: Ints, count: int, move: int) -> bool:
    """The move is one of those listed."""
    for i in range(count):
        if moves[i] == move:
            return True
    return False


@rule
def write_events(log: Grid, ledger: Grid, kinds: Ints) -> None:
    """Count what happened, and write down what Greg has removed."""
    for row in range(1, log[0, 0] + 1):
        kind, what = log[row, 0], log[row, 2]
        kinds[kind] += 1
        if kind == ev.GREG_REMOVED_COMIC:
            ledger[GONE, COMICS] |= wide(1) << what
        elif kind == ev.GREG_REMOVED_ITEM:
            if what <= act.ITEM_DRINK:
                ledger[GONE, what] += 1
            else:
                ledger[GONE, CAPS] |= wide(1) << (what - act.ITEM_CAP)


def checks_digest() -> str:
    """A digest of the checks: the cache of compiled code sees a change in this file, but not in those that it calls."""
    sources = [path.read_bytes() for path in sorted(Path(__file__).parent.glob("*_checks.py"))]
    return hashlib.sha256(b"".join(sources)).hexdigest()


def make_loop(digest: str) -> Callable[..., int]:
    """The loop, with a digest in its closure: that is part of the cache's key."""

    @entry
    def play_checked(
        boxes: Records[Box],
        positions: Any,
        before: Any,
        people: int,
        level: int,
        seed: int,
        longest: int,
        history: Grid,
        lengths: Ints,
        is_replay: bool,
        ledger: Any,
        purses: Grid,
        moves: Ints,
        stamps: Ints,
        rng: Ints,
        kinds: Ints,
        log: Grid,
    ) -> int:
        """Play a game in each of the blank positions to its end, checking every invariant after every move.

        The moves of game i come into row i of `history`, or from it in a replay. Where something breaks, all ends: the
        broken invariants come back as bits, and the last game with a length is the one that shows it."""
        _ = digest
        box = boxes[0]
        stamp = NIL
        for i in range(positions.shape[0]):
            s = positions[i]
            style = SLOW if i % SLOW_ONE == 0 else wide(i) % SLOW
            made = NIL
            seed_rng(rng, seed, wide(i) * 2 + 1)
            ledger[:] = 0
            log[0, 0] = 0
            set_up(box, s, people, level, log)
            seed_rng(s.rng, seed, wide(i) * 2)
            broken = broken_in_position(box, s, ledger, longest)
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
                    move = history[i, made]
                elif s.actor == CHANCE:
                    move = draw(box, s, moves, count)
                else:
                    move = choose(s, moves, count, style, rng)
                if not is_among(moves, count, move):
                    broken |= REPLAY_LEGAL
                    break
                history[i, made] = move
                made += 1
                before[0] = s
                log[0, 0] = 0
                apply_unchecked(box, s, move, log)
                write_events(log, ledger, kinds)
                if before[0].phase <= w.SETUP_TRACKS:
                    write_items(s, LAID, ledger)
                broken = broken_in_position(box, s, ledger, longest) | broken_by_move(box, before[0], s, log, purses)
            lengths[i] = made
            if broken != 0:
                return broken
            if s.actor != NOBODY:
                return WITHIN_BOUND  # more moves than a history holds
        return NIL

    return play_checked


play_checked = make_loop(checks_digest())
