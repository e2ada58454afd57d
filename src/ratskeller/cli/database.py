"""The database that a command is about, and how it is used for one task."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

if TYPE_CHECKING:
    from ratskeller.server.store.database import Database

INTERRUPTED = 130  # the exit code of what Ctrl-C has ended

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        envvar="RATSKELLER_DATABASE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; without it, a file in your data folder.",
        show_default=False,
    ),
]

Result = TypeVar("Result")


def with_database(address: str | None, task: "Callable[[Database], Awaitable[Result]]", if_stopped: str) -> Result:
    """The result of a task on the database at an address, which is closed afterwards; Ctrl-C ends it in good order."""
    from ratskeller.server.base.settings import default_database
    from ratskeller.server.store.database import Database

    async def run() -> Result:
        database = Database(address or default_database())
        try:
            return await task(database)
        finally:
            await database.close()

    try:
        return asyncio.run(run())
    except KeyboardInterrupt:
        print(f"stopped: {if_stopped}", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None


def with_server_database(
    address: str | None, task: "Callable[[Database], Awaitable[Result]]", if_stopped: str
) -> Result:
    """The same for a task that needs the database of a server of this version."""
    from ratskeller.core.errors import SetupError
    from ratskeller.server.store.revision import is_up_to_date

    async def check_and_run(database: "Database") -> Result:
        if not await is_up_to_date(database):
            raise SetupError(f"{database.name}: has not the tables of this version: see ratskeller migrate")
        return await task(database)

    return with_database(address, check_and_run, if_stopped)
