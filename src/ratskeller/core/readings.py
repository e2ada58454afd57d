"""Readings: which rules an option is about, and how each rulebook reads it. A preset sets all that a rulebook says."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from ratskeller.core.errors import SetupError

FILE = "readings.toml"
BOOK = "book"  # among options: all that a rulebook says


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option of a game: the rules that it is about, and its value by each rulebook that says something of it."""

    rules: list[str]
    books: dict[str, str] = {}


class Readings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All options of a game, and its rulebooks with the signs that the rules know them by."""

    books: dict[str, str]
    options: dict[str, Reading]

    @property
    def presets(self) -> dict[str, dict[str, str]]:
        """The options as each rulebook has them; on what it does not mention, they stay as they are."""
        return {
            book: {name: reading.books[book] for name, reading in self.options.items() if book in reading.books}
            for book in self.books
        }

    def spelled_out(self, changes: Mapping[str, str]) -> dict[str, str]:
        """Options with a rulebook in full; options named beside it take precedence."""
        others = {name: value for name, value in changes.items() if name != BOOK}
        if BOOK not in changes:
            return others
        if changes[BOOK] not in self.books:
            known = f"there are {', '.join(self.books)}" if self.books else "there is one only"
            raise SetupError(f"unknown book '{changes[BOOK]:.40}': {known}")
        return self.presets[changes[BOOK]] | others

    def options_of(self, rule: str) -> dict[str, Reading]:
        """The options that are about a rule."""
        return {name: reading for name, reading in self.options.items() if rule in reading.rules}


@cache
def read_readings(file: Path) -> Readings:
    """The readings of a game; a game of another package may have none."""
    return msgspec.toml.decode(file.read_bytes(), type=Readings) if file.is_file() else Readings({}, {})
