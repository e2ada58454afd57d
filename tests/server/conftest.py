"""Fixtures for all tests of the server."""

from .databases import database_url, fresh_postgres_url, postgres, postgres_url, sqlite_url
from .serving import served

__all__ = ["database_url", "fresh_postgres_url", "postgres", "postgres_url", "served", "sqlite_url"]
