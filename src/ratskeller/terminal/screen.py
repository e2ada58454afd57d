"""What a game shows on a terminal. Each game has a module `terminal/<game>/screen.py` with these functions."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, cast

from ratskeller.games import part_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ratskeller.core.errors import Refusal
    from ratskeller.core.event import Event
    from ratskeller.core.game import Game
    from ratskeller.engine.playthrough import Playthrough
    from ratskeller.i18n import Catalogue
    from ratskeller.terminal.players import Players


@dataclass(frozen=True)
class Choice:
    """A legal move as it is offered: its number for engines, its label, and what it would yield."""

    move: int
    label: str
    yields: str


def choice(play: "Playthrough", move: int, label: str, players: "Players") -> Choice:
    """A legal move as it is offered, with what it would yield."""
    forecast = play.game.forecast(play, move, players.words, players.names)
    phrases = ", ".join(phrase.removesuffix(".") for phrase in forecast.phrases)
    return Choice(move, label, phrases + (" …" if forecast.goes_on else ""))


class Screen(Protocol):
    """How a game looks, and what it asks of people who begin one."""

    ASKED: Mapping[str, tuple[str, ...]]  # options of the rules that a new game asks for, and their values
    EXAMPLES: tuple[str, str]  # a move in its short form and a rule, for those who ask for help
    HAS_SECRETS: bool  # a seat has things that others may not see: the screen is wiped between two seats

    # Every game that is handed in is one as a seat knows it: what it may not see is blank (`seen_by`).

    def rival(self, words: "Catalogue") -> str:
        """The name of the game's own opponent of a solo game."""

    def draw(self, play: "Playthrough", players: "Players", width: int) -> "RenderableType":
        """The whole table, with all that the game handed in knows."""

    def legend(self, players: "Players") -> str:
        """What the signs of the table mean."""

    def heading(self, play: "Playthrough", players: "Players") -> str:
        """Whose turn it is."""

    def question(self, play: "Playthrough", players: "Players") -> str:
        """What has to be decided."""

    def choices(self, play: "Playthrough", players: "Players") -> list[Choice]:
        """The legal moves in their order."""

    def label(self, play: "Playthrough", move: int, players: "Players") -> str:
        """A move in the words in which it is offered."""

    def why_not(self, refusal: "Refusal", players: "Players") -> str:
        """Why a move is not legal, as a sentence."""

    def tell(self, event: "Event", play: "Playthrough", players: "Players") -> str:
        """What happened, as a sentence."""

    def standings(self, play: "Playthrough", players: "Players") -> "RenderableType":
        """The score as if the game ended now."""

    def outcome(self, play: "Playthrough", players: "Players") -> list[str]:
        """How the game ended: why, who has won, and what broke a tie."""


def screen_of(game: "Game") -> Screen:
    """The screen of a game."""
    return cast(Screen, part_of(game.name, "terminal", "screen"))
