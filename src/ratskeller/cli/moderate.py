"""`ratskeller moderate`: what people have reported, and what a server's operator does about it."""

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from ratskeller.cli.database import DatabaseUrl, with_server_database
from ratskeller.core.errors import SetupError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ratskeller.server.store.database import Database

moderate_app = typer.Typer(
    help="Moderate a server: reports, hidden lines, names and bans.\n\nA server that runs carries"
    " orders out within a second or two, on SQLite and PostgreSQL alike; one that is stopped, when it starts.",
    no_args_is_help=True,
)
PersonId = Annotated[
    str, typer.Argument(metavar="ID", help="The id of a person; `reports` shows ids.", show_default=False)
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of the table.", show_default=False)]
Numbers = Annotated[list[int], typer.Argument(metavar="NUMBER...", help="Entries of its log.", show_default=False)]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="The reason, for the log.", show_default=False)]
LONGEST_REASON = 300
LONGEST_BAN = 10_000  # days
DAY = 86_400
Result = TypeVar("Result")


@moderate_app.command()
def reports(
    closed: Annotated[bool, typer.Option("--all", help="Include closed reports.")] = False,
    database: DatabaseUrl = None,
) -> None:
    """List open reports, oldest first: id, time, reason, who is reported, and how many lines.

    Examples:

      ratskeller moderate reports
    """
    from ratskeller.server.moderation.orders import all_reports, lines_of

    found = looked(database, partial(all_reports, closed=closed))
    for row in found:
        state = "closed  " if row.closed is not None else ""
        lines = len(lines_of(row))
        print(f"{row.id}  {moment(row.at)}  {state}{row.reason:<8}  {row.other_id}  {lines} lines  {row.name}")
    if not found:
        print("no reports wait")


@moderate_app.command()
def show(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="The id of the report.", show_default=False)],
    database: DatabaseUrl = None,
) -> None:
    """Show one report with its lines, and how often the same person was reported.

    Examples:

      ratskeller moderate show 0123abcd
    """
    from ratskeller.server.moderation.orders import lines_of, one_report, reports_about

    row = looked(database, partial(one_report, report_id=report))
    others = looked(database, partial(reports_about, person_id=row.other_id))
    print(f"report    {row.id}, {moment(row.at)}{', closed ' + moment(row.closed) if row.closed else ''}")
    print(f"reason    {row.reason}")
    print(f"about     {row.other_id} ({row.name}), reported {others.reports} times by {others.people} people")
    print(f"by        {row.person_id}")
    print(f"table     {row.table_id or '-'}")
    if row.text:
        print(f"text      {row.text}")
    for line in lines_of(row):
        print(f"{line['number']:>8}  {moment(line['at'])}  {line['text']}")


@moderate_app.command()
def hide(table: TableId, numbers: Numbers, reason: Reason, database: DatabaseUrl = None) -> None:
    """Hide lines of a table's chat from everybody. The log keeps them, and `unhide` shows them again.

    Examples:

      ratskeller moderate hide kWc2mR0dXo9fTz1a 41 42 --reason "insults"
    """
    order_hiding(database, table, numbers, reason, is_hidden=True)


@moderate_app.command()
def unhide(table: TableId, numbers: Numbers, reason: Reason, database: DatabaseUrl = None) -> None:
    """Show lines again that were hidden.

    Examples:

      ratskeller moderate unhide kWc2mR0dXo9fTz1a 41 --reason "a mistake"
    """
    order_hiding(database, table, numbers, reason, is_hidden=False)


@moderate_app.command()
def rename(
    person: PersonId,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.", show_default=False)],
    reason: Reason,
    database: DatabaseUrl = None,
) -> None:
    """Give somebody another name, also at the tables where they sat or spoke.

    Examples:

      ratskeller moderate rename 0123456789abcdef "Rat 17" --reason "the name was an insult"
    """
    from ratskeller.server.moderation import orders

    work = partial(orders.rename, person_id=person, name=name, reason=checked(reason), now=time.time())
    print(f"{person} was {ordered(database, work)}, and is {name} now")


@moderate_app.command()
def ban(
    person: PersonId,
    reason: Reason,
    days: Annotated[int | None, typer.Option(help="Days of the ban; default: permanent.", show_default=False)] = None,
    database: DatabaseUrl = None,
) -> None:
    """Ban somebody. They see the reason, their sockets are closed at once, and bots take over their games.

    Examples:

      ratskeller moderate ban 0123456789abcdef --days 7 --reason "insults after a warning"
    """
    from ratskeller.server.moderation import orders

    if days is not None and not 0 < days <= LONGEST_BAN:
        raise SetupError(f"--days {days}: 1 to {LONGEST_BAN} are expected")
    now = time.time()
    until = None if days is None else now + days * DAY
    ordered(database, partial(orders.ban, person_id=person, until=until, reason=checked(reason), now=now))
    print(f"{person} is banned {'for ever' if until is None else 'until ' + moment(until)}")


@moderate_app.command()
def lift(person: PersonId, reason: Reason, database: DatabaseUrl = None) -> None:
    """Lift a ban before its end.

    Examples:

      ratskeller moderate lift 0123456789abcdef --reason "apologised"
    """
    from ratskeller.server.moderation import orders

    ordered(database, partial(orders.lift, person_id=person, reason=checked(reason), now=time.time()))
    print(f"{person} is not banned any more")


@moderate_app.command()
def bans(database: DatabaseUrl = None) -> None:
    """List bans that hold now.

    Examples:

      ratskeller moderate bans
    """
    from ratskeller.server.moderation.orders import all_bans

    found = looked(database, partial(all_bans, now=time.time()))
    for row in found:
        until = "for ever        " if row.until is None else moment(row.until)
        print(f"{row.person_id}  {moment(row.since)}  {until}  {row.name}: {row.reason}")
    if not found:
        print("nobody is banned")


@moderate_app.command()
def close(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="The id of the report.", show_default=False)],
    reason: Reason,
    database: DatabaseUrl = None,
) -> None:
    """Close a report that needs nothing more.

    Examples:

      ratskeller moderate close 0123abcd --reason "banned for a week"
    """
    from ratskeller.server.moderation import orders

    ordered(database, partial(orders.close, report_id=report, reason=checked(reason), now=time.time()))
    print(f"report {report} is closed")


@moderate_app.command()
def log(database: DatabaseUrl = None) -> None:
    """Show all actions, in order: number, time, action, whom or what it was about, and why.

    Examples:

      ratskeller moderate log
    """
    from ratskeller.server.moderation.orders import details_of, log_of_actions

    actions = looked(database, log_of_actions)
    for row in actions:
        waits = "" if row.done is not None else "  (waits for the server)"
        print(f"{row.number:>5}  {moment(row.at)}  {row.action:<6}  {details_of(row)}  {row.reason}{waits}")
    if not actions:
        print("nothing was done yet")


def order_hiding(database: str | None, table: str, numbers: list[int], reason: str, *, is_hidden: bool) -> None:
    """Have lines hidden, or shown again."""
    from ratskeller.server.moderation import orders

    about = {"table_id": table, "numbers": numbers, "is_hidden": is_hidden}
    ordered(database, partial(orders.hide, **about, reason=checked(reason), now=time.time()))  # type: ignore[arg-type]
    print(f"{len(set(numbers))} lines of {table} are {'hidden' if is_hidden else 'shown again'}")


def checked(reason: str) -> str:
    """A reason that can be shown and logged."""
    from ratskeller.core.plain_text import plain_text

    plain = plain_text(reason).strip()
    if not plain or len(plain) > LONGEST_REASON:
        raise SetupError(f"--reason: 1 to {LONGEST_REASON} characters are expected")
    return plain


def moment(at: float) -> str:
    """A time as operators read it."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def looked(address: str | None, work: "Callable[[Connection], Result]") -> Result:
    """What `work` finds."""

    async def look(source: "Database") -> Result:
        async with source.snapshot() as connection:
            return await connection.run_sync(work)

    return with_server_database(address, look, "nothing was shown")


def ordered(address: str | None, work: "Callable[[Connection], Result]") -> Result:
    """What comes of an order, in a transaction of its own."""

    async def order(source: "Database") -> Result:
        async with source.transaction() as connection:
            return await connection.run_sync(work)

    return with_server_database(address, order, "nothing was changed")
