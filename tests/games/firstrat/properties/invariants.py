"""The invariants of First Rat, by the bits that tell which are broken, and what the loop around them has to know."""

from typing import Any

from ratskeller.core.layout import ZERO, Grid, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.position import Box, Position
from tests.games.firstrat.properties.bound import longest_game
from tests.games.firstrat.properties.move_checks import PURSES, broken_by_move
from tests.games.firstrat.properties.position_checks import (
    CAPS,
    COMICS,
    GONE,
    LAID,
    LEDGER,
    broken_in_position,
    write_items,
)

__all__ = ["INVARIANTS", "LEDGER", "SCRATCH", "broken_by_move", "broken_in_position", "haste", "longest_game"]

INVARIANTS = (
    # position_checks.py
    *("rats-in-place", "markers-conserved", "rattonauts-counted", "slots-filled-in-order", "nothing-negative"),
    *("items-conserved", "tokens-carried", "lights-in-string", "actor-at-turn", "end-announced", "within-bound"),
    "greg-deck-whole",
    # move_checks.py
    *("rats-go-forward", "others-untouched", "turns-in-order", "nothing-taken-back", "goods-accounted", "tolls-due"),
    *("markers-lost-rightly", "log-has-room"),
    # checked_loop.py
    *("moves-listed", "replay-legal"),
)
SCRATCH = PURSES


@rule
def haste(box: Box, s: Position, move: int, trial: Any, no_log: Grid) -> int:
    """How far a move brings the game on: stealing least, then the shortest way of a single rat; building most."""
    if act.STEAL <= move < act.TAKE:
        return wide(-1)
    if act.BUILD <= move <= act.DONATE:
        return wide(99)
    if move < act.ROUTE:
        return (move - act.GO) % w.PAD + 1 - s.players[s.seat].rats[(move - act.GO) // w.PAD]
    return ZERO


@rule
def write_down(before: Position, s: Position, log: Grid, ledger: Grid) -> None:
    """Write down what is laid out at set-up, and what Greg has removed since."""
    for row in range(1, log[0, 0] + 1):
        kind, what = log[row, 0], log[row, 2]
        if kind == ev.GREG_REMOVED_COMIC:
            ledger[GONE, COMICS] |= wide(1) << what
        elif kind == ev.GREG_REMOVED_ITEM:
            if what <= act.ITEM_DRINK:
                ledger[GONE, what] += 1
            else:
                ledger[GONE, CAPS] |= wide(1) << (what - act.ITEM_CAP)
    if before.phase <= w.SETUP_TRACKS:
        write_items(s, LAID, ledger)
