"""The invariants of The Pied Piper, by the bits that tell which are broken, and what the loop around them has to
know."""

from typing import Any

from ratskeller.core.layout import ZERO, Grid, wide
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import events as ev
from ratskeller.games.piedpiper.apply import apply_unchecked
from ratskeller.games.piedpiper.position import Box, Position
from tests.games.piedpiper.properties.move_checks import SCRATCH, broken_by_move
from tests.games.piedpiper.properties.position_checks import LEDGER, broken_in_position

__all__ = ["INVARIANTS", "LEDGER", "SCRATCH", "broken_by_move", "broken_in_position", "haste", "longest_game"]

INVARIANTS = (
    # position_checks.py
    *("cards-somewhere", "characters-somewhere", "floors-in-house", "figures-in-gaps", "hands-full"),
    *("who-is-out-is-gone", "row-ready", "face-down-rightly", "markers-counted", "actor-at-turn", "end-right"),
    "within-bound",
    # move_checks.py
    *("turns-in-order", "nothing-taken-back", "hands-rightly-changed", "decks-rightly-renewed", "markers-told"),
    *("those-out-told", "log-has-room"),
    # checked_loop.py
    *("moves-listed", "replay-legal"),
)


def longest_game(box: Any, people: int) -> int:
    """A number of turns that no game exceeds."""
    return int(box.cap)


@rule
def haste(box: Box, s: Position, move: int, trial: Any, no_log: Grid) -> int:
    """How near to the roof the markers are after a move, the highest most of all."""
    trial[0] = s
    after = trial[0]
    apply_unchecked(box, after, move, no_log)
    height = ZERO
    for seat in range(s.seats):
        player = after.players[seat]
        height += wide(1) << (2 * wide(player.floor))
    return height


@rule
def write_down(before: Position, s: Position, log: Grid, ledger: Grid) -> None:
    """Write down the markers that leave the game."""
    for row in range(1, log[0, 0] + 1):
        if log[row, 0] == ev.MARKERS_LOST:
            ledger[0, 0] += log[row, 2]
