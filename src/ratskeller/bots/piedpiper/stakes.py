"""What a step of a marker is worth to a seat: of its own marker, or of a rival's."""

import math

from ratskeller.bots.piedpiper.weights import Floats, Weights
from ratskeller.core.layout import wide
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.end import seats_left
from ratskeller.games.piedpiper.position import Box, Position


@rule
def room(box: Box, s: Position, seat: int) -> int:
    """How many floors a seat's marker is below the roof."""
    return wide(box.roof) - s.players[seat].floor


@rule
def threat(box: Box, weights: Weights, s: Position, seat: int) -> float:
    """How much a rival matters compared with others: the lower its marker, the likelier it is to win."""
    return math.exp(weights.height[room(box, s, seat)]) if s.players[seat].is_out == 0 else 0.0


@rule
def all_threats(box: Box, weights: Weights, s: Position, seat: int) -> float:
    """The sum of what a seat's rivals matter."""
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            total += threat(box, weights, s, wide(other))
    return total


@rule
def wins_without(s: Position, seat: int, gone: int) -> bool:
    """Whether a seat is the lowest of those left once another is gone, whose marker it takes."""
    own = s.players[seat]
    for other in range(s.seats):
        player = s.players[other]
        is_lower = player.floor < own.floor or (player.floor == own.floor and player.collected > own.collected)
        if is_lower and other != seat and other != gone and player.is_out == 0:
            return False
    return True


@rule
def rise_of(box: Box, weights: Weights, s: Position, seat: int, threats: float, left: int, house: int) -> float:
    """What it is worth to a seat if a rat passes a house."""
    if house >= s.houses or s.ring[house].owner == w.NEUTRAL or s.ring[house].is_left:
        return 0.0
    owner = wide(s.ring[house].owner)
    space = room(box, s, owner)
    step = weights.height[space] - weights.height[space - 1]
    if owner == seat:
        return -step
    if space == 1 and left <= 3:
        return weights.finish if wins_without(s, seat, owner) else -weights.finish
    return weights.spite * step * threat(box, weights, s, owner) / threats


@rule
def fall_of(box: Box, weights: Weights, s: Position, seat: int, threats: float, house: int) -> float:
    """What it is worth to a seat if the piper passes a house."""
    if house >= s.houses or s.ring[house].owner == w.NEUTRAL or s.ring[house].is_left:
        return 0.0
    owner = wide(s.ring[house].owner)
    space = room(box, s, owner)
    step = weights.height[min(space + 1, wide(box.roof))] - weights.height[space]
    return step if owner == seat else -weights.spite * step * threat(box, weights, s, owner) / threats


@rule
def stakes_of(box: Box, weights: Weights, s: Position, seat: int) -> tuple[Floats, Floats]:
    """What it is worth to a seat if a rat, or the piper, passes each house of the ring."""
    threats = all_threats(box, weights, s, seat)
    left = seats_left(s)
    rises = (
        rise_of(box, weights, s, seat, threats, left, wide(0)),
        rise_of(box, weights, s, seat, threats, left, wide(1)),
        rise_of(box, weights, s, seat, threats, left, wide(2)),
        rise_of(box, weights, s, seat, threats, left, wide(3)),
        rise_of(box, weights, s, seat, threats, left, wide(4)),
    )
    falls = (
        fall_of(box, weights, s, seat, threats, wide(0)),
        fall_of(box, weights, s, seat, threats, wide(1)),
        fall_of(box, weights, s, seat, threats, wide(2)),
        fall_of(box, weights, s, seat, threats, wide(3)),
        fall_of(box, weights, s, seat, threats, wide(4)),
    )
    return rises, falls
