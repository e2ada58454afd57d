"""pp.setup.*: the table before the first turn."""

from ratskeller.core.layout import ZERO, Grid, Ints, wide
from ratskeller.core.log import emit
from ratskeller.core.position import CHANCE
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import actions as act
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper import events as ev
from ratskeller.games.piedpiper.position import Box, Position
from ratskeller.games.piedpiper.ring import house_of
from ratskeller.games.piedpiper.turn import begin_turn, empty_slot, take_card


@rule
def set_up(box: Box, s: Position, people: int, level: int, log: Grid) -> None:
    """pp.setup.floors, pp.setup.actions: lay out a blank record; chance deals the hands and lays the row."""
    s.seats = people
    build_ring(s)
    place_figures(s)
    for card in range(len(w.CARDS)):
        s.deck[card] = box.cards[card]
        s.deck_size += box.cards[card]
    for slot in range(w.ROW):
        s.row[slot].figure = w.NO_FIGURE
    for figure in range(len(w.FIGURES)):
        if s.gaps[figure] != w.AWAY:
            s.characters[figure] = box.characters[figure]
            s.characters_size += box.characters[figure]
    s.phase = w.DEAL
    s.actor = CHANCE


@rule
def build_ring(s: Position) -> None:
    """pp.setup.houses: a house for each of 3 to 5 people; with 2 people a neutral house after each seat's own."""
    s.houses = 4 if s.seats == 2 else s.seats
    for house in range(s.houses):
        s.ring[house].owner = w.NEUTRAL
    for seat in range(s.seats):
        s.ring[house_of(s, seat)].owner = seat


@rule
def place_figures(s: Position) -> None:
    """pp.setup.figures, pp.setup.characters: a rat in every gap, one more and the piper to the left of the first
    house."""
    for figure in range(len(w.FIGURES)):
        if figure < s.houses:
            s.gaps[figure] = figure
        elif figure == s.houses or figure == w.PIPER:
            s.gaps[figure] = wide(s.houses) - 1
        else:
            s.gaps[figure] = w.AWAY


@rule
def seat_to_deal(box: Box, s: Position) -> int:
    """pp.setup.actions: the first seat without a full hand; as many as there are seats when all are dealt."""
    for seat in range(s.seats):
        if s.players[seat].hand_size < box.hand:
            return wide(seat)
    return wide(s.seats)


@rule
def deal(box: Box, s: Position, card: int, log: Grid) -> None:
    """pp.setup.actions: a card for a seat, unseen by others; then the row is laid."""
    take_card(s, seat_to_deal(box, s), card, log)
    if seat_to_deal(box, s) == s.seats:
        s.phase = w.FIRST_ROW


@rule
def can_lie_in_first_row(s: Position, figure: int) -> bool:
    """pp.setup.row: at set-up at most one piper lies in the row; others are set aside and shuffled back."""
    if s.characters[figure] == 0:
        return False
    if figure == w.PIPER:
        for slot in range(w.ROW):
            if s.row[slot].figure == w.PIPER:
                return False
    return True


@rule
def list_characters(s: Position, out: Ints) -> int:
    """pp.setup.row, pp.turn.replace: the character cards that may come next."""
    count = wide(0)
    for figure in range(len(w.FIGURES)):
        fits = s.characters[figure] > 0 if s.phase == w.FILL_ROW else can_lie_in_first_row(s, figure)
        if fits:
            out[count] = act.CHANCE_CHARACTER + figure
            count += 1
    return count


@rule
def list_cards(s: Position, out: Ints) -> int:
    """pp.setup.actions, pp.turn.draw: the action cards that may come next."""
    count = wide(0)
    for card in range(len(w.CARDS)):
        if s.deck[card] > 0:
            out[count] = act.CHANCE_CARD + card
            count += 1
    return count


@rule
def lay_first_row(s: Position, figure: int, log: Grid) -> None:
    """pp.setup.row: four character cards lie face up; then the first seat begins."""
    slot = empty_slot(s)
    s.row[slot].figure = figure
    s.characters[figure] -= 1
    s.characters_size -= 1
    emit(log, ev.CHARACTER_LAID, ZERO, slot, figure, ZERO, ZERO)
    if empty_slot(s) == w.NO_SLOT:
        begin_turn(s, log)
