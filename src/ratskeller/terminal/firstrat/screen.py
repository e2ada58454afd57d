"""First Rat's face: the table, the choices and the sentences."""

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ratskeller.core.errors import Refusal
from ratskeller.core.event import Event
from ratskeller.core.translator import refusal_in_words
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import moves as m
from ratskeller.games.firstrat.sentences import event_in_words, move_in_words
from ratskeller.i18n import Catalogue
from ratskeller.terminal.firstrat.board import COLUMNS, Board
from ratskeller.terminal.firstrat.greg import greg_text
from ratskeller.terminal.firstrat.outcome import outcome, standings
from ratskeller.terminal.firstrat.seats import seats_table
from ratskeller.terminal.firstrat.tracks import tracks_table
from ratskeller.terminal.firstrat.wares import wares
from ratskeller.terminal.players import Players
from ratskeller.terminal.screen import Choice, choice

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough

# What a face has, and this module takes from others.
__all__ = ["outcome", "standings"]

ASKED = {"comics": ("basic", "super")}
EXAMPLES = ("r2>9", "fr.move.toll")
HAS_SECRETS = False

SIDE = 50  # columns beside the board, where the terminal has room for them
NARROWEST, WIDEST = 6, 12  # fields of the board


def rival(words: Catalogue) -> str:
    """The name of Greg."""
    return words("greg")


def draw(play: "Playthrough", players: Players, width: int) -> RenderableType:
    """The board with all that lies around it: beside it on a wide terminal, else above it: the choices come below."""
    is_wide = width >= board_width(8) + SIDE
    room = width - SIDE if is_wide else width
    field = max(NARROWEST, min(WIDEST, (room - COLUMNS - 1) // COLUMNS))
    board = Text("\n").join(Board(play, players, field).lines())
    board.no_wrap, board.overflow = True, "crop"
    tracks, offers = tracks_table(play, players), wares(play, players)
    people: list[RenderableType] = [seats_table(play, players)]
    if play.level is not None:
        people.append(greg_text(play, players))
    if is_wide:
        return Group(beside(board, Group(tracks, Text(), offers)), *people)
    return Group(beside(tracks, offers), Text(), *people, board)


def beside(left: RenderableType, right: RenderableType) -> Table:
    """Two things side by side, the left one as wide as it needs."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column()
    table.add_column(ratio=1)
    table.add_row(left, right)
    return table


def board_width(field: int) -> int:
    """The columns that a board takes."""
    return COLUMNS * (field + 1) + 1


def legend(players: Players) -> str:
    """What the signs of the table mean."""
    return players.words("board-legend")


def heading(play: "Playthrough", players: Players) -> str:
    """Round, seat, and the last round where it is known."""
    s = play.position
    if play.is_over:
        return players.words("phase-over")
    last = int(s.end_round) if s.end_reason != w.NOT_ENDING else 0
    return players.words("board-heading", seat=players.names[s.seat], round=int(s.round_number), last=last)


def choices(play: "Playthrough", players: Players) -> list[Choice]:
    """Every legal move with its label and what it would yield."""
    return [choice(play, move, label(play, move, players), players) for move in play.legal]


def label(play: "Playthrough", move: int, players: Players) -> str:
    """A move in words; a rat's move with the colour of its space, and the stall there."""
    match m.MOVES[move]:
        case m.Go(rat, space) if space != w.PAD:
            colour = w.COLOURS[play.box.tile_colour[play.position.tiles[space]]]
            stalls = [name for i, name in enumerate(w.STALLS) if play.box.stall_space[i] == space]
            place = ", ".join(players.words(key) for key in (f"colour-{colour}", *(f"stall-{name}" for name in stalls)))
            return f"r{rat} → {space} ({place})"
        case m.Go(rat, _):
            return f"r{rat} → {players.words('board-pad')}"
    return move_in_words(move, players.words, play.profile.data)


def question(play: "Playthrough", players: Players) -> str:
    """What has to be decided."""
    phase = players.words(f"phase-{w.PHASES[play.position.phase]}")
    if play.position.phase == w.MOVE and play.position.turn.moved:
        return f"{phase} {players.words('board-whole-turn')}"
    return phase


def why_not(refusal: Refusal, players: Players) -> str:
    """Why a move is not legal, as a sentence."""
    return refusal_in_words(refusal, players.words)


def tell(event: Event, play: "Playthrough", players: Players) -> str:
    """What happened, as a sentence."""
    return event_in_words(event, players.words, players.names, play.profile.data)
