"""A search that plays alone for a challenge: what it asks of its judge.

Like the loops of the engine this file is not imported: `search.py` loads it with these rules among its names. The loops
of bots judge and look ahead by what a position promises for the challenge; a finished game is worth whether it is met.
"""

from typing import Any

from ratskeller.bots.tree import SearchBuffers
from ratskeller.core.layout import Grid
from ratskeller.core.position import NOBODY
from ratskeller.core.rule import rule

aimed_priors: Any
aimed_look_ahead: Any
aimed_judge: Any
aimed_play_to_end: Any
network_chances: Any
challenges_met: Any
is_lost: Any
victory_share: Any

WON_WITHOUT = 0.05  # what a victory is worth that misses the challenge


@rule
def fill_priors(
    box: Any, goal: Any, s: Any, in_own_turn: bool, params: Any, buffers: SearchBuffers, count: int, log: Grid
) -> None:
    """The share of attention of each listed move: in the own turn by what the turn can promise."""
    aimed_priors(box, goal, s, in_own_turn, params, buffers, count, log)


@rule
def look_ahead(box: Any, goal: Any, s: Any, seat: int, params: Any, buffers: SearchBuffers, log: Grid) -> None:
    """Play on to the end of the turn."""
    aimed_look_ahead(box, goal, s, seat, params, buffers, log)


@rule
def judge(box: Any, goal: Any, s: Any, seat: int, params: Any, out: Any) -> None:
    """How likely the person is to meet the challenge; the rest is the rival's."""
    if s.actor == NOBODY:
        met = challenges_met(box, s) >> goal.aim.challenge & 1
        value = 1.0 if met == 1 else WON_WITHOUT * victory_share(box, s, seat)
    elif is_lost(box, s, goal.aim):
        network_chances(box, goal.net, s, seat, out)
        value = WON_WITHOUT * out[0]
    else:
        network_chances(box, goal.net, s, seat, out)
        wins = out[0]
        aimed_judge(box, goal, s, seat, params, out)
        value = out[0] ** (1 - goal.network_part) * wins**goal.network_part
    out[0] = value
    out[1] = 1 - value


@rule
def play_to_end(box: Any, goal: Any, s: Any, params: Any, buffers: SearchBuffers, log: Grid) -> None:
    """Play on for the expected points, where they are wanted; judgement is all that counts."""
    if goal.plays_on == 1:
        aimed_play_to_end(box, goal, s, params, buffers, log)
