"""Sockets without our own protocol: what people notice of them is the same with uvicorn's."""

from collections.abc import Callable

import pytest

from ratskeller.core.plain import VARIABLE
from ratskeller.server.base.protocols import OWN_SOCKETS, PLAIN_SOCKETS, socket_protocol, why_plain_sockets
from ratskeller.server.base.settings import Settings
from ratskeller.server.http import uvicorn_protocol as request_wire
from ratskeller.server.run.running import application, config_of
from tests.server import test_abuse
from tests.server.socket import test_sockets

AGAIN: list[Callable[[str], None]] = [
    test_sockets.test_the_first_message_says_who_one_is,
    test_sockets.test_pages_of_others_get_no_socket,
    test_sockets.test_sockets_are_limited_for_each_person_and_for_all,
    test_sockets.test_a_socket_ends_when_its_owner_signs_all_devices_out,
    test_sockets.test_nobody_may_send_nonsense_for_ever_or_too_fast,
    test_sockets.test_all_that_happened_while_a_socket_was_busy_comes_in_one_message,
    test_sockets.test_whoever_takes_nothing_for_long_is_let_go,
    test_abuse.test_many_sockets_get_the_same_news_and_leave_no_trace,
]


@pytest.mark.parametrize("test", AGAIN, ids=lambda test: test.__name__.removeprefix("test_"))
def test_the_same_holds_with_the_sockets_of_uvicorn(
    test: Callable[[str], None], sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "1")
    monkeypatch.setattr(request_wire, "CLOSE_SECONDS", 0.5)
    test(sqlite_url)


def test_our_own_sockets_are_used_with_the_versions_of_the_lock() -> None:
    assert why_plain_sockets() is None
    assert config_of(Settings("sqlite:///rats.sqlite")).ws == OWN_SOCKETS


@pytest.mark.parametrize("found", ["0.52.0", "0.55.0", "1.0rc1"])
def test_a_version_that_was_not_tested_gets_the_plain_way_and_a_line_in_the_log(
    found: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ratskeller.core.plain.version", {"uvicorn": found, "websockets": "16.0"}.__getitem__)
    assert socket_protocol() == PLAIN_SOCKETS
    application(Settings("sqlite:///rats.sqlite"))
    told = capsys.readouterr().err
    assert told.count(f"uvicorn {found} was not tested: from 0.52.4 up to, but not including, 0.55 were") == 1
