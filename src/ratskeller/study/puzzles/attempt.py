"""An attempt at a puzzle: moves from its position on, and what they are worth when the turn is over."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

import numpy as np

from ratskeller.bots.bot import seen_in
from ratskeller.core.errors import RatskellerError
from ratskeller.engine.playthrough import Playthrough
from ratskeller.study.analysis.calibration import calibration_for
from ratskeller.study.puzzles.puzzle import Puzzle, Way, play_of
from ratskeller.study.puzzles.results import goes_on, key_of, result_of

Kind = Literal["right", "as-good", "worse"]


class TurnOver(RatskellerError):
    """A move after the turn that a puzzle is about."""


class Verdict(NamedTuple):
    """How a turn compares with the answer."""

    kind: Kind  # the answer itself, another way to the same result, or another result
    place: int | None  # of its result among the puzzle's ways; None where it was not among the best


class Attempt:
    """The moves that somebody has made so far. Illegal ones are refused as in a game."""

    def __init__(self, puzzle: Puzzle, moves: Sequence[str] = ()) -> None:
        self.puzzle = puzzle
        self.start = play_of(puzzle)
        self.play = self.start.copy()
        self.moves: list[str] = []
        for move in moves:
            self.make(move)

    @property
    def is_over(self) -> bool:
        """The seat has nothing more to decide in its turn."""
        return not goes_on(self.play, self.puzzle.seat, self.puzzle.turn)

    def make(self, move: str) -> None:
        """Go on by a move of the turn."""
        if self.is_over:
            raise TurnOver(f"'{move}' comes too late: the turn is over")
        self.play.apply(move)
        self.moves.append(move)

    def verdict(self) -> Verdict:
        """What the turn was worth that is over now."""
        key = key_of(self.play, self.puzzle.seat)
        for place, way in enumerate(self.puzzle.ways):
            if self.moves == way.moves or key == self.result_of(way):
                kind: Kind = "worse" if place else "right" if self.moves == way.moves else "as-good"
                return Verdict(kind, place)
        return Verdict("worse", None)

    def result_of(self, way: Way) -> bytes:
        """What a way of the puzzle leads to."""
        return result_of(self.start, [self.play.game.parse_move(move) for move in way.moves], self.puzzle.seat)


def chances_of(puzzle: Puzzle, way: Way, start: Playthrough) -> list[float]:
    """Each seat's chance to win after a way, calibrated as in an analysis."""
    views = seen_in(start).views
    calibration = calibration_for(start.game, views[0], puzzle.judge)
    progress = calibration.progress(start.game, views)
    found = calibration.chances(np.array(way.wins) * puzzle.games, puzzle.games, progress, puzzle.seat)
    return [float(chance) for chance in found]
