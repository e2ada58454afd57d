"""Where games are kept: after every move in the user's state folder, and wherever people save them."""

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ratskeller.core.errors import Problem, RatskellerError, RecordError
from ratskeller.core.record import Record, format_record, read_record, write_atomically
from ratskeller.terminal.players import Players

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough

SUFFIX = ".record"


class NotSaved(RatskellerError):
    """A file that can't be written, or that would be overwritten."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"{file}: {why}")
        self.why = why


def state_folder() -> Path:
    """The folder of games under way: in XDG_STATE_HOME, or where that is by custom."""
    root = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(root).expanduser() / "ratskeller" / "games"


def new_file(game: str) -> Path:
    """A file of its own for a new game."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}"
    path = state_folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = state_folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def check_new_file(file: Path) -> None:
    """A file for a new game must not be there already."""
    if file.exists():
        raise NotSaved(file, f"is there already: name another file, or go on with it by --resume {file}")


def latest_unfinished() -> Path:
    """The game under way that was played last."""
    folder = state_folder()
    files = sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files:
        if is_unfinished(file):
            return file
    raise RecordError(str(folder), [Problem("resume", "no unfinished game is kept here")])


def is_unfinished(file: Path) -> bool:
    """The file is a whole record of a game that is not over."""
    try:
        record: Record = read_record(file)
    except RecordError:
        return False
    return not record.finished


def record_text(play: "Playthrough", players: Players) -> str:
    """The game so far as text, with the bots that play."""
    return format_record(msgspec.structs.replace(play.record(), bots=list(players.bots)), play.labels)


class SaveFile:
    """Keeps one game: in one file after every move, and in others on demand."""

    def __init__(self, file: Path, *, is_named: bool = False) -> None:
        self.file = file
        self.is_named = is_named  # people chose the file themselves
        self.saved_in = file if is_named else None  # the file that people named last
        self.trouble = ""  # why the game could not be kept, if so
        self._saved = ""

    def keep(self, text: str) -> None:
        """Write the game into its file; what goes wrong is remembered, and play goes on."""
        try:
            if not self.is_named:
                self.file.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self.file, text)
            self.trouble = ""
        except OSError as problem:
            self.trouble = problem.strerror or str(problem)

    def save(self, file: Path, text: str) -> None:
        """Write the game where people want it."""
        if file.exists() and not file.is_file():
            raise NotSaved(file, "is no plain file")
        try:
            write_atomically(file, text)
        except OSError as problem:
            raise NotSaved(file, problem.strerror or str(problem)) from None
        self.saved_in, self._saved = file, text

    def is_own(self, file: Path) -> bool:
        """The file holds this game already: to write it again loses nothing."""
        return self.saved_in is not None and file.absolute() == self.saved_in.absolute()

    def is_saved(self, text: str) -> bool:
        """The game as it is now lies in a file that people named."""
        return self._saved == text or (self.is_named and not self.trouble)

    def command(self) -> str:
        """What to type to go on with the game."""
        return f"ratskeller play --resume {self.file}" if self.is_named else "ratskeller play --resume"
