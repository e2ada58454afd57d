"""A game under way, with what is needed to say what a move would bring."""

from dataclasses import dataclass
from typing import Any, Protocol, Self

from ratskeller.core.event import Event
from ratskeller.core.profile import Profile


class Playing(Protocol):
    """A game in a position, which can be copied and tried."""

    profile: Profile[Any]
    level: str | None
    legal: list[int]
    sample: bool

    @property
    def position(self) -> Any:
        """The position as a record."""

    @property
    def box(self) -> Any:
        """The profile as rules read it."""

    def copy(self) -> Self:
        """Another game in the same position."""

    def apply_number(self, move: int) -> list[Event]:
        """Carry out a legal move, and say what happened."""


@dataclass(frozen=True)
class Forecast:
    """What a move would bring: phrases, whether more can be decided in the same step, and the position where known."""

    phrases: list[str]
    goes_on: bool = False
    after: Any = None
