"""What a legal move does."""

from ratskeller.core.layout import Grid, wide
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import actions as act
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.position import Box, Position
from ratskeller.games.piedpiper.setup import deal, lay_first_row
from ratskeller.games.piedpiper.turn import activate_all, draw_cards, lay_character, play_card, take_card


@rule
def apply_unchecked(box: Box, s: Position, move: int, log: Grid) -> None:
    """pp.turn.play: carry out a move that is known to be legal, and all that follows until the next decision."""
    if s.phase == w.PLAY:
        face_down = wide(move >= act.HIDE)
        what = move - act.HIDE if face_down else move - act.PLAY
        play_card(box, s, what // w.ROW, what % w.ROW, face_down, log)
    elif s.phase == w.ORDER:
        activate_all(box, s, move - act.ACTIVATE_FIRST, log)
    elif s.phase == w.DRAW:
        take_card(s, wide(s.seat), move - act.CHANCE_CARD, log)
        draw_cards(box, s, log)
    elif s.phase == w.FILL_ROW:
        lay_character(box, s, move - act.CHANCE_CHARACTER, log)
    elif s.phase == w.DEAL:
        deal(box, s, move - act.CHANCE_CARD, log)
    else:
        lay_first_row(s, move - act.CHANCE_CHARACTER, log)
