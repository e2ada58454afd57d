"""One way to reach the database, SQLite or PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from ratskeller.core.errors import RatskellerError
from ratskeller.server.store.condition import Condition
from ratskeller.server.store.problems import (
    DatabaseError,
    Unreachable,
    Unwritable,
    is_loss,
    is_unwritable,
    reason_of,
)
from ratskeller.server.store.sqlite_group_commit import READS_ONLY, Together, begin_sqlite, prepare_sqlite

__all__ = ["Database", "DatabaseError", "Unreachable", "Unwritable", "reason_of", "url_of"]

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
CONNECTIONS = 10  # to PostgreSQL, of each process
QUICK_CONNECTIONS = 5  # and for what is a single statement
SECONDS_TO_CONNECT = 10
T = TypeVar("T")


def url_of(address: str) -> URL:
    """A database's address with the driver that we use; other databases are refused."""
    expected = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME is expected"
    try:
        url = make_url(address)
        driver = DRIVERS[url.get_backend_name()]
        if driver == DRIVERS["sqlite"] and url.database in (None, "", ":memory:"):
            raise ValueError  # each connection would have a database of its own
    except (ArgumentError, ValueError, KeyError):
        # The rest of the address may hold a password.
        kind = f"'{address.partition('://')[0]}://…'" if "://" in address else f"'{address}'"
        raise DatabaseError(f"{kind} is no address of a database that the server knows: {expected}") from None
    query = dict(url.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")  # as all other programs call it
    return url.set(drivername=driver, query=query)


def new_postgres(url: URL, connections: int, **options: Any) -> AsyncEngine:
    """A pool of connections to PostgreSQL."""
    try:
        return create_async_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,
            connect_args={"timeout": SECONDS_TO_CONNECT},
            **options,
        )
    except ModuleNotFoundError:
        raise DatabaseError("PostgreSQL needs another library: pip install 'ratskeller[postgres]'") from None


class Database:
    """Connections, and transactions that are either wholly there or not at all."""

    def __init__(self, address: str) -> None:
        url = url_of(address)
        self.text = address
        self.name = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.file = Path(url.database) if self.is_sqlite and url.database else None
        self.condition = Condition()
        self.engine = self._new_engine(url)
        self._turn = asyncio.Lock()
        self._together = Together(url, self._turn) if self.is_sqlite else None
        self._quick = None if self.is_sqlite else new_postgres(url, QUICK_CONNECTIONS, isolation_level="AUTOCOMMIT")

    def _new_engine(self, url: URL) -> AsyncEngine:
        if self.is_sqlite:
            # One connection: SQLite has one writer at a time anyway, and nobody waits for a lock of the file's.
            engine = create_async_engine(url, poolclass=StaticPool, hide_parameters=True)
            event.listen(engine.sync_engine, "connect", prepare_sqlite)
            event.listen(engine.sync_engine, "begin", begin_sqlite)
            return engine
        return new_postgres(url, CONNECTIONS, pool_pre_ping=True)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Reads and writes that belong together: committed at the end, undone if anything goes wrong."""
        async with self._begin({}) as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Reads that all see the same moment, while other processes go on writing."""
        options = {READS_ONLY: True} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        async with self._begin(options) as connection:
            yield connection

    @asynccontextmanager
    async def _begin(self, options: dict[str, Any]) -> AsyncIterator[AsyncConnection]:
        has_begun = False
        try:
            async with self._turn if self.is_sqlite else nullcontext(), self.engine.connect() as connection:
                if options:
                    await connection.execution_options(**options)
                async with connection.begin():
                    has_begun = True
                    yield connection
        except Exception as problem:
            # Drivers have errors of many families for what can go wrong before there is a connection.
            if has_begun and not is_loss(problem) and not is_unwritable(problem):
                raise
            raise self._noted(problem) from problem

    def _noted(self, problem: Exception) -> DatabaseError:
        """The error for a failure, which the condition remembers."""
        error: DatabaseError
        if is_unwritable(problem):
            error = Unwritable(f"{self.name}: can't be written: {reason_of(problem)}")
        else:
            error = Unreachable(f"{self.name}: can't be reached: {reason_of(problem)}")
        self.condition.failed(error)
        return error

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What `work` gives, in a transaction of its own."""
        if self._together is not None:
            try:
                return await self._together.run(work)
            except Exception as problem:
                if is_unwritable(problem):
                    raise self._noted(problem) from problem
                raise
        async with self.transaction() as connection:
            return await connection.run_sync(work)

    async def look(self, work: Callable[[Connection], T]) -> T:
        """What `work` gives, which only reads: quicker than in a transaction, and other processes may write between
        what it reads first and last."""
        if self._together is not None:
            try:
                return self._together.look(work)
            except Exception as problem:
                if is_unwritable(problem):
                    raise self._noted(problem) from problem
                raise
        try:
            return await self.at_once(work)
        except Unreachable:
            return await self.run(work)  # the connection may have been an old one

    async def read_much(self, work: Callable[[Connection], T]) -> T:
        """What `work` gives, which only reads, but much, and all of it at one moment. Nobody else waits meanwhile: on
        SQLite it runs in a thread, with a connection of its own."""
        if self._together is None:
            async with self.snapshot() as connection:
                return await connection.run_sync(work)
        try:
            return await self._together.look_apart(work)
        except Exception as problem:
            if is_unwritable(problem):
                raise self._noted(problem) from problem
            raise

    async def at_once(self, work: Callable[[Connection], T]) -> T:
        """What `work` gives, quicker than in a transaction of its own; on PostgreSQL it is a single statement."""
        if self._together is not None:
            return await self.run(work)
        assert self._quick is not None
        is_connected = False
        try:
            async with self._quick.connect() as connection:
                is_connected = True
                return await connection.run_sync(work)
        except (IntegrityError, RatskellerError):
            raise
        except Exception as problem:
            if is_connected and not is_loss(problem) and not is_unwritable(problem):
                # An old connection may be broken; if it is something else, the transaction will show it.
                raise Unreachable(f"{self.name}: {reason_of(problem)}") from problem
            raise self._noted(problem) from problem

    async def check(self) -> None:
        """Connect once, and create nothing; raises `Unreachable` with the reason."""
        if self.file is not None and not self.file.exists():
            raise Unreachable(f"{self.name}: there is no such file")
        async with self.snapshot() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()
        if self._quick is not None:
            await self._quick.dispose()
        if self._together is not None:
            await self._together.close()
