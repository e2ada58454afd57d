"""`ratskeller backup`: all that a server keeps, in one file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.cli.database import DatabaseUrl, with_database
from ratskeller.cli.progress import progress_bar
from ratskeller.core.errors import FileError, Problem

if TYPE_CHECKING:
    from ratskeller.server.store.database import Database


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.", show_default=False)],
    database: DatabaseUrl = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace a file that is there.")] = False,
) -> None:
    """Write everything that a server stores into one file, while it runs.

    The file holds the database as it is at one moment, and fits SQLite and PostgreSQL alike (ratskeller restore). It
    appears only when it is complete. Keep it safe: anybody who has it can sign in as anybody.

    Examples:

      ratskeller backup monday.backup

      ratskeller backup monday.backup --database postgresql://rat:secret@db/rats
    """
    if file.exists() and not overwrite:
        raise FileError(str(file), [Problem("file", "is there already: name another one, or add --overwrite")])

    async def write(source: "Database") -> int:
        from ratskeller.server.store.backup import back_up

        return await back_up(source, file, progress_bar)

    rows = with_database(database, write, f"{file} was not written")
    print(f"{file}: {rows:,} rows")
