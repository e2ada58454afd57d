"""What each card of a hand would do under each character: whose markers would rise or fall, and who would be out.

So that a network need not learn how figures walk. Only what a seat may know is looked at: its own hand, and cards that
it can see."""

from ratskeller.bots.piedpiper.stakes import room
from ratskeller.bots.piedpiper.ways import pair, single
from ratskeller.core.layout import Ints, wide
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.position import Box, Place, Position
from ratskeller.games.piedpiper.turn import cards_under

SEATS = wide(5)
STEPS = wide(4)  # a marker falls by 2 or more, by 1, rises by 1, by 2 or more
PLAYS = wide(len(w.CARDS)) * w.ROW  # a card under a character
EFFECT = SEATS * STEPS
BLOCKS = {
    "what a card would begin": int(PLAYS * EFFECT),  # under a character without one
    "what a card would do": int(PLAYS * EFFECT),
    "who a card would put out": int(PLAYS * SEATS),
    "what a character would do": int(w.ROW * EFFECT),  # with the two cards that it has
}
MOST = 160  # 16 plays that pass up to 4 houses, each of which may put somebody out; and the order of two

# Steps on all houses in one number: those on each house are a digit.
BASE, HALF = wide(64), wide(32)
RISES = (1.0, 64.0, 4096.0, 262144.0, 16777216.0)
FALLS = (-1.0, -64.0, -4096.0, -262144.0, -16777216.0)
BIAS = wide(32 * (1 + 64 + 4096 + 262144 + 16777216))


@rule
def is_known(place: Place, which: int, seat: int) -> bool:
    """Whether a seat can see a card under a character."""
    return place.face_down[which] == 0 or place.owner[which] == seat


@rule
def list_steps(s: Position, seat: int, steps: float, first: int, out: Ints, count: int) -> int:
    """A feature for every marker that would move."""
    rest = wide(int(steps)) + BIAS
    for house in range(s.houses):
        moved = rest % BASE - HALF
        rest = rest // BASE
        if moved != 0 and s.ring[house].owner != w.NEUTRAL and not s.ring[house].is_left:
            place = (wide(s.ring[house].owner) - seat + s.seats) % wide(s.seats)
            step = max(wide(-2), min(wide(2), moved)) + 2
            out[count] = first + place * STEPS + (step if step < 2 else step - 1)
            count += 1
    return count


@rule
def list_outs(box: Box, s: Position, seat: int, steps: float, first: int, out: Ints, count: int) -> int:
    """A feature for everybody whose marker would reach the roof."""
    rest = wide(int(steps)) + BIAS
    for house in range(s.houses):
        moved = rest % BASE - HALF
        rest = rest // BASE
        if moved > 0 and s.ring[house].owner != w.NEUTRAL and not s.ring[house].is_left:
            owner = wide(s.ring[house].owner)
            if moved >= room(box, s, owner):
                out[count] = first + (owner - seat + s.seats) % wide(s.seats)
                count += 1
    return count


@rule
def list_effects(box: Box, s: Position, seat: int, first: int, out: Ints, count: int) -> int:
    """The features of all blocks, which begin at `first`."""
    at_do = first + PLAYS * EFFECT
    at_outs = at_do + PLAYS * EFFECT
    at_order = at_outs + PLAYS * SEATS
    for slot in range(w.ROW):
        place = s.row[slot]
        if place.figure == w.NO_FIGURE:
            continue
        figure = wide(place.figure)
        cards = cards_under(place)
        is_seen = cards == 0 or is_known(place, w.UPPER, seat)
        if cards == 2:
            if is_seen and is_known(place, w.LOWER, seat) and s.phase == w.ORDER:
                upper, lower = wide(place.cards[w.UPPER]) - 1, wide(place.cards[w.LOWER]) - 1
                steps = pair(box, s, RISES, FALLS, figure, upper, lower)
                count = list_steps(s, seat, steps, at_order + slot * EFFECT, out, count)
            continue
        if not is_seen:
            continue
        for card in range(len(w.CARDS)):
            if s.players[seat].hand[card] > 0:
                play = card * w.ROW + slot
                if cards == 0 or box.variant == w.YOUNG:
                    steps = single(box, s, RISES, FALLS, figure, wide(card))
                else:
                    steps = pair(box, s, RISES, FALLS, figure, wide(place.cards[w.UPPER]) - 1, wide(card))
                acts = cards == 1 or box.variant == w.YOUNG
                count = list_steps(s, seat, steps, (at_do if acts else first) + play * EFFECT, out, count)
                if acts:
                    count = list_outs(box, s, seat, steps, at_outs + play * SEATS, out, count)
    return count
