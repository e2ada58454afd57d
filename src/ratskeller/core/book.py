"""The rules of a game as a book: what it has besides the rules, such as a list of parts and a one-page reference.

This file only says what to show. Words are in the catalogues (`book-term-…`), texts are those of rules, and a count is
a number or the name of a figure of the profile.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

FILE = "book.toml"
Count = int | str


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something in the box: its word, its drawing, and how many there are; none where they never run out."""

    term: str
    symbol: str
    count: Count | None = None
    each: bool = False  # so many for each player


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is put on the table at set-up, by the number of people."""

    term: str
    symbol: str
    counts: dict[str, Count]


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An animal, a super rat, a card: the key of its name, its drawing, and the rule on it, if there is one."""

    name: str
    symbol: str
    rule: str = ""


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All chapters besides the rules, as keys of words."""

    parts: list[Part] = []
    setup: list[Laid] = []
    start: list[Count] = []  # what seats begin with, in turn order
    names: list[Named] = []
    reference: list[list[str]] = []  # rules, box by box
    terms: list[str] = []
    about: dict[
        str, list[str]
    ] = {}  # by rule: tables of the profile that it is about without naming a figure of theirs


@cache
def read_book(file: Path) -> Book:
    """The book of a game; a game of another package may have none."""
    return msgspec.toml.decode(file.read_bytes(), type=Book) if file.is_file() else Book()


def counted(count: Count, figures: Mapping[str, int]) -> int:
    """How many that is in a profile."""
    return figures[count] if isinstance(count, str) else count
