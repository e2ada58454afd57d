"""Why a rat can't get an item at a stall."""

from ratskeller.core.errors import Refusal
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import moves as m
from ratskeller.games.firstrat.comics import is_super
from ratskeller.games.firstrat.greg import is_at_stall
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.refusal import refuse
from ratskeller.games.firstrat.shop import NO_RAT, customer, is_offered, list_ways

ItemMove = m.Buy | m.Steal | m.Take


def stall_of(item: int) -> int:
    """The stall where an item is had."""
    return w.HAMSTER if item < act.ITEM_DRINK else w.FROG if item == act.ITEM_DRINK else w.CROW


def refuse_item(box: Box, s: Position, asked: ItemMove) -> Refusal | None:
    """Why the item can't be had: not there, not for this seat, no rat at the stall, or not in this way."""
    item = act.ITEMS.index(asked.item)
    stall = stall_of(item)
    if not is_at_stall(s, stall, item):
        return refuse("fr.shop.who", "none-left", item=asked.item, stall=w.STALLS[stall])
    if not is_offered(s, stall, item):
        return refuse("fr.shop.one-per-colour", "backpack-owned", colour=w.COLOURS[item])
    if s.phase < w.SHOP:
        return None
    rat = customer(box, s, stall)
    if rat == NO_RAT:
        return refuse("fr.shop.who", "no-rat-at-stall", item=asked.item, stall=w.STALLS[stall])
    if s.phase == w.SHOP and s.turn.stall != stall:
        return refuse("fr.shop.who", "other-stall", item=asked.item, stall=w.STALLS[s.turn.stall])
    # Building has begun: either this rat's turn to shop is over, or it was passed over because it had no way to.
    if s.phase != w.SHOP and list_ways(box, s.players[s.seat], stall, rat) != 0:
        return None
    return refuse_way_to_get(box, s, asked, stall, rat)


def refuse_way_to_get(box: Box, s: Position, asked: ItemMove, stall: int, rat: int) -> Refusal:
    """Why the rat can't buy, steal or take what is offered to it."""
    player = s.players[s.seat]
    is_commander = is_super(player, rat, w.COMMANDER)
    is_thief = is_super(player, rat, w.THIEF)
    if isinstance(asked, m.Take) and not is_thief:
        if player.tokens[rat] >> w.THIEF & 1:
            return refuse("fr.super.token", "thief-next-turn", rat=rat + 1)
        return refuse("fr.super.thief", "not-the-thief", rat=rat + 1)
    if is_thief and not is_commander:
        return refuse("fr.super.thief", "thief-takes", rat=rat + 1)
    if not isinstance(asked, m.Buy):
        return refuse("fr.super.commander", "commander-pays", rat=rat + 1)
    price, held = box.stall_price[stall], player.goods[w.CHEESE]
    return refuse("fr.shop.pay", "too-little-cheese", item=asked.item, price=price, held=held)
