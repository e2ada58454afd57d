"""How promising a position is for winning a solo game together with a challenge."""

from ratskeller.bots.firstrat.evaluate import evaluate
from ratskeller.bots.firstrat.weights import Weights
from ratskeller.core.layout import ZERO, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.challenges import challenges_met
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.scoring import points_of
from ratskeller.study.firstrat.hunting.aim import Aim
from ratskeller.study.firstrat.hunting.progress import NINETY_POINTS, is_lost, progress

HOPELESS = -1e6
MET = 1e6


@rule
def promise(box: Box, weights: Weights, s: Position, aim: Aim) -> float:
    """How promising a position is for an aim; HOPELESS if it can no longer be reached.

    The end is judged as if Greg had announced it already, because the hunter knows the luck of the game and so when he
    will.
    """
    if is_lost(box, s, aim):
        return HOPELESS
    announced = wide(s.end_round)
    s.end_round = min(announced, wide(aim.horizon))
    value = evaluate(box, weights, s, ZERO)
    s.end_round = announced
    return value - points_of(box, s, w.GREG) + aim.zeal * progress(box, s, aim)


@rule
def nearness(box: Box, s: Position, aim: Aim) -> float:
    """How near a finished game came to its aim: MET, or progress less the points that a victory lacks."""
    if challenges_met(box, s) >> aim.challenge & 1:
        return MET
    if is_lost(box, s, aim):
        return HOPELESS
    points = points_of(box, s, ZERO)
    lead = min(points - points_of(box, s, w.GREG), wide(1))
    if aim.challenge == NINETY_POINTS:
        return float(lead + points)
    return lead + aim.zeal * progress(box, s, aim)
