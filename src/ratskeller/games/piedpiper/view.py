"""pp.secret.*: what a seat may know, and how the rest might be."""

from ratskeller.core.event import Event
from ratskeller.core.layout import ZERO, Ints, wide
from ratskeller.core.rng import below
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.position import Box, Position


@rule
def hide_secrets(box: Box, s: Position, viewer: int) -> None:
    """pp.secret.public, pp.secret.hidden, pp.variant.hidden: blank what a seat (or -1: a spectator) may not know:
    other hands,
    face-down cards of others, what is left in the decks, and the random state."""
    for i in range(s.rng.shape[0]):
        s.rng[i] = 0
    for card in range(len(w.CARDS)):
        s.deck[card] = 0
        for seat in range(s.seats):
            if seat != viewer:
                s.players[seat].hand[card] = 0
    for slot in range(w.ROW):
        for i in range(2):
            if s.row[slot].face_down[i] and s.row[slot].owner[i] != viewer:
                s.row[slot].cards[i] = w.HIDDEN
    # What is left of the character cards follows from what lies open.


@rule
def unseen(box: Box, s: Position, card: int) -> int:
    """pp.secret.hidden: how many of a card lie where the viewer can't see them."""
    count = wide(box.cards[card])
    count -= s.discard[card]
    for seat in range(s.seats):
        count -= s.players[seat].hand[card]
    for slot in range(w.ROW):
        for i in range(2):
            if s.row[slot].cards[i] == card + 1:
                count -= 1
    return count


@rule
def draw_unseen(box: Box, s: Position, rng: Ints) -> int:
    """One of the cards that the viewer can't see, each exactly as likely. The deck's fields hold what is left of
    them."""
    left = below(rng, wide(s.deck_size))
    card = ZERO
    while left >= s.deck[card]:
        left -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    s.deck_size -= 1
    return card


@rule
def determinise(box: Box, s: Position, viewer: int, rng: Ints) -> None:
    """pp.secret.hidden: fill in a view: a position that it can't tell from the true one, each as likely by the
    cards."""
    size = wide(s.deck_size)
    s.deck_size = 0
    for card in range(len(w.CARDS)):
        s.deck[card] = unseen(box, s, card)
        s.deck_size += s.deck[card]
    for seat in range(s.seats):
        if seat != viewer:
            for _ in range(s.players[seat].hand_size):
                s.players[seat].hand[draw_unseen(box, s, rng)] += 1
    for slot in range(w.ROW):
        for i in range(2):
            if s.row[slot].cards[i] == w.HIDDEN:
                s.row[slot].cards[i] = draw_unseen(box, s, rng) + 1
    # What is left over is the deck: as many as everybody can count.
    s.deck_size = size
    for i in range(s.rng.shape[0]):
        s.rng[i] = below(rng, wide(1) << 31)


def hide_event(event: Event, viewer: int) -> Event:
    """pp.secret.hidden: cards drawn and cards played face down are for their own seat's eyes; others see card -1."""
    is_secret = event.kind == "card-drawn" or (event.kind == "card-played" and event.figures["face_down"] == 1)
    if not is_secret or event.seat == viewer:
        return event
    return Event(event.kind, event.seat, event.figures | {"card": -1})
