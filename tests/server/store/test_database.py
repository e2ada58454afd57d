"""The database: transactions are whole or not there, and what is in the way is told."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, get_ident

import pytest
from sqlalchemy import Connection, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from ratskeller.server.store.database import Database, DatabaseError, Unreachable, url_of
from ratskeller.server.store.migrate import bring_up_to_date
from ratskeller.server.store.schema import keys
from ratskeller.server.store.sqlite_group_commit import prepare_sqlite
from tests.server.asynchronous import asynchronous
from tests.server.store.databases import opened
from tests.server.store.postgres import temporary_postgres


async def names(database: Database) -> list[str]:
    async with database.transaction() as connection:
        return list((await connection.execute(select(keys.c.name).order_by(keys.c.name))).scalars())


async def write(database: Database, *added: str, between: Callable[[], None] = lambda: None) -> None:
    """Write keys in one transaction; something may happen after each."""
    async with database.transaction() as connection:
        for name in added:
            await connection.execute(insert(keys).values(name=name, value="1"))
            between()


@asynchronous
async def test_what_a_transaction_wrote_is_there_for_the_next(database_url: str) -> None:
    async with opened(database_url) as database:
        await bring_up_to_date(database)
        await write(database, "a")
        assert await names(database) == ["a"]
    async with opened(database_url) as again:
        assert await names(again) == ["a"]


@asynchronous
async def test_an_error_undoes_the_whole_transaction(database_url: str) -> None:
    async with opened(database_url) as database:
        await bring_up_to_date(database)
        with pytest.raises(IntegrityError):
            await write(database, "a", "b", "b")
        assert await names(database) == []


@asynchronous
async def test_a_cancelled_transaction_is_undone_and_holds_nobody_up(database_url: str) -> None:
    async with opened(database_url) as database:
        await bring_up_to_date(database)
        for turns in range(12):  # cancelled at another moment each time
            has_begun = asyncio.Event()

            async def write_on(has_begun: asyncio.Event = has_begun) -> None:
                async with database.transaction() as connection:
                    has_begun.set()
                    while True:
                        await connection.execute(insert(keys).values(name="a", value="1"))
                        await connection.execute(text("DELETE FROM keys"))
                        await connection.execute(insert(keys).values(name="b", value="1"))
                        await connection.execute(text("DELETE FROM keys"))

            task = asyncio.create_task(write_on())
            await has_begun.wait()
            for _ in range(turns):
                await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await names(database) == []


@asynchronous
async def test_transactions_at_once_don_t_lose_each_other_s_work(database_url: str) -> None:
    async with opened(database_url) as database:
        await bring_up_to_date(database)
        async with database.transaction() as connection:
            await connection.execute(insert(keys).values(name="count", value="0"))

        async def add_one() -> None:
            async with database.transaction() as connection:
                held = select(keys.c.value).where(keys.c.name == "count").with_for_update()
                value = int((await connection.execute(held)).scalar_one())
                await connection.execute(update(keys).values(value=str(value + 1)))

        await asyncio.gather(*(add_one() for _ in range(40)))
        async with database.transaction() as connection:
            assert (await connection.execute(select(keys.c.value))).scalar_one() == "40"


@asynchronous
async def test_a_snapshot_sees_one_moment_while_others_write(database_url: str) -> None:
    async with opened(database_url) as reader, opened(database_url) as writer:
        await bring_up_to_date(writer)
        count = select(func.count()).select_from(keys)
        async with reader.snapshot() as connection:
            assert (await connection.execute(count)).scalar_one() == 0
            await write(writer, "a")
            assert (await connection.execute(count)).scalar_one() == 0
        assert await names(reader) == ["a"]


@asynchronous
async def test_work_that_is_committed_together_fails_each_for_itself(database_url: str) -> None:
    def add(name: str) -> Callable[[Connection], str]:
        def work(connection: Connection) -> str:
            connection.execute(insert(keys).values(name=name, value="1"))
            return name

        return work

    async with opened(database_url) as database:
        await bring_up_to_date(database)
        outcomes = await asyncio.gather(*(database.run(add(name)) for name in "abacb"), return_exceptions=True)
        assert sorted(name for name in outcomes if isinstance(name, str)) == ["a", "b", "c"]
        assert sum(isinstance(problem, IntegrityError) for problem in outcomes) == 2
        assert await names(database) == ["a", "b", "c"]


@asynchronous
async def test_on_a_full_disk_nothing_is_called_done_that_is_not_there(sqlite_url: str) -> None:
    def fill_up(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 2}")

    def put(name: str, size: int) -> Callable[[Connection], str]:
        def work(connection: Connection) -> str:
            connection.execute(insert(keys).values(name=name, value="x" * size))
            return name

        return work

    async with opened(sqlite_url) as database:
        await bring_up_to_date(database)
        await database.run(fill_up)
        sizes = {"one": 1, "two": 1, "big": 100_000, "three": 1}
        works = [database.run(put(name, size)) for name, size in sizes.items()]
        done = [name for name in await asyncio.gather(*works, return_exceptions=True) if isinstance(name, str)]
        assert "big" not in done
        assert sorted(await names(database)) == sorted(done)


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("mysql://rat:secret@host/rats", "'mysql://…' is no address of a database"),
        ("rats.sqlite", "'rats.sqlite' is no address of a database"),
        ("postgresql://rat:secret@host:port/rats", "'postgresql://…' is no address of a database"),
        ("sqlite://", "'sqlite://…' is no address of a database"),
        ("sqlite:///:memory:", "'sqlite://…' is no address of a database"),
        ("", "'' is no address of a database"),
    ],
)
def test_an_address_of_another_kind_is_refused_without_its_password(address: str, complaint: str) -> None:
    with pytest.raises(DatabaseError, match=complaint) as refused:
        Database(address)
    assert "secret" not in str(refused.value)


def test_addresses_may_be_written_as_other_programs_do() -> None:
    url = url_of("postgres://rat:secret@host/rats?sslmode=require")
    assert url.drivername == "postgresql+asyncpg"
    assert url.query == {"ssl": "require"}


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        (
            "postgresql://rat:secret@127.0.0.1:1/rats",
            "postgresql://rat:\\*\\*\\*@127.0.0.1:1/rats: can't be reached: .+",
        ),
        ("postgresql://rat@/rats?host=/nowhere", "can't be reached: .+"),
        ("postgresql://rat@127.0.0.1:1/rats?colour=red", "can't be reached: .*'colour'"),
        ("sqlite:////nowhere/rats.sqlite", "there is no such file"),
    ],
)
@asynchronous
async def test_a_database_out_of_reach_is_told_in_words(address: str, complaint: str) -> None:
    async with opened(address) as database:
        with pytest.raises(Unreachable, match=complaint) as refused:
            await database.check()
    assert "secret" not in str(refused.value)


@asynchronous
async def test_a_database_that_the_server_does_not_have_is_told(postgres_url: str) -> None:
    async with opened(postgres_url.replace("/postgres?", "/rats?")) as database:
        with pytest.raises(Unreachable, match='database "rats" does not exist'):
            await database.check()


@asynchronous
async def test_a_file_that_is_no_database_is_told_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear rat, " * 100)
    async with opened(f"sqlite:///{tmp_path / 'letter'}") as database:
        with pytest.raises(Unreachable, match="file is not a database"):
            await database.check()
    assert (tmp_path / "letter").read_text() == "Dear rat, " * 100


def test_after_a_restart_of_postgresql_work_goes_on() -> None:
    with temporary_postgres() as server:

        async def work() -> None:
            async with opened(server.url) as database:
                await bring_up_to_date(database)
                with pytest.raises(Unreachable):
                    await write(database, "lost", "lost, too", between=server.restart)
                await write(database, "a")
                server.kill()
                with pytest.raises(Unreachable):
                    await names(database)
                server.start()
                assert await names(database) == ["a"]

        asyncio.run(work())


def test_all_who_open_a_new_file_at_the_same_moment_get_it(tmp_path: Path) -> None:
    together = Barrier(8)

    def open_it(file: Path) -> str:
        connection = sqlite3.connect(file)
        together.wait(timeout=30)
        prepare_sqlite(connection, None)
        mode: str = connection.execute("PRAGMA journal_mode").fetchone()[0]
        connection.close()
        return mode

    with ThreadPoolExecutor(together.parties) as openers:
        for number in range(60):  # without patience about ten of these fail
            assert set(openers.map(open_it, [tmp_path / f"{number}.sqlite"] * together.parties)) == {"wal"}


@asynchronous
async def test_who_reads_much_keeps_nobody_waiting(database_url: str) -> None:
    async with opened(database_url) as database:
        await bring_up_to_date(database)
        await write(database, "a")

        def read(connection: Connection) -> tuple[list[str], int]:
            return list(connection.execute(select(keys.c.name)).scalars()), get_ident()

        async with database.transaction() as connection:  # which somebody has open meanwhile
            await connection.execute(insert(keys).values(name="b", value="1"))
            found, thread = await asyncio.wait_for(database.read_much(read), 60)
        assert found == ["a"]
        assert (thread != get_ident()) == database.is_sqlite  # with SQLite, reading would hold the event loop
