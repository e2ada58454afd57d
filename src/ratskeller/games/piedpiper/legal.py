"""Which moves are legal: one list for each phase. A move is legal if it is among them."""

from ratskeller.core.layout import Ints, wide
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import actions as act
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.position import Box, Position
from ratskeller.games.piedpiper.setup import list_cards, list_characters
from ratskeller.games.piedpiper.turn import list_orders, list_plays

MAX_MOVES = 4 * 4 * 2  # the longest list: four different cards under four characters, face up or down


@rule
def list_moves(box: Box, s: Position, out: Ints) -> int:
    """pp.turn.play: write the legal moves of whoever acts, chance included, in a fixed order; say how many there
    are."""
    if s.phase == w.PLAY:
        return list_plays(box, s, out)
    if s.phase == w.ORDER:
        return list_orders(s, out)
    if s.phase == w.DRAW or s.phase == w.DEAL:
        return list_cards(s, out)
    if s.phase == w.OVER:
        return wide(0)
    return list_characters(s, out)


@rule
def weight_of(box: Box, s: Position, move: int) -> int:
    """pp.setup.actions, pp.setup.characters: how likely a chance move is: as there are such cards left in the deck."""
    if move >= act.CHANCE_CHARACTER:
        return wide(s.characters[move - act.CHANCE_CHARACTER])
    return wide(s.deck[move - act.CHANCE_CARD])
