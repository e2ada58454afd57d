"""Backups: one moment in one file, whole or refused, from either database into either."""

import asyncio
import gzip
import itertools
import os
import shutil
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, inspect, select, text

from ratskeller.server.store.backup import back_up, no_bar, restore
from ratskeller.server.store.backup_file import ROWS_AT_ONCE, BackupError, check_backup
from ratskeller.server.store.database import Database, DatabaseError
from ratskeller.server.store.migrate import bring_up_to_date
from ratskeller.server.store.revision import is_up_to_date
from ratskeller.server.store.schema import METADATA, analyses, keys, log, people, records, seats, tables, ticks
from tests.cli.commands import ratskeller
from tests.server.asynchronous import asynchronous
from tests.server.store.databases import opened
from tests.server.store.later_version import LATER, NEWEST, later_version
from tests.server.store.postgres import Postgres

ENTRIES = 2 * ROWS_AT_ONCE + 7
AWKWARD = "Żółw 🐀 \"quoted\" \\ back\nnew line\ttab 'single' ; DROP TABLE people --"
TABLE = {
    **{"id": "t1", "host": "p1", "game": "firstrat", "rules_version": 1, "profile": "own", "profile_text": AWKWARD},
    **{"options": "{}", "people": 2, "level": None, "is_public": True, "clock": "{}", "stand_in": "greedy"},
    **{"hints": False, "live_points": True, "state": "running", "seed": "00ff", "last": ENTRIES},
    **{"due": 1794817628.123456, "created": 1e9, "started": 0.1 + 0.2, "ended": None, "rematch_of": None},
}
ANALYSIS = {
    **{"subject": "table t1", "person_id": "p1", "asked": 2.5, "state": "done", "done": 9, "total": 9},
    **{"due": None, "body": AWKWARD},
}


async def fill(database: Database) -> None:
    """A bit of everything, and a long log."""
    await bring_up_to_date(database)
    entries = [
        {
            "table_id": "t1",
            "number": number,
            "kind": "move",
            "seat": 0,
            "person_id": "p1",
            "at": number / 7,
            "body": "{}",
        }
        for number in range(1, ENTRIES + 1)
    ]
    async with database.transaction() as connection:
        await connection.execute(insert(keys).values(name="cookies", value="secret"))
        await connection.execute(insert(people).values(id="p1", name=AWKWARD, epoch=3, created=1.5))
        await connection.execute(insert(tables).values(TABLE))
        await connection.execute(
            insert(seats).values(table_id="t1", seat=0, kind="person", person_id="p1", name=AWKWARD, salt="")
        )
        await connection.execute(insert(log), entries)
        await connection.execute(
            insert(ticks).values(person_id="p1", challenge="c", level="easy", table_id="t1", at=2.5)
        )
        await connection.execute(insert(records).values(id="r1", person_id="p1", text=AWKWARD * 5000, created=1.0))
        await connection.execute(insert(analyses).values(ANALYSIS))


ROWS = ENTRIES + 7


async def everything(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables."""
    async with database.transaction() as connection:
        return {
            table.name: [
                tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key.columns))
            ]
            for table in METADATA.sorted_tables
        }


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database and a backup of it."""
    folder = tmp_path_factory.mktemp("backup")

    async def make() -> None:
        async with opened(f"sqlite:///{folder / 'source.sqlite'}") as source:
            await fill(source)
            assert await back_up(source, folder / "monday.backup") == ROWS

    asyncio.run(make())
    return folder


@pytest.fixture
def backup(made_once: Path, tmp_path: Path) -> Path:
    """A backup, and its database beside it."""
    shutil.copytree(made_once, tmp_path, dirs_exist_ok=True)
    return tmp_path / "monday.backup"


@pytest.fixture(params=["sqlite", "postgresql"])
def target_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'target.sqlite'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@asynchronous
async def test_what_is_restored_is_what_was_backed_up(empty_database_url: str, target_url: str, tmp_path: Path) -> None:
    async with opened(empty_database_url) as source, opened(target_url) as target:
        await fill(source)
        assert await back_up(source, tmp_path / "b") == ROWS
        assert await restore(target, tmp_path / "b") == ROWS
        assert await everything(target) == await everything(source)
        assert await is_up_to_date(target)


@asynchronous
async def test_a_backup_holds_one_moment_while_the_server_writes(empty_database_url: str, tmp_path: Path) -> None:
    numbers = itertools.count(ENTRIES + 1)

    async def move() -> None:
        number = next(numbers)
        async with opened(empty_database_url) as server, server.transaction() as connection:
            await connection.execute(insert(keys).values(name=f"key {number}", value=""))
            await connection.execute(
                insert(log).values(table_id="t1", number=number, kind="move", at=0.0, body=f"{number}")
            )

    @contextmanager
    def move_after_each_step(_: str, __: int) -> Iterator[Callable[[int], None]]:
        with ThreadPoolExecutor(1) as thread:
            yield lambda _: thread.submit(asyncio.run, move()).result()

    async with opened(empty_database_url) as source, opened(f"sqlite:///{tmp_path / 'target.sqlite'}") as target:
        await fill(source)
        before = await everything(source)
        await back_up(source, tmp_path / "b", move_after_each_step)
        assert len((await everything(source))["log"]) > ENTRIES
        await restore(target, tmp_path / "b")
        assert await everything(target) == before


def test_a_backup_is_for_its_owner_s_eyes(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert [path.name for path in backup.parent.iterdir() if "backup" in path.name] == ["monday.backup"]


def changed_line(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data).replace(b'"secret"', b'"forged"'))


def without_rows(data: bytes) -> bytes:
    lines = gzip.decompress(data).splitlines(keepends=True)
    return gzip.compress(b"".join(lines[:40] + lines[41:]))


def without_end(data: bytes) -> bytes:
    return gzip.compress(b"".join(gzip.decompress(data).splitlines(keepends=True)[:-1]))


def with_more(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data) + b'{"is":"table","table":"keys","columns":[]}\n')


def with_header(**fields: object) -> Callable[[bytes], bytes]:
    def change(data: bytes) -> bytes:
        first, _, rest = gzip.decompress(data).partition(b"\n")
        return gzip.compress(msgspec.json.encode(msgspec.json.decode(first) | fields) + b"\n" + rest)

    return change


def with_a_bit_flipped(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 16]) + data[middle + 1 :]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda data: data[: len(data) // 2], r"line \d+: the file was cut here"),
        (lambda data: data[:-3], r"line \d+: the file was cut here"),
        (without_end, "end: is missing: the file was cut"),
        (changed_line, "end: rows and digest don't fit: the file was changed or damaged"),
        (without_rows, "end: rows and digest don't fit: the file was changed or damaged"),
        (with_more, r"line \d+: is damaged"),
        (with_a_bit_flipped, "damaged|cut"),
        (lambda data: gzip.decompress(data), "file: is no backup of ratskeller"),
        (lambda data: gzip.compress(b'{"some": "thing"}\n'), "file: is no backup of ratskeller"),
        (lambda data: gzip.compress(b"\xff\xfe\n"), "file: is no backup of ratskeller"),
        (lambda data: b"", "file: is no backup of ratskeller"),
        (with_header(format="another"), "file: is no backup of ratskeller"),
        (with_header(version=2), "version: 2 is newer than this version of ratskeller knows: it reads up to 1"),
        (with_header(rows=0), "end: rows and digest don't fit"),
    ],
)
def test_a_file_that_is_not_a_whole_backup_is_refused_and_nothing_is_made(
    backup: Path, tmp_path: Path, change: Callable[[bytes], bytes], complaint: str
) -> None:
    backup.write_bytes(change(backup.read_bytes()))
    target = tmp_path / "target.sqlite"

    async def try_it() -> None:
        async with opened(f"sqlite:///{target}") as database:
            with pytest.raises(BackupError, match=complaint):
                await restore(database, backup)

    asyncio.run(try_it())
    assert not target.exists()


@asynchronous
async def test_a_database_with_anything_in_it_is_not_restored_into(backup: Path, empty_database_url: str) -> None:
    async with opened(empty_database_url) as database:
        await bring_up_to_date(database)
        async with database.transaction() as connection:
            await connection.execute(insert(keys).values(name="mine", value="1"))
        with pytest.raises(DatabaseError, match="is not empty: 'keys' has a row"):
            await restore(database, backup)
        assert (await everything(database))["keys"] == [("mine", "1")]


@asynchronous
async def test_a_database_of_another_program_is_not_restored_into(backup: Path, empty_postgres_url: str) -> None:
    async with opened(empty_postgres_url) as database:
        async with database.transaction() as connection:
            await connection.execute(text("CREATE TABLE shoes (size INTEGER)"))
        with pytest.raises(DatabaseError, match="is not empty: there is a table 'shoes'"):
            await restore(database, backup)


@asynchronous
async def test_a_restore_that_fails_leaves_nothing(tmp_path: Path, empty_postgres_url: str) -> None:
    async with opened(f"sqlite:///{tmp_path / 'source.sqlite'}") as source, opened(empty_postgres_url) as target:
        await fill(source)
        async with source.transaction() as connection:
            await connection.execute(insert(records).values(id="r2", person_id="p1", text="nul \0", created=1.0))
        await back_up(source, tmp_path / "b")
        with pytest.raises(DatabaseError, match=r"can't be changed, and is as it was: .*0x00"):
            await restore(target, tmp_path / "b")
        async with target.transaction() as connection:
            assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == []


@asynchronous
async def test_a_backup_that_changes_while_it_is_restored_leaves_nothing(
    backup: Path, empty_database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ratskeller.server.store.backup.read_rows", lambda _: iter(()))  # such as of a pipe, read twice
    async with opened(empty_database_url) as database:
        with pytest.raises(DatabaseError, match=r"had 1,014 rows when it was checked, and now 0"):
            await restore(database, backup)


@asynchronous
async def test_a_backup_of_an_older_version_is_brought_up_to_date(
    backup: Path, empty_database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later_version(tmp_path, monkeypatch)
    async with opened(empty_database_url) as database:
        await bring_up_to_date(database)
        await restore(database, backup)
        assert await is_up_to_date(database)
        async with database.transaction() as connection:
            rows = (await connection.execute(text("SELECT name, value, purpose FROM keys"))).all()
            assert rows == [("cookies", "secret", "cookies")]


@asynchronous
async def test_a_database_can_be_backed_up_before_it_is_migrated(
    backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later_version(tmp_path, monkeypatch)
    async with opened(f"sqlite:///{tmp_path / 'source.sqlite'}") as source:
        assert await back_up(source, tmp_path / "older.backup") == ROWS
    assert check_backup(tmp_path / "older.backup", no_bar).revision == NEWEST


@asynchronous
async def test_a_backup_of_a_newer_version_is_refused(
    tmp_path: Path, empty_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(empty_sqlite_url) as source:
        with monkeypatch.context() as later:
            later_version(tmp_path, later)
            await bring_up_to_date(source)
            await back_up(source, tmp_path / "b")
        with pytest.raises(DatabaseError, match=f"is of revision {LATER}, which this version of rats"):
            await back_up(source, tmp_path / "c")
    async with opened(f"sqlite:///{tmp_path / 'target.sqlite'}") as target:
        with pytest.raises(DatabaseError, match=f"b: is of revision {LATER}, which this version"):
            await restore(target, tmp_path / "b")
    assert not (tmp_path / "c").exists()


def test_the_commands_say_how_much_they_wrote(empty_database_url: str, backup: Path, tmp_path: Path) -> None:
    restored = ratskeller("restore", str(backup), "--database", empty_database_url)
    assert (restored.code, restored.err) == (0, "")
    assert restored.out.endswith(f": {ROWS:,} rows restored\n")
    file = tmp_path / "again.backup"
    written = ratskeller("backup", str(file), "--database", empty_database_url)
    assert (written.code, written.err, written.out) == (0, "", f"{file}: {ROWS:,} rows\n")
    again = ratskeller("restore", str(file), "--database", empty_database_url)
    assert again.code == 2
    assert "is not empty" in again.err


def test_a_pipe_that_could_not_be_read_twice_is_refused(empty_sqlite_url: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    refused = ratskeller("restore", str(pipe), "--database", empty_sqlite_url)
    assert refused.code == 2
    assert "pipe: file: is no plain file" in refused.err


def test_a_backup_replaces_a_file_only_if_told_to(backup: Path, tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path / 'source.sqlite'}"
    backup.write_text("another")
    refused = ratskeller("backup", str(backup), "--database", source)
    assert (refused.code, backup.read_text()) == (2, "another")
    assert "is there already: name another one, or add --overwrite" in refused.err
    assert ratskeller("backup", str(backup), "--database", source, "--overwrite").code == 0
    assert check_backup(backup, no_bar).rows == ROWS


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("backup {0}/b --database sqlite:///{0}/none.sqlite", "none.sqlite: there is no such file"),
        ("backup {0}/b --database sqlite:///{0}/empty.sqlite", "empty.sqlite: holds nothing of ratskeller"),
        ("backup {0}/nowhere/b --database sqlite:///{0}/source.sqlite", "b: file: can't be written: No such file"),
        ("restore {0}/none --database sqlite:///{0}/target.sqlite", "none: file: can't be read: No such file"),
        ("restore {0} --database sqlite:///{0}/target.sqlite", "file: can't be read: Is a directory"),
        ("restore {0}/monday.backup --database sqlite:////proc/a/b", "/proc/a/b: can't be made: "),
    ],
)
@pytest.mark.usefixtures("backup")
def test_the_commands_tell_what_is_in_the_way(tmp_path: Path, words: str, complaint: str) -> None:
    (tmp_path / "empty.sqlite").touch()
    before = sorted(tmp_path.iterdir())
    done = ratskeller(*words.format(tmp_path).split())
    assert done.code == 2
    assert complaint in done.err
    assert sorted(tmp_path.iterdir()) == before
