"""People who want what is not theirs, and programs that wish the server ill: benchmarks/abuse.py does it for longer."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from ratskeller.client.errors import Refused
from ratskeller.client.reference import COOKIE, Client
from ratskeller.server.base.characters import check_characters
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.http import uvicorn_protocol as request_wire
from ratskeller.server.http.json_size import check_size_of_json
from ratskeller.server.http.uvicorn_protocol import HEAD_BYTES
from ratskeller.server.people.service import COOKIE_SECONDS, LINK_SECONDS, People
from ratskeller.server.store.database import Database
from ratskeller.server.store.migrate import bring_up_to_date
from ratskeller.server.tables.cache import SHARED
from tests.server.asynchronous import asynchronous
from tests.server.nearby import Nearby, a_game, eventually, nearby, people_at
from tests.server.tables.opening import begun as hall_begun
from tests.server.tables.opening import make_people, open_tables, play

SOCKETS = 150
FAST = Limits(messages_per_second=100_000, burst=100_000, new_people_per_minute=100_000, sockets_per_person=1000)


@asynccontextmanager
async def a_server(url: str) -> AsyncIterator[Nearby]:
    """A server that nothing may surprise."""
    with capture_logs() as logs:
        async with nearby(Settings(url, limits=FAST)) as server:
            yield server
    assert [line for line in logs if line["log_level"] not in ("info", "debug")] == []


async def asked(
    server: Nearby, cookie: str, method: str, path: str, body: Any = None, **headers: str
) -> tuple[int, str | None]:
    """Status of an answer, and the code of a refusal."""
    headers = {"origin": server.url, "cookie": f"{COOKIE}={cookie}", "content-type": "application/json"} | headers
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=30) as http:
        answer = await http.request(method, path, content=None if body is None else json.dumps(body))
    return answer.status_code, answer.json()["code"] if answer.is_error else None


@asynccontextmanager
async def raw(server: Nearby, cookie: str, origin: str | None = None) -> AsyncIterator[ClientConnection]:
    """A bare socket, before the server's greeting."""
    url = server.url.replace("http", "ws") + "/api/socket"
    headers = {"origin": origin or server.url, "cookie": f"{COOKIE}={cookie}"}
    async with connect(url, additional_headers=headers, compression=None) as line:
        yield line


async def told(line: ClientConnection) -> Any:
    """The next message."""
    async with asyncio.timeout(120):
        return json.loads(await line.recv())


async def ask(line: ClientConnection, **message: Any) -> Any:
    """Send a message, and get the answer to it; greetings and news are passed over."""
    await line.send(json.dumps(message))
    while (answer := await told(line))["type"] in ("hello", "news"):
        pass
    return answer


# What no text can have


@pytest.mark.parametrize("unfit", ["\0", "\ud800", "\ude00\ud83d", "\\\0"])
def test_a_text_with_a_zero_or_half_of_a_pair_is_none(unfit: str) -> None:
    with pytest.raises(Refused, match="no text"):
        check_characters(json.dumps(f"x{unfit}y").encode())


@pytest.mark.parametrize("fit", ["😀", "\\u0000", "\\\\ud800", "ü\n\\", "u0000"])
def test_all_other_characters_are_fit(fit: str) -> None:
    check_characters(json.dumps(fit).encode())


@pytest.mark.parametrize("unfit", ["\0", "\ud800"])
@asynchronous
async def test_what_no_text_can_have_is_malformed_everywhere(database_url: str, unfit: str) -> None:
    text = f"a{unfit}b"
    seats = [{"kind": "me"}, {"kind": "me", "name": text}]
    async with a_server(database_url) as server, people_at(server, "Rat") as [rat]:
        table = await begun(rat)
        for method, path, body in [
            ("POST", "/api/me", {"name": text}),
            ("POST", "/api/me", {text: 1}),
            ("POST", "/api/me/device", {"token": text}),
            ("POST", "/api/tables", {"game": text, "seats": [{"kind": "me"}]}),
            ("POST", "/api/tables", {"game": "firstrat", "seats": seats}),
            ("POST", "/api/tables", {"game": "firstrat", "seats": seats[:1], "profile_text": text}),
            ("POST", "/api/tables", {"game": "firstrat", "seats": seats[:1], "options": {text: text}}),
            ("POST", f"/api/tables/{table}/join", {"seats": [0], "name": text}),
            ("POST", f"/api/tables/{table}/join", {"seats": [0], "salt": text}),
            ("POST", f"/api/tables/{table}/start", {"salt": text}),
            ("POST", "/api/records", {"text": text}),
            ("POST", "/api/companion/greg", {"level": text}),
            ("POST", "/api/companion/score", {"game": "firstrat", text: text}),
        ]:
            assert await asked(server, rat.cookie, method, path, body) == (422, "malformed"), (path, body)
        for part in ("tables", "records", "companion/greg"):
            escaped = "a%00b" if unfit == "\0" else "a%ED%A0%80b"
            status, code = await asked(server, rat.cookie, "GET", f"/api/{part}/{escaped}")
            assert (status, code) in ((404, "not-found"), (422, "malformed")), part
        async with raw(server, rat.cookie) as line:
            for message in (
                {"type": "chat", "table": table, "text": text},
                {"type": "chat", "table": table, "text": "x", "id": text},
                {"type": "watch", "table": text},
                {"type": "move", "table": table, "after": 1, "move": text},
                {"type": text},
            ):
                assert (await ask(line, **message))["code"] == "malformed", message


async def begun(client: Client) -> str:
    """A game that has begun, with both seats for somebody alone."""
    table = await client.open("firstrat", "me", "me")
    await client.start(table)
    return table


@pytest.mark.parametrize("size", [0, 2000])
def test_a_body_of_so_many_values_is_read_and_of_more_is_not(size: int) -> None:
    texts = b'{"text": "' + b'[{,\\"' * 30_000 + b'", "many": [' + b"1," * (size - 3) + b"1]}"
    check_size_of_json(texts)
    with pytest.raises(Refused, match="more than 2000 values") as refused:
        check_size_of_json(b"[" + b"1," * 2000 + b"1]")
    assert refused.value.code == "too-big"


@pytest.mark.parametrize("text", [b"[" * 33, b'{"a":' * 33, b'{"a":[' * 17])
def test_a_body_that_is_nested_too_deeply_is_not_read(text: bytes) -> None:
    with pytest.raises(Refused, match="nested too deeply") as refused:
        check_size_of_json(text)
    assert refused.value.code == "malformed"


@asynchronous
async def test_very_many_unknown_fields_are_refused_at_once(sqlite_url: str) -> None:
    async with a_server(sqlite_url) as server, people_at(server, "Rat") as [rat]:
        many = {f"field{number}": 1 for number in range(10_000)}
        assert await asked(server, rat.cookie, "POST", "/api/tables", many) == (413, "too-big")


@pytest.mark.parametrize(
    "text",
    ["a = " + "[" * 40_000, "a = " + "{b = " * 10_000, "a = " + "9" * 5_000, ".".join("a" * 20_000) + " = 1"],
)
@asynchronous
async def test_a_profile_that_breaks_its_reader_is_refused(sqlite_url: str, text: str) -> None:
    async with a_server(sqlite_url) as server, people_at(server, "Rat") as [rat]:
        options = {"game": "firstrat", "seats": [{"kind": "me"}, {"kind": "me"}], "profile_text": text}
        assert await asked(server, rat.cookie, "POST", "/api/tables", options) == (422, "set-up")
        greg = {"level": "easy", "profile_text": text}
        assert await asked(server, rat.cookie, "POST", "/api/companion/greg", greg) == (422, "set-up")


# Other people's seats


@asynchronous
async def test_nobody_does_anything_at_a_table_where_they_do_not_sit(sqlite_url: str) -> None:
    async with a_server(sqlite_url) as server, people_at(server, "Rat", "Mouse", "Cat") as [rat, mouse, cat]:
        waiting = await rat.open("firstrat", "me", "open")
        await mouse.join(waiting, 1)
        for somebody, options, body in ((cat, "leave", None), (cat, "start", {}), (mouse, "start", {})):
            answer = await asked(server, somebody.cookie, "POST", f"/api/tables/{waiting}/{options}", body)
            assert answer == (403, "not-yours"), options
        taken = await asked(server, cat.cookie, "POST", f"/api/tables/{waiting}/join", {"seats": [0]})
        assert taken == (409, "seat-taken")
        table = await a_game([rat, mouse])
        state = await rat.wait_for_turn(table)
        after, move = state["number"], state["legal"][0]
        commands: list[dict[str, Any]] = [
            {"type": "move", "after": after, "move": move},
            {"type": "undo", "after": after},
            {"type": "answer", "after": after, "agree": True},
            {"type": "hint", "after": after},
            {"type": "offers", "after": after},
            {"type": "back"},
            {"type": "chat", "text": "mine"},
        ]
        async with raw(server, cat.cookie) as line:
            for command in commands:
                assert (await ask(line, table=table, **command))["code"] == "not-yours", command
        async with raw(server, "") as line:
            for command in commands:
                assert (await ask(line, table=table, **command))["code"] == "sign-in", command
        async with raw(server, mouse.cookie) as line:
            for command in (commands[0], commands[3]):
                assert (await ask(line, table=table, **command))["code"] == "not-your-turn", command
        assert (await rat.info(table))["state"]["number"] == after


@asynchronous
async def test_a_rematch_is_for_those_who_sat_there(sqlite_url: str) -> None:
    async with a_server(sqlite_url) as server, people_at(server, "Rat", "Cat") as [rat, cat]:
        table = await rat.open("piedpiper", "me", "me")
        await rat.start(table)
        path = f"/api/tables/{table}/rematch"
        assert await asked(server, rat.cookie, "POST", path) == (409, "not-now")
        person = await server.context.people.from_cookie(rat.cookie)
        assert person is not None
        await play(server.context.tables, table, [person, person], random.Random(1))
        assert await asked(server, cat.cookie, "POST", path) == (403, "not-yours")
        assert await asked(server, rat.cookie, "POST", path) == (200, None)


# Who one is not


@asynchronous
async def test_a_cookie_that_is_not_good_is_nobodys(sqlite_url: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = Database(f"sqlite:///{tmp_path_factory.mktemp('other') / 'other.sqlite'}")
    async with a_server(sqlite_url) as server, people_at(server, "Rat") as [rat]:
        table = await begun(rat)
        good = rat.cookie
        person = await server.context.people.from_cookie(good)
        assert person is not None
        await bring_up_to_date(other)
        longer_ago = time.time() - COOKIE_SECONDS - 60
        old = await People(server.context.database, lambda: longer_ago).cookie_of(person)
        of_another_server = await People(other).cookie_of(person)
        await other.close()
        await server.context.people.forget_devices(person)
        body, at, signature = good.split(".")
        forged = [body + "." + at + "." + "A" * len(signature), f"{body}.AAAAAA.{signature}", f"e30.{at}.{signature}"]
        garbage = ["x", "..", "a.b.c", good[:-1], good[1:], good + "A", good * 40, '"\\000"', "\xff".encode().hex()]
        for cookie in (good, old, of_another_server, *forged, *garbage):
            assert await asked(server, cookie, "GET", "/api/me") == (401, "sign-in"), cookie
            async with raw(server, cookie) as line:
                assert (await told(line))["person"] == "", cookie
                assert (await ask(line, type="chat", table=table, text="me"))["code"] == "sign-in", cookie


@asynchronous
async def test_a_link_is_no_good_twice_or_late(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_server(sqlite_url) as server, people_at(server, "Rat") as [rat]:
        person = await server.context.people.from_cookie(rat.cookie)
        assert person is not None
        used = {"token": await server.context.people.make_link(person)}
        assert await asked(server, "", "POST", "/api/me/device", used) == (200, None)
        assert await asked(server, "", "POST", "/api/me/device", used) == (404, "not-found")
        late = {"token": await server.context.people.make_link(person)}
        monkeypatch.setattr(server.context.people, "now", lambda: time.time() + LINK_SECONDS + 1)
        assert await asked(server, "", "POST", "/api/me/device", late) == (404, "not-found")


@asynchronous
async def test_only_pages_of_ours_may_change_things_or_open_sockets(sqlite_url: str) -> None:
    async with a_server(sqlite_url) as server, people_at(server, "Rat") as [rat]:
        host = server.url.removeprefix("http://")
        for origin in (
            "http://elsewhere.example",
            "null",
            "file://",
            f"http://{host}0",
            f"https://{host}.example",
            "x",
        ):
            assert await asked(server, rat.cookie, "POST", "/api/me/forget", origin=origin) == (403, "not-yours"), (
                origin
            )
            with pytest.raises(InvalidStatus) as refused:
                async with raw(server, rat.cookie, origin=origin):
                    pass
            assert (refused.value.response.status_code, b"not-yours" in refused.value.response.body) == (403, True)
        rebound = {"host": "elsewhere.example:80", "origin": "http://elsewhere.example:80"}
        assert await asked(server, rat.cookie, "POST", "/api/me/forget", **rebound) == (403, "not-yours")
        assert await asked(server, rat.cookie, "GET", "/api/me") == (200, None)


# What is left behind


@asynchronous
async def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        for number in range(20):
            with pytest.raises(Refused, match="there is no table"):
                await tables.cache.news_bytes(f"no{number}", None, 0)
        assert not tables.cache._locks
        assert not tables.cache._states


@asynchronous
async def test_only_the_newest_news_are_kept_for_others(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        [rat] = await make_people(tables, "Rat")
        table = await hall_begun(tables, rat, "me", "me")
        await play(tables, table, [rat, rat], random.Random(1), 20)
        live = await tables.cache.current(table)
        for after in range(live.number + 1):
            assert (await tables.cache.news_bytes(table, None, after))[0] == live.number
        assert len(live.encoded.news) == SHARED + 1


@asynchronous
async def test_whoever_opens_a_connection_and_asks_nothing_is_let_go(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_wire, "HEAD_SECONDS", 0.05)
    async with a_server(sqlite_url) as server, asyncio.timeout(120):
        whole = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
        for begun in (
            b"",
            b"\r\n\r\n",
            b"GET /api/ga",
            b"GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\n",
            whole + whole[:-2],
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
            writer.write(begun)
            with suppress(ConnectionResetError):
                assert (await reader.read()).startswith(b"HTTP/1.1 200 ") is begun.startswith(whole)
            writer.close()
        await eventually(lambda: not server.server.server_state.connections)


@asynchronous
async def test_a_body_that_was_asked_for_is_not_taken_for_a_head(sqlite_url: str) -> None:
    body = json.dumps({"name": "r" * (HEAD_BYTES + 1000)}).encode()
    async with a_server(sqlite_url) as server, asyncio.timeout(120):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
        origin = f"Host: {server.url.removeprefix('http://')}\r\nOrigin: {server.url}\r\n"
        head = f"POST /api/me HTTP/1.1\r\n{origin}Content-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\nExpect: 100-continue\r\n\r\n".encode())
        assert (await reader.readline()).startswith(b"HTTP/1.1 100 ")
        assert await reader.readline() == b"\r\n"
        for start in range(0, len(body), 10_000):
            writer.write(body[start : start + 10_000])
            await writer.drain()
        assert (await reader.readline()).startswith(b"HTTP/1.1 4")
        assert b"too long" not in await reader.readuntil(b"\r\n\r\n")
        writer.close()


@pytest.mark.parametrize("endless", [b"x" * 100, b"X-Rat: yes\r\n"])
@asynchronous
async def test_a_head_without_an_end_is_not_listened_to(sqlite_url: str, endless: bytes) -> None:
    async with a_server(sqlite_url) as server, asyncio.timeout(120):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
        writer.write(b"GET / HTTP/1.1\r\n" if endless.endswith(b"\n") else b"GET /")
        for _ in range(HEAD_BYTES // len(endless) + 1):
            writer.write(endless)
        assert b"too long" in await reader.read()
        writer.close()


@asynchronous
async def test_many_sockets_get_the_same_news_and_leave_no_trace(sqlite_url: str) -> None:
    async with a_server(sqlite_url) as server, people_at(server, "Rat") as [rat], AsyncExitStack() as stack:
        table = await begun(rat)
        lines = [await stack.enter_async_context(raw(server, "")) for _ in range(SOCKETS)]
        for line in lines:
            assert (await ask(line, type="watch", table=table))["type"] == "done"
        for line in lines:
            assert (await told(line))["type"] == "news"
        await rat.chat(table, "hello")
        news = {json.dumps(await told(line)) for line in lines}
        assert len(news) == 1
        assert len(server.sockets) == SOCKETS + 1
        await stack.aclose()
        await eventually(lambda: len(server.sockets) == 1)
        assert len(server.context.tables.cache._watchers[table]) == 1
