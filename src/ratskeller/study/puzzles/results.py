"""What a turn leads to. Turns that lead to the same are the same turn, in whatever order their moves are made."""

from collections.abc import Sequence

from ratskeller.engine.playthrough import Playthrough
from ratskeller.study.puzzles.of_game import puzzle_facts

BLANK = ("rng", "turn")  # nobody's to know, or of no matter once the turn has passed


def goes_on(play: Playthrough, seat: int, label: str) -> bool:
    """The seat still has to decide something in the same turn."""
    return play.actor == seat and play.label == label


def result_of(play: Playthrough, moves: Sequence[int], seat: int) -> bytes:
    """What is there when the turn of a seat has been played so: the same bytes for the same thing."""
    trial = play.copy()
    for move in moves:
        trial.apply_number(move)
    return key_of(trial, seat)


def key_of(play: Playthrough, seat: int) -> bytes:
    """A position without what makes no difference."""
    positions = play.positions.copy()
    for name in BLANK:
        positions[name] = 0
    puzzle_facts(play.game).make_alike(positions[0], seat)
    return positions.tobytes()
