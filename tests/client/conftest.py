"""Fixtures for all tests of the server."""

from tests.server.serving import served
from tests.server.store.databases import database_url, fresh_postgres_url, postgres, postgres_url, sqlite_url

__all__ = ["database_url", "fresh_postgres_url", "postgres", "postgres_url", "served", "sqlite_url"]
