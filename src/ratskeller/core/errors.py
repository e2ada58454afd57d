"""Everything that a user can get wrong. Each error says what was wrong, where, and which rule or field."""

from dataclasses import dataclass, field


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


class SetupError(RatskellerError):
    """A table that can't be set up: a wrong number of seats, an unknown option or level."""


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a file, and the key or line where it is."""

    where: str
    what: str


class FileError(RatskellerError):
    """A file that can't be used, with all that is wrong with it."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        super().__init__("\n".join(f"{source}: {problem.where}: {problem.what}" for problem in problems))
        self.source = source
        self.problems = problems


class ProfileError(FileError):
    """A profile that is not well formed or describes no game that can be played."""


class RecordError(FileError):
    """A record that is damaged, cut, of another version, or of another profile."""


class PositionError(RatskellerError):
    """A text that is no position of the game."""
