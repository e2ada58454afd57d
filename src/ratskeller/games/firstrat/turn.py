"""fr.turn.*: who plays when."""

from ratskeller.core.layout import ZERO, Grid, wide
from ratskeller.core.log import emit
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.position import Position


@rule
def begin_turn(s: Position, log: Grid) -> None:
    """fr.turn.steps: the seat at turn moves first; Greg reveals a card."""
    turn = s.turn
    turn.moved = 0
    turn.colour = 0
    turn.left_start = 0
    turn.rat = 0
    turn.origin = 0
    turn.target = 0
    turn.cores = 0
    turn.rank = 0
    turn.stall = w.STALL_NONE
    for kind in range(len(w.YIELDS)):
        turn.gain[kind] = 0
    emit(log, ev.TURN_BEGAN, wide(s.seat), wide(s.round_number), ZERO, ZERO, ZERO)
    if s.level != w.NO_LEVEL and s.seat == w.GREG:
        s.phase = w.GREG_CARD
        s.actor = CHANCE
    else:
        s.phase = w.MOVE
        s.actor = s.seat
        bring_rat(s, log)


@rule
def bring_rat(s: Position, log: Grid) -> None:
    """fr.pad.award-limit, fr.move.always-possible: a seat without a rat on the path, as there may be where nothing
    limits awards, brings one from its nursery to Start."""
    seat = wide(s.seat)
    player = s.players[seat]
    waiting = wide(-1)
    for rat in range(w.RATS):
        if w.START <= player.rats[rat] <= w.SPACES:
            return
        if player.rats[rat] == w.NURSERY and waiting < 0:
            waiting = wide(rat)
    if waiting >= 0:
        player.rats[waiting] = w.START
        emit(log, ev.NURSERY_LEFT, seat, waiting, ZERO, ZERO, ZERO)


@rule
def end_turn(s: Position, log: Grid) -> None:
    """fr.turn.order, fr.shop.next-turn, fr.end.rocket, fr.end.markers: pass on; a finished last round ends the game."""
    s.players[s.seat].fresh = 0
    s.seat += 1
    if s.seat == s.seats:
        s.seat = 0
        s.round_number += 1
        if s.round_number > s.end_round:
            s.phase = w.OVER
            s.actor = NOBODY
            emit(log, ev.GAME_OVER, ZERO, wide(s.end_reason), ZERO, ZERO, ZERO)
            return
    begin_turn(s, log)
