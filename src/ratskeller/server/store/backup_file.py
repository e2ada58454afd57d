"""The file of a backup: JSON lines, compressed by gzip.

First a header, then for each table a line with its name and columns and a list for each row, at the end the number of
rows and a digest of all lines before, so that a file that was cut or changed is never taken for a whole one.
"""

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ratskeller.core.errors import FileError, Problem

FORMAT = "ratskeller-backup"
VERSION = 1
ROWS_AT_ONCE = 500

Value = str | int | float | bool | None
Row = list[Value]
Bar = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]  # shows how far something has come


class BackupError(FileError):
    """A backup that is cut, damaged, of a newer version, or none at all; or a file that can't be written."""


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    version: int
    revision: str  # of the tables
    made: float
    rows: int


class TableLine(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """The rows that follow are of this table."""

    table: str
    columns: list[str]


class End(msgspec.Struct, frozen=True, tag_field="is", tag="end"):
    """The last line."""

    rows: int
    sha256: str


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableLine | End | Row)


class Writer:
    """Writes the lines of a backup."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._digest = hashlib.sha256()
        self._rows = 0

    def write(self, line: Header | TableLine) -> None:
        """Write a line that is no row."""
        self._write(line)

    def write_row(self, row: list[Any]) -> None:
        """Write a row of the table that was named last."""
        self._write(row)
        self._rows += 1

    def end(self) -> None:
        """Write the last line."""
        self._write(End(self._rows, self._digest.hexdigest()))

    def _write(self, line: Any) -> None:
        data = _encoder.encode(line) + b"\n"
        self._digest.update(data)
        self._file.write(data)


@contextmanager
def new_backup(path: Path) -> Iterator[Writer]:
    """A file that is there only when it is complete, and that only its owner may read: it holds secrets."""
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            temporary = Path(file.name)
            try:
                with gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6) as packed:
                    writer = Writer(packed)
                    yield writer
                    writer.end()
                file.flush()
                os.fsync(file.fileno())
                temporary.replace(path)
            except BaseException:
                temporary.unlink(missing_ok=True)
                raise
    except ConnectionError:
        raise  # to the database, not of this file
    except OSError as problem:
        raise BackupError(str(path), [Problem("file", f"can't be written: {problem.strerror or problem}")]) from None


def check_backup(path: Path, bar: Bar) -> Header:
    """The header of a backup that is whole and as it was written."""
    lines = _lines(path)
    digest = hashlib.sha256()
    _, first = next(lines, (1, b""))
    header = _header(first, path)
    digest.update(first)
    rows, width, end = 0, 0, None
    with bar("checking", header.rows) as advance:
        for number, data in lines:
            line = _decoded(data, number, path)
            if end is not None or (isinstance(line, list) and len(line) != width):
                raise _damaged(path, number)
            if isinstance(line, End):
                end = line
                continue
            digest.update(data)
            if isinstance(line, TableLine):
                width = len(line.columns)
            else:
                rows += 1
                if rows % ROWS_AT_ONCE == 0:
                    advance(ROWS_AT_ONCE)
    if end is None:
        raise BackupError(str(path), [Problem("end", "is missing: the file was cut")])
    if end != End(header.rows, digest.hexdigest()) or rows != header.rows:
        raise BackupError(str(path), [Problem("end", "rows and digest don't fit: the file was changed or damaged")])
    return header


def read_rows(path: Path) -> Iterator[tuple[TableLine, list[Row]]]:
    """The rows of a backup that was checked, some at a time, each time with their table."""
    table, rows = TableLine("", []), list[Row]()
    for number, data in _lines(path):
        if number == 1:
            continue
        line = _decoded(data, number, path)
        if isinstance(line, list):
            rows.append(line)
            if len(rows) < ROWS_AT_ONCE:
                continue
        if rows:
            yield table, rows
            rows = []
        if isinstance(line, TableLine):
            table = line


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The numbered lines of a file, each whole."""
    number = 0
    try:
        with gzip.open(path) as file:
            for number, line in enumerate(file, start=1):
                yield number, line
    except EOFError:
        raise BackupError(str(path), [Problem(f"line {number + 1}", "the file was cut here")]) from None
    except (gzip.BadGzipFile, zlib.error):
        raise (_damaged(path, number + 1) if number else _foreign(path)) from None
    except OSError as problem:
        raise BackupError(str(path), [Problem("file", f"can't be read: {problem.strerror}")]) from None


def _header(line: bytes, path: Path) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.MsgspecError, UnicodeError):
        raise _foreign(path) from None
    if header.format != FORMAT:
        raise _foreign(path)
    if header.version > VERSION:
        what = f"{header.version} is newer than this version of ratskeller knows: it reads up to {VERSION}"
        raise BackupError(str(path), [Problem("version", what)])
    return header


def _decoded(line: bytes, number: int, path: Path) -> TableLine | End | Row:
    try:
        decoded: TableLine | End | Row = _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeError):
        raise _damaged(path, number) from None
    return decoded


def _damaged(path: Path, number: int) -> BackupError:
    return BackupError(str(path), [Problem(f"line {number}", "is damaged")])


def _foreign(path: Path) -> BackupError:
    return BackupError(str(path), [Problem("file", "is no backup of ratskeller")])
