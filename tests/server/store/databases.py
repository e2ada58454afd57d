"""Databases for tests: a file, and a PostgreSQL that is started once for each process of tests."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ratskeller.server.store.database import Database
from ratskeller.server.store.migration_process import bring_up_to_date_at
from tests.server.store.postgres import Postgres, name_in, temporary_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL, shared by all tests of this process: don't stop it."""
    with temporary_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def postgres_url(postgres: Postgres) -> str:
    """The address of the database that a PostgreSQL has from the beginning."""
    return postgres.url


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    """The address of a file that isn't there yet."""
    return f"sqlite:///{tmp_path / 'ratskeller.sqlite'}"


@pytest.fixture
def empty_postgres_url(postgres: Postgres) -> str:
    """The address of an empty database in PostgreSQL."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of either kind: for what must hold on both before there are tables."""
    url: str = request.getfixturevalue("empty_sqlite_url" if request.param == "sqlite" else "empty_postgres_url")
    return url


# Tables are made once and copied: to make them takes a second each time.


@pytest.fixture(scope="session")
def sqlite_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables and no rows, to be copied."""
    file = tmp_path_factory.mktemp("tables") / "ratskeller.sqlite"
    asyncio.run(bring_up_to_date_at(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def postgres_tables(postgres: Postgres) -> str:
    """The name of a database with all tables and no rows, to be copied."""
    url = postgres.new_database()
    asyncio.run(bring_up_to_date_at(url))
    return name_in(url)


@pytest.fixture
def sqlite_url(sqlite_tables: Path, tmp_path: Path) -> str:
    """The address of a file with tables and no rows."""
    file = tmp_path / "ratskeller.sqlite"
    shutil.copyfile(sqlite_tables, file)
    return f"sqlite:///{file}"


@pytest.fixture
def fresh_postgres_url(postgres: Postgres, postgres_tables: str) -> str:
    """The address of a database in PostgreSQL with tables and no rows."""
    return postgres.new_database(postgres_tables)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a database with tables and no rows, of either kind: for all that must hold on both."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "fresh_postgres_url")
    return url


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """The database at an address, closed afterwards."""
    database = Database(url)
    try:
        yield database
    finally:
        await database.close()
