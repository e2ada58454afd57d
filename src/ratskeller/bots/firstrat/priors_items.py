"""Which items, comics and tokens a player would take."""

from typing import Any

from ratskeller.bots.firstrat.outlook import chance_in_time, turns_left
from ratskeller.bots.firstrat.weights import Weights
from ratskeller.core.layout import Ints, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.position import Box, Player, Position
from ratskeller.games.firstrat.scoring import cap_points
from ratskeller.games.firstrat.shop import is_offered


@rule
def item_worth(box: Box, weights: Weights, player: Player, item: int, turns: float) -> float:
    """What an item may bring in the turns that are left."""
    if item < act.ITEM_DRINK:
        return weights.backpack[item] * chance_in_time(turns, weights.item_wait)
    if item == act.ITEM_DRINK:
        return weights.drink * chance_in_time(turns, weights.drink_wait)
    cap = item - act.ITEM_CAP
    points = cap_points(box, player, cap) * 1.0
    if cap < w.CRUMBS:
        points += weights.buy_cap * box.cap_points[cap] * chance_in_time(turns, weights.item_wait)
    elif cap == w.COLLECTOR:
        points += (1.0 + weights.collector * chance_in_time(turns, weights.item_wait)) * box.cap_points[cap]
    return points


@rule
def price_worth(box: Box, weights: Weights, stall: int, turns: float) -> float:
    """What the cheese for an item could bring otherwise."""
    return weights.price * box.stall_price[stall] * chance_in_time(turns, weights.unit_wait)


@rule
def way_worth(box: Box, weights: Weights, stall: int, turns: float) -> float:
    """What a thief loses that has to begin again at Start."""
    return weights.way_back * box.stall_space[stall] * chance_in_time(turns, weights.unit_wait)


@rule
def stall_worth(box: Box, weights: Weights, s: Position, stall: int, rat: int, cheese: int, turns: float) -> float:
    """What a rat at a stall may get: the best item, less what it costs this seat at least."""
    player = s.players[s.seat]
    first = wide(0) if stall == w.HAMSTER else act.ITEM_DRINK if stall == w.FROG else act.ITEM_CAP
    last = act.ITEM_DRINK if stall == w.HAMSTER else act.ITEM_CAP if stall == w.FROG else wide(len(act.ITEMS))
    best = 0.0
    for item in range(first, last):
        if is_offered(s, stall, item):
            best = max(best, item_worth(box, weights, player, item, turns))
    if player.tokens[rat] >> w.THIEF & 1:
        return best
    cost = way_worth(box, weights, stall, turns)
    if cheese >= box.stall_price[stall]:
        cost = min(cost, price_worth(box, weights, stall, turns))
    return max(0.0, best - cost)


@rule
def lean_to_items(box: Box, weights: Weights, s: Position, moves: Ints, count: int, out: Any) -> None:
    """An item for what it may bring, less the cheese or the way that it costs."""
    seat = wide(s.seat)
    player = s.players[seat]
    turns = turns_left(box, weights, s, seat) - 1.0
    stall = wide(s.turn.stall)
    price = price_worth(box, weights, stall, turns)
    way_back = way_worth(box, weights, stall, turns)
    for i in range(count):
        if moves[i] == act.NO_ITEM:
            out[i] = 0.0
            continue
        item = (moves[i] - act.BUY) % len(act.ITEMS)
        out[i] = item_worth(box, weights, player, item, turns)
        if moves[i] < act.STEAL:
            out[i] -= price
        elif moves[i] < act.TAKE:
            out[i] -= way_back


@rule
def lean_to_comics(weights: Weights, s: Position, moves: Ints, count: int, out: Any) -> None:
    """The most useful comic."""
    for i in range(count):
        out[i] = 0.0 if moves[i] == act.NO_COMIC else weights.comics[moves[i] - act.COMIC]


@rule
def lean_to_tokens(weights: Weights, s: Position, moves: Ints, count: int, out: Any) -> None:
    """A rat that has a long way before it profits longest from its token."""
    player = s.players[s.seat]
    for i in range(count):
        out[i] = -weights.step * wide(player.rats[moves[i] - act.TOKEN])
