"""pp.card.*: what action cards do to figures and markers."""

from ratskeller.core.layout import ZERO, Grid, wide
from ratskeller.core.log import emit
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper import events as ev
from ratskeller.games.piedpiper.out import settle_roofs
from ratskeller.games.piedpiper.position import Box, Position
from ratskeller.games.piedpiper.ring import house_before, next_house


@rule
def houses_passed(card: int, plus: int) -> int:
    """pp.card.forward, pp.card.run, pp.card.back, pp.card.plus: through how many houses a card leads."""
    return 1 + wide(card == w.RUN) + plus


@rule
def is_marked(box: Box, card: int, house_number: int) -> bool:
    """pp.card.sewer, pp.card.plus: a house passed through the sewer is not marked; by the option, one added to it
    is."""
    return card != w.SEWER or (house_number > 0 and box.sewer_walks != 0)


@rule
def move_figure(box: Box, s: Position, figure: int, card: int, plus: int, log: Grid) -> None:
    """pp.card.pass, pp.card.back: a figure passes houses; each rat moves their markers up, the piper down. Neutral
    houses
    have no marker."""
    origin = wide(s.gaps[figure])
    gap = origin
    count = houses_passed(card, plus)
    for number in range(count):
        if card == w.BACK:
            house = gap
            gap = house_before(s, gap)
        else:
            house = next_house(s, gap)
            gap = house
        owner = s.ring[house].owner
        if owner != w.NEUTRAL and is_marked(box, card, number):
            s.turn.change[owner] += -1 if figure == w.PIPER else 1
    s.gaps[figure] = gap
    emit(log, ev.FIGURE_MOVED, wide(s.seat), figure, origin, gap, count)


@rule
def carry_out(box: Box, s: Position, figure: int, card: int, plus: int, together: bool, log: Grid) -> None:
    """pp.card.bounds, pp.card.melody, pp.card.plus: one action: all its steps are summed for each house and applied
    once;
    then come those who have reached the roof."""
    for seat in range(s.seats):
        s.turn.change[seat] = 0
    gap = s.gaps[figure]
    for other in range(len(w.FIGURES)):
        if other == figure or (together and s.gaps[other] == gap):
            move_figure(box, s, other, card, plus, log)
    for seat in range(s.seats):
        player = s.players[seat]
        origin = wide(player.floor)
        floor = min(wide(box.roof), max(ZERO, origin + s.turn.change[seat]))
        if floor != origin:
            player.floor = floor
            emit(log, ev.MARKER_MOVED, seat, floor, origin, ZERO, ZERO)
    settle_roofs(box, s, log)


@rule
def activate(box: Box, s: Position, slot: int, log: Grid) -> None:
    """pp.turn.execute, pp.card.plus, pp.card.melody, pp.card.two-specials: the figure carries out the upper card,
    then the
    lower; a special card is one action with the normal card that it lies with; two special cards do nothing."""
    place = s.row[slot]
    figure = wide(place.figure)
    upper, lower = wide(place.cards[w.UPPER]) - 1, wide(place.cards[w.LOWER]) - 1
    emit(log, ev.ACTIVATED, wide(s.seat), slot, figure, ZERO, ZERO)
    if upper >= w.FIRST_SPECIAL and lower >= w.FIRST_SPECIAL:
        emit(log, ev.NOTHING_MOVED, wide(s.seat), slot, ZERO, ZERO, ZERO)
    elif upper >= w.FIRST_SPECIAL:
        carry_out(box, s, figure, lower, wide(upper == w.PLUS), upper == w.MELODY, log)
    elif lower >= w.FIRST_SPECIAL:
        carry_out(box, s, figure, upper, wide(lower == w.PLUS), lower == w.MELODY, log)
    else:
        carry_out(box, s, figure, upper, ZERO, False, log)
        if s.phase != w.OVER:
            carry_out(box, s, figure, lower, ZERO, False, log)
