"""Positions of Nim that somebody wrote."""

from typing import Any

from nim_of_cheese.games.position import TAKE, Position
from ratskeller.core.codec import from_plain, to_plain
from ratskeller.core.errors import PositionError
from ratskeller.core.profile import Profile


def flaws_of(box: Any, s: Any) -> list[str]:
    """A heap never grows."""
    return ["a heap is larger than heaps can be"] if max(map(int, s.heaps)) > box.largest else []


def arrange(profile: Profile[Any], box: Any, s: Any, plain: dict[str, Any]) -> None:
    """Heaps as they are named, and the first seat to move."""
    from_plain(Position, plain, s)
    s.laid, s.phase, s.actor, s.turn_number = len(s.heaps), TAKE, s.seat, max(1, int(s.turn_number))
    flaws = flaws_of(box, s)
    if flaws:
        raise PositionError("; ".join(flaws))


def describe(profile: Profile[Any], s: Any) -> dict[str, Any]:
    """All facts of a position."""
    return to_plain(Position, s)


def figure_name(profile: Profile[Any], event: str, figure: str, value: int) -> int | str:
    """Figures are numbers."""
    return value
