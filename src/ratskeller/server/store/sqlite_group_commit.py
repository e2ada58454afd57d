"""Transactions of SQLite that share their way to the disk.

A commit has to wait for the disk, some milliseconds. What arrives meanwhile is then committed in one go, each
transaction undone on its own if it fails. Another thread does the waiting, and nothing else: a statement takes some
microseconds, and threads that take turns at the interpreter would wait for each other far longer."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

T = TypeVar("T")
READS_ONLY = "reads_only"  # an option of a connection
TIMEOUT_MS = 10_000  # milliseconds to wait for another process


class Waiting(NamedTuple):
    """A transaction that has yet to run."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Together:
    """The transactions of one process on an SQLite file."""

    def __init__(self, url: URL, turn: asyncio.Lock) -> None:
        self._turn = turn  # other connections of this process wait for it too
        self._thread = ThreadPoolExecutor(1, "sqlite")
        # Transactions begin and end here: SQLAlchemy's transaction handling costs more than a statement.
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            poolclass=StaticPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"check_same_thread": False},
        )
        event.listen(self._engine, "connect", prepare_sqlite)
        self._reader = create_engine(url.set(drivername="sqlite"), poolclass=StaticPool).execution_options(
            **{READS_ONLY: True}
        )
        event.listen(self._reader, "connect", prepare_sqlite)
        event.listen(self._reader, "begin", begin_sqlite)
        # For threads that read much: they have connections of their own.
        self._apart = create_engine(url.set(drivername="sqlite")).execution_options(**{READS_ONLY: True})
        event.listen(self._apart, "connect", prepare_sqlite)
        event.listen(self._apart, "begin", begin_sqlite)
        self._timeout = TIMEOUT_MS  # of the connection
        self._kept: Connection | None = None  # for the next batch: to get it again costs more than a statement
        self._waiting: list[Waiting] = []
        self._running: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What `work` gives, once it is on the disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(work, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run_all())
        return await done

    def look(self, work: Callable[[Connection], T]) -> T:
        """What `work` gives, which only reads, of what is on the disk: readers wait neither for writers nor for it."""
        with self._reader.begin() as connection:
            return work(connection)

    async def look_apart(self, work: Callable[[Connection], T]) -> T:
        """The same in a thread, for what reads much."""

        def look() -> T:
            with self._apart.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(look)

    async def close(self) -> None:
        """Finish what has begun."""
        while self._running is not None:
            await self._running
        if self._kept is not None:
            self._kept.close()
        self._reader.dispose()
        self._apart.dispose()
        await self._in_thread(self._engine.dispose)
        self._thread.shutdown()

    async def _run_all(self) -> None:
        try:
            while self._waiting:
                async with self._turn:
                    batch, outcomes = await self._run_batch()
                for (_, done), outcome in zip(batch, outcomes, strict=True):
                    if done.done():  # whoever waited for it has gone
                        continue
                    if isinstance(outcome, Failed):
                        done.set_exception(outcome.problem)
                    else:
                        done.set_result(outcome)
        finally:
            self._running = None

    async def _run_batch(self) -> tuple[list[Waiting], list[Any]]:
        """All that waits, and the outcome of each; none has one before all are on the disk."""
        batch: list[Waiting] = []
        try:
            connection = await self._begun()
            try:
                batch, self._waiting = self._waiting, []
                outcomes = [outcome_of(work, connection) for work, _ in batch]
                await self._in_thread(partial(execute, connection, "COMMIT"))
            except BaseException:
                connection.close()
                raise
            self._kept = connection
        except Exception as problem:
            if not batch:
                batch, self._waiting = self._waiting, []
            return batch, [Failed(problem)] * len(batch)
        return batch, outcomes

    async def _begun(self) -> Connection:
        """A connection in a transaction. As a rule it is had at once, or else in the other thread: a second process, if
        there is one, may keep us waiting."""
        try:
            return self._begin()
        except OperationalError as problem:
            if not is_busy(problem.orig):
                raise
        return await self._in_thread(partial(self._begin, TIMEOUT_MS))

    def _in_thread(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _begin(self, timeout: int = 0) -> Connection:
        connection, self._kept = self._kept or self._engine.connect(), None
        try:
            if timeout != self._timeout:
                execute(connection, f"PRAGMA busy_timeout={timeout}")
                self._timeout = timeout
            execute(connection, "BEGIN IMMEDIATE")
        except BaseException:
            connection.close()
            raise
        return connection


def raw(connection: Connection) -> sqlite3.Connection:
    """SQLite's own connection."""
    own = connection.connection.driver_connection
    assert isinstance(own, sqlite3.Connection)
    return own


def execute(connection: Connection, statement: str) -> None:
    """Run a statement on SQLite's own connection; errors are SQLAlchemy's, as everywhere."""
    try:
        raw(connection).execute(statement)
    except sqlite3.Error as problem:
        raise OperationalError(statement, None, problem) from problem


def is_busy(problem: BaseException | None) -> bool:
    """Another process has the file at the moment; the kinds of that differ in higher bits."""
    return isinstance(problem, sqlite3.Error) and problem.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def outcome_of(work: Callable[[Connection], Any], connection: Connection) -> Any:
    """What comes of one of several transactions; if it fails, only it is undone."""
    sqlite = raw(connection)
    sqlite.execute("SAVEPOINT one")
    try:
        outcome = work(connection)
    except Exception as problem:
        if not sqlite.in_transaction:
            raise  # SQLite has undone everything: the disk is full or broken
        sqlite.execute("ROLLBACK TO one")
        outcome = Failed(problem)
    sqlite.execute("RELEASE one")
    return outcome


class Failed(NamedTuple):
    """A transaction that was undone."""

    problem: Exception


def prepare_sqlite(connection: Any, _: Any) -> None:
    """What is committed stays, whatever happens to the process or the machine; readers never wait for a writer."""
    connection.isolation_level = None  # transactions begin where we say
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={TIMEOUT_MS}")
    keep_readers_apart(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def keep_readers_apart(cursor: Any) -> None:
    """Let a file have a log of what is written. Where another process is about to do the same to a new file, SQLite
    refuses at once, whatever its timeout."""
    has_until = time.monotonic() + TIMEOUT_MS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as problem:
            if not is_busy(problem) or time.monotonic() > has_until:
                raise
        time.sleep(0.005)


def begin_sqlite(connection: Any) -> None:
    """Take SQLite's only place for a writer at the beginning, so that nothing has to be tried twice."""
    reads_only = connection.get_execution_options().get(READS_ONLY, False)
    connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")
