"""Brings a database to the tables that this version of the server works with."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ratskeller.server.store import revision as known
from ratskeller.server.store.database import Database, DatabaseError, reason_of
from ratskeller.server.store.revision import newest_revision, revision_in

HEAD = "head"
LOCK = 0x7261747321  # any number that nobody else locks in PostgreSQL


async def bring_up_to_date(database: Database) -> list[str]:
    """What was done, step by step; nothing if all was there. Any number of processes may ask for it at once."""
    async with alone(database) as connection:
        return await upgrade(connection, database)


@asynccontextmanager
async def alone(database: Database) -> AsyncIterator[AsyncConnection]:
    """A transaction that changes tables, while no other process does so; a file that is missing is made."""
    if database.file is not None and not database.file.exists():
        try:
            database.file.parent.mkdir(parents=True, exist_ok=True)
            database.file.touch(0o600)  # it holds secrets
        except OSError as problem:
            raise DatabaseError(f"{database.name}: can't be made: {problem.strerror}") from None
    await database.check()
    try:
        async with database.transaction() as connection:
            if not database.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            yield connection
    except SQLAlchemyError as problem:
        raise DatabaseError(f"{database.name}: can't be changed, and is as it was: {reason_of(problem)}") from problem


async def upgrade(connection: AsyncConnection, database: Database, to: str = HEAD) -> list[str]:
    """Carry out all steps up to a revision that are missing, and return their names."""
    revision = await connection.run_sync(revision_in)
    check_revision(revision, database.name)
    missing = steps_in(known.MIGRATIONS).iterate_revisions(to, revision or "base")
    steps = [f"{step.revision}: {step.doc}" for step in missing]
    await connection.run_sync(run_steps, to)
    return steps[::-1]


def check_revision(revision: str | None, name: str) -> None:
    """Refuse what a newer version made."""
    steps = {step.revision for step in steps_in(known.MIGRATIONS).walk_revisions()}
    if revision is not None and revision not in steps:
        raise DatabaseError(
            f"{name}: is of revision {revision}, which this version of ratskeller does not know:"
            f" it goes up to {newest_revision()}. Use the newer version that made it"
        )


def run_steps(connection: Connection, to: str) -> None:
    """Let Alembic do its work in the transaction that is under way."""
    config = configuration(known.MIGRATIONS)
    config.attributes["connection"] = connection
    command.upgrade(config, to)


@cache
def steps_in(folder: Path) -> ScriptDirectory:
    """All steps of a folder."""
    return ScriptDirectory.from_config(configuration(folder))


def configuration(folder: Path) -> Config:
    """Alembic's settings; no file is needed."""
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config
