"""The next turn of a seat, for those who plan it. People's turns have neither chance nor secrets."""

from ratskeller.core.log import NO_LOG
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.turn import begin_turn


def next_turn(box: Box, s: Position, seat: int) -> bool:
    """Lay out the next turn of a seat as if all others had passed; whether there is one. Greg's turns are chance."""
    if s.phase == w.OVER or s.level != w.NO_LEVEL:
        return False
    if seat <= s.seat:
        s.round_number += 1
    if s.round_number > s.end_round:
        return False
    s.players[s.seat].fresh = 0
    s.seat = seat
    begin_turn(s, NO_LOG)
    return True
