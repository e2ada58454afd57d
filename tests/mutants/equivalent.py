"""Mutants that no test can catch, because the game is the same with them; each with the reason."""

import tomllib
from pathlib import Path
from typing import NamedTuple

from tests.mutants.changes import Mutant

FILE = Path(__file__).with_name("equivalent.toml")


class Known(NamedTuple):
    """A mutant as the list names it: by the text of its line, since numbers of lines move."""

    file: str
    function: str
    text: str
    change: str


def name_of(mutant: Mutant) -> Known:
    """How the list names a mutant."""
    return Known(mutant.file, mutant.function, mutant.text, mutant.change)


def known_equivalents(file: Path = FILE) -> dict[Known, str]:
    """The reason why each mutant of the list changes nothing."""
    entries = tomllib.loads(file.read_text("utf-8")).get("mutant", [])
    return {
        Known(entry["file"], entry["function"], entry["text"], change): entry["reason"]
        for entry in entries
        for change in entry["changes"]
    }
