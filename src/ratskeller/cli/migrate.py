"""`ratskeller migrate`: a database made ready for this version."""

from typing import TYPE_CHECKING

from ratskeller.cli.database import DatabaseUrl, with_database

if TYPE_CHECKING:
    from ratskeller.server.store.database import Database


def migrate(database: DatabaseUrl = None) -> None:
    """Create the tables of a database, or upgrade them.

    The server does this by itself when it starts. It happens completely or not at all, and a database of a newer
    version is left alone. Make a backup first.

    Examples:

      ratskeller migrate

      ratskeller migrate --database postgresql://rat:secret@db/rats
    """
    name, done = with_database(database, bring_up_to_date, "the database is as it was")
    for step in done:
        print(step)
    print(f"{name} is up to date" if done else f"{name} was up to date already")


async def bring_up_to_date(database: "Database") -> tuple[str, list[str]]:
    """The name of the database, and what was done."""
    from ratskeller.server.store.migrate import bring_up_to_date

    return database.name, await bring_up_to_date(database)
