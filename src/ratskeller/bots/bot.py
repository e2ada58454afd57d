"""What a bot is: it gets what its seat may know, and answers with a legal move."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from ratskeller.core.game import Game

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough


@dataclass(frozen=True)
class Seen:
    """A decision as its seat sees it: never the position itself."""

    game: Game
    boxes: Any  # the profile, packed
    views: Any  # an array with one record: the seat's view
    seat: int
    legal: tuple[int, ...]


def seen_in(play: "Playthrough") -> Seen:
    """The decision that a game waits for, as the seat that has to take it sees it."""
    return Seen(play.game, play.boxes, play.views([play.actor]), play.actor, tuple(play.legal))


class Bot(Protocol):
    """Somebody who decides. The same view and the same seed give the same move."""

    @property
    def name(self) -> str: ...

    def choose(self, seen: Seen, seed: int) -> int:
        """One of the legal moves; `seed` is all the luck that a bot has."""
        ...
