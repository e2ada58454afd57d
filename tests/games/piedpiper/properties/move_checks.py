"""What must hold from one position of The Pied Piper to the next, with the events that the move has caused."""

from ratskeller.core.layout import ZERO, Grid, indices, wide
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper import events as ev
from ratskeller.games.piedpiper.position import Box, Position

# Floors of every seat, gaps of every figure and houses that are left, as events tell them.
SCRATCH = (3, 7)
FLOORS, GAPS, LEFT = indices(3)


@rule
def count_events(log: Grid, kind: int) -> int:
    """How often something happened in the last move."""
    count = ZERO
    for row in range(1, log[0, 0] + 1):
        count += log[row, 0] == kind
    return count


@rule
def turns_in_order(before: Position, s: Position) -> bool:
    """A seat goes on, or the next one follows that is in; a turn is one later than the turn before it."""
    if s.turn_number == before.turn_number:
        return s.seat == before.seat
    if s.turn_number != before.turn_number + 1:
        return False
    if before.turn_number == 0:
        return s.seat == 0
    seat = (wide(before.seat) + 1) % s.seats
    while s.players[seat].is_out:
        seat = (seat + 1) % s.seats
    return s.seat == seat


@rule
def nothing_taken_back(before: Position, s: Position) -> bool:
    """Nobody comes back into town, and no house is built again."""
    for seat in range(s.seats):
        if s.players[seat].is_out < before.players[seat].is_out:
            return False
    for house in range(s.houses):
        if s.ring[house].is_left < before.ring[house].is_left or s.ring[house].owner != before.ring[house].owner:
            return False
    return s.seats == before.seats and s.houses == before.houses


@rule
def hands_rightly_changed(before: Position, s: Position, log: Grid) -> bool:
    """Hands of seats that stay in change by what they draw and play, no other way; who goes out discards all."""
    for seat in range(s.seats):
        player, earlier = s.players[seat], before.players[seat]
        for card in range(len(w.CARDS)):
            count = wide(earlier.hand[card])
            for row in range(1, log[0, 0] + 1):
                if log[row, 1] == seat and log[row, 2] == card:
                    count += wide(log[row, 0] == ev.CARD_DRAWN) - wide(log[row, 0] == ev.CARD_PLAYED)
                    if log[row, 0] == ev.HAND_DISCARDED:
                        count -= log[row, 3]
            if player.hand[card] != count:
                return False
    return True


@rule
def decks_rightly_renewed(before: Position, s: Position, log: Grid) -> bool:
    """A deck shrinks by what is drawn, and is made new from the discards only when it is empty."""
    cards = before.deck_size - count_events(log, ev.CARD_DRAWN)
    characters = before.characters_size - count_events(log, ev.CHARACTER_LAID)
    for row in range(1, log[0, 0] + 1):
        if log[row, 0] == ev.DECK_RENEWED:
            if cards != 0 or log[row, 2] <= 0:
                return False
            cards += log[row, 2]
        elif log[row, 0] == ev.CHARACTERS_RENEWED:
            if characters != 0 or log[row, 2] <= 0:
                return False
            characters += log[row, 2]
    return cards == s.deck_size and characters == s.characters_size


@rule
def leave_as_told(s: Position, house: int, told: Grid) -> None:
    """A house is left: figures of the gap to its right are now in that of the next house to the left that stands."""
    told[LEFT, house] = 1
    gap = (house + s.houses - 1) % s.houses
    while told[LEFT, gap]:
        gap = (gap + s.houses - 1) % s.houses
    for figure in range(len(w.FIGURES)):
        if told[GAPS, figure] == house:
            told[GAPS, figure] = gap


@rule
def markers_told(box: Box, before: Position, s: Position, log: Grid, told: Grid) -> bool:
    """Markers and figures are where events, one after another, have brought them, and never beyond bounds."""
    for seat in range(s.seats):
        told[FLOORS, seat] = before.players[seat].floor
    for figure in range(len(w.FIGURES)):
        told[GAPS, figure] = before.gaps[figure]
    for house in range(s.houses):
        told[LEFT, house] = before.ring[house].is_left
    for row in range(1, log[0, 0] + 1):
        kind, seat, a, b, c = log[row, 0], log[row, 1], log[row, 2], log[row, 3], log[row, 4]
        if kind == ev.MARKER_MOVED:
            if told[FLOORS, seat] != b or a < 0 or a > box.roof or a == b or before.players[seat].is_out:
                return False
            told[FLOORS, seat] = a
        elif kind == ev.FIGURE_MOVED:
            if told[GAPS, a] != b or log[row, 5] < 1 or log[row, 5] > 3:
                return False
            told[GAPS, a] = c
        elif kind == ev.HOUSE_LEFT:
            leave_as_told(s, a, told)
    for seat in range(s.seats):
        if told[FLOORS, seat] != s.players[seat].floor:
            return False
    for house in range(s.houses):
        if told[LEFT, house] != s.ring[house].is_left:
            return False
    for figure in range(len(w.FIGURES)):
        if told[GAPS, figure] != s.gaps[figure]:
            return False
    return True


@rule
def those_out_told(before: Position, s: Position, log: Grid) -> bool:
    """Each seat that goes out is told once, with its markers; its house and hand go unless the game is over."""
    gone = ZERO
    for seat in range(s.seats):
        gone += wide(s.players[seat].is_out) - before.players[seat].is_out
    markers = count_events(log, ev.MARKERS_TAKEN) + count_events(log, ev.MARKERS_LOST)
    houses = count_events(log, ev.HOUSE_LEFT)
    is_over = count_events(log, ev.GAME_OVER) == 1
    if count_events(log, ev.SEAT_OUT) != gone or markers != gone or is_over != (s.phase == w.OVER):
        return False
    return houses <= gone if is_over else houses == gone


@rule
def broken_by_move(box: Box, before: Position, s: Position, log: Grid, told: Grid) -> int:
    """The invariants that a move breaks, as bits."""
    broken = wide(not turns_in_order(before, s)) << 12
    broken |= wide(not nothing_taken_back(before, s)) << 13
    broken |= wide(not hands_rightly_changed(before, s, log)) << 14
    broken |= wide(not decks_rightly_renewed(before, s, log)) << 15
    broken |= wide(not markers_told(box, before, s, log, told)) << 16
    broken |= wide(not those_out_told(before, s, log)) << 17
    return broken | wide(log[0, 0] >= log.shape[0] - 1) << 18
