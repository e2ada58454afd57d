"""Which tables a database has. It is read without the migration library, which a running server does not need."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from ratskeller.server.store.database import Database, DatabaseError, reason_of

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "alembic_version"


async def is_up_to_date(database: Database) -> bool:
    """The database has exactly the tables that this version works with. One that can't be reached is an error."""
    await database.check()
    try:
        async with database.snapshot() as connection:
            return await connection.run_sync(revision_in) == newest_revision()
    except SQLAlchemyError as problem:
        raise DatabaseError(f"{database.name}: can't be read: {reason_of(problem)}") from problem


def newest_revision() -> str:
    """The revision of the last step: the files of steps begin with theirs."""
    return max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def revision_in(connection: Connection) -> str | None:
    """The revision that a database is of, or nothing if it has none of our tables."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    revision: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return revision
