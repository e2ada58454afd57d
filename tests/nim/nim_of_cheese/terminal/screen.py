"""Nim's screen."""

from typing import TYPE_CHECKING

from rich.table import Table

from nim_of_cheese.games.words import event_in_words, move_in_words
from nim_of_cheese.games.words import why_not as refusal_in_words
from ratskeller.core.errors import Refusal
from ratskeller.core.event import Event
from ratskeller.i18n import Catalogue
from ratskeller.terminal.players import Players
from ratskeller.terminal.scorepad import pad_table
from ratskeller.terminal.screen import Choice, choice

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough

ASKED: dict[str, tuple[str, ...]] = {}
EXAMPLES = ("1-2", "nim.take")
HAS_SECRETS = False


def rival(words: Catalogue) -> str:
    """Nobody plays Nim alone."""
    return ""


def draw(play: "Playthrough", players: Players, width: int) -> str:
    """A line for each heap."""
    return "\n".join(f"{number}: {'◆' * int(heap)}" for number, heap in enumerate(play.position.heaps, 1))


def legend(players: Players) -> str:
    """Nothing needs an explanation."""
    return ""


def heading(play: "Playthrough", players: Players) -> str:
    """Whose turn it is."""
    return players.words("nim-heading", seat=players.names[play.position.seat])


def question(play: "Playthrough", players: Players) -> str:
    """What has to be decided."""
    return players.words("nim-question")


def choices(play: "Playthrough", players: Players) -> list[Choice]:
    """The legal moves in their order."""
    return [choice(play, move, label(play, move, players), players) for move in play.legal]


def label(play: "Playthrough", move: int, players: Players) -> str:
    """A move in words."""
    return move_in_words(move, players.words)


def why_not(refusal: Refusal, players: Players) -> str:
    """Why a move is not legal."""
    return refusal_in_words(refusal, players.words)


def tell(event: Event, play: "Playthrough", players: Players) -> str:
    """What happened."""
    return event_in_words(event, players.words, players.names)


def standings(play: "Playthrough", players: Players) -> Table:
    """What each has taken."""
    pad = play.game.score_pad(play.box, play.position)
    return pad_table(players.words("nim-title"), pad.lines, players)


def outcome(play: "Playthrough", players: Players) -> list[str]:
    """Who has won."""
    winners = play.game.score_pad(play.box, play.position).winners
    return [players.words("nim-won", seats=", ".join(players.names[seat] for seat in winners))]
