"""A folder with the record of each game of some matches, in a file of its own."""

import tempfile
from pathlib import Path

from ratskeller.arena.match import Match, Task
from ratskeller.arena.table import LUCK, Result, seed_for
from ratskeller.core.errors import SetupError
from ratskeller.core.record import write_atomically

SUFFIX = ".record"


class Records:
    """A folder for records. It is made where it is missing, and one that can't be written is refused at once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError as problem:
            raise SetupError(f"{folder}: records can't be kept there: {problem.strerror}") from None

    def file_of(self, match: Match, task: Task) -> Path:
        """The file of a game: the match, the number of the game in it from 1, and the seed of its chance."""
        shuffle, rotation = task
        number = shuffle * len(match.rotations) + rotation + 1
        return self.folder / f"{match.stem}-{number:06}-{seed_for(match.seed, LUCK, shuffle)}{SUFFIX}"

    def has(self, match: Match, task: Task) -> bool:
        """The record of this game is there."""
        return self.file_of(match, task).is_file()

    def keep(self, match: Match, result: Result) -> None:
        """Write the record of a game, whole or not at all."""
        assert result.record is not None
        file = self.file_of(match, (result.shuffle, result.rotation))
        try:
            write_atomically(file, result.record)
        except OSError as problem:
            raise SetupError(f"{file}: the record can't be written: {problem.strerror}") from None
