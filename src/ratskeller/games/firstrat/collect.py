"""fr.collect.*: what the spaces yield on which rats ended their move."""

from ratskeller.core.layout import ZERO, Grid, Ints, wide
from ratskeller.core.log import emit
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.burrow import begin_burrow
from ratskeller.games.firstrat.comics import is_super
from ratskeller.games.firstrat.position import Box, Player, Position
from ratskeller.games.firstrat.tracks import place_marker


@rule
def is_lit(box: Box, player: Player, space: int) -> bool:
    """fr.collect.lit: the seat's light marker has reached or passed the first light at the space."""
    return player.light >= box.first_light[space]


@rule
def light_bonus(box: Box, s: Position, player: Player, space: int) -> int:
    """fr.collect.lit, fr.collect.lit-cumulative: 1 for a lit space; by the option, 1 for each lit space of that
    yield."""
    if box.lit_cumulative == 0:
        return wide(is_lit(box, player, space))
    kind = box.tile_kind[s.tiles[space]]
    bonus = ZERO
    for other in range(1, w.SPACES + 1):
        if box.tile_kind[s.tiles[other]] == kind and is_lit(box, player, other):
            bonus += 1
    return bonus


@rule
def is_collected(s: Position, player: Player, rat: int) -> bool:
    """fr.collect.moved-only, fr.pad.no-bonus: the rat moved this turn and ended on a space that yields something."""
    return s.turn.moved >> rat & 1 == 1 and w.START < player.rats[rat] <= w.SPACES


@rule
def bonus_for(box: Box, s: Position, player: Player, kind: int) -> int:
    """fr.collect.backpack, fr.comic.one-colour: what the seat's backpacks would add to a yield; the better of two."""
    best = ZERO
    for rat in range(w.RATS):
        if is_collected(s, player, rat):
            tile = s.tiles[player.rats[rat]]
            colour = box.tile_colour[tile]
            if box.tile_kind[tile] == kind and player.backpacks >> colour & 1:
                best = max(best, wide(box.backpack_bonus[colour]))
    return best


@rule
def list_bonuses(box: Box, s: Position, out: Ints) -> int:
    """fr.collect.backpack: the materials among which the seat chooses its backpack's bonus."""
    player = s.players[s.seat]
    count = wide(0)
    for good in range(w.BOTTLE, w.CALC + 1):
        if bonus_for(box, s, player, good) > 0:
            out[count] = act.BONUS + good - 1
            count += 1
    return count


@rule
def begin_collecting(box: Box, s: Position, log: Grid) -> None:
    """fr.collect.yellow, fr.collect.green-orange, fr.collect.blue, fr.collect.white, fr.collect.lit, fr.super.gatherer:
    add up what the spaces yield; where a backpack's bonus could be several materials, the seat chooses."""
    player = s.players[s.seat]
    kinds = ZERO
    for rat in range(w.RATS):
        if is_collected(s, player, rat):
            space = wide(player.rats[rat])
            tile = s.tiles[space]
            amount = box.tile_amount[tile] + light_bonus(box, s, player, space)
            if is_super(player, rat, w.GATHERER):
                amount += 1
            s.turn.gain[box.tile_kind[tile]] += amount
    only = ZERO
    if player.backpacks != 0:
        for kind in range(len(w.YIELDS)):
            if bonus_for(box, s, player, kind) > 0:
                kinds += 1
                only = wide(kind)
    if kinds > 1:
        s.phase = w.BONUS
    elif kinds == 1:
        add_bonus(box, s, only, log)
    else:
        offer_drink(box, s, log)


@rule
def add_bonus(box: Box, s: Position, kind: int, log: Grid) -> None:
    """fr.collect.backpack: the bonus comes once a turn, however many rats ended there."""
    bonus = bonus_for(box, s, s.players[s.seat], kind)
    s.turn.gain[kind] += bonus
    emit(log, ev.BONUS_CHOSEN, wide(s.seat), kind, bonus, ZERO, ZERO)
    offer_drink(box, s, log)


@rule
def offer_drink(box: Box, s: Position, log: Grid) -> None:
    """fr.collect.drink: a drink is offered where there is something to double."""
    player = s.players[s.seat]
    if player.drinks > 0:
        for rat in range(w.RATS):
            if is_collected(s, player, rat):
                s.phase = w.DRINK
                return
    receive(box, s, log)


@rule
def use_drink(box: Box, s: Position, log: Grid) -> None:
    """fr.collect.drink: all that this step yields is doubled, after all bonuses."""
    player = s.players[s.seat]
    player.drinks -= 1
    player.drinks_used += 1
    for kind in range(len(w.YIELDS)):
        s.turn.gain[kind] *= 2
    emit(log, ev.DRINK_USED, wide(s.seat), ZERO, ZERO, ZERO, ZERO)
    receive(box, s, log)


@rule
def receive(box: Box, s: Position, log: Grid) -> None:
    """fr.collect.yellow, fr.collect.green-orange, fr.collect.unlimited: take the goods, then the bulbs, then the
    cores."""
    seat = wide(s.seat)
    player = s.players[seat]
    for good in range(len(w.GOODS)):
        amount = wide(s.turn.gain[good])
        if amount > 0:
            player.goods[good] += amount
            emit(log, ev.GAINED, seat, good, amount, ZERO, ZERO)
    if s.turn.gain[w.BULB] > 0:
        move_light(box, s, wide(s.turn.gain[w.BULB]), log)
    begin_burrow(box, s, wide(s.turn.gain[w.CORE]), log)


@rule
def move_light(box: Box, s: Position, bulbs: int, log: Grid) -> None:
    """fr.collect.blue, fr.collect.lamp: the light marker goes on, at most to the end; each lamp on its way scores."""
    seat = wide(s.seat)
    player = s.players[seat]
    origin = wide(player.light)
    light = min(origin + bulbs, wide(box.lights))
    player.light = light
    emit(log, ev.LIGHT_MOVED, seat, origin, light, ZERO, ZERO)
    for lamp in range(3):
        if origin < box.lamps[lamp] <= light:
            emit(log, ev.LAMP_REACHED, seat, wide(lamp), ZERO, ZERO, ZERO)
            place_marker(box, s, seat, w.LIGHT_TRACK, log)
