"""Migrations: from nothing, in steps, once however many ask, and never on what a newer version made."""

import asyncio
import stat
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, text

from ratskeller.server.store.database import Database, DatabaseError, Unreachable
from ratskeller.server.store.migrate import bring_up_to_date, steps_in
from ratskeller.server.store.migration_process import ensure_up_to_date
from ratskeller.server.store.revision import MIGRATIONS, is_up_to_date, newest_revision
from ratskeller.server.store.schema import METADATA, keys
from tests.cli.commands import ratskeller
from tests.server.asynchronous import asynchronous
from tests.server.store.databases import opened
from tests.server.store.later_version import LATER, NEWEST, later_version

FIRST = "0001: The tables of the first server."
STEPS = [
    FIRST,
    "0002: Games are explained.",
    "0003: The server tells that it lives.",
    "0004: People find their settings on every device.",
    "0005: People who are missing are known, and notes are kept.",
    "0006: People keep who they are, and are called when it is their turn.",
    "0007: Tables may be rated, and games are counted for people.",
    "0008: People have friends, block and report others, and operators moderate.",
    "0009: People play tournaments.",
    "0010: Games that take days: turns planned ahead, holidays, and mails about games that wait.",
    "0011: People keep boards of their own.",
]


async def table_names(database: Database) -> set[str]:
    async with database.transaction() as connection:
        return set(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))


@asynchronous
async def test_migrations_make_exactly_the_tables_of_the_schema(empty_database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    def shape(connection: Connection) -> object:
        look = inspect(connection)
        return {
            name: (
                [(column["name"], str(column["type"]), column["nullable"]) for column in look.get_columns(name)],
                look.get_pk_constraint(name),
                look.get_foreign_keys(name),
                look.get_indexes(name),
            )
            for name in sorted(METADATA.tables)
        }

    async with opened(empty_database_url) as database:
        await bring_up_to_date(database)
        async with database.transaction() as connection:
            assert await connection.run_sync(differences) == []
            migrated = await connection.run_sync(shape)
            await connection.run_sync(METADATA.drop_all)
            await connection.run_sync(METADATA.create_all)
            assert migrated == await connection.run_sync(shape)


@asynchronous
async def test_a_second_time_there_is_nothing_to_do(empty_database_url: str) -> None:
    async with opened(empty_database_url) as database:
        assert await bring_up_to_date(database) == STEPS
        assert await is_up_to_date(database)
        assert await bring_up_to_date(database) == []


def test_the_newest_step_is_known_by_the_name_of_its_file() -> None:
    assert newest_revision() == steps_in(MIGRATIONS).get_current_head()


@asynchronous
async def test_a_server_has_it_done_beside_and_only_if_it_is_missing(empty_database_url: str) -> None:
    async with opened(empty_database_url) as database:
        assert await ensure_up_to_date(database) == STEPS
        assert await is_up_to_date(database)
        assert await ensure_up_to_date(database) == []


@asynchronous
async def test_what_went_wrong_beside_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    async with opened(f"sqlite:///{tmp_path}/file/rats.sqlite") as database:
        with pytest.raises(DatabaseError, match=r"rats.sqlite: can't be made: "):
            await ensure_up_to_date(database)


def test_a_server_does_without_what_makes_tables() -> None:
    look = "import sys, ratskeller.server.run.app; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look]).returncode == 0


@asynchronous
async def test_of_many_who_ask_at_once_one_does_it(empty_database_url: str) -> None:
    async with AsyncExitStack() as stack:
        all_opened = [await stack.enter_async_context(opened(empty_database_url)) for _ in range(6)]
        done = await asyncio.gather(*(bring_up_to_date(database) for database in all_opened))
    assert sorted(done) == [[], [], [], [], [], STEPS]


def test_of_processes_that_start_at_once_one_does_it(empty_postgres_url: str) -> None:
    command = [sys.executable, "-m", "ratskeller", "migrate", "--database", empty_postgres_url]
    started = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    told = [process.communicate(timeout=60)[0] for process in started]
    assert [process.returncode for process in started] == [0, 0]
    assert sorted(text.count(FIRST) for text in told) == [0, 1]


@asynchronous
async def test_a_database_with_nothing_in_it_is_not_up_to_date(postgres_url: str, empty_sqlite_url: str) -> None:
    async with opened(postgres_url) as database:
        assert not await is_up_to_date(database)
    async with opened(empty_sqlite_url) as database:
        with pytest.raises(Unreachable, match="there is no such file"):
            await is_up_to_date(database)


@asynchronous
async def test_a_later_version_does_what_is_missing_and_keeps_what_is_there(
    empty_database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(empty_database_url) as database:
        await bring_up_to_date(database)
        async with database.transaction() as connection:
            await connection.execute(insert(keys).values(name="a", value="1"))
        later_version(tmp_path, monkeypatch)
        assert not await is_up_to_date(database)
        assert await bring_up_to_date(database) == [f"{LATER}: Keys say what they are for."]
        assert await is_up_to_date(database)
        async with database.transaction() as connection:
            assert (await connection.execute(text("SELECT name, purpose FROM keys"))).all() == [("a", "cookies")]


@asynchronous
async def test_what_a_newer_version_made_is_refused_and_not_touched(
    empty_database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(empty_database_url) as database:
        with monkeypatch.context() as later:
            later_version(tmp_path, later)
            await bring_up_to_date(database)
        with pytest.raises(DatabaseError, match=rf"is of revision {LATER}, which this version .* up to {NEWEST}"):
            await bring_up_to_date(database)
        assert not await is_up_to_date(database)
        async with database.transaction() as connection:
            assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all() == [
                LATER
            ]


@asynchronous
async def test_a_step_that_fails_leaves_the_database_as_it_was(
    empty_database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later_version(tmp_path, monkeypatch, end='op.execute("SELECT 1 FROM nowhere")')
    async with opened(empty_database_url) as database:
        with pytest.raises(DatabaseError, match=r"can't be changed, and is as it was: .*nowhere"):
            await bring_up_to_date(database)
        assert await table_names(database) == set()


@asynchronous
async def test_tables_of_another_program_are_in_the_way(empty_database_url: str) -> None:
    async with opened(empty_database_url) as database:
        if database.file:
            database.file.touch()
        async with database.transaction() as connection:
            await connection.execute(text("CREATE TABLE people (shoe_size INTEGER)"))
        with pytest.raises(DatabaseError, match=r"can't be changed, and is as it was: .*people.* already exists"):
            await bring_up_to_date(database)
        assert await table_names(database) == {"people"}


@asynchronous
async def test_the_folder_of_a_file_is_made_and_the_file_is_its_owner_s_alone(tmp_path: Path) -> None:
    file = tmp_path / "some" / "where" / "rats.sqlite"
    async with opened(f"sqlite:///{file}") as database:
        await bring_up_to_date(database)
        async with database.transaction() as connection:
            await connection.execute(insert(keys).values(name="a", value="1"))
            kept = list(file.parent.iterdir())
            assert {stat.S_IMODE(part.stat().st_mode) for part in kept} == {0o600}
            assert len(kept) == 3  # SQLite keeps two more beside it


def test_the_command_says_what_it_did(empty_database_url: str) -> None:
    first, second = (ratskeller("migrate", "--database", empty_database_url) for _ in range(2))
    assert (first.code, first.err, second.code, second.err) == (0, "", 0, "")
    *steps, end = first.out.splitlines()
    assert steps == STEPS
    assert end.endswith(" is up to date")
    assert second.out.endswith(" was up to date already\n")


def test_the_command_takes_the_database_from_the_environment(
    empty_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RATSKELLER_DATABASE", empty_sqlite_url)
    assert ratskeller("migrate").out.splitlines()[-1] == f"{empty_sqlite_url} is up to date"


def test_the_command_tells_what_is_in_the_way() -> None:
    done = ratskeller("migrate", "--database", "postgresql://rat:secret@127.0.0.1:1/rats")
    assert done.code == 2
    assert "postgresql://rat:***@127.0.0.1:1/rats: can't be reached: " in done.err
