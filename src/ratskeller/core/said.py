"""Sentences before they are in any language: a key of the catalogues and its figures, which may be sentences again.

Whoever tells something takes a catalogue and gets a text back. With `Sayings` in its place they get a text that
remembers how it came about, and the page says it in whatever language it is in."""

from collections.abc import Callable, Mapping
from typing import Any

SEAT = "seat"


class Said(str):
    """A sentence that is still to be put into words."""

    key: str
    figures: Mapping[str, str | int]

    def __new__(cls, key: str, figures: Mapping[str, str | int]) -> "Said":
        said = super().__new__(cls, key)
        said.key, said.figures = key, figures
        return said

    def plain(self) -> dict[str, Any]:
        """As JSON tells it; a seat is told by its number, since only the table knows who sits there."""
        if self.key == SEAT:
            return dict(self.figures)
        figures = {name: value.plain() if isinstance(value, Said) else value for name, value in self.figures.items()}
        return {"key": self.key, "figures": figures} if figures else {"key": self.key}


class Sayings:
    """A catalogue of no language."""

    def __init__(self, has: Callable[[str], bool]) -> None:
        self.has = has

    def __call__(self, key: str, /, **figures: str | int) -> str:
        return Said(key, figures)


def said_seats(count: int) -> list[str]:
    """Names of seats that the page will know."""
    return [Said(SEAT, {SEAT: seat}) for seat in range(count)]


def plain_of(text: str) -> dict[str, Any]:
    """What was told with `Sayings`, as JSON."""
    assert isinstance(text, Said), f"'{text}' was put together outside the catalogues"
    return text.plain()
