"""An SQLite file has one server. It holds a lock of the operating system's, which ends with its process, however that
ends; commands such as `backup` and `migrate` need none, since SQLite itself keeps what they do apart."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ratskeller.server.store.database import url_of
from ratskeller.server.store.problems import DatabaseError

ENDING = ".lock"  # beside the database; SQLite's own locks would be lost by opening the file itself once more


@contextmanager
def only_server(address: str) -> Iterator[None]:
    """Refuse to be a second server on the same file; PostgreSQL may have any number."""
    url = url_of(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    file = Path(url.database).resolve()
    lock = open_lock(file)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.read(lock, 32).decode("ascii", "replace").strip()
        os.close(lock)
        raise DatabaseError(
            f"sqlite:///{file}: another server uses this file{f' (process {holder})' if holder else ''}; stop it first,"
            " or give this one another database by --database"
        ) from None
    try:
        with suppress(OSError):  # who holds it is for information only; a full disk is no reason
            os.ftruncate(lock, 0)
            os.write(lock, str(os.getpid()).encode())
        yield
    finally:
        os.close(lock)


def open_lock(file: Path) -> int:
    """The file that is locked, made where it is missing. It stays: to remove it could let two servers in."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return os.open(f"{file}{ENDING}", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as problem:
        raise DatabaseError(f"sqlite:///{file}: can't be made: {problem.strerror}") from None
