"""A game as one seat knows it, for all that is shown to that seat."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough

SPECTATOR = -1


def seen_by(play: "Playthrough", seat: int) -> "Playthrough":
    """A copy in which everything is blank that a seat (or a spectator) may not know: what shows it can't reveal a
    secret."""
    seen = play.copy()
    seen.positions[0] = play.game.view_for(play.box, play.position, seat)
    return seen
