"""What is built once of a table's state, for all who look at it."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import Raw

from ratskeller.client.protocol import Offer


class Sights(NamedTuple):
    """What each seat may know of a game, a spectator first."""

    views: Any
    points: list[list[int]]  # of all seats, as far as each view shows them


@dataclass(slots=True)
class Encoded:
    """Each part is built when somebody first needs it."""

    news: dict[tuple[int, bool], tuple[int, bytes]] = field(default_factory=dict)  # for spectators, by the number after
    shown: dict[str, Any] = field(default_factory=dict)  # the part of the state that all may know
    views: dict[bytes, Raw] = field(default_factory=dict)  # of the game, by what a seat may know
    sights: Sights | None = None
    offers: list[Offer] | None = None  # what each legal move would bring
