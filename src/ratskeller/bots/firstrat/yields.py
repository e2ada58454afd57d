"""What the yields of spaces are worth to a seat at a glance."""

from typing import NamedTuple

from ratskeller.bots.firstrat.outlook import next_lamp
from ratskeller.bots.firstrat.weights import Weights
from ratskeller.core.layout import wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.position import Box, Player, Position

NEVER = wide(99)


class Needs(NamedTuple):
    """What a seat needs, by kind of yield."""

    units: tuple[float, float, float, float, float, float, float]  # what one more is worth
    enough: tuple[int, int, int, int, int, int, int]  # how much more finishes something


@rule
def unit_worth(weights: Weights, player: Player, kind: int) -> float:
    """What one more of a yield is worth: less where the seat has plenty of it."""
    worth = weights.unit[kind]
    if kind <= w.CALC and player.goods[kind] >= weights.enough[kind]:
        worth *= weights.plenty
    return worth


@rule
def missing_for_part(box: Box, player: Player, good: int) -> int:
    """How much more of a material is enough to build a part, where the seat has all else; NEVER if none is."""
    fewest = NEVER
    for part in range(len(w.PARTS)):
        missing = box.part_cost[part, good] - wide(player.goods[good])
        if 0 < missing < fewest:
            has_others = True
            for other in range(w.BOTTLE, w.CALC + 1):
                if other != good and player.goods[other] < box.part_cost[part, other]:
                    has_others = False
            if has_others:
                fewest = missing
    return fewest


@rule
def steps_to_reward(box: Box, node: int) -> int:
    """The steps from a node of the burrow to the next place with a reward, by either branch of a fork."""
    for step in range(1, w.BURROW_NODES):
        branch = wide(box.burrow_next[node, 1] >= 0)
        if branch and box.burrow_reward[box.burrow_next[node, 0]] != w.NO_REWARD:
            return wide(step)
        node = wide(box.burrow_next[node, branch])
        if box.burrow_reward[node] != w.NO_REWARD:
            return wide(step)
    return NEVER


@rule
def needs_of(box: Box, weights: Weights, player: Player, in_time: float) -> Needs:
    """What a seat needs; `in_time` is the share of its plans that may still come true."""
    lamp = next_lamp(box, wide(player.light))
    return Needs(
        (
            in_time * unit_worth(weights, player, w.CHEESE),
            in_time * unit_worth(weights, player, w.BOTTLE),
            in_time * unit_worth(weights, player, w.SODA),
            in_time * unit_worth(weights, player, w.CAN),
            in_time * unit_worth(weights, player, w.CALC),
            in_time * unit_worth(weights, player, w.BULB),
            in_time * unit_worth(weights, player, w.CORE),
        ),
        (
            max(wide(1), box.donation - wide(player.goods[w.CHEESE])),
            missing_for_part(box, player, w.BOTTLE),
            missing_for_part(box, player, w.SODA),
            missing_for_part(box, player, w.CAN),
            missing_for_part(box, player, w.CALC),
            lamp - wide(player.light) if lamp > 0 else NEVER,
            steps_to_reward(box, wide(player.burrow)),
        ),
    )


@rule
def haul_worth(box: Box, weights: Weights, s: Position) -> float:
    """The value of doubling everything that the current turn yields."""
    needs = needs_of(box, weights, s.players[s.seat], 1.0)
    worth = 0.0
    for kind in range(len(w.YIELDS)):
        amount = wide(s.turn.gain[kind])
        worth += amount * needs.units[kind]
        if amount < needs.enough[kind] <= 2 * amount:
            worth += weights.finish[kind]
    return worth
