"""Whole turns, which read better than single decisions, and the largest changes of a game."""

from itertools import groupby

from ratskeller.core.position import CHANCE
from ratskeller.engine.playthrough import Playthrough
from ratskeller.study.analysis.model import Decision, Luck, Turn, TurningPoint, size_of
from ratskeller.study.analysis.walking import Step

TURNING_POINTS = 5


def turns_of(play: Playthrough, steps: list[Step], decisions: list[Decision]) -> list[Turn]:
    """What each seat did in a row, where it had any choice."""
    judged = {made.number: made for made in decisions}
    text = play.game.format_move
    turns = []
    own = (step for step in steps if step.actor != CHANCE)
    for (label, seat), group in groupby(own, key=lambda step: (step.turn, step.actor)):
        moves = list(group)
        found = [judged[step.number] for step in moves if step.number in judged]
        if found:
            worst = max(found, key=lambda made: made.lost)
            kept = [text(step.move) for step in moves if step.number < worst.number]
            lost = sum(made.lost for made in found)
            played = [text(step.move) for step in moves]
            turns.append(Turn(moves[0].number, label, seat, played, [*kept, *worst.best], lost, size_of(lost)))
    return turns


def turning_points(turns: list[Turn], decisions: list[Decision], luck: list[Luck]) -> list[TurningPoint]:
    """The largest changes of any seat's chance: by turns and by luck."""
    found = []
    ends = [*(turn.number for turn in turns[1:]), decisions[-1].number + 1]
    for turn, end in zip(turns, ends, strict=True):
        made = [one for one in decisions if turn.number <= one.number < end]
        found.append(TurningPoint(turn.number, turn.turn, turn.seat, turn.moves, summed(made)))
    found += [TurningPoint(one.number, one.turn, None, one.moves, summed([one])) for one in luck]
    return sorted(found, key=lambda point: -max(map(abs, point.change)))[:TURNING_POINTS]


def summed(changes: list[Decision] | list[Luck]) -> list[float]:
    """What several things have changed together, for each seat."""
    seats = range(len(changes[0].before))
    return [sum(one.after[seat] - one.before[seat] for one in changes) for seat in seats]
