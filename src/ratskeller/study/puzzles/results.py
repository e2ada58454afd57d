"""What a turn leads to. Turns that lead to the same are the same turn, in whatever order their moves are made."""

from collections.abc import Callable, Sequence
from typing import Any

from ratskeller.engine.playthrough import Playthrough

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
    ALIKE.get(play.game.name, untouched)(positions[0], seat)
    return positions.tobytes()


def untouched(s: Any, seat: int) -> None:
    """Nothing in the position is like anything else."""


def rats_in_order(s: Any, seat: int) -> None:
    """A seat's rats differ only by where they are and what they carry; how often pipes were used earns nothing."""
    player = s["players"][seat]
    pairs = sorted(zip(player["rats"].tolist(), player["tokens"].tolist(), strict=True))
    player["rats"], player["tokens"] = zip(*pairs, strict=True)
    player["pipe_uses"] = 0


ALIKE: dict[str, Callable[[Any, int], None]] = {"firstrat": rats_in_order}
