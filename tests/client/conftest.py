"""Fixtures for all tests of the client."""

from tests.server.store.databases import sqlite_tables, sqlite_url

__all__ = ["sqlite_tables", "sqlite_url"]
