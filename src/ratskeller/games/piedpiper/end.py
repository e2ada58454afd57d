"""pp.end.*: when the game ends, and who has won."""

from ratskeller.core.layout import ZERO, Grid, wide
from ratskeller.core.log import emit
from ratskeller.core.position import NOBODY
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper import events as ev
from ratskeller.games.piedpiper.position import Box, Position


@rule
def seats_left(s: Position) -> int:
    """pp.end.two-left: how many seats are still in town."""
    count = wide(0)
    for seat in range(s.seats):
        count += 1 - s.players[seat].is_out
    return count


@rule
def best_of_those_left(s: Position) -> int:
    """pp.end.winner, pp.end.cap: the lowest marker wins; then more collected markers; then it is a draw. As bits."""
    best = wide(1000)
    seats = ZERO
    for seat in range(s.seats):
        player = s.players[seat]
        if player.is_out == 0:
            # A floor outweighs all markers there are.
            rank = wide(player.floor) * 10 - player.collected
            if rank < best:
                best = rank
                seats = ZERO
            if rank == best:
                seats |= wide(1) << seat
    return seats


@rule
def best_of_the_gone(s: Position, gone: int) -> int:
    """pp.end.nobody: of those who went out by the last action, who held more markers before it; else a draw. As
    bits."""
    most = wide(-1)
    seats = ZERO
    for seat in range(s.seats):
        if gone >> seat & 1:
            if s.turn.held[seat] > most:
                most = wide(s.turn.held[seat])
                seats = ZERO
            if s.turn.held[seat] == most:
                seats |= wide(1) << seat
    return seats


@rule
def end_game(s: Position, reason: int, victors: int, log: Grid) -> None:
    """pp.end.winner: nothing more is carried out."""
    s.phase = w.OVER
    s.actor = NOBODY
    s.end_reason = reason
    s.victors = victors
    emit(log, ev.GAME_OVER, ZERO, reason, ZERO, ZERO, ZERO)


@rule
def end_if_decided(box: Box, s: Position, gone: int, log: Grid) -> None:
    """pp.end.two-left, pp.end.nobody, pp.end.two-people: the game ends at once when two seats or fewer are left; with
    two
    people, when one has reached the roof."""
    left = seats_left(s)
    if s.seats == 2:
        victors = best_of_those_left(s) if left > 0 else wide(3)
        end_game(s, w.ROOF_REACHED, victors, log)
    elif left == 0:
        end_game(s, w.NOBODY_LEFT, best_of_the_gone(s, gone), log)
    elif left <= 2:
        end_game(s, w.TWO_LEFT, best_of_those_left(s), log)
