"""The file of a match: a header, and a line for each game as it ends, so that a killed match can go on."""

import errno
import os
import stat
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from ratskeller.arena.match import FORMAT, Match, Task
from ratskeller.arena.table import Result
from ratskeller.core.errors import FileError, Problem, UnsupportedSystem

try:
    import fcntl
except ModuleNotFoundError:
    raise UnsupportedSystem from None

REPEATED = ("seed", "scores", "winners", "length", "reason", "moves", "decisions")  # what no clock decides


class JournalError(FileError):
    """A file that can't be the file of this match."""


class Journal:
    """The games of a match that are over: what its file has, and what is added. Without a file, only the latter."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.path = path
        self.results: dict[Task, Result] = {}
        self._file = -1
        if path is not None:
            try:
                self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
                if not stat.S_ISREG(os.fstat(self._file).st_mode):
                    raise self._error("file", "can't be used: it is a device or a pipe")
                self._read(path)
            except OSError as problem:
                self.close()
                raise self._error("file", f"can't be used: {problem.strerror}") from None
            except BaseException:
                self.close()
                raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let others use the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def add(self, result: Result) -> None:
        """Keep a result; it is in the file when this returns, whatever happens to this process then.

        Of a game that was played again, the first result stays."""
        task = result.shuffle, result.rotation
        if task in self.results:
            return
        result = msgspec.structs.replace(result, record=None)
        try:
            self._write(result)
        except OSError as problem:
            raise self._error("file", f"can't be written: {problem.strerror}") from None
        self.results[task] = result

    def check(self, result: Result) -> None:
        """Refuse a game that was played again, for its record, and went otherwise than the file says."""
        before = self.results.get((result.shuffle, result.rotation), result)
        if any(getattr(result, name) != getattr(before, name) for name in REPEATED):
            where = f"shuffle {result.shuffle}, rotation {result.rotation}"
            what = "went otherwise when it was played again: a bot has changed or can't be repeated; begin a new file"
            raise self._error(where, what)

    def _write(self, line: Match | Result) -> None:
        """Write a line in one go, so that an interrupt comes before or after it."""
        text = msgspec.json.encode(line) + b"\n"
        if self._file >= 0 and os.write(self._file, text) < len(text):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def _read(self, path: Path) -> None:
        """Take in what is there; cut off a last line that was never finished; begin a new file with its header."""
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise self._error("file", "another match is writing it") from None
        content = path.read_bytes()
        *lines, torn = content.split(b"\n")
        if not lines:
            if not msgspec.json.encode(self.match).startswith(torn):
                raise self._error("line 1", f"this is no file of a match: the header '{FORMAT}' is missing")
            os.ftruncate(self._file, 0)
            self._write(self.match)
            return
        self._check_header(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except (msgspec.DecodeError, UnicodeDecodeError) as problem:
                raise self._error(f"line {number}", f"is no result of a game: {problem}") from None
            self.results.setdefault((result.shuffle, result.rotation), result)
        if torn:
            os.ftruncate(self._file, len(content) - len(torn))

    def _check_header(self, line: bytes) -> None:
        """Refuse a file of another match, and say in what it differs."""
        try:
            there: Any = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            there = None
        if not isinstance(there, dict) or there.get("format") != FORMAT:
            raise self._error("line 1", f"this is no file of a match: the header '{FORMAT}' is missing")
        here = msgspec.to_builtins(self.match)
        problems = [
            Problem(key, f"the file is of a match with {formatted(there.get(key))}, not {formatted(here.get(key))}")
            for key in {**here, **there}
            if there.get(key) != here.get(key)
        ]
        if problems:
            raise JournalError(str(self.path), problems)

    def _error(self, where: str, what: str) -> JournalError:
        return JournalError(str(self.path), [Problem(where, what)])


def formatted(value: Any) -> str:
    """A value of the header as people would write it."""
    if isinstance(value, dict):
        return " ".join(f"{key}={item}" for key, item in value.items()) or "none"
    if isinstance(value, list):
        return ",".join(map(str, value))
    return "none" if value is None else str(value)
