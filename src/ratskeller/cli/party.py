"""Who sits at the table: a name, a letter and a colour for each seat, and the language that they read."""

import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ratskeller.cli.face import face_of
from ratskeller.core.errors import SetupError
from ratskeller.i18n import Catalogue

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough

STYLES = ("bold red", "bold cyan", "bold magenta", "bold green", "bold yellow")
LONGEST_NAME = 16


@dataclass(frozen=True)
class Party:
    """The seats as people know them. Letters differ from each other, so that nobody needs colours."""

    names: tuple[str, ...]
    letters: tuple[str, ...]
    words: Catalogue

    def style(self, seat: int) -> str:
        """The colour in which a seat is shown."""
        return STYLES[seat]


def party_for(play: "Playthrough", names: Sequence[str], words: Catalogue) -> Party:
    """A party with a name for every seat: the given ones, then numbers; the rival of one alone has the last seat."""
    if len(names) > play.people:
        raise SetupError(f"{len(names)} names for {play.people} people: {', '.join(names)}")
    full = [*names, *(words("player-number", number=seat + 1) for seat in range(len(names), play.people))]
    full += [face_of(play.game).rival(words)] if play.level is not None else []
    if len(set(full)) < len(full):
        raise SetupError(f"names have to differ: {', '.join(full)}")
    return Party(tuple(full), letters_for(full), words)


def parse_names(text: str) -> list[str]:
    """Names with commas between them."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise SetupError(f"'{name}' is no name: it takes 1 to {LONGEST_NAME} letters, with commas between names")
    return names


def letters_for(names: Sequence[str]) -> tuple[str, ...]:
    """The initials where they all differ, else letters in the order of the alphabet."""
    initials = tuple(name[0].upper()[0] for name in names)
    return initials if len(set(initials)) == len(names) else tuple(string.ascii_uppercase[: len(names)])
