"""The Pied Piper's face: the table, the choices and the sentences."""

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from ratskeller.core.errors import Refusal
from ratskeller.core.event import Event
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper import moves as m
from ratskeller.games.piedpiper import sentences
from ratskeller.games.piedpiper.sentences import event_in_words, move_with_figure
from ratskeller.games.piedpiper.turn import cards_this_turn
from ratskeller.i18n import Catalogue
from ratskeller.terminal.piedpiper.outcome import outcome, standings
from ratskeller.terminal.piedpiper.ring import ring_text
from ratskeller.terminal.piedpiper.row import decks_text, hands_text, row_table
from ratskeller.terminal.players import Players
from ratskeller.terminal.screen import Choice, choice

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough

# What a face has, and this module takes from others.
__all__ = ["outcome", "standings"]

ASKED = {"variant": w.VARIANTS}
EXAMPLES = ("run>2", "pp.turn.play")
HAS_SECRETS = True


def rival(words: Catalogue) -> str:
    """Nobody plays The Pied Piper alone."""
    return ""


def draw(play: "Playthrough", players: Players, width: int) -> RenderableType:
    """The ring, the row, the decks, and the hands that are known."""
    s = play.position
    parts: list[RenderableType] = [ring_text(play, players)]
    gone = [players.names[seat] for seat in range(s.seats) if s.players[seat].is_out]
    if gone:
        parts.append(Text(players.words("piper-board-out", seats=", ".join(gone))))
    return Group(*parts, Text(), row_table(play, players), Text(), decks_text(play, players), hands_text(play, players))


def legend(players: Players) -> str:
    """What the signs of the table mean."""
    return players.words("piper-board-legend")


def heading(play: "Playthrough", players: Players) -> str:
    """Turn and seat."""
    if play.is_over:
        return players.words("piper-phase-over")
    s = play.position
    return players.words("piper-board-heading", seat=players.names[s.seat], turn=int(s.turn_number))


def choices(play: "Playthrough", players: Players) -> list[Choice]:
    """Every legal move with its label and what it would bring about."""
    return [choice(play, move, label(play, move, players), players) for move in play.legal]


def label(play: "Playthrough", move: int, players: Players) -> str:
    """A move in short, with the figure at its place."""
    words = players.words
    match m.MOVES[move]:
        case m.PlayCard(card, place):
            return f"{words(f'card-{card}')} → {place} ({figure_at(play, place, players)})"
        case m.HideCard(card, place):
            hidden = words("piper-board-face-down", card=words(f"card-{card}"))
            return f"{hidden} → {place} ({figure_at(play, place, players)})"
    return move_with_figure(move, words, play.position)


def figure_at(play: "Playthrough", place: int, players: Players) -> str:
    """The name of the figure at a place of the row, counted from 1."""
    return players.words(f"figure-{w.FIGURES[play.position.row[place - 1].figure]}")


def question(play: "Playthrough", players: Players) -> str:
    """What has to be decided, and which card of the turn it is."""
    s, words = play.position, players.words
    phase = words(f"piper-phase-{w.PHASES[s.phase]}")
    if s.phase != w.PLAY:
        return phase
    return f"{phase} {words('piper-board-card', number=int(s.turn.played) + 1, count=int(cards_this_turn(s)))}"


def why_not(refusal: Refusal, players: Players) -> str:
    """Why a move is not legal, as a sentence."""
    return sentences.why_not(refusal, players.words)


def tell(event: Event, play: "Playthrough", players: Players) -> str:
    """What happened, as a sentence."""
    return event_in_words(event, players.words, players.names)
