"""The Pied Piper's face: the table, the choices and the sentences."""

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from ratskeller.cli.face import Choice, choice
from ratskeller.cli.party import Party
from ratskeller.cli.piedpiper.outcome import outcome, standings
from ratskeller.cli.piedpiper.ring import ring_text
from ratskeller.cli.piedpiper.row import decks_text, hands_text, row_table
from ratskeller.core.errors import Refusal
from ratskeller.core.event import Event
from ratskeller.games.piedpiper import moves as m
from ratskeller.games.piedpiper import telling
from ratskeller.games.piedpiper import words as w
from ratskeller.games.piedpiper.telling import event_in_words, move_in_words
from ratskeller.games.piedpiper.turn import cards_this_turn
from ratskeller.i18n import Catalogue

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


def draw(play: "Playthrough", party: Party, width: int) -> RenderableType:
    """The ring, the row, the decks, and the hands that are known."""
    s = play.position
    parts: list[RenderableType] = [ring_text(play, party)]
    gone = [party.names[seat] for seat in range(s.seats) if s.players[seat].is_out]
    if gone:
        parts.append(Text(party.words("piper-board-out", seats=", ".join(gone))))
    return Group(*parts, Text(), row_table(play, party), Text(), decks_text(play, party), hands_text(play, party))


def legend(party: Party) -> str:
    """What the signs of the table mean."""
    return party.words("piper-board-legend")


def heading(play: "Playthrough", party: Party) -> str:
    """Turn and seat."""
    if play.is_over:
        return party.words("piper-phase-over")
    s = play.position
    return party.words("piper-board-heading", seat=party.names[s.seat], turn=int(s.turn_number))


def choices(play: "Playthrough", party: Party) -> list[Choice]:
    """Every legal move with its label and what it would bring about."""
    return [choice(play, move, label(play, move, party), party) for move in play.legal]


def label(play: "Playthrough", move: int, party: Party) -> str:
    """A move in short, with the figure at its place."""
    words = party.words
    match m.MOVES[move]:
        case m.PlayCard(card, place):
            return f"{words(f'card-{card}')} → {place} ({figure_at(play, place, party)})"
        case m.HideCard(card, place):
            hidden = words("piper-board-face-down", card=words(f"card-{card}"))
            return f"{hidden} → {place} ({figure_at(play, place, party)})"
        case m.ActivateFirst(place):
            return f"{move_in_words(move, words)} ({figure_at(play, place, party)})"
    return move_in_words(move, words)


def figure_at(play: "Playthrough", place: int, party: Party) -> str:
    """The name of the figure at a place of the row, counted from 1."""
    return party.words(f"figure-{w.FIGURES[play.position.row[place - 1].figure]}")


def question(play: "Playthrough", party: Party) -> str:
    """What has to be decided, and which card of the turn it is."""
    s, words = play.position, party.words
    phase = words(f"piper-phase-{w.PHASES[s.phase]}")
    if s.phase != w.PLAY:
        return phase
    return f"{phase} {words('piper-board-card', number=int(s.turn.played) + 1, count=int(cards_this_turn(s)))}"


def why_not(refusal: Refusal, party: Party) -> str:
    """Why a move is not legal, as a sentence."""
    return telling.why_not(refusal, party.words)


def tell(event: Event, play: "Playthrough", party: Party) -> str:
    """What happened, as a sentence."""
    return event_in_words(event, party.words, party.names)
