"""Sentences before translation: a key of the catalogues and its figures, which may be sentences again.

Functions that put things into words take a catalogue and return a text. With `PhraseCatalogue` they return a text that
remembers its key and figures, and the page translates it into its own language.
"""

from collections.abc import Callable, Mapping
from typing import Any

SEAT = "seat"


class Phrase(str):
    """A sentence that is still to be put into words."""

    key: str
    figures: Mapping[str, str | int]

    def __new__(cls, key: str, figures: Mapping[str, str | int]) -> "Phrase":
        said = super().__new__(cls, key)
        said.key, said.figures = key, figures
        return said

    def plain(self) -> dict[str, Any]:
        """In JSON; a seat is its number, since only the table knows who sits there."""
        if self.key == SEAT:
            return dict(self.figures)
        figures = {name: value.plain() if isinstance(value, Phrase) else value for name, value in self.figures.items()}
        return {"key": self.key, "figures": figures} if figures else {"key": self.key}


class PhraseCatalogue:
    """A catalogue of no language."""

    def __init__(self, has: Callable[[str], bool]) -> None:
        self.has = has

    def __call__(self, key: str, /, **figures: str | int) -> str:
        return Phrase(key, figures)


def seat_phrases(count: int) -> list[str]:
    """Names of seats that the page will know."""
    return [Phrase(SEAT, {SEAT: seat}) for seat in range(count)]


def plain_phrase(text: str) -> dict[str, Any]:
    """What `PhraseCatalogue` gathered, as JSON."""
    assert isinstance(text, Phrase), f"'{text}' was put together outside the catalogues"
    return text.plain()
