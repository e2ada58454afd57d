"""The socket, by a client that knows no manners."""

import asyncio
import json
import random
import socket as net
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ratskeller import __version__
from ratskeller.client.protocol import PROTOCOL
from ratskeller.client.reference import COOKIE, Client
from ratskeller.server.base.metrics import UNEXPECTED
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.socket import session as module
from ratskeller.server.socket.uvicorn_protocol import WebSocketProtocol
from tests.server.asynchronous import asynchronous
from tests.server.nearby import Nearby, a_game, eventually, nearby, people_at

FAST = Limits(messages_per_second=10_000, burst=10_000, address_messages_per_second=10_000)


@asynccontextmanager
async def raw(server: Nearby, client: Client | None = None, **options: Any) -> AsyncIterator[ClientConnection]:
    """A bare socket, after the server's greeting."""
    headers = {"Cookie": f"{COOKIE}={client.cookie}"} if client else {}
    url = server.url.replace("http", "ws") + "/api/socket"
    async with connect(url, additional_headers=headers, compression=None, **options) as line:
        assert (await told(line))["type"] == "hello"
        yield line


async def told(line: ClientConnection) -> Any:
    """The next message."""
    async with asyncio.timeout(120):
        return json.loads(await line.recv())


async def ask(line: ClientConnection, **message: Any) -> Any:
    """Send a message, and get the answer to it; news are passed over."""
    await line.send(json.dumps(message))
    while (answer := await told(line))["type"] == "news":
        pass
    return answer


async def closed_with(line: ClientConnection) -> int:
    """Read on until the socket is closed; the code that says why."""
    with suppress(ConnectionClosed):
        while True:
            await told(line)
    assert line.close_code is not None
    return line.close_code


# Who gets a socket


@asynchronous
async def test_the_first_message_says_who_one_is(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada") as [ada]:
        me = await ada.sign_up("Ada")
        hello = {"type": "hello", "protocol": PROTOCOL, "version": __version__}
        url = server.url.replace("http", "ws") + "/api/socket"
        for cookie, person, name in ((ada.cookie, me["id"], "Ada"), ("forged", "", ""), (ada.cookie[:-1], "", "")):
            async with connect(url, additional_headers={"Cookie": f"{COOKIE}={cookie}"}) as line:
                assert await told(line) == hello | {"person": person, "name": name}


@asynchronous
async def test_pages_of_others_get_no_socket(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, origins=("https://games.example",))) as server:
        for origin in (server.url, "https://games.example", None):
            async with raw(server, origin=origin):
                pass
        for origin in ("https://evil.example", "null", server.url.replace("http", "https") + "0", ""):
            with pytest.raises(InvalidStatus) as refused:
                async with raw(server, origin=origin):
                    pass
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body or b"")["code"] == "not-yours"


@asynchronous
async def test_sockets_are_limited_for_each_person_and_for_all(sqlite_url: str) -> None:
    limits = Limits(sockets_per_person=2, sockets=3)
    async with nearby(Settings(sqlite_url, limits=limits)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        async with AsyncExitStack() as stack:
            for _ in range(2):
                await stack.enter_async_context(raw(server, ada))
            await refused_socket(server, ada, "you have 2 sockets already")
            await stack.enter_async_context(raw(server, ben))
            await refused_socket(server, None, "all 3 sockets of the server are in use")
        await eventually(lambda: len(server.sockets) == 0)
        async with raw(server, ada):
            assert len(server.sockets) == 1


async def refused_socket(server: Nearby, client: Client | None, message: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with raw(server, client):
            pass
    assert refused.value.response.status_code == 429
    assert json.loads(refused.value.response.body or b"") == {"code": "too-many", "message": message}


@asynchronous
async def test_a_socket_ends_when_its_owner_signs_all_devices_out(sqlite_url: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "TRUST", 0.0)
        async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
            table = await a_game([ada, ben])
            async with raw(server, ada) as acting, raw(server, ada) as watching:
                assert (await ask(watching, type="watch", table=table))["type"] == "done"
                person = await server.context.people.from_cookie(ada.cookie)
                assert person is not None
                await server.context.people.forget_devices(person)
                answer = await ask(acting, type="chat", table=table, text="still me", id="1")
                assert (answer["code"], answer["id"]) == ("sign-in", "1")
                assert await closed_with(acting) == 1008
                await ben.chat(table, "only for those who are here")
                assert await closed_with(watching) == 1008


@asynchronous
async def test_a_client_that_leaves_before_it_is_let_in_is_no_error(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada") as [ada]:
        asked, gate, gone = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def slow(_: str) -> None:
            asked.set()
            await gate.wait()
            asyncio.get_running_loop().call_soon(gone.set)

        server.context.people.from_cookie = slow  # type: ignore[method-assign,assignment]
        before = UNEXPECTED._value.get()
        host, port = server.url.removeprefix("http://").split(":")
        _, writer = await asyncio.open_connection(host, int(port))
        key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        head = f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}"
        writer.write(f"{head}Cookie: {COOKIE}={ada.cookie}\r\n\r\n".encode())
        await asked.wait()
        writer.transport.abort()
        [connection] = [held for held in server.server.server_state.connections if isinstance(held, WebSocketProtocol)]
        await eventually(lambda: connection.disconnected)
        gate.set()
        await gone.wait()
        await eventually(lambda: not server.server.server_state.tasks)
        assert UNEXPECTED._value.get() == before
        assert len(server.sockets) == 0


# What can't be read

NONSENSE: list[str | bytes] = [
    "",
    "no json",
    "[]",
    "7",
    "null",
    '"watch"',
    "{}",
    '{"type": 7}',
    '{"type": "steal"}',
    '{"type": "hello", "protocol": 1, "version": "1", "person": "", "name": ""}',
    '{"type": "ping", "extra": 1}',
    '{"type": "ping", "id": 7}',
    '{"type": "watch"}',
    '{"type": "watch", "table": ""}',
    '{"type": "watch", "table": "a/../b"}',
    '{"type": "watch", "table": "a\\u0000"}',
    '{"type": "watch", "table": "t", "after": -1}',
    '{"type": "watch", "table": "t", "after": 1e9}',
    '{"type": "watch", "table": "t", "after": 99999999999999999999}',
    '{"type": "move", "table": "t", "after": true, "move": "x"}',
    '{"type": "chat", "table": "t", "text": "\\ud800"}',
    '{"x": ' + "[" * 5000 + "]" * 5000 + ', "type": "ping"}',
    "[" * 10_000,
    '{"type": "ping", "id": "' + "x" * 65 + '"}',
    b"\xff\xfe",
]


@asynchronous
async def test_what_can_not_be_read_is_told_and_the_socket_stays_open(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, raw(server) as line:
        for nonsense in NONSENSE:
            await line.send(nonsense)
            answer = await told(line)
            assert (answer["type"], answer["code"]) == ("error", "malformed")
            assert len(answer["message"]) <= 200
        answer = await ask(line, type="steal", id="mine")
        assert answer["id"] == "mine"
        await line.send(" " * 20_000)
        assert (await told(line))["code"] == "too-big"
        assert await ask(line, type="ping", id="1") == {"type": "pong", "id": "1"}


@asynchronous
async def test_mutilated_messages_never_break_a_socket(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await a_game([ada, ben])
        rng = random.Random(1)
        whole: list[dict[str, Any]] = [
            {"type": "watch", "table": table, "after": 0},
            {"type": "unwatch", "table": table},
            {"type": "move", "table": table, "after": 1, "move": "space 1"},
            {"type": "undo", "table": table, "after": 1},
            {"type": "answer", "table": table, "after": 1, "agree": True},
            {"type": "back", "table": table},
            {"type": "chat", "table": table, "text": "hello"},
            {"type": "hint", "table": table, "after": 1},
        ]
        odd: list[Any] = [None, -1, 0, 2**31, 2**70, 0.5, "", "x" * 300, [], {}, True, table, "\0", "ü\U0001f400"]
        async with raw(server, ada) as line:
            for number in range(300):
                message = dict(rng.choice(whole))
                message[rng.choice([*message, "more"])] = rng.choice(odd)
                text = json.dumps(message | {"id": str(number)})
                await line.send(text if rng.random() < 0.7 else text[: rng.randrange(len(text))])
                while (answer := await told(line))["type"] == "news":
                    pass
                assert answer["type"] in ("done", "error", "stale", "hinted"), (text, answer)
                assert answer.get("message") != "something went wrong here; it is noted", text
                if rng.random() < 0.2:
                    assert (await ask(line, type="ping", id="p"))["type"] == "pong"


@asynchronous
async def test_nobody_may_send_nonsense_for_ever_or_too_fast(sqlite_url: str) -> None:
    limits = Limits(messages_per_second=1, burst=5)
    async with nearby(Settings(sqlite_url, limits=limits)) as server, raw(server) as line:
        answers = [await ask(line, type="ping", id=str(number)) for number in range(6)]
        assert [answer["type"] for answer in answers] == ["pong"] * 5 + ["error"]
        assert (answers[-1]["code"], answers[-1]["id"]) == ("too-fast", "5")
        for _ in range(module.MOST_OFFENCES):
            await line.send("nonsense")
        assert await closed_with(line) == 1008


# News


@asynchronous
async def test_all_that_happened_while_a_socket_was_busy_comes_in_one_message(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await a_game([ada, ben])
        async with raw(server, ada) as line:
            await ask(line, type="watch", table=table, after=0)
            last = (await told(line))["entries"][-1]["number"]
            gate, usual = asyncio.Event(), server.context.tables.cache.news_bytes

            async def slow(
                table_id: str, person_id: str | None, after: int, *, words: bool = False, offers: bool = False
            ) -> tuple[int, bytes]:
                await gate.wait()
                return await usual(table_id, person_id, after, words=words, offers=offers)

            server.context.tables.cache.news_bytes = slow  # type: ignore[method-assign]
            for number in range(5):
                await server.context.tables.chat(table, (await ada.sign_up("Ada"))["id"], str(number))
            gate.set()
            news = await told(line)
            assert [entry["number"] for entry in news["entries"]] == list(range(last + 1, last + 6))
            assert await ask(line, type="ping", id="1") == {"type": "pong", "id": "1"}


@asynchronous
async def test_offers_come_with_the_news_to_whoever_is_to_decide_and_to_nobody_else(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await a_game([ada, ben])
        async with raw(server, ada) as first, raw(server, ben) as second, raw(server, ada) as plain:
            for line in (first, second):
                await ask(line, type="watch", table=table, offers=True, id="1")
            await ask(plain, type="watch", table=table, id="1")
            states = [(await told(line))["state"] for line in (first, second, plain)]
            actor = states[0]["actor"]
            asked = (first, second)[actor]
            assert [offer["move"] for offer in states[actor]["offers"]] == states[actor]["legal"]
            assert "offers" not in states[1 - actor]
            assert "offers" not in states[2]
            offered = await ask(asked, type="offers", table=table, after=states[actor]["number"], id="2")
            assert offered["offers"] == states[actor]["offers"]
            while "legal" in (state := states[actor]):
                await asked.send(
                    json.dumps(
                        {"type": "move", "table": table, "after": state["number"], "move": state["legal"][0], "id": "3"}
                    )
                )
                while (news := await told(asked))["type"] != "news":
                    pass
                states[actor] = news["state"]
                assert [offer["move"] for offer in news["state"].get("offers", [])] == news["state"].get("legal", [])
            while "legal" not in (news := await told((first, second)[1 - actor])).get("state", {}):
                pass
            assert [offer["move"] for offer in news["state"]["offers"]] == news["state"]["legal"]


@asynchronous
async def test_watching_again_tells_from_there_and_unwatching_ends_it(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await a_game([ada, ben])
        async with raw(server) as line:
            assert await ask(line, type="watch", table=table, id="1") == {"type": "done", "id": "1"}
            assert [entry["number"] for entry in (await told(line))["entries"]] == [1, 2]
            await ask(line, type="watch", table=table, after=1)
            assert [entry["number"] for entry in (await told(line))["entries"]] == [2]
            await ask(line, type="watch", table=table, after=2)
            news = await told(line)
            assert (news["type"], news["entries"], news["state"]["number"]) == ("news", [], 2)
            assert (await ask(line, type="watch", table=table, after=3))["code"] == "malformed"
            assert (await ask(line, type="watch", table="nowhere"))["code"] == "not-found"
            await ask(line, type="unwatch", table=table)
            await ada.chat(table, "psst")
            assert await ask(line, type="ping", id="2") == {"type": "pong", "id": "2"}


@asynchronous
async def test_a_socket_watches_only_so_many_tables(sqlite_url: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "TABLES", 1)
        async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada") as [ada], raw(server) as line:
            first, second = [await ada.open("firstrat", "me", "open") for _ in range(2)]
            assert (await ask(line, type="watch", table=first))["type"] == "done"
            assert (await ask(line, type="watch", table=second))["code"] == "too-many"
            await ask(line, type="unwatch", table=first)
            assert (await ask(line, type="watch", table=second))["type"] == "done"


@asynchronous
async def test_whoever_takes_nothing_for_long_is_let_go(sqlite_url: str) -> None:
    limits = Limits(messages_per_second=1e6, burst=10**6, seconds_to_drain=0.5)
    async with nearby(Settings(sqlite_url, limits=limits)) as server, people_at(server, "Ada", "Ben") as clients:
        table = await a_game(clients)
        small = net.socket()
        small.setsockopt(net.SOL_SOCKET, net.SO_RCVBUF, 4096)
        small.setblocking(False)
        host, port = server.url.removeprefix("http://").split(":")
        await asyncio.get_running_loop().sock_connect(small, (host, int(port)))
        async with raw(server, sock=small, max_queue=1, ping_interval=None) as line:
            with pytest.raises(ConnectionClosed):
                await send_for_ever(line, json.dumps({"type": "watch", "table": table}))
        await eventually(lambda: len(server.sockets) == 0)


async def send_for_ever(line: ClientConnection, text: str) -> None:
    while True:
        await line.send(text)


# What takes a while


@asynchronous
async def test_a_hint_keeps_no_other_message_waiting_and_comes_one_at_a_time(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await a_game([ada, ben])
        gate = asyncio.Event()

        async def slow(*_: Any) -> dict[str, Any]:
            await gate.wait()
            return {"turns": []}

        server.context.bot_pool.hint = slow  # type: ignore[method-assign,assignment]
        async with raw(server, ada) as line:
            await line.send(json.dumps({"type": "hint", "table": table, "after": 2, "id": "1"}))
            assert (await ask(line, type="ping", id="2"))["type"] == "pong"
            assert (await ask(line, type="hint", table=table, after=2, id="3"))["code"] == "busy"
            gate.set()
            assert await told(line) == {"type": "hinted", "id": "1", "hint": {"turns": []}}


@asynchronous
async def test_a_stopping_server_answers_what_is_under_way_before_it_closes_sockets(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await a_game([ada, ben])
        state = await ada.wait_for_turn(table)
        begun, gate, usual = asyncio.Event(), asyncio.Event(), server.context.tables.move

        async def slow(*wish: Any) -> int:
            begun.set()
            await gate.wait()
            return await usual(*wish)

        server.context.tables.move = slow  # type: ignore[method-assign,assignment]
        await ada.close()
        async with raw(server, ada) as acting, raw(server) as watching:
            message = {"type": "move", "table": table, "after": state["number"], "move": state["legal"][0], "id": "1"}
            await acting.send(json.dumps(message))
            await begun.wait()
            server.server.should_exit = True
            assert await closed_with(watching) == 1012
            gate.set()
            assert await told(acting) == {"type": "done", "id": "1", "number": state["number"] + 1}
            assert await closed_with(acting) == 1012


@asynchronous
async def test_what_nobody_foresaw_is_kept_from_the_client_and_ends_nothing(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await a_game([ada, ben])

        async def broken(*_: Any) -> int:
            raise RuntimeError("secret")

        server.context.tables.chat = broken  # type: ignore[method-assign,assignment]
        async with raw(server, ada) as line:
            answer = await ask(line, type="chat", table=table, text="hello", id="1")
            noted = "something went wrong here; it is noted"
            assert answer == {"type": "error", "id": "1", "code": "busy", "message": noted}
            assert (await ask(line, type="ping", id="2"))["type"] == "pong"
