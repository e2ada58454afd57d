"""The reference client against a real server: it loses nothing, whatever becomes of its connection."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from ratskeller.client.connection import BrokenLine
from ratskeller.client.errors import Refused, Stale
from ratskeller.client.protocol import PROTOCOL, Done, Entry, Failed, Hello, Message, News, Pong
from ratskeller.client.reference import Client
from ratskeller.core.record import parse_record
from ratskeller.games.firstrat.game import FIRSTRAT
from ratskeller.server.base.settings import Limits, Settings
from tests.server.asynchronous import asynchronous
from tests.server.nearby import a_game, nearby, people_at

FAST = Limits(messages_per_second=10_000, burst=10_000, address_messages_per_second=10_000)


async def play_out(client: Client, table: str, rng: random.Random, cuts: float = 0.0) -> int:
    """Take random legal moves to the end of the game; how many were acknowledged."""
    taken = 0
    while True:
        state = await client.wait_for_turn(table, 60)
        if state["state"] == "over":
            return taken
        moving = asyncio.ensure_future(client.move(table, rng.choice(state["legal"]), state["number"]))
        if rng.random() < cuts:
            await asyncio.sleep(0)
            client.cut()
        await moving
        taken += 1


@asynchronous
async def test_two_people_play_a_whole_game_though_their_connections_are_cut_all_the_time(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada", "Ben") as clients:
        table = await a_game(clients, "piedpiper")
        taken = await asyncio.gather(
            *(play_out(client, table, random.Random(seat), cuts=0.2) for seat, client in enumerate(clients))
        )
        ada, ben = [await client.watch(table) for client in clients]
        assert [entry.number for entry in ada.entries] == list(range(1, ada.number + 1))
        assert [(entry.number, entry.kind) for entry in ben.entries] == [(e.number, e.kind) for e in ada.entries]
        assert sum(entry.kind == "move" for entry in ada.entries) == sum(taken)
        record = parse_record(await clients[0].record(table))
        assert record.finished
        assert record.names == ["Ada", "Ben"]


@asynchronous
async def test_a_move_sent_twice_is_one_move_and_a_late_one_is_stale(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await a_game([ada, ben])
        state = await ada.wait_for_turn(table)
        first, other = state["legal"][:2]
        number = await ada.move(table, first)
        assert await ada.move(table, first, after=state["number"]) == number
        with pytest.raises(Stale):
            await ada.move(table, other, after=state["number"])
        assert (await ada.watch(table)).number == number
        assert sum(entry.kind == "move" for entry in (await ben.watch(table)).entries) == 1


@asynchronous
async def test_whoever_was_away_gets_exactly_what_they_missed(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben", keep=True) as [ada, ben]:
        table = await a_game([ada, ben])
        before = (await ben.watch(table)).number
        ben.received.clear()
        ben.cut()
        for text in ("one", "two", "three"):
            await ada.chat(table, text)
        await ben.wait_until(table, lambda state: state["number"] == before + 3, 30)
        news = [told for told in map(json.loads, ben.received) if told["type"] == "news"]
        assert [entry["number"] for told in news for entry in told["entries"]] == [before + 1, before + 2, before + 3]


@asynchronous
async def test_a_wish_that_a_stopped_server_did_not_hear_is_fulfilled_by_the_next_one(sqlite_url: str) -> None:
    settings = Settings(sqlite_url)
    async with AsyncExitStack() as stack:
        async with nearby(settings) as server:
            ada, ben = await stack.enter_async_context(people_at(server, "Ada", "Ben"))
            table = await a_game([ada, ben])
            state = await ada.wait_for_turn(table)
            await ben.watch(table)
        moving = asyncio.ensure_future(ada.move(table, state["legal"][0]))
        await stack.enter_async_context(nearby(settings, port=int(server.url.rpartition(":")[2])))
        number = await moving
        assert number == state["number"] + 1
        await ben.wait_until(table, lambda state: state["number"] == number, 30)


@asynchronous
async def test_refusals_come_with_their_code_and_the_rule(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben", "Eve") as [ada, ben, eve]:
        table = await a_game([ada, ben])
        for client, move, code in (
            (ada, "nonsense", "malformed"),
            (ben, (await ada.wait_for_turn(table))["legal"][0], "not-your-turn"),
            (eve, (await ada.wait_for_turn(table))["legal"][0], "not-yours"),
        ):
            with pytest.raises(Refused) as refused:
                await client.move(table, move)
            assert refused.value.code == code
        legal = (await ada.wait_for_turn(table))["legal"]
        moves = map(FIRSTRAT.format_move, range(FIRSTRAT.actions))
        with pytest.raises(Refused) as refused:
            await ada.move(table, next(move for move in moves if move not in legal))
        assert refused.value.code == "illegal"
        assert refused.value.rule.startswith("fr.")
        with pytest.raises(Refused, match="no table") as refused:
            await eve.watch("nowhere")
        assert refused.value.code == "not-found"
        with pytest.raises(Refused) as refused:
            await eve.join(table, 1)
        assert refused.value.code == "seat-taken"


@asynchronous
async def test_a_stranger_may_watch_and_becomes_somebody_by_a_name(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as clients:
        table = await a_game(clients)
        async with Client(server.url) as stranger:
            state = await stranger.state(table)
            assert state["mine"] == []
            assert "legal" not in state
            with pytest.raises(Refused) as refused:
                await stranger.chat(table, "hello")
            assert refused.value.code == "sign-in"
            await stranger.sign_up("Eve")
            async with Client(server.url, cookie=clients[0].cookie) as other_device:
                assert (await other_device.wait_for_turn(table))["mine"] == [0]


@asynchronous
async def test_undo_answers_chat_and_hints_go_over_the_socket(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await a_game([ada, ben], "piedpiper")
        state = await ada.wait_for_turn(table)
        assert (await ada.hint(table))["legal"] == len(state["legal"])
        await ada.move(table, state["legal"][0])
        asked = await ada.undo(table)
        assert (await ada.watch(table)).entries[-1].kind == "undo-ask"
        await ben.wait_until(table, lambda state: state["number"] == asked)
        await ben.answer(table, agree=True)
        assert (await ada.wait_for_turn(table, 30))["legal"] == state["legal"]
        number = await ben.chat(table, "well played")
        await ada.wait_until(table, lambda state: state["number"] >= number)
        assert (await ada.watch(table)).entries[-1].body["text"] == "well played"


@asynchronous
async def test_tables_are_opened_found_left_and_played_again(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        assert {game["name"] for game in (await ada.games())["games"]} == {"firstrat", "piedpiper"}
        table = await ada.open("piedpiper", "me", "open", is_public=True)
        assert [found["id"] for found in await ben.lobby()] == [table]
        await ben.join(table, 1)
        await ben.leave(table)
        await ben.join(table, 1)
        await ada.start(table)
        assert (await ben.info(table))["game"] == "piedpiper"
        await asyncio.gather(*(play_out(client, table, random.Random(0)) for client in (ada, ben)))
        assert await ada.rematch(table) == await ben.rematch(table)


@asynchronous
async def test_a_client_that_hears_of_a_gap_says_so(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada") as [ada]:
        table = await ada.open("firstrat", "me", "open")
        seen = await ada.watch(table)
        news = await server.context.tables.cache.news(table, None, 0)
        with pytest.raises(BrokenLine, match="after entry 0 came 2"):
            seen.learn([Entry(2, "chat", 0.0)], news.state)


@asynchronous
async def test_requests_that_come_too_fast_are_sent_again(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada") as [ada]:
        refusals = [Refused("too-fast", "slowly") for _ in range(2)]

        def refuse_twice(key: str) -> None:
            if refusals:
                raise refusals.pop()

        monkeypatch.setattr(server.context.pace, "take", refuse_twice)
        table = await ada.open("firstrat", "me", "open")
        assert not refusals
        assert [found["id"] for found in await ada.lobby()] == [table]


Answer = Callable[[ServerConnection, Any], Awaitable[None]]
Door = Callable[[ServerConnection, Request], Response | None]


@asynccontextmanager
async def client_of(answer: Answer, door: Door | None = None) -> AsyncIterator[Client]:
    """A client of a server that answers each message in this way, and says this to whoever wants a socket."""

    async def talk(socket: ServerConnection) -> None:
        await say(socket, Hello(PROTOCOL, "", "", ""))
        async for text in socket:
            await answer(socket, json.loads(text))

    async with serve(talk, "127.0.0.1", 0, process_request=door) as server:
        port = server.sockets[0].getsockname()[1]
        async with Client(f"http://127.0.0.1:{port}", retry_seconds=30) as client, asyncio.timeout(120):
            yield client


async def say(socket: ServerConnection, message: Message) -> None:
    """Send a message."""
    await socket.send(msgspec.json.encode(message).decode())


async def pong(socket: ServerConnection, message: Any) -> None:
    """Answer a ping."""
    await say(socket, Pong(message["id"]))


@asynchronous
async def test_a_table_that_a_busy_server_could_not_tell_of_is_asked_for_again() -> None:
    refusals = ["busy", "too-fast"]

    async def tell_later(socket: ServerConnection, message: Any) -> None:
        if refusals:
            await say(socket, Failed(message["id"], refusals.pop(), "not now"))
        else:
            await say(socket, Done(message["id"]))
            await say(socket, News(message["table"], [], {"number": 0, "state": "open"}))

    async with client_of(tell_later) as client:
        assert (await client.state("somewhere"))["state"] == "open"
        assert not refusals


@asynchronous
async def test_a_busy_server_has_as_much_time_after_a_long_loss_as_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    now, asked = 0.0, 0
    monkeypatch.setattr("ratskeller.client.reference.time", SimpleNamespace(monotonic=lambda: now))

    async def busy_later(socket: ServerConnection, message: Any) -> None:
        nonlocal now, asked
        now += 1000 if asked == 0 else 15
        asked += 1
        await say(socket, Failed(message["id"], "busy", "not now"))

    async with client_of(busy_later) as client:
        with pytest.raises(Refused, match="not now"):
            await client.back("somewhere")
        assert asked == 4  # the last of them too late


class Doorkeeper:
    """Forbids the first one a socket, with this body, and nobody else."""

    def __init__(self, body: str) -> None:
        self.body = body
        self.asked = 0

    def __call__(self, socket: ServerConnection, request: Request) -> Response | None:
        self.asked += 1
        return socket.respond(HTTPStatus.FORBIDDEN, self.body) if self.asked == 1 else None


@pytest.mark.parametrize("body", ["", "<h1>Forbidden</h1>", "[1]", '{"error": "forbidden"}', "[" * 100_000])
@asynchronous
async def test_a_proxy_that_forbids_a_socket_is_asked_again(body: str) -> None:
    keeper = Doorkeeper(body)
    async with client_of(pong, keeper) as client:
        await client.ping()
        assert keeper.asked == 2


@asynchronous
async def test_a_server_that_opens_no_socket_for_a_foreign_page_is_not_asked_again() -> None:
    keeper = Doorkeeper('{"code": "not-yours", "message": "not for you"}')
    async with client_of(pong, keeper) as client:
        for _ in range(2):
            with pytest.raises(BrokenLine, match="no socket is opened for us: not for you"):
                await client.ping()
        assert keeper.asked == 1
