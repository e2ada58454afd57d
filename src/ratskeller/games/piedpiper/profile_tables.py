"""A profile of The Pied Piper as tables for people, in the order of its file."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ratskeller.core.profile_tables import Row, Shown, values
from ratskeller.games.piedpiper import constants as w

if TYPE_CHECKING:
    from ratskeller.games.piedpiper.profile import ProfileData

RATS = {2: 5, 3: 4, 4: 5, 5: 6}  # in play, by people: one more than there are houses


def tables_of(data: "ProfileData") -> list[Shown]:
    """All tables of a profile; a large one comes in several pieces, which follow each other."""
    return [
        values("options", data.options),
        values("counts", data.counts),
        Shown("characters", (), [("each rat", str(data.characters.rat)), ("piper", str(data.characters.piper))]),
        Shown("characters", ("people", *map(str, RATS)), [*characters_by_people(data)]),
        Shown("actions", ("card", "kind", "cards"), [*actions(data)]),
    ]


def characters_by_people(data: "ProfileData") -> Iterable[Row]:
    """How many rats and character cards are in play by the number of people."""
    yield "rats", *map(str, RATS.values())
    yield "character cards", *(str(rats * data.characters.rat + data.characters.piper) for rats in RATS.values())


def actions(data: "ProfileData") -> Iterable[Row]:
    """The action cards that are in play, and how many there are in all."""
    young = data.options.variant == w.VARIANTS[w.YOUNG]
    total = 0
    for number, card in enumerate(w.CARDS[: w.FIRST_SPECIAL] if young else w.CARDS):
        count = getattr(data.actions, card)
        total += count
        yield card, "normal" if number < w.FIRST_SPECIAL else "special", str(count)
    yield "all", "", str(total)
