"""pp.turn.*: cards are played, figures activated, cards replaced and drawn."""

from ratskeller.core.layout import ZERO, Grid, Ints, wide
from ratskeller.core.log import emit
from ratskeller.core.position import CHANCE
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import actions as act
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper import events as ev
from ratskeller.games.piedpiper.cards import activate, carry_out
from ratskeller.games.piedpiper.end import best_of_those_left, end_game
from ratskeller.games.piedpiper.position import Box, Place, Position


@rule
def begin_turn(s: Position, log: Grid) -> None:
    """pp.turn.play: the seat at turn plays its first card."""
    turn = s.turn
    turn.played = 0
    turn.hidden = 0
    turn.slot = w.NO_SLOT
    turn.first = w.NO_SLOT
    s.turn_number += 1
    s.phase = w.PLAY
    s.actor = s.seat
    emit(log, ev.TURN_BEGAN, wide(s.seat), wide(s.turn_number), ZERO, ZERO, ZERO)


@rule
def pass_on(box: Box, s: Position, log: Grid) -> None:
    """pp.turn.order, pp.end.cap: play passes to the right; seats that are out are skipped."""
    if s.turn_number >= box.cap:
        end_game(s, w.CAP_REACHED, best_of_those_left(s), log)
        return
    s.seat = (s.seat + 1) % wide(s.seats)
    while s.players[s.seat].is_out:
        s.seat = (s.seat + 1) % wide(s.seats)
    begin_turn(s, log)


@rule
def cards_this_turn(s: Position) -> int:
    """pp.turn.first: one card in the very first turn of the game, else two."""
    return wide(1) if s.turn_number == 1 else wide(2)


@rule
def cards_under(place: Place) -> int:
    """pp.turn.two-at-most: how many action cards lie under a character card."""
    return wide(place.cards[w.UPPER] != w.NOTHING) + wide(place.cards[w.LOWER] != w.NOTHING)


@rule
def can_take_card(s: Position, slot: int) -> bool:
    """pp.turn.play, pp.turn.two-at-most: another character card than the first's, with fewer than two cards under
    it."""
    return slot != s.turn.slot and cards_under(s.row[slot]) < 2


@rule
def list_plays(box: Box, s: Position, out: Ints) -> int:
    """pp.turn.play, pp.variant.hidden: every card of the hand under every character card that can take it; one of the
    turn's
    cards may be face down."""
    player = s.players[s.seat]
    count = wide(0)
    for block in range(2):
        if block == 1 and (box.variant != w.FACE_DOWN or s.turn.hidden != 0):
            break
        for card in range(len(w.CARDS)):
            if player.hand[card] > 0:
                for slot in range(w.ROW):
                    if can_take_card(s, slot):
                        out[count] = act.PLAY + block * (act.HIDE - act.PLAY) + card * w.ROW + slot
                        count += 1
    return count


@rule
def play_card(box: Box, s: Position, card: int, slot: int, face_down: int, log: Grid) -> None:
    """pp.turn.play, pp.variant.hidden, pp.variant.young: a card goes under a character card, below one that lies there;
    in the young variant it is carried out at once."""
    seat = wide(s.seat)
    place = s.row[slot]
    under = cards_under(place)
    s.players[seat].hand[card] -= 1
    s.players[seat].hand_size -= 1
    place.cards[under] = card + 1
    place.face_down[under] = face_down
    place.owner[under] = seat
    s.turn.played += 1
    s.turn.hidden += face_down
    s.turn.slot = slot
    emit(log, ev.CARD_PLAYED, seat, card, slot, face_down, ZERO)
    if box.variant == w.YOUNG:
        carry_out(box, s, wide(place.figure), card, ZERO, False, log)
        if s.phase != w.OVER:
            replace_used(box, s, log)
    elif s.turn.played == cards_this_turn(s):
        begin_activation(box, s, log)


@rule
def reveal_cards(s: Position, log: Grid) -> None:
    """pp.variant.hidden: face-down cards under activated figures are turned up before the order is chosen."""
    for slot in range(w.ROW):
        place = s.row[slot]
        if cards_under(place) == 2:
            for i in range(2):
                if place.face_down[i]:
                    place.face_down[i] = 0
                    emit(log, ev.CARD_REVEALED, wide(place.owner[i]), wide(place.cards[i]) - 1, slot, ZERO, ZERO)


@rule
def begin_activation(box: Box, s: Position, log: Grid) -> None:
    """pp.turn.activate: every character card with two cards is activated; of two, the seat chooses the first."""
    reveal_cards(s, log)
    full = ZERO
    for slot in range(w.ROW):
        if cards_under(s.row[slot]) == 2:
            full += 1
    if full == 2:
        s.phase = w.ORDER
    else:
        activate_all(box, s, w.NO_SLOT, log)


@rule
def list_orders(s: Position, out: Ints) -> int:
    """pp.turn.activate: the two that may be activated first."""
    count = wide(0)
    for slot in range(w.ROW):
        if cards_under(s.row[slot]) == 2:
            out[count] = act.ACTIVATE_FIRST + slot
            count += 1
    return count


@rule
def activate_all(box: Box, s: Position, first: int, log: Grid) -> None:
    """pp.turn.execute, pp.turn.active-out: carry out all that is activated, also for a seat that goes out meanwhile."""
    s.turn.first = first
    if first != w.NO_SLOT:
        activate(box, s, first, log)
    for slot in range(w.ROW):
        if slot != first and s.phase != w.OVER and cards_under(s.row[slot]) == 2:
            activate(box, s, slot, log)
    if s.phase != w.OVER:
        replace_used(box, s, log)


@rule
def replace_used(box: Box, s: Position, log: Grid) -> None:
    """pp.turn.replace: used action and character cards are discarded; then the row is filled again."""
    for slot in range(w.ROW):
        place = s.row[slot]
        if cards_under(place) == 2:
            for i in range(2):
                s.discard[place.cards[i] - 1] += 1
                place.cards[i] = w.NOTHING
                place.owner[i] = 0
            s.characters_discard[place.figure] += 1
            emit(log, ev.CHARACTER_DISCARDED, wide(s.seat), slot, wide(place.figure), ZERO, ZERO)
            place.figure = w.NO_FIGURE
            if s.turn.slot == slot:
                s.turn.slot = w.NO_SLOT
    fill_row(box, s, log)


@rule
def empty_slot(s: Position) -> int:
    """pp.turn.replace: the first place of the row without a character card, or NO_SLOT."""
    for slot in range(w.ROW):
        if s.row[slot].figure == w.NO_FIGURE:
            return slot
    return w.NO_SLOT


@rule
def renew(deck: Ints, discard: Ints) -> int:
    """pp.turn.draw: the discards become the deck; say how many cards it has then."""
    size = ZERO
    for card in range(deck.shape[0]):
        deck[card] = discard[card]
        size += discard[card]
        discard[card] = 0
    return size


@rule
def fill_row(box: Box, s: Position, log: Grid) -> None:
    """pp.turn.replace, pp.turn.draw: chance fills the row; a deck is made new only when a card is needed and none is
    left."""
    if empty_slot(s) == w.NO_SLOT:
        go_on(box, s, log)
        return
    if s.characters_size == 0:
        s.characters_size = renew(s.characters, s.characters_discard)
        emit(log, ev.CHARACTERS_RENEWED, ZERO, wide(s.characters_size), ZERO, ZERO, ZERO)
    s.phase = w.FILL_ROW
    s.actor = CHANCE


@rule
def go_on(box: Box, s: Position, log: Grid) -> None:
    """pp.variant.young, pp.turn.active-out: after replacing, the second card of a young turn, or drawing; who is out
    does
    neither."""
    is_out = s.players[s.seat].is_out
    if is_out:
        pass_on(box, s, log)
    elif s.turn.played < cards_this_turn(s):
        s.phase = w.PLAY
        s.actor = s.seat
    else:
        draw_cards(box, s, log)


@rule
def lay_character(box: Box, s: Position, figure: int, log: Grid) -> None:
    """pp.turn.replace: chance has drawn a character card."""
    slot = empty_slot(s)
    s.characters[figure] -= 1
    s.characters_size -= 1
    s.row[slot].figure = figure
    emit(log, ev.CHARACTER_LAID, wide(s.seat), slot, figure, ZERO, ZERO)
    fill_row(box, s, log)


@rule
def draw_cards(box: Box, s: Position, log: Grid) -> None:
    """pp.turn.draw: draw back to a full hand, then play passes on."""
    if s.players[s.seat].hand_size == box.hand:
        pass_on(box, s, log)
        return
    if s.deck_size == 0:
        s.deck_size = renew(s.deck, s.discard)
        emit(log, ev.DECK_RENEWED, ZERO, wide(s.deck_size), ZERO, ZERO, ZERO)
    s.phase = w.DRAW
    s.actor = CHANCE


@rule
def take_card(s: Position, seat: int, card: int, log: Grid) -> None:
    """pp.turn.draw, pp.secret.hidden: a card goes from the deck to a hand, seen by its owner only."""
    s.deck[card] -= 1
    s.deck_size -= 1
    s.players[seat].hand[card] += 1
    s.players[seat].hand_size += 1
    emit(log, ev.CARD_DRAWN, seat, card, ZERO, ZERO, ZERO)
