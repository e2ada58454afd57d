"""`ratskeller serve`: how it starts, what it refuses, and how it stops."""

import os
import resource
import signal
import socket
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
import psutil
import pytest
from websockets import ConnectionClosed, Origin
from websockets.sync.client import connect

from ratskeller.cli import serve as command
from ratskeller.cli.serve import address_of, compile_beside
from ratskeller.core.errors import SetupError
from ratskeller.server.base.settings import Limits, checked_origin, limits_with
from ratskeller.server.http.page import MISSING
from tests.cli.commands import ratskeller
from tests.server.serving import PLAIN_SUPERVISOR, Server, visitor

PROGRAMS = (Server.program, PLAIN_SUPERVISOR)  # with either supervisor


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--processes 2", "several processes need PostgreSQL: --database postgresql://"),
        ("--database mysql://root:secret@db/rats", "'mysql://…' is no address of a database"),
        ("--origin rats.example", "--origin rats.example: an address without a path is expected"),
        ("--origin https://rats.example/page", "an address without a path is expected"),
        ("--host no.such.host.invalid", "can't listen on no.such.host.invalid, port 0: "),
        ("--limit speed=3", "--limit speed=3: NAME=FIGURE is expected, and the names are message_bytes, "),
        ("--origin http://rats\u200bexample", "an address without a path is expected"),
        ("--smtp smtp://mail --origin http://x --mail-from rats@x\u0007", "--smtp: needs --mail-from"),
        ("--limit sockets=0", "--limit sockets=0: a whole number above 0 is expected"),
        ("--limit sockets=1e30", "--limit sockets=1e30: a whole number above 0 is expected"),
        ("--limit burst=many", "--limit burst=many: a"),
        ("--limit chat_per_second=nan", "--limit chat_per_second=nan: a number above 0 is expected"),
        ("--proxy my.proxy", "--proxy my.proxy: an address or a network is expected"),
        ("--database sqlite:////proc/nowhere/rats.sqlite", "rats.sqlite: can't be made: "),
    ],
)
def test_what_cannot_be_served_is_told_in_a_line(words: str, complaint: str, sqlite_url: str) -> None:
    database = () if "--database" in words else ("--database", sqlite_url)
    result = ratskeller("serve", "--port", "0", *database, *words.split())
    assert (result.code, result.out) == (2, "")
    assert complaint in result.err
    assert "secret" not in result.err
    assert len(result.err.splitlines()) == 1


def test_a_port_in_use_is_told(sqlite_url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = ratskeller("serve", "--port", port, "--database", sqlite_url)
    assert result.code == 2
    told = f"can't listen on 127.0.0.1, port {port}: Address already in use; choose others by --host and --port"
    assert result.err == f"ratskeller: {told}\n"


def test_origins_are_kept_as_browsers_tell_them() -> None:
    assert checked_origin("HTTPS://Rats.Example:8443/") == "https://rats.example:8443"
    with pytest.raises(SetupError):
        checked_origin("http://[")


def test_limits_are_changed_by_their_names() -> None:
    changed = limits_with(["sockets=7", "messages_per_second=0.5"])
    assert changed == Limits(sockets=7, messages_per_second=0.5)


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:80"), ("0.0.0.0", "http://localhost:80"), ("::1", "http://[::1]:80")],
)
def test_the_address_that_is_shown_can_be_opened(host: str, address: str) -> None:
    assert address_of(host, 80) == address


def test_settings_come_from_the_environment_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATSKELLER_PROCESSES", "3")
    monkeypatch.setenv("RATSKELLER_DATABASE", "sqlite:///rats.sqlite")
    assert "several processes need PostgreSQL" in ratskeller("serve").err
    monkeypatch.setenv("RATSKELLER_ORIGIN", "https://rats.example https://rats.example/page")
    assert "--origin https://rats.example/page: an address without a path" in ratskeller("serve").err


def end_badly(_: Connection) -> None:
    """What a process does whose compiler fails."""
    os._exit(3)


def test_a_server_whose_rules_are_compiled_starts_no_process_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratskeller.engine.compiled.missing_of", lambda *_: [])
    monkeypatch.setattr(command, "compile_all", end_badly)
    compile_beside()


def test_rules_that_cannot_be_compiled_beside_a_server_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratskeller.engine.compiled.missing_of", lambda *_: ["step"])
    compile_beside()  # nothing is left to do
    monkeypatch.setattr(command, "compile_all", end_badly)
    with pytest.raises(SetupError, match="could not be compiled"):
        compile_beside()


def test_a_server_that_is_stopped_closes_its_sockets_and_ends_well(sqlite_url: str) -> None:
    with Server(sqlite_url) as server, visitor(server.url, "Rat") as browser:
        cookie = {"cookie": f"ratskeller={browser.cookies['ratskeller']}"}
        address = server.url.replace("http", "ws") + "/api/socket"
        with connect(address, origin=Origin(server.url), additional_headers=cookie) as opened:
            assert '"hello"' in str(opened.recv())
            assert server.stop() == 0
            with pytest.raises(ConnectionClosed):
                opened.recv()
            assert opened.close_code in (1001, 1012)
        assert "Traceback" not in server.log


def test_a_server_without_the_page_says_so_and_serves_programs(sqlite_url: str, tmp_path: Path) -> None:
    server = Server(sqlite_url)
    server.variables = {"RATSKELLER_PAGE": str(tmp_path)}
    with server:
        assert server.next_line() == f"Warning: {MISSING}\n"
        assert httpx.get(server.url).status_code == 503
        ready = httpx.get(f"{server.url}/readyz")
        assert (ready.status_code, ready.json()) == (200, {"ready": True, "page": False})
        assert httpx.get(f"{server.url}/api/games").status_code == 200
        assert server.log.count(MISSING) == 1


def test_what_was_answered_is_there_after_a_kill(sqlite_url: str) -> None:
    with Server(sqlite_url) as server, visitor(server.url, "Rat") as browser:
        url, me = server.url, browser.get("/api/me").json()
        server.kill()
        with pytest.raises(httpx.ConnectError):
            browser.get("/healthz")
        server.start()
        assert server.url == url
        assert browser.get("/api/me").json() == me
        assert server.end(signal.SIGINT) == 0


def test_a_server_may_open_as_many_files_as_its_sockets_need(sqlite_url: str) -> None:
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (500, most))
    try:
        with Server(sqlite_url, limit="sockets=700") as server:
            assert psutil.Process(server.pid).rlimit(psutil.RLIMIT_NOFILE)[0] > 700
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))


@pytest.mark.parametrize("program", PROGRAMS, ids=["uvicorn", "plain"])
def test_several_processes_serve_one_address_and_add_their_figures_up(
    fresh_postgres_url: str, program: Sequence[str]
) -> None:
    server = Server(fresh_postgres_url, processes=2)
    server.program = program
    with server:
        with visitor(server.url, "Rat") as browser:
            me = browser.get("/api/me").json()
            cookie = {"cookie": f"ratskeller={browser.cookies['ratskeller']}"}
        for _ in range(20):  # a new connection each, so that both processes get some
            assert httpx.get(f"{server.url}/api/me", headers=cookie, timeout=30).json() == me
        counted = httpx.get(f"{server.url}/metrics", timeout=30).text
        assert 'ratskeller_requests_total{method="GET",route="/api/me",status="200"} 21.0' in counted
        assert server.stop() == 0
        assert "Traceback" not in server.log
        assert server.log.count("plain supervisor") == (program == PLAIN_SUPERVISOR)
