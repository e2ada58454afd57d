"""The priors of moves in The Pied Piper."""

from typing import Any

from ratskeller.bots.piedpiper.stakes import stakes_of
from ratskeller.bots.piedpiper.ways import pair, single
from ratskeller.bots.piedpiper.weights import Floats, Weights
from ratskeller.core.layout import Ints, wide
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import actions as act
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.position import Box, Place, Position


@rule
def is_hidden_from(place: Place, seat: int) -> bool:
    """Whether a seat can't see the card that waits under a character."""
    return place.face_down[w.UPPER] != 0 and place.owner[w.UPPER] != seat


@rule
def lean_to_play(
    box: Box, weights: Weights, s: Position, seat: int, rises: Floats, falls: Floats, card: int, slot: int
) -> float:
    """How much a seat is drawn to play a card under a character."""
    place = s.row[slot]
    figure = wide(place.figure)
    waiting = wide(place.cards[w.UPPER])
    if box.variant == w.YOUNG:
        value = weights.acts * single(box, s, rises, falls, figure, card)
        return value + (weights.opening[card] if waiting == w.NOTHING else weights.completing[card])
    if waiting == w.NOTHING:
        value = weights.waits * single(box, s, rises, falls, figure, card) + weights.opening[card]
        return value + weights.opening_piper if figure == w.PIPER else value
    if is_hidden_from(place, seat):
        value = weights.unknown * single(box, s, rises, falls, figure, card)
    else:
        value = pair(box, s, rises, falls, figure, waiting - 1, card)
    return weights.acts * value + weights.completing[card]


@rule
def lean_to_order(box: Box, weights: Weights, s: Position, rises: Floats, falls: Floats, slot: int) -> float:
    """The prior of activating a figure before the other: the one that is better for the seat comes first."""
    place = s.row[slot]
    upper, lower = wide(place.cards[w.UPPER]) - 1, wide(place.cards[w.LOWER]) - 1
    return weights.order * pair(box, s, rises, falls, wide(place.figure), upper, lower)


@rule
def prior_logits(box: Box, weights: Weights, s: Position, moves: Ints, count: int, out: Any) -> None:
    """How much a player is drawn to each of the listed moves, as logits, by what it can see."""
    seat = wide(s.actor)
    rises, falls = stakes_of(box, weights, s, seat)
    for i in range(count):
        move = moves[i]
        if move >= act.ACTIVATE_FIRST:
            out[i] = lean_to_order(box, weights, s, rises, falls, move - act.ACTIVATE_FIRST)
        elif move >= act.HIDE:
            what = move - act.HIDE
            value = lean_to_play(box, weights, s, seat, rises, falls, what // w.ROW, what % w.ROW)
            out[i] = value + weights.hiding
        else:
            what = move - act.PLAY
            out[i] = lean_to_play(box, weights, s, seat, rises, falls, what // w.ROW, what % w.ROW)
