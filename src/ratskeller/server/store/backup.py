"""All that a database holds, written into one file while the server runs, and put back into an empty database.

The file fits SQLite and PostgreSQL alike, and is of the revision that the database was of: tables that changed since
are brought up to date after it was put back.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, MetaData, Select, Table, func, inspect, select

from ratskeller.server.store.backup_file import (
    FORMAT,
    ROWS_AT_ONCE,
    VERSION,
    Bar,
    Header,
    TableLine,
    check_backup,
    new_backup,
    read_rows,
)
from ratskeller.server.store.database import Database, DatabaseError
from ratskeller.server.store.migrate import alone, check_revision, upgrade
from ratskeller.server.store.revision import VERSION_TABLE, revision_in
from ratskeller.server.store.schema import METADATA


@contextmanager
def no_bar(_: str, __: int) -> Iterator[Callable[[int], None]]:
    """Shows nothing."""
    yield lambda _: None


async def back_up(database: Database, file: Path, bar: Bar = no_bar) -> int:
    """Write all rows as they are at one moment, whatever happens meanwhile; how many they are.

    The database's own way of doing one thing after another is held up all the time: for a process of its own.
    """
    await database.check()
    async with database.snapshot() as connection:
        revision = await connection.run_sync(revision_in)
        if revision is None:
            raise DatabaseError(f"{database.name}: holds nothing of ratskeller")
        check_revision(revision, database.name)
        tables = [table for table in await connection.run_sync(tables_in) if table.name != VERSION_TABLE]
        total = sum([(await connection.execute(count_of(table))).scalar_one() for table in tables])
        with new_backup(file) as writer, bar("writing", total) as advance:
            writer.write(Header(FORMAT, VERSION, revision, round(time.time()), total))
            for table in tables:
                writer.write(TableLine(str(table.name), [str(column.name) for column in table.columns]))
                in_order = select(table).order_by(*table.primary_key).execution_options(yield_per=ROWS_AT_ONCE)
                async for rows in (await connection.stream(in_order)).partitions():
                    for row in rows:
                        writer.write_row(list(row))
                    advance(len(rows))
    return total


async def restore(database: Database, file: Path, bar: Bar = no_bar) -> int:
    """Put all rows of a backup into an empty database, or none if anything is wrong; how many they are."""
    header = check_backup(file, bar)
    check_revision(header.revision, str(file))
    async with alone(database) as connection:
        check_revision(await connection.run_sync(revision_in), database.name)
        await connection.run_sync(clear_empty, database.name)
        await upgrade(connection, database, header.revision)
        tables = {table.name: table for table in await connection.run_sync(tables_in)}
        restored = 0
        with bar("restoring", header.rows) as advance:
            for line, rows in read_rows(file):
                if line.table not in tables:
                    raise DatabaseError(f"{file}: table '{line.table}' is none of ratskeller's")
                filled = [dict(zip(line.columns, row, strict=True)) for row in rows]
                await connection.execute(tables[line.table].insert(), filled)
                advance(len(rows))
                restored += len(rows)
        if restored != header.rows:  # the file is read twice, and may have changed in between
            raise DatabaseError(f"{file}: had {header.rows:,} rows when it was checked, and now {restored:,}")
        await upgrade(connection, database)
    return restored


def tables_in(connection: Connection) -> list[Table]:
    """The tables as they are in a database, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return found.sorted_tables


def clear_empty(connection: Connection, name: str) -> None:
    """Remove tables of ours that are empty, and refuse a database where anything else is."""
    foreign = set(inspect(connection).get_table_names()) - {*METADATA.tables, VERSION_TABLE}
    if foreign:
        raise DatabaseError(f"{name}: is not empty: there is a table '{min(foreign)}'")
    tables = tables_in(connection)
    for table in tables:
        count = connection.execute(count_of(table)).scalar_one()
        if count and table.name != VERSION_TABLE:
            what = "a row" if count == 1 else f"{count:,} rows"
            raise DatabaseError(f"{name}: is not empty: '{table.name}' has {what}. Restore into a new database")
    for table in reversed(tables):
        table.drop(connection)


def count_of(table: Table) -> Select[int]:
    """The question how many rows a table has."""
    return select(func.count()).select_from(table)
