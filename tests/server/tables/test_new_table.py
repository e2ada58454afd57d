"""Tables that somebody opens."""

from types import SimpleNamespace

import pytest

from ratskeller.server.tables import new_table


def test_an_id_is_never_taken_for_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(("-n5YbQ", "--help", "a-table"))
    monkeypatch.setattr(new_table, "secrets", SimpleNamespace(token_urlsafe=lambda _: next(drawn)))
    assert new_table.new_id() == "a-table"
