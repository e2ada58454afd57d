"""pp.out.*: seats leave town."""

from ratskeller.core.layout import ZERO, Grid, wide
from ratskeller.core.log import emit
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper import events as ev
from ratskeller.games.piedpiper.end import end_if_decided
from ratskeller.games.piedpiper.position import Box, Position
from ratskeller.games.piedpiper.ring import house_before, house_of


@rule
def settle_roofs(box: Box, s: Position, log: Grid) -> None:
    """pp.out.roof, pp.end.two-left: after an action every seat whose marker is at the roof is out; markers are handed
    over
    before the game may end, houses and hands go only where it does not."""
    gone = ZERO
    for seat in range(s.seats):
        player = s.players[seat]
        s.turn.held[seat] = player.collected
        if player.is_out == 0 and player.floor == box.roof:
            gone |= wide(1) << seat
    if gone == 0:
        return
    for seat in range(s.seats):
        if gone >> seat & 1:
            s.players[seat].is_out = 1
            emit(log, ev.SEAT_OUT, seat, ZERO, ZERO, ZERO, ZERO)
    for seat in range(s.seats):
        if gone >> seat & 1:
            hand_over_markers(s, seat, log)
    end_if_decided(box, s, gone, log)
    if s.phase == w.OVER:
        return
    for seat in range(s.seats):
        if gone >> seat & 1:
            leave_house(s, seat, log)
            discard_hand(s, seat, log)


@rule
def hand_over_markers(s: Position, seat: int, log: Grid) -> None:
    """pp.out.markers: the active seat gets the marker and all that was collected; if it is out itself, they leave the
    game."""
    active = wide(s.seat)
    player = s.players[seat]
    markers = wide(player.collected) + 1
    player.collected = 0
    if s.players[active].is_out:
        emit(log, ev.MARKERS_LOST, active, markers, seat, ZERO, ZERO)
    else:
        s.players[active].collected += markers
        emit(log, ev.MARKERS_TAKEN, active, markers, seat, ZERO, ZERO)


@rule
def leave_house(s: Position, seat: int, log: Grid) -> None:
    """pp.out.house: the house is taken away; the figures of both its gaps share the one gap left."""
    house = house_of(s, seat)
    s.ring[house].is_left = 1
    gap = house_before(s, house)
    for figure in range(len(w.FIGURES)):
        if s.gaps[figure] == house:
            s.gaps[figure] = gap
    emit(log, ev.HOUSE_LEFT, seat, house, ZERO, ZERO, ZERO)


@rule
def discard_hand(s: Position, seat: int, log: Grid) -> None:
    """pp.out.hand: the hand is discarded face up; cards under characters stay."""
    player = s.players[seat]
    for card in range(len(w.CARDS)):
        count = wide(player.hand[card])
        if count > 0:
            s.discard[card] += count
            player.hand[card] = 0
            emit(log, ev.HAND_DISCARDED, seat, card, count, ZERO, ZERO)
    player.hand_size = 0
