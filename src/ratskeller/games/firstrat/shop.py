"""fr.shop.*: what rats at the stalls of the hamster, the frog and the crow get.

The stalls are visited in one order: what a seat gets and pays in all does not depend on it.
"""

from ratskeller.core.layout import ZERO, Grid, Ints, wide
from ratskeller.core.log import emit
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.build import begin_building
from ratskeller.games.firstrat.comics import is_super
from ratskeller.games.firstrat.position import Box, Player, Position

NO_RAT = wide(-1)


@rule
def customer(box: Box, s: Position, stall: int) -> int:
    """fr.shop.who: the rat moved this turn that stands at a stall, or NO_RAT."""
    player = s.players[s.seat]
    for rat in range(w.RATS):
        if s.turn.moved >> rat & 1 and player.rats[rat] == box.stall_space[stall]:
            return rat
    return NO_RAT


@rule
def is_offered(s: Position, stall: int, item: int) -> bool:
    """fr.shop.one-per-colour, fr.shop.drinks: the stall has the item, and the seat at turn may own it."""
    if item < act.ITEM_DRINK:
        return stall == w.HAMSTER and s.hamster[item] > 0 and s.players[s.seat].backpacks >> item & 1 == 0
    if item == act.ITEM_DRINK:
        return stall == w.FROG and s.frog > 0
    return stall == w.CROW and s.crow >> (item - act.ITEM_CAP) & 1 == 1


@rule
def list_ways(box: Box, player: Player, stall: int, rat: int) -> int:
    """fr.shop.pay, fr.shop.steal, fr.super.thief, fr.super.commander: how a rat may get an item: bits for buy, steal,
    take.

    The commander never steals, not even as the thief."""
    if is_super(player, rat, w.THIEF) and not is_super(player, rat, w.COMMANDER):
        return wide(4)
    ways = ZERO
    if player.goods[w.CHEESE] >= box.stall_price[stall]:
        ways |= 1
    if not is_super(player, rat, w.COMMANDER):
        ways |= 2
    return ways


@rule
def list_items(box: Box, s: Position, out: Ints) -> int:
    """fr.shop.who, fr.shop.pay, fr.shop.steal: every item of the stall by every way to get it, or nothing."""
    stall = wide(s.turn.stall)
    ways = list_ways(box, s.players[s.seat], stall, customer(box, s, stall))
    count = wide(0)
    for way in range(3):
        if ways >> way & 1:
            for item in range(len(act.ITEMS)):
                if is_offered(s, stall, item):
                    out[count] = act.BUY + way * len(act.ITEMS) + item
                    count += 1
    out[count] = act.NO_ITEM
    return count + 1


@rule
def can_shop(box: Box, s: Position, stall: int) -> bool:
    """fr.shop.who: a rat stands at the stall, and there is an item that it can get."""
    rat = customer(box, s, stall)
    if rat == NO_RAT or list_ways(box, s.players[s.seat], stall, rat) == 0:
        return False
    for item in range(len(act.ITEMS)):
        if is_offered(s, stall, item):
            return True
    return False


@rule
def begin_shopping(box: Box, s: Position, log: Grid) -> None:
    """fr.turn.steps: the stalls come after collecting."""
    s.turn.stall = w.STALL_NONE
    next_stall(box, s, log)


@rule
def next_stall(box: Box, s: Position, log: Grid) -> None:
    """fr.shop.who: one item for each rat at a stall; then building begins."""
    for stall in range(s.turn.stall + 1, len(w.STALLS)):
        if can_shop(box, s, stall):
            s.turn.stall = stall
            s.phase = w.SHOP
            return
    begin_building(box, s, log)


@rule
def get_item(box: Box, s: Position, way: int, item: int, log: Grid) -> None:
    """fr.shop.pay, fr.shop.steal, fr.super.thief: get an item; a rat that stole it goes back to Start."""
    seat = wide(s.seat)
    player = s.players[seat]
    stall = wide(s.turn.stall)
    rat = customer(box, s, stall)
    if item < act.ITEM_DRINK:
        s.hamster[item] -= 1
        player.backpacks |= wide(1) << item
    elif item == act.ITEM_DRINK:
        s.frog -= 1
        player.drinks += 1
    else:
        s.crow ^= wide(1) << (item - act.ITEM_CAP)
        player.caps |= wide(1) << (item - act.ITEM_CAP)
    if way == 0:
        price = wide(box.stall_price[stall])
        player.goods[w.CHEESE] -= price
        emit(log, ev.ITEM_BOUGHT, seat, item, price, ZERO, ZERO)
    elif way == 1:
        player.rats[rat] = w.START
        emit(log, ev.ITEM_STOLEN, seat, item, rat, ZERO, ZERO)
    else:
        emit(log, ev.ITEM_TAKEN, seat, item, rat, ZERO, ZERO)
    next_stall(box, s, log)
