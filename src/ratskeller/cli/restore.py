"""`ratskeller restore`: a backup put back."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.cli.database import DatabaseUrl, with_database
from ratskeller.cli.progress import progress_bar
from ratskeller.core.errors import FileError, Problem

if TYPE_CHECKING:
    from ratskeller.server.store.database import Database


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup.", show_default=False)],
    database: DatabaseUrl = None,
) -> None:
    """Put a backup into an empty database, completely or not at all.

    The backup may come from the other kind of database, so this is also the way from SQLite to PostgreSQL and back. A
    backup of an older version is upgraded.

    Examples:

      ratskeller restore monday.backup --database sqlite:///again.sqlite

      ratskeller restore monday.backup --database postgresql://rat:secret@db/rats
    """

    if file.exists() and not (file.is_file() or file.is_dir()):
        raise FileError(str(file), [Problem("file", "is no plain file: save the backup as one, it is read twice")])

    async def put_back(target: "Database") -> tuple[str, int]:
        from ratskeller.server.store.backup import restore

        return target.name, await restore(target, file, progress_bar)

    name, rows = with_database(database, put_back, "the database is as it was")
    print(f"{name}: {rows:,} rows restored")
