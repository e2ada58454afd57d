"""Fixtures for all tests of the server."""

from tests.server.serving import served
from tests.server.store.databases import (
    database_url,
    empty_database_url,
    empty_postgres_url,
    empty_sqlite_url,
    fresh_postgres_url,
    postgres,
    postgres_tables,
    postgres_url,
    sqlite_tables,
    sqlite_url,
)

__all__ = [
    "database_url",
    "empty_database_url",
    "empty_postgres_url",
    "empty_sqlite_url",
    "fresh_postgres_url",
    "postgres",
    "postgres_tables",
    "postgres_url",
    "served",
    "sqlite_tables",
    "sqlite_url",
]
