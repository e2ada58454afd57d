"""How good a seat's position in The Pied Piper is."""

from ratskeller.bots.piedpiper.stakes import room
from ratskeller.bots.piedpiper.weights import Weights
from ratskeller.core.layout import wide
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.position import Box, Position
from ratskeller.games.piedpiper.ring import house_before, house_of
from ratskeller.games.piedpiper.turn import cards_under

BEHIND, NEXT, SECOND, FAR = wide(0), wide(1), wide(2), wide(3)


@rule
def evaluate(box: Box, weights: Weights, s: Position, seat: int) -> float:
    """How good a seat's position is, in points: the lower its marker and the fewer cards threaten its house, the
    better."""
    if s.phase == w.OVER:
        return weights.win if wide(s.victors) >> seat & 1 else weights.height[0]
    player = s.players[seat]
    if player.is_out:
        return weights.height[0]
    value = weights.height[room(box, s, seat)] + weights.marker * player.collected
    for card in range(len(w.CARDS)):
        value += weights.hand[card] * player.hand[card]
    return value + prospects_of_row(box, weights, s, seat)


@rule
def nearness(s: Position, house: int, gap: int) -> int:
    """Where a house is for a figure in a gap: just passed, its next house, its second, or far away."""
    if gap == house:
        return BEHIND
    before = house_before(s, house)
    if gap == before:
        return NEXT
    return SECOND if gap == house_before(s, before) else FAR


@rule
def leads_through(card: int, near: int) -> bool:
    """Whether a card that waits leads a figure through a house."""
    return (
        (near == BEHIND and card == w.BACK)
        or (near == NEXT and (card == w.FORWARD or card == w.RUN))
        or (near == SECOND and card == w.RUN)
    )


@rule
def prospects_of_row(box: Box, weights: Weights, s: Position, seat: int) -> float:
    """What may come of the characters in the row: figures near a seat's house, and cards that wait to lead them
    through."""
    waits = box.variant != w.YOUNG  # there a card is carried out as soon as it lies
    house = house_of(s, seat)
    value = 0.0
    for slot in range(w.ROW):
        place = s.row[slot]
        if place.figure != w.NO_FIGURE and cards_under(place) < 2:
            near = nearness(s, house, wide(s.gaps[place.figure]))
            if near != FAR:
                hits = waits and leads_through(wide(place.cards[w.UPPER]) - 1, near)
                if place.figure == w.PIPER:
                    value += weights.piper_near[near] + weights.waiting_piper * hits
                else:
                    value += weights.rat_near[near] + weights.waiting_rat * hits
    return value
