"""The shell around all routes: who may ask, how much, what is told when it fails, and what is written down."""

import asyncio
import gzip
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.testing import capture_logs

from ratskeller.client.errors import CODES, Refused
from ratskeller.server.base.limits import KEPT, Buckets
from ratskeller.server.base.metrics import SHARED, forget_dead_processes
from ratskeller.server.base.origin import origin_is_ours
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.http import security
from ratskeller.server.http.journal import Journal
from ratskeller.server.http.page import FOREVER, page_routes
from ratskeller.server.http.problems import answer_problems
from ratskeller.server.http.security import CarefulHeaders, Guard
from tests.server.serving import Server, visitor


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits whose log can be read."""
    file = tmp_path_factory.mktemp("logged") / "logged.sqlite"
    limits = ["new_people_per_minute=5", "burst=5", "messages_per_second=0.001"]
    with Server(f"sqlite:///{file}", limit=limits, log_json=True, secure=True) as server:
        yield server


def test_somebody_without_a_cookie_has_to_sign_in(served: str) -> None:
    answer = httpx.get(f"{served}/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "sign-in")


def test_a_name_makes_a_person_whose_cookie_scripts_cannot_read(served: str) -> None:
    with visitor(served) as browser:
        answer = browser.post("/api/me", json={"name": " Rat "})
        assert answer.json()["name"] == "Rat"
        assert browser.get("/api/me").json() == answer.json()
        given = answer.headers["set-cookie"]
        assert "HttpOnly" in given
        assert "SameSite=lax" in given
        renamed = browser.post("/api/me", json={"name": "King"}).json()
        assert (renamed["id"], renamed["name"]) == (answer.json()["id"], "King")


def test_a_link_signs_another_device_in_once(served: str) -> None:
    with visitor(served, "Rat") as here, visitor(served) as there:
        token = here.post("/api/me/link").json()["token"]
        assert there.post("/api/me/device", json={"token": token}).json() == here.get("/api/me").json()
        assert there.get("/api/me").json() == here.get("/api/me").json()
        again = there.post("/api/me/device", json={"token": token})
        assert (again.status_code, again.json()["code"]) == (404, "not-found")


def test_forgetting_signs_out_all_devices_but_this_one(served: str) -> None:
    with visitor(served, "Rat") as here, visitor(served) as there:
        there.post("/api/me/device", json={"token": here.post("/api/me/link").json()["token"]})
        here.post("/api/me/forget").raise_for_status()
        assert there.get("/api/me").json()["code"] == "sign-in"
        assert here.get("/api/me").json()["name"] == "Rat"


@pytest.mark.parametrize(
    ("body", "field"),
    [({}, "name"), ({"name": 1}, "name"), ({"name": "x", "age": 3}, "age"), ([], "body"), ("{", "body")],
)
def test_what_is_malformed_is_told_with_its_field(served: str, body: object, field: str) -> None:
    with visitor(served) as browser:
        sent = body if isinstance(body, str) else json.dumps(body)
        answer = browser.post("/api/me", content=sent, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert (answer.json()["code"], answer.json()["field"]) == ("malformed", field)


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"clock": {"kind": "bank", "seconds": 1}}, "clock.seconds"),
        ({"clock": {"kind": "bank", "bank": 1}}, "clock.seconds"),
        ({"clock": {"kind": "bank", "seconds": 60, "bank": 1}}, "clock.bank"),
        ({"clock": {"kind": "sand"}}, "clock"),
        ({"seats": [{"kind": "me"}, {"kind": "cat"}]}, "seats.1.kind"),
    ],
)
def test_a_field_is_told_as_it_was_sent(served: str, options: dict[str, object], field: str) -> None:
    with visitor(served, "Rat") as browser:
        answer = browser.post("/api/tables", json={"game": "firstrat", "seats": [{"kind": "me"}], **options})
    assert (answer.status_code, answer.json()["field"]) == (422, field)


def test_a_body_that_is_nested_too_deeply_is_malformed(served: str) -> None:
    with visitor(served) as browser:
        answer = browser.post("/api/me", content="[" * 200_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/nothing.md", "/api/me/nothing", "/api/games%00", "/api/games?a=%00"]
)
def test_what_is_not_there_is_not_found(served: str, path: str) -> None:
    answer = httpx.get(served + path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_a_body_that_is_too_big_is_refused_with_and_without_its_length(served: str) -> None:
    big = b"x" * (Limits().body_bytes + 1)
    with visitor(served) as browser:
        told = browser.post("/api/me", content=big)
        untold = browser.post("/api/me", content=iter([big[:100_000], big[100_000:]]))
    for answer in (told, untold):
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
        assert answer.headers["connection"] == "close"


def test_a_body_that_will_be_too_big_is_not_waited_for(served: str) -> None:
    host, port = served.removeprefix("http://").split(":")
    head = f"POST /api/me HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {served}\r\nContent-Length: 999999999\r\n\r\n"
    with socket.create_connection((host, int(port)), timeout=20) as plain:
        plain.sendall(head.encode())
        assert plain.recv(1000).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize(
    ("ending", "complaint"), [("disconnect", "is incomplete"), ("silence", "did not arrive in time")]
)
def test_a_body_that_does_not_come_is_not_taken(monkeypatch: pytest.MonkeyPatch, ending: str, complaint: str) -> None:
    monkeypatch.setattr(security, "BODY_SECONDS", 0.01)
    parts: list[Message] = [{"type": "http.request", "body": b'{"name":', "more_body": True}]
    answers: list[Message] = []

    async def receive() -> Message:
        if parts:
            return parts.pop()
        if ending == "silence":
            await asyncio.Event().wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        answers.append(message)

    async def never(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("half a body was taken")

    headers = [(b"host", b"localhost"), (b"origin", b"http://localhost"), (b"content-length", b"100")]
    scope = {"type": "http", "method": "POST", "path": "/", "query_string": b"", "headers": headers}
    asyncio.run(Guard(never, Settings("sqlite://"))(scope, receive, send))
    assert answers[0]["status"] == 422
    assert complaint in answers[1]["body"].decode()


def test_a_change_from_another_page_is_refused_and_reading_is_not(served: str) -> None:
    with visitor(served, "Rat") as browser:
        for origin in ("http://elsewhere.example", "null", served + "0"):
            answer = browser.post("/api/me", json={"name": "King"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")
        del browser.headers["origin"]
        assert browser.post("/api/me", json={"name": "King"}).status_code == 403
        assert browser.get("/api/me").json()["name"] == "Rat"


@pytest.mark.parametrize(
    ("origin", "host", "is_ours"),
    [
        ("http://127.0.0.1:8642", "127.0.0.1:8642", True),
        ("http://localhost:8642", "localhost:8642", True),
        ("http://[::1]:8642", "[::1]:8642", True),
        ("https://rats.example", "rats.example", True),
        ("https://rats.example", "10.0.0.7:8642", True),
        ("http://cellar:8642", "cellar:8642", True),
        ("http://127.0.0.1:8642", "127.0.0.1:8643", False),
        ("http://rats.example", "rats.example", False),
        ("http://evil.example:8642", "evil.example:8642", False),
        ("http://evil.example", "127.0.0.1:8642", False),
        ("file://127.0.0.1:8642", "127.0.0.1:8642", False),
        ("http://[", "[", False),
        ("null", "null", False),
        ("", "", False),
    ],
)
def test_only_pages_under_known_addresses_are_ours(origin: str, host: str, is_ours: bool) -> None:
    settings = Settings("sqlite://", host="cellar", origins=("https://rats.example",))
    assert origin_is_ours({"origin": origin, "host": host}, settings) is is_ours


def test_a_request_without_an_origin_is_not_ours() -> None:
    assert not origin_is_ours({"host": "127.0.0.1:8642"}, Settings("sqlite://"))


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/docs", "/healthz", "/nothing"])
def test_browsers_are_told_to_be_careful_with_every_answer(served: str, path: str) -> None:
    headers = httpx.get(served + path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    assert (headers.get("cache-control") == "no-store") is path.startswith("/api/")


def test_the_api_describes_itself_to_machines_and_people(served: str) -> None:
    described = httpx.get(f"{served}/api/openapi.json").json()
    assert described["components"]["schemas"]["Problem"]["properties"]["code"]["enum"] == list(CODES)
    page = httpx.get(f"{served}/api/docs").text
    for path in described["paths"]:
        assert f"<code>{path}</code>" in page
    linked = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert "<script" not in page
    assert all(link.startswith(("/api/", "#")) for link in linked)
    for link in linked:
        assert f'id="{link[1:]}"' in page if link.startswith("#") else httpx.get(served + link).is_success


def test_a_server_that_runs_is_alive_and_ready_and_counts(served: str) -> None:
    assert httpx.get(f"{served}/healthz").json() == {"alive": True}
    assert httpx.get(f"{served}/readyz").json() == {"ready": True, "page": True}
    counted = httpx.get(f"{served}/metrics").text
    assert 'ratskeller_requests_total{method="GET",route="/readyz",status="200"}' in counted
    for name in ("sockets", "thoughts_waiting", "moves_total", "entries_total", "messages_total", "tables"):
        assert f"# TYPE ratskeller_{name.removesuffix('_total')}" in counted


def test_secure_cookies_go_only_over_https(logged: Server) -> None:
    with visitor(logged.url) as browser:
        answer = browser.post("/api/me", json={"name": "Rat"})
    assert "Secure" in answer.headers["set-cookie"]
    assert "max-age" in answer.headers["strict-transport-security"]


def test_the_log_is_json_without_cookies_tokens_ids_and_bodies(logged: Server) -> None:
    with visitor(logged.url, "Mickey") as browser:
        cookie = browser.cookies["ratskeller"]
        answer = browser.post("/api/me/link", headers={"cookie": f"ratskeller={cookie}"})
        token = answer.json()["token"]
        browser.get("/api/tables/secret-id?token=secret-word")
    lines = [json.loads(line) for line in logged.log.splitlines()]
    mine = next(line for line in lines if line.get("request") == answer.headers["x-request-id"])
    assert (mine["event"], mine["route"], mine["status"]) == ("request", "/api/me/link", 200)
    for secret in (cookie, token, "Mickey", "secret-id", "secret-word"):
        assert secret not in logged.log


def test_who_asks_too_often_has_to_wait(logged: Server) -> None:
    with visitor(logged.url) as browser:
        named = browser.post("/api/me", json={"name": "Hasty"})
        shown = {"cookie": named.headers["set-cookie"].split(";")[0]}
        answers = [browser.get("/api/me", headers=shown) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert answers[-1].json()["code"] == "too-fast"
    assert int(answers[-1].headers["retry-after"]) > 1


def test_one_address_may_make_only_so_many_people_in_a_minute(logged: Server) -> None:
    with visitor(logged.url) as browser:
        codes = [browser.post("/api/me", json={"name": "Rat"}).json().get("code") for _ in range(6)]
    assert "too-fast" in codes


def test_a_bucket_fills_at_its_rate_up_to_its_burst() -> None:
    at = 0.0
    buckets = Buckets(2.0, 3, lambda: at)
    for _ in range(3):
        buckets.take("rat")
    with pytest.raises(Refused, match=r"in 0\.5 s"):
        buckets.take("rat")
    buckets.take("another")
    at = 0.5
    buckets.take("rat")
    at = 100.0
    for _ in range(3):
        buckets.take("rat")
    with pytest.raises(Refused):
        buckets.take("rat")


def test_buckets_that_are_full_again_are_forgotten() -> None:
    at = 0.0
    buckets = Buckets(1.0, 2, lambda: at)
    for number in range(KEPT):
        buckets.take(str(number))
    at = 10.0
    buckets.take("rat")
    assert list(buckets._left) == ["rat"]


def test_many_buckets_that_are_not_full_are_looked_at_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    buckets = Buckets(1e-9, 2, lambda: 0.0)
    looked, usual = 0, Buckets.left

    def left(self: Buckets, key: str, at: float) -> float:
        nonlocal looked
        looked += 1
        return usual(self, key, at)

    monkeypatch.setattr(Buckets, "left", left)
    for number in range(3 * KEPT):
        buckets.take(str(number))
    assert looked < 9 * KEPT


def test_a_process_that_was_killed_counts_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SHARED, str(tmp_path))
    with subprocess.Popen([sys.executable, "-c", ""]) as dead:
        dead.wait()
    for pid in (dead.pid, os.getpid()):
        (tmp_path / f"gauge_livesum_{pid}.db").touch()
    forget_dead_processes()
    assert [file.name for file in tmp_path.iterdir()] == [f"gauge_livesum_{os.getpid()}.db"]


def ask(app: ASGIApp, *paths: str, headers: dict[str, str] | None = None) -> list[httpx.Response]:
    """What an application answers, without a server around it."""

    async def asked() -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            return [await client.get(path, headers=headers) for path in paths]

    return asyncio.run(asked())


def failing_app() -> FastAPI:
    """An application with a fault that knows a secret."""
    app = FastAPI()

    @app.get("/fault")
    def fault() -> None:
        raise RuntimeError("the secret")

    @app.get("/refused")
    def refused() -> None:
        raise Refused("illegal", "no", rule="fr.move.toll", reason="why-toll", figures={"toll": 1})

    answer_problems(app)
    app.add_middleware(Guard, settings=Settings("sqlite://"))
    app.add_middleware(Journal)
    app.add_middleware(CarefulHeaders, settings=Settings("sqlite://"))
    return app


def test_what_nobody_foresaw_is_logged_but_not_told() -> None:
    with capture_logs() as lines:
        (answer,) = ask(failing_app(), "/fault")
    assert (answer.status_code, answer.json()["code"]) == (500, "busy")
    assert "secret" not in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-request-id"] in answer.json()["message"]
    assert lines[0] == {"event": "unexpected error", "route": "/fault", "exc_info": True, "log_level": "error"}


def test_a_refusal_tells_its_rule() -> None:
    (answer,) = ask(failing_app(), "/refused")
    told = {"code": "illegal", "message": "no", "rule": "fr.move.toll", "reason": "why-toll", "figures": {"toll": 1}}
    assert (answer.status_code, answer.json()) == (409, told)


def test_a_page_that_is_built_answers_all_that_only_it_knows(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page</p>")
    (tmp_path / "assets" / "main-1f.js").write_text("1")
    app = Starlette(routes=page_routes(tmp_path))
    first, *others = ask(app, "/", "/table/abc", "/replay")
    assert first.headers["cache-control"] == "no-cache"
    assert {answer.text for answer in (first, *others)} == {"<p>the page</p>"}
    (script,) = ask(app, "/assets/main-1f.js")
    assert script.headers["cache-control"] == FOREVER
    missing = ask(app, "/api/nothing", "/assets/gone.js", "/favicon.ico", "/../test_web.py")
    assert [answer.status_code for answer in missing] == [404] * 4


@pytest.mark.parametrize("codings", ["br", "identity"])
def test_odd_paths_are_answered_like_other_unknown_ones(tmp_path: Path, codings: str) -> None:
    (tmp_path / "index.html").write_text("<p>the page</p>")
    (tmp_path / "index.html.br").write_text("packed")
    app = Starlette(routes=page_routes(tmp_path))
    long, many = "a" * 300, "a/" * 4000
    odd = [
        f"/{long}",
        f"/{many}",
        "/a%00b",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/%ff%fe",
        "/a%2fb",
        "/a/%2e%2e",  # a folder, without the slash that one has
    ]
    answers = ask(app, *odd, headers={"accept-encoding": codings})
    assert [answer.status_code for answer in answers] == [200] * len(odd)
    assert {answer.headers["content-type"] for answer in answers} == {"text/html; charset=utf-8"}
    files = ask(app, f"/{long}.js", "/a%00.js", f"/api/{long}", headers={"accept-encoding": codings})
    assert [answer.status_code for answer in files] == [404] * 3


def test_a_page_is_sent_packed_to_whoever_takes_it(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("plain")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"packed"))
    (tmp_path / "assets" / "rat.js").write_text("squeak()")
    (tmp_path / "assets" / "rat.js.br").write_bytes(b"not unpacked here")
    app = Starlette(routes=page_routes(tmp_path))
    (plain,) = ask(app, "/", headers={"accept-encoding": "identity"})
    (refused,) = ask(app, "/", headers={"accept-encoding": "gzip;q=0"})
    first, elsewhere = ask(app, "/", "/table/abc", headers={"accept-encoding": "gzip, deflate"})
    assert (plain.text, refused.text, first.text, elsewhere.text) == ("plain", "plain", "packed", "packed")
    assert first.headers["content-type"].startswith("text/html")
    assert {answer.headers["vary"] for answer in (plain, first, elsewhere)} == {"accept-encoding"}
    (script,) = ask(app, "/assets/rat.js", headers={"accept-encoding": "gzip"})
    assert (script.text, script.headers["cache-control"]) == ("squeak()", FOREVER)
    for wanted in ("bytes=0-0", "bytes=0-0,2-2,4-4", "bytes=99-", "rats=1"):
        (whole,) = ask(app, "/assets/rat.js", headers={"range": wanted, "accept-encoding": "identity"})
        assert (whole.status_code, whole.text, whole.headers["accept-ranges"]) == (200, "squeak()", "none")


def test_a_server_without_the_page_says_what_to_do(tmp_path: Path) -> None:
    answers = ask(Starlette(routes=page_routes(tmp_path)), "/", "/table/abc")
    assert {answer.status_code for answer in answers} == {503}
    assert all("make page" in answer.text and "/api/docs" in answer.text for answer in answers)
    missing = ask(Starlette(routes=page_routes(tmp_path)), "/api/nothing", "/favicon.ico")
    assert [answer.status_code for answer in missing] == [404] * 2
