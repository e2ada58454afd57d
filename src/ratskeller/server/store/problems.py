"""What can be wrong with a database, by what its driver says."""

import sqlite3

from sqlalchemy.exc import DBAPIError

from ratskeller.core.errors import RatskellerError

SQLITE_UNWRITABLE = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_BUSY,  # another process has kept the file for longer than we wait
    sqlite3.SQLITE_CORRUPT,
}
PRIMARY = 0xFF  # the kinds of an SQLite error differ in higher bits
# SQLSTATE: out of disk or memory, errors of the operating system, and a server that only reads.
POSTGRES_UNWRITABLE = ("53", "58", "25006")


class DatabaseError(RatskellerError):
    """A database that can't be used: of another kind or version, not empty, out of reach."""


class Unreachable(DatabaseError):
    """No connection, or none any more: a transaction under way is undone, or perhaps done if it was at its end."""


class Unwritable(DatabaseError):
    """The database answers, but nothing can be saved: the disk is full or broken, or somebody keeps it locked."""


def is_loss(problem: Exception) -> bool:
    """The connection was lost."""
    return isinstance(problem, ConnectionError) or (isinstance(problem, DBAPIError) and problem.connection_invalidated)


def is_unwritable(problem: Exception) -> bool:
    """Nothing can be saved, whatever it is."""
    driver = problem.orig if isinstance(problem, DBAPIError) else problem
    if isinstance(driver, sqlite3.Error):
        return (getattr(driver, "sqlite_errorcode", 0) & PRIMARY) in SQLITE_UNWRITABLE
    return str(getattr(driver, "sqlstate", None) or "").startswith(POSTGRES_UNWRITABLE)


def reason_of(problem: Exception) -> str:
    """What the driver says, in one line, without the statement that it was about."""
    text = str(getattr(problem, "orig", None) or problem).strip()
    return text.splitlines()[0] if text else type(problem).__name__
