"""fr.move.toll, fr.move.mouldy, fr.solo.toll: what it costs to end a move beside rats of others."""

from ratskeller.core.layout import ZERO, Grid, wide
from ratskeller.core.log import emit
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.comics import has_comic
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.supply import mouldy_left


@rule
def pay_cheese(box: Box, s: Position, amount: int, log: Grid) -> bool:
    """fr.move.mouldy, fr.collect.unlimited, fr.collect.counted: pay a toll, with mouldy cheese where the cheese is not
    enough. Where too little of it is left, nothing is taken or paid."""
    seat = wide(s.seat)
    player = s.players[seat]
    pieces = ZERO
    while player.goods[w.CHEESE] + pieces * box.mouldy_cheese < amount:
        pieces += 1
    if pieces > 0:
        if pieces > mouldy_left(box, s):
            return False
        player.goods[w.CHEESE] += pieces * box.mouldy_cheese
        player.mouldy += pieces
        emit(log, ev.MOULDY_TAKEN, seat, pieces, pieces * box.mouldy_cheese, ZERO, ZERO)
    player.goods[w.CHEESE] -= amount
    return True


@rule
def tolls_due(box: Box, s: Position, other: int, space: int) -> int:
    """fr.move.toll, fr.solo.toll: how many tolls a seat's rats on a space ask for: one, or by the option one for each
    rat of Greg's."""
    rats = ZERO
    for rat in range(w.RATS):
        if s.players[other].rats[rat] == space:
            rats += 1
    if s.level != w.NO_LEVEL and box.toll_by_rat:
        return rats
    return min(rats, wide(1))


@rule
def pay_toll(box: Box, s: Position, space: int, log: Grid) -> None:
    """fr.move.toll, fr.move.no-toll-on-start, fr.comic.no-toll, fr.solo.toll: pay each seat whose rat stands there."""
    seat = wide(s.seat)
    if space == w.PAD or has_comic(s.players[seat], w.NO_TOLL):
        return
    toll = wide(box.toll)
    for other in range(s.seats):
        if other != seat:
            due = tolls_due(box, s, other, space)
            paid = ZERO
            while paid < due and pay_cheese(box, s, toll, log):
                paid += 1
            if paid > 0:
                if s.level == w.NO_LEVEL:
                    s.players[other].goods[w.CHEESE] += paid * toll
                emit(log, ev.TOLL_PAID, seat, other, paid * toll, space, ZERO)
            if paid < due:
                emit(log, ev.TOLL_UNPAID, seat, other, (due - paid) * toll, space, ZERO)
