"""fr.pad.*: what a rat finds on the launch pad."""

from ratskeller.core.layout import ZERO, Grid, wide
from ratskeller.core.log import emit
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.burrow import has_rat_in_nursery, leave_nursery
from ratskeller.games.firstrat.collect import begin_collecting
from ratskeller.games.firstrat.end import announce_end
from ratskeller.games.firstrat.position import Box, Player, Position
from ratskeller.games.firstrat.supply import awards_left
from ratskeller.games.firstrat.tracks import take_slot


@rule
def board_rocket(s: Position, seat: int, rat: int, log: Grid) -> None:
    """fr.pad.rattonaut, fr.track.ten, fr.super.commander, fr.end.rocket: a rat leaves the path for the rattonaut
    track."""
    player = s.players[seat]
    player.rats[rat] = w.ROCKET_SEAT
    slot = take_slot(s, seat, w.RATTONAUT_TRACK)
    if player.tokens[rat] >> w.COMMANDER & 1:
        player.commander_slot = slot + 1
    emit(log, ev.RATTONAUT, seat, rat, slot, ZERO, ZERO)
    if player.scored[w.RATTONAUT_TRACK] == w.RATS:
        announce_end(s, seat, w.ALL_IN_ROCKET, wide(s.round_number), log)


@rule
def may_take_award(box: Box, player: Player) -> bool:
    """fr.pad.award-limit: only with a rat left on the path, Start included, or with all four in the rocket; by the
    option the second way is none, or there is no limit."""
    if box.award_always:
        return True
    if player.scored[w.RATTONAUT_TRACK] == w.RATS:
        return box.award_with_all != 0
    for rat in range(w.RATS):
        if w.START <= player.rats[rat] <= w.SPACES:
            return True
    return False


@rule
def can_take_award(box: Box, s: Position, player: Player) -> bool:
    """fr.pad.award-limit, fr.collect.counted: the seat may take an award, and one is left."""
    return may_take_award(box, player) and awards_left(box, s) > 0


@rule
def take_reward(box: Box, s: Position, is_award: bool, log: Grid) -> None:
    """fr.pad.reward, fr.collect.unlimited: take it, then collect from the other spaces."""
    seat = wide(s.seat)
    if is_award:
        s.players[seat].awards += 1
        emit(log, ev.AWARD_TAKEN, seat, ZERO, ZERO, ZERO, ZERO)
    else:
        leave_nursery(s, log)
    begin_collecting(box, s, log)


@rule
def finish_moving(box: Box, s: Position, log: Grid) -> None:
    """fr.pad.reward, fr.turn.steps: all rats have moved; the pad comes before all other spaces."""
    seat = wide(s.seat)
    player = s.players[seat]
    for rat in range(w.RATS):
        if player.rats[rat] == w.PAD:
            board_rocket(s, seat, rat, log)
            can_award = can_take_award(box, s, player)
            if can_award and has_rat_in_nursery(player):
                s.phase = w.REWARD
            else:
                take_reward(box, s, can_award, log)
            return
    begin_collecting(box, s, log)
