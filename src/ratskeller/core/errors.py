"""Everything that a user can get wrong. Each error says what was wrong, where, and which rule or field."""

from dataclasses import dataclass, field
from typing import Any


class RatskellerError(Exception):
    """A mistake in what a user gave; its text is for that user."""


class UnsupportedSystem(RatskellerError, ImportError):
    """A module of Python's own is missing that other systems than Linux and macOS do not have."""

    def __init__(self) -> None:
        super().__init__("Ratskeller runs on Linux and macOS; on Windows use WSL")


class MalformedMove(RatskellerError):
    """A text that is no move of the game."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal: the rule that forbids it, and the figures involved."""

    rule: str
    reason: str  # key of a sentence in the catalogues
    figures: dict[str, int | str] = field(default_factory=dict)


class IllegalMove(RatskellerError):
    """A move that the rules forbid now."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal = refusal

    def __reduce__(self) -> Any:
        return type(self), (str(self), self.refusal)  # so that it reaches who waits for another process


class SetupError(RatskellerError):
    """A table that can't be set up: a wrong number of seats, an unknown option or level."""


class StateError(RatskellerError):
    """Something that can't be done in the present state: nothing to undo, nobody who has to decide."""


MOST_TOLD = 50  # problems of a file
LONGEST_WHERE, LONGEST_WHAT = 100, 400  # characters


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a file, and the key or line where it is."""

    where: str
    what: str
    reason: str = ""  # key of the same in the catalogues, where people read it in their language
    figures: dict[str, int | str] = field(default_factory=dict, compare=False)

    def __str__(self) -> str:
        return f"{shortened(self.where, LONGEST_WHERE)}: {shortened(self.what, LONGEST_WHAT)}"


def shortened(text: str, most: int) -> str:
    """A text that is not too long to be shown."""
    return text if len(text) <= most else f"{text[:most]}…"


class FileError(RatskellerError):
    """A file that can't be used, with what is wrong with it: all of it, or the first things of very many."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        lines = [f"{source}: {problem}" for problem in problems[:MOST_TOLD]]
        if len(problems) > MOST_TOLD:
            lines.append(f"{source}: and {len(problems) - MOST_TOLD} more")
        super().__init__("\n".join(lines))
        self.source = source
        self.problems = problems

    def __reduce__(self) -> Any:
        return type(self), (self.source, self.problems)


class ProfileError(FileError):
    """A profile that is not well formed or describes no game that can be played."""


class RecordError(FileError):
    """A record that is damaged, cut, of another version, or of another profile."""


class PositionError(RatskellerError):
    """A text that is no position of the game."""
