"""fr.solo.move: a card that was drawn from the real deck, as its person enters it."""

import re
from typing import Any, NamedTuple

from ratskeller.client.errors import Refused
from ratskeller.games.firstrat import constants as w

CARD = re.compile(r"(\d{1,2})-(\d{1,2})-(\d{1,2})-(\d{1,2})(?::([a-z]+))?")
EXAMPLE = "1-2-0-2, or 3-1-1-1:cargo"


class RealCard(NamedTuple):
    """The steps of Greg's rats, front rat first, and the symbol."""

    steps: tuple[int, ...]
    symbol: str


def parse_card(text: str) -> RealCard:
    """A card such as `1-2-0-2` or `3-1-1-1:cargo`; the C card has the symbol `best`."""
    found = CARD.fullmatch(text)
    if found is None:
        raise Refused(
            "malformed", f"'{text:.40}' is no card: four numbers and a symbol are expected, such as {EXAMPLE}"
        )
    *steps, symbol = found.groups()
    card = RealCard(tuple(map(int, steps)), symbol or "")
    if card.symbol not in w.SYMBOLS:
        raise Refused("malformed", f"unknown symbol '{symbol:.40}': they are {', '.join(w.SYMBOLS[:-1])}")
    if max(card.steps) > w.PAD:
        raise Refused("malformed", f"{max(card.steps)} steps are more than the {w.PAD} of the whole path")
    return card


def lay_down(card: RealCard, box: Any, s: Any) -> int:
    """Put a card into the box where one of Greg's deck would be, and say which: the C card, or the next of the others.

    Which of them it really is does not matter: the rules only read its steps and its symbol."""
    number = int(w.CARD_C) if card.symbol == "best" else next_number(box, s)
    box.card_moves[number] = card.steps
    box.card_symbol[number] = w.SYMBOLS.index(card.symbol)
    return number


def next_number(box: Any, s: Any) -> int:
    """The place of the next card in a deck with these numbers of A and B cards."""
    revealed = (int(s.pile) & ~(1 << int(w.CARD_C))).bit_count()
    places = w.NUMBERS_OF["A"][: int(box.deck_a[s.level])] + w.NUMBERS_OF["B"][: int(box.deck_b[s.level])]
    if revealed == len(places):
        raise Refused("not-now", "all cards but the C card were revealed: it comes now", rule="fr.solo.best")
    return places[revealed]
