"""Databases for tests: a file, and a PostgreSQL that is started once for each process of tests."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ratskeller.server.store.database import Database
from tests.server.store.postgres import Postgres, temporary_postgres


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
def sqlite_url(tmp_path: Path) -> str:
    """The address of a file that isn't there yet."""
    return f"sqlite:///{tmp_path / 'ratskeller.sqlite'}"


@pytest.fixture
def fresh_postgres_url(postgres: Postgres) -> str:
    """The address of an empty database in PostgreSQL."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of either kind: for all that must hold on both."""
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
