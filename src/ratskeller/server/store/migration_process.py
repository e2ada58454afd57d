"""Brings a database up to date in a process of its own: what does it takes much room, and is of no use afterwards."""

import asyncio
from multiprocessing.connection import Connection

from ratskeller.server.base.child_process import settle_child, start_child
from ratskeller.server.store.database import Database, DatabaseError
from ratskeller.server.store.revision import is_up_to_date

NICENESS = 0  # everybody waits for it


async def ensure_up_to_date(database: Database) -> list[str]:
    """What was done, step by step; nothing if all was there. Any number of processes may ask for it at once."""
    is_missing = database.file is not None and not database.file.exists()
    if not is_missing and await is_up_to_date(database):
        return []
    return await asyncio.to_thread(migrate_in_child, database.text)


def migrate_in_child(address: str) -> list[str]:
    """The same for the database at an address, whatever it has already; waits for it."""
    process, line = start_child(work)
    try:
        line.send(address)
        done: list[str] | DatabaseError = line.recv()
    except (EOFError, OSError):
        raise DatabaseError("the process that brings the database up to date has ended before it was done") from None
    finally:
        line.close()
        process.join()
    if isinstance(done, DatabaseError):
        raise done
    return done


def work(line: Connection) -> None:
    """Take an address, and answer with what was done or what is wrong."""
    settle_child(NICENESS)
    address: str = line.recv()
    try:
        line.send(asyncio.run(bring_up_to_date_at(address)))
    except DatabaseError as problem:
        line.send(DatabaseError(str(problem)))


async def bring_up_to_date_at(address: str) -> list[str]:
    """Open a database, do it, and close it."""
    from ratskeller.server.store.migrate import bring_up_to_date

    database = Database(address)
    try:
        return await bring_up_to_date(database)
    finally:
        await database.close()
