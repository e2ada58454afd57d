"""fr.end.*: which round is the last."""

from ratskeller.core.layout import ZERO, Grid
from ratskeller.core.log import emit
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.position import Position


@rule
def announce_end(s: Position, seat: int, reason: int, last_round: int, log: Grid) -> None:
    """fr.end.rocket, fr.end.markers, fr.end.earlier, fr.solo.end: the game ends after a round, if not earlier."""
    if last_round < s.end_round:
        s.end_round = last_round
        s.end_reason = reason
        emit(log, ev.END_ANNOUNCED, seat, reason, last_round, ZERO, ZERO)


@rule
def is_last_round(s: Position) -> bool:
    """fr.track.spare: everybody knows that the round under way is the last."""
    return s.round_number >= s.end_round
