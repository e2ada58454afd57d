"""Bots from outside: they play in processes of their own, with a limit of time, and may fail."""

from typing import Any, Protocol, runtime_checkable

from ratskeller.bots.bot import Seen
from ratskeller.core.errors import RatskellerError
from ratskeller.core.game import Game
from ratskeller.core.profile import Profile

START_SECONDS = 30.0  # that a bot from outside has to get ready
DECISION_SECONDS = 10.0  # that it has for a decision, where nothing else is said


class GuestFailed(RatskellerError):
    """What a bot from outside did wrong, in words that go on after its name."""


@runtime_checkable
class Guest(Protocol):
    """A bot from outside. It learns where it plays before its first decision, and may come back after it has left."""

    @property
    def name(self) -> str: ...

    def sit_down(self, game: Game, profile: Profile[Any], seconds: float) -> None:
        """Learn the game, its profile and how long a decision may take."""
        ...

    def choose(self, seen: Seen, seed: int) -> int:
        """One of the legal moves, in time; else it has failed."""
        ...

    def leave(self) -> None:
        """End what plays for it."""
        ...
