"""Moves in their typed form, their short text form, and the integers that engines use. All three round-trip."""

from itertools import product

from ratskeller.core.move import Move as Move
from ratskeller.core.move import Notation, plain_text
from ratskeller.games.piedpiper import constants as w


class PlayCard(Move, frozen=True, tag="play"):
    """Play a card under the character card at a place of the row (1 to 4)."""

    card: str
    place: int


class HideCard(Move, frozen=True, tag="hide"):
    """Play it face down."""

    card: str
    place: int


class ActivateFirst(Move, frozen=True, tag="first"):
    """Of two activated figures, which acts first, by its place of the row."""

    place: int


class DrawCard(Move, frozen=True, tag="~card"):
    """Chance: an action card."""

    card: str


class DrawCharacter(Move, frozen=True, tag="~character"):
    """Chance: a character card."""

    figure: str


PLACES = range(1, 5)

# Every move by its number: the blocks of actions.py, in the same order.
MOVES: tuple[Move, ...] = (
    *(PlayCard(card, place) for card, place in product(w.CARDS, PLACES)),
    *(HideCard(card, place) for card, place in product(w.CARDS, PLACES)),
    *(ActivateFirst(place) for place in PLACES),
    *(DrawCard(card) for card in w.CARDS),
    *(DrawCharacter(figure) for figure in w.FIGURES),
)


def text_of(move: Move) -> str:
    """The short text form: `forward>2`, `hide:run>1`, `first:3`, `~card:sewer`, `~character:piper`."""
    match move:
        case PlayCard(card, place):
            return f"{card}>{place}"
        case HideCard(card, place):
            return f"hide:{card}>{place}"
    return plain_text(move)


NOTATION = Notation("The Pied Piper", MOVES, text_of, examples="forward>2, hide:run>1, first:3")
format_move, parse_move = NOTATION.format_move, NOTATION.parse_move
