"""What must hold in a profile of The Pied Piper, beyond the shape of its file."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ratskeller.core.errors import Problem
from ratskeller.games.piedpiper import constants as w

if TYPE_CHECKING:
    from ratskeller.games.piedpiper.profile import ProfileData

# Cards that can be out of deck and discards at once: full hands, and under each of four characters one card that stays
# and one that was just played.
UNDER_THE_ROW = 8
MOST_CARDS = 100  # that a record can count in one pile


def check(data: "ProfileData") -> list[Problem]:
    """All that is wrong with a profile: every variant must be able to deal, draw and fill the row."""
    return [*check_actions(data), *check_characters(data)]


def check_actions(data: "ProfileData") -> Iterator[Problem]:
    """Enough cards for five full hands, also without special cards."""
    needed = w.MAX_SEATS * data.counts.hand + UNDER_THE_ROW
    normal = sum(getattr(data.actions, card) for card in w.CARDS[: w.FIRST_SPECIAL])
    if normal < needed:
        what = f"{normal} cards besides plus and melody are too few: {needed} may be needed"
        yield Problem("actions", what, "too-few-actions", {"count": normal, "needed": needed})
    total = sum(getattr(data.actions, card) for card in w.CARDS)
    if total > MOST_CARDS:
        yield too_many_cards("actions", total)


def check_characters(data: "ProfileData") -> Iterator[Problem]:
    """Every figure has a card: then the first row can be filled with at most one piper, too."""
    if data.characters.rat < 1:
        yield Problem("characters.rat", "every rat needs a card", "figure-without-card")
    if data.characters.piper < 1:
        yield Problem("characters.piper", "the piper needs a card", "figure-without-card")
    total = (len(w.FIGURES) - 1) * data.characters.rat + data.characters.piper
    if total > MOST_CARDS:
        yield too_many_cards("characters", total)


def too_many_cards(where: str, total: int) -> Problem:
    """More cards of a kind than a record can count."""
    what = f"there are {total} cards: {MOST_CARDS} at most"
    return Problem(where, what, "too-many-cards", {"count": total, "most": MOST_CARDS})
