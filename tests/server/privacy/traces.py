"""All that a database holds, as text to search in; and how it is rewritten."""

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import ColumnElement, Connection, func, select

from ratskeller.server.store import schema as db
from ratskeller.server.store.backup import back_up
from ratskeller.server.store.database import Database
from ratskeller.server.tables.service import Tables


async def dump_of(database: Database, folder: Path) -> str:
    """Every row of every table, and for SQLite the bytes of its files as well."""
    file = folder / "dump.backup"
    await back_up(database, file)
    text = gzip.decompress(file.read_bytes()).decode()
    if database.file is not None:
        for part in database.file.parent.glob(f"{database.file.name}*"):
            text += part.read_bytes().decode("utf-8", "replace")
    return text


def count_rewritten(tables: Tables, monkeypatch: pytest.MonkeyPatch, before_that: ColumnElement[bool]) -> list[int]:
    """How many entries are no longer as they were before, by transaction."""
    rewritten: list[int] = []

    def counted(work: Callable[[Connection], Any]) -> Callable[[Connection], Any]:
        def run(connection: Connection) -> Any:
            wanted = select(func.count()).select_from(db.log).where(before_that)
            before = connection.execute(wanted).scalar_one()
            outcome = work(connection)
            rewritten.append(before - connection.execute(wanted).scalar_one())
            return outcome

        return run

    usual = tables.database.run
    monkeypatch.setattr(tables.database, "run", lambda work: usual(counted(work)))
    return rewritten
