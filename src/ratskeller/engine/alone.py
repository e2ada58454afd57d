"""Folders that one process at a time may go on with."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ratskeller.core.errors import FileError, Problem, UnsupportedSystem

try:
    import fcntl
except ModuleNotFoundError:
    raise UnsupportedSystem from None


@contextmanager
def alone_with(folder: Path, file: Path) -> Iterator[None]:
    """Inside, no other process goes on with a folder: each takes the same file of it. Who comes second is refused."""
    try:
        taken = file.open("r+b")
    except OSError as problem:
        raise refused(folder, f"can't be written: {problem.strerror}") from None
    with taken:
        try:
            fcntl.flock(taken, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise refused(folder, "another process is going on with it") from None
        except OSError:  # a file system that has no locks
            pass
        yield


def refused(folder: Path, what: str) -> FileError:
    """Why nobody may go on with a folder."""
    return FileError(str(folder), [Problem("folder", what)])
