"""Commands of an operator on a database that is not there, or not a server's."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.commands import ratskeller

PERSON = "0123456789abcdef"
WHY = ("--reason", "a good reason")
COMMANDS = (
    ("people", "find", "ada"),
    ("people", "export", PERSON),
    ("people", "delete", PERSON, "--yes"),
    ("moderate", "reports"),
    ("moderate", "show", "0123abcd"),
    ("moderate", "hide", "kWc2mR0dXo9fTz1a", "41", *WHY),
    ("moderate", "rename", PERSON, "Rat 17", *WHY),
    ("moderate", "ban", PERSON, *WHY),
    ("moderate", "lift", PERSON, *WHY),
    ("moderate", "close", "0123abcd", *WHY),
    ("moderate", "bans"),
    ("moderate", "log"),
)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_database_that_is_not_a_servers_is_named_and_left_alone(words: tuple[str, ...], tmp_path: Path) -> None:
    missing, empty = tmp_path / "missing.sqlite", tmp_path / "empty.sqlite"
    sqlite3.connect(empty).close()
    found = ratskeller(*words, "--database", f"sqlite:///{missing}")
    assert (found.code, found.out) == (2, "")
    assert "missing.sqlite: there is no such file" in found.err
    assert not missing.exists()
    found = ratskeller(*words, "--database", f"sqlite:///{empty}")
    assert (found.code, found.out) == (2, "")
    assert "empty.sqlite: has not the tables of this version: see ratskeller migrate" in found.err
    with closing(sqlite3.connect(empty)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
