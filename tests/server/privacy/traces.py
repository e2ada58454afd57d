"""All that a database holds, as text to search in."""

import gzip
from pathlib import Path

from ratskeller.server.store.backup import back_up
from ratskeller.server.store.database import Database


async def dump_of(database: Database, folder: Path) -> str:
    """Every row of every table, and for SQLite the bytes of its files as well."""
    file = folder / "dump.backup"
    await back_up(database, file)
    text = gzip.decompress(file.read_bytes()).decode()
    if database.file is not None:
        for part in database.file.parent.glob(f"{database.file.name}*"):
            text += part.read_bytes().decode("utf-8", "replace")
    return text
