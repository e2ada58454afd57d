"""`ratskeller people`: what a server keeps of people, for its operator."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ratskeller.cli.database import DatabaseUrl, with_server_database
from ratskeller.core.errors import SetupError

if TYPE_CHECKING:
    from ratskeller.server.people.service import Person
    from ratskeller.server.store.database import Database

people_app = typer.Typer(help="Find, export and delete people of a server.", no_args_is_help=True)
PersonId = Annotated[
    str, typer.Argument(metavar="ID", help="The id of a person; `find` shows ids.", show_default=False)
]


@people_app.command()
def find(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A name, or a part of it.", show_default=False)],
    database: DatabaseUrl = None,
) -> None:
    """List people by their names: id, when they were last here, and the name.

    Examples:

      ratskeller people find ada
    """

    async def look(source: "Database") -> list[Any]:
        from sqlalchemy import func, select

        from ratskeller.server.store.schema import people

        c = people.c
        wanted = select(c.id, c.seen, c.name).where(func.lower(c.name).contains(name.lower(), autoescape=True))
        async with source.snapshot() as connection:
            return list((await connection.execute(wanted.order_by(c.name, c.id).limit(1000))).all())

    import time

    found = with_server_database(database, look, "nobody was listed")
    for person_id, seen, known in found:
        day = time.strftime("%Y-%m-%d", time.gmtime(seen)) if seen else "-"
        print(f"{person_id}  {day}  {known}")
    if not found:
        print(f"nobody has {name!r} in their name", file=sys.stderr)


@people_app.command()
def export(person: PersonId, database: DatabaseUrl = None) -> None:
    """Print all that is kept of somebody, as JSON.

    Examples:

      ratskeller people export 0123456789abcdef > ada.json
    """

    async def gather(source: "Database") -> Any:
        from ratskeller.server.privacy.export import export_of

        known = await person_in(source, person)
        return json.loads(await source.read_much(lambda connection: b"".join(export_of(connection, known))))

    json.dump(with_server_database(database, gather, "nothing was exported"), sys.stdout, indent=2, ensure_ascii=False)
    print()


@people_app.command()
def delete(
    person: PersonId,
    database: DatabaseUrl = None,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask.")] = False,
) -> None:
    """Erase somebody: names, words and all that is theirs alone.

    Games with others stay, with somebody in their place. A server on an SQLite file has to be stopped first.

    Examples:

      ratskeller people delete 0123456789abcdef
    """
    from ratskeller.server.base.settings import Settings, default_database
    from ratskeller.server.store.file_lock import only_server

    address = database or default_database()

    async def erase(source: "Database") -> None:
        from ratskeller.server.privacy.deletion import delete_person
        from ratskeller.server.tables.service import Tables

        known = await person_in(source, person)
        if not yes and not typer.confirm(f"Erase {known.name} for good?"):
            raise typer.Exit(1)
        await delete_person(Tables(Settings(address), source), known)

    file = Path(address.removeprefix("sqlite:///"))
    if address.startswith("sqlite") and not file.exists():
        raise SetupError(f"{address}: there is no such file")
    with only_server(address):
        with_server_database(address, erase, "nobody was erased")
    print(f"{person} is forgotten")


async def person_in(database: "Database", person_id: str) -> "Person":
    """The person with an id."""
    from ratskeller.server.people.service import People

    found = await People(database).find(person_id)
    if found is None:
        raise SetupError(f"there is nobody with the id '{person_id}'")
    return found
