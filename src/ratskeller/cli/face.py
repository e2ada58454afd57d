"""What a game shows on a terminal. Each game has a module `ratskeller.cli.<game>.face` with these functions."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ratskeller.cli.party import Party
    from ratskeller.core.errors import Refusal
    from ratskeller.core.event import Event
    from ratskeller.core.game import Game
    from ratskeller.engine.playthrough import Playthrough
    from ratskeller.i18n import Catalogue


@dataclass(frozen=True)
class Choice:
    """A legal move as it is offered: its number for engines, its label, and what it would yield."""

    move: int
    label: str
    yields: str


class Face(Protocol):
    """How a game looks, and what it asks of people who begin one."""

    ASKED: Mapping[str, tuple[str, ...]]  # options of the rules that a new game asks for, and their values

    def rival(self, words: "Catalogue") -> str:
        """The name of the game's own opponent of a solo game."""

    def draw(self, play: "Playthrough", party: "Party", width: int) -> "RenderableType":
        """The whole table, as the seat at turn sees it."""

    def legend(self, party: "Party") -> str:
        """What the signs of the table mean."""

    def heading(self, play: "Playthrough", party: "Party") -> str:
        """Whose turn it is."""

    def question(self, play: "Playthrough", party: "Party") -> str:
        """What has to be decided."""

    def choices(self, play: "Playthrough", party: "Party") -> list[Choice]:
        """The legal moves in their order."""

    def why_not(self, refusal: "Refusal", party: "Party") -> str:
        """Why a move is not legal, as a sentence."""

    def tell(self, event: "Event", play: "Playthrough", party: "Party") -> str:
        """What happened, as a sentence."""


def face_of(game: "Game") -> Face:
    """The face of a game."""
    return cast(Face, import_module(f"ratskeller.cli.{game.name}.face"))
