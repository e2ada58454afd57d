"""Which moves are legal: one list for each phase. A move is legal if it is among them."""

from ratskeller.core.layout import Ints, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.build import list_builds
from ratskeller.games.firstrat.burrow import list_comics, list_token_rats
from ratskeller.games.firstrat.collect import list_bonuses
from ratskeller.games.firstrat.greg import (
    card_weight,
    list_best_tracks,
    list_cards,
    list_comics_to_remove,
    list_raids,
)
from ratskeller.games.firstrat.movement import list_rats, list_routes
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.setup import list_draws
from ratskeller.games.firstrat.shop import list_items


@rule
def list_two(out: Ints, first: int, second: int) -> int:
    """fr.pad.reward, fr.collect.drink, fr.burrow.way: a choice of two."""
    out[0] = first
    out[1] = second
    return wide(2)


@rule
def list_moves(box: Box, s: Position, out: Ints) -> int:
    """fr.turn.steps: write the legal moves of whoever acts, chance included, in a fixed order; say how many there
    are."""
    phase = s.phase
    if phase == w.MOVE:
        return list_rats(box, s, out)
    if phase == w.ROUTE:
        return list_routes(box, s, out)
    if phase == w.REWARD:
        return list_two(out, act.AWARD, act.NURSERY)
    if phase == w.BONUS:
        return list_bonuses(box, s, out)
    if phase == w.DRINK:
        return list_two(out, act.DRINK, act.NO_DRINK)
    if phase == w.FORK:
        return list_two(out, act.IN, act.ON)
    if phase == w.COMIC:
        return list_comics(box, s, out)
    if phase == w.TOKEN:
        return list_token_rats(s, out)
    if phase == w.SHOP:
        return list_items(box, s, out)
    if phase == w.BUILD:
        return list_builds(box, s, out)
    if phase == w.GREG_CARD:
        return list_cards(box, s, out)
    if phase == w.GREG_ITEM:
        return list_raids(s, out)
    if phase == w.GREG_TRACK:
        return list_best_tracks(box, s, out)
    if phase == w.GREG_COMIC:
        return list_comics_to_remove(s, out)
    if phase == w.OVER:
        return wide(0)
    return list_draws(box, s, out)


@rule
def weight_of(box: Box, s: Position, move: int) -> int:
    """fr.setup.hamster, fr.solo.deck, fr.solo.stall: how likely a chance move is, beside the others of its list."""
    if s.phase == w.GREG_CARD:
        return card_weight(box, s, move - act.CHANCE_CARD)
    if s.phase == w.SETUP_BACKPACKS:
        colour = move - act.CHANCE_BACKPACK
        return box.backpack_count[colour] - wide(s.hamster[colour])
    if s.phase == w.GREG_ITEM and s.turn.stall == w.HAMSTER:
        return wide(s.hamster[move - act.CHANCE_BACKPACK])
    return wide(1)


MAX_MOVES = 4 * 27 + 1  # the longest list: every rat to every space, or to stop
