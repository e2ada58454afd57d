"""Tables at which much is said: how much that may be, and how it reaches those who look on."""

import asyncio
import json
import random
import socket as net
import time
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ratskeller.client.connection import Seen
from ratskeller.client.errors import Refused
from ratskeller.client.protocol import Entry
from ratskeller.client.reference import Client
from ratskeller.server.base import pause
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.people.service import Person
from ratskeller.server.socket.uvicorn_protocol import WebSocketProtocol
from ratskeller.server.store import tables as store
from ratskeller.server.store.row import Row
from ratskeller.server.tables.decisions import EVERY
from ratskeller.server.tables.pages import PAGE_BYTES, PAGE_ENTRIES, Page, PageKey, Pages
from ratskeller.server.tables.service import Tables
from tests.server.asynchronous import asynchronous
from tests.server.nearby import Nearby, eventually, nearby, people_at
from tests.server.tables.opening import a_game, make_people, open_tables, options, play

WORDS = "🐀" * 400  # 1600 bytes
ENTRY_BYTES = 2500  # that an entry with them has at most
FAST = Limits(messages_per_second=1e6, burst=10**6, chat_per_second=1e6, chat_burst=10**6)


async def talk(service: Tables, table: str, person: Person, count: int, words: str = WORDS) -> int:
    """Put so many messages into a table's log, as if they had been said long ago; the table's last number."""
    last = (await service.cache.current(table)).number
    body = {"name": person.name, "text": words, "id": ""}
    rows = [Row(last + n, "chat", 0, person.id, time.time() - 3600, body) for n in range(1, count + 1)]

    def write(connection: Any) -> None:
        store.append_rows(connection, table, rows)
        store.move_on(connection, table, last + count, None)

    await service.run(write)
    service.on_entries(table, last + count)
    return last + count


async def a_long_table(server: Nearby, ada: Client, count: int) -> tuple[str, int]:
    """A table with so many long messages, and its last number."""
    table = await ada.open("firstrat", "me", "me")
    await ada.start(table)
    [person] = [await server.context.people.from_cookie(ada.cookie)]
    assert person is not None
    return table, await talk(server.context.tables, table, person, count)


# How much may be said


@asynchronous
async def test_a_flood_of_chat_at_a_table_is_refused_in_all_processes(sqlite_url: str) -> None:
    limits = Limits(chat_per_minute=5)
    async with open_tables(sqlite_url, limits=limits) as service, open_tables(sqlite_url, limits=limits) as other:
        people = await make_people(service, "Ada", "Ben")
        table = await a_game(service, people)
        for number in range(5):
            await (service, other)[number % 2].chat(table, people[number % 2].id, "squeak", f"id {number}")
        for process in (service, other):
            with pytest.raises(Refused, match="5 messages were sent within a minute") as refused:
                await process.chat(table, people[0].id, "squeak", "one more")
            assert refused.value.code == "too-fast"
        assert await service.chat(table, people[0].id, "squeak", "id 0") < await service.chat(
            table, people[0].id, "squeak", "id 4"
        )  # what was said already is no message more


@asynchronous
async def test_a_person_talks_only_so_fast_at_all_tables_together(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, limits=Limits(chat_per_second=1e-6, chat_burst=3)) as service:
        people = await make_people(service, "Ada", "Ben")
        tables = [await a_game(service, people) for _ in range(2)]
        for number in range(3):
            await service.chat(tables[number % 2], people[0].id, "squeak")
        for table in tables:
            with pytest.raises(Refused) as refused:
                await service.chat(table, people[0].id, "squeak")
            assert refused.value.code == "too-fast"
        await service.chat(tables[0], people[1].id, "that is Ada's limit, not mine")


@pytest.mark.parametrize("limits", [Limits(chat_per_table=20), Limits(chat_bytes_per_table=20 * 1600)])
@asynchronous
async def test_a_table_keeps_only_so_much_of_what_is_said(sqlite_url: str, limits: Limits) -> None:
    async with open_tables(sqlite_url, limits=limits) as service:
        people = await make_people(service, "Ada", "Ben")
        table = await a_game(service, people)
        await talk(service, table, people[0], 19)
        await service.chat(table, people[0].id, WORDS)
        with pytest.raises(Refused, match="no more can be kept") as refused:
            await service.chat(table, people[1].id, WORDS)
        assert refused.value.code == "too-many"
        assert await play(service, table, people, random.Random(1), 3) == 3


@asynchronous
async def test_a_full_log_lets_the_game_go_on_and_nothing_else(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, limits=Limits(entries_per_table=10)) as service:
        people = await make_people(service, "Ada", "Ben")
        table, open_table = await a_game(service, people), await service.open(people[0], options("me", "open"))
        await play(service, table, people, random.Random(1), 10)
        for _ in range(5):
            await service.join(open_table, people[1], [1], "")
            await service.leave(open_table, people[1])
        after = (await service.cache.current(table)).number
        for action in (
            service.chat(table, people[0].id, "squeak"),
            service.undo(table, people[0].id, after),
            service.join(open_table, people[1], [1], ""),
        ):
            with pytest.raises(Refused, match="can only be played to its end") as refused:
                await action
            assert refused.value.code == "too-many"
        assert await play(service, table, people, random.Random(2), 3) == 3


@asynchronous
async def test_what_is_said_is_kept_as_it_is_shown(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as service:
        people = await make_people(service, "Ada", "Ben")
        table = await a_game(service, people)
        await service.chat(
            table, people[0].id, " \u202eevil\u2066 \x1b[31m👩\u200d💻 z\u0335\u0335\u0335\u0335\u0335\u0335 "
        )
        kept = await service.look(lambda connection: store.read_rows(connection, table, 0))
        [shown] = [entry for entry in (await service.cache.news(table, None, 0)).entries if entry.kind == "chat"]
        assert shown.body["text"] == kept[-1].body["text"] == "evil [31m👩\u200d💻 z\u0335\u0335\u0335\u0335"
        with pytest.raises(Refused, match="empty"):
            await service.chat(table, people[0].id, "\u200b\u202e\u2800\u0301 ")


# How it is told


@asynchronous
async def test_a_long_table_arrives_whole_and_in_order_in_short_messages(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada") as [ada]:
        table, last = await a_long_table(server, ada, 130)
        url = server.url.replace("http", "ws") + "/api/socket"
        async with connect(url, compression=None) as line:
            await line.send(json.dumps({"type": "watch", "table": table, "id": "1"}))
            sizes, numbers = [0], [0]
            while numbers[-1] < last:
                text = await asyncio.wait_for(line.recv(decode=False), 30)
                sizes.append(len(text))
                message = json.loads(text)
                if message["type"] == "news":
                    numbers += [entry["number"] for entry in message["entries"]]
                    assert len(message["entries"]) <= PAGE_ENTRIES
                    assert message["state"]["number"] == last
        assert numbers == list(range(last + 1))
        assert max(sizes) < PAGE_BYTES + 3 * ENTRY_BYTES
        async with Client(server.url) as reader:
            seen = await reader.watch(table)
            assert [entry.number for entry in seen.entries] == list(range(1, last + 1))
            assert seen.state is not None
            assert seen.state["number"] == last
        with pytest.raises(Refused, match="the last entry is"):
            await server.context.tables.cache.news(table, None, last + 1)


def test_how_a_table_stands_is_known_with_the_last_page() -> None:
    seen = Seen()
    pages = [[Entry(1, "sit", 0.0), Entry(2, "start", 0.0)], [Entry(3, "chat", 0.0)]]
    seen.learn(pages[0], {"number": 3})
    assert (seen.number, seen.state) == (2, None)
    seen.learn(pages[1], {"number": 3})
    assert (seen.number, seen.state) == (3, {"number": 3})


@asynchronous
async def test_a_late_wish_is_told_a_page_of_what_it_missed(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada") as [ada]:
        table, last = await a_long_table(server, ada, 130)
        news = await server.context.tables.cache.news(table, None, 0)
        assert len(news.entries) <= PAGE_ENTRIES
        assert news.state["number"] == last


@asynchronous
async def test_what_waits_for_sockets_that_never_read_is_bounded(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada") as [ada]:
        table, last = await a_long_table(server, ada, 2000)
        await ada.close()
        host, port = server.url.removeprefix("http://").split(":")
        deaf = net.socket()
        deaf.setsockopt(net.SOL_SOCKET, net.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        await asyncio.get_running_loop().sock_connect(deaf, (host, int(port)))
        url = server.url.replace("http", "ws") + "/api/socket"
        async with connect(url, sock=deaf, compression=None, max_queue=1, ping_interval=None, close_timeout=1) as line:
            for number in range(50):
                await line.send(json.dumps({"type": "watch", "table": table, "id": str(number)}))
            [wire] = [held for held in server.server.server_state.connections if isinstance(held, WebSocketProtocol)]
            await eventually(lambda: not wire.writable.is_set())
            waiting = wire.transport.get_write_buffer_size() + sum(map(len, wire._outbox))
            assert waiting < 2**18 < last * 1600
            wire.transport.abort()


@asynchronous
async def test_whoever_reads_from_the_beginning_again_and_again_is_slowed_down(sqlite_url: str) -> None:
    limits = Limits(messages_per_second=1e6, burst=10**6, pages_per_second=1e-6, page_burst=6)
    async with nearby(Settings(sqlite_url, limits=limits)) as server, people_at(server, "Ada") as [ada]:
        table, last = await a_long_table(server, ada, 60)
        url = server.url.replace("http", "ws") + "/api/socket"
        async with connect(url, compression=None) as line:
            kinds: list[str] = []
            for number in range(20):
                await line.send(json.dumps({"type": "watch", "table": table, "id": str(number)}))
                await line.send(json.dumps({"type": "ping", "id": str(number)}))
            while kinds.count("pong") < 20:
                kinds.append(json.loads(await asyncio.wait_for(line.recv(), 30))["type"])
            assert kinds.count("news") <= 6
            assert kinds.count("done") == 20
            server.context.pages.burst = server.context.pages.per_second = 1e6  # slowed down, not refused
            numbers = [0]
            while numbers[-1] < last:
                message = json.loads(await asyncio.wait_for(line.recv(), 30))
                numbers += [entry["number"] for entry in message["entries"]]


@asynchronous
async def test_others_have_their_turn_while_a_long_table_is_read_and_told(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pause, "LONGEST", 0.0)
    async with open_tables(sqlite_url) as service, open_tables(sqlite_url) as other:
        people = await make_people(service, "Ada", "Ben")
        table = await a_game(service, people)
        last = await talk(service, table, people[0], 200)
        turns = 0

        async def someone_else() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        task = asyncio.create_task(someone_else())
        assert (await other.cache.current(table)).number == last
        assert turns >= last - 5
        turns = 0
        await other.cache.news_bytes(table, None, 0, words=True)
        assert turns >= 10
        task.cancel()


@asynchronous
async def test_a_game_that_went_back_is_the_same_as_one_that_never_went_on(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as service:
        [ada] = await make_people(service, "Ada")
        table = await service.open(ada, options("me", "me"))
        await service.start(table, ada, "pepper")
        rng, stood = random.Random(3), []
        for _ in range(35):
            stood.append(await service.cache.current(table))
            await play(service, table, [ada, ada], rng, 1)
        for before in reversed(stood):
            await service.undo(table, ada.id, (await service.cache.current(table)).number)
            now = await service.cache.current(table)
            assert now.play is not None
            assert before.play is not None
            assert now.play.positions.tobytes() == before.play.positions.tobytes()
            assert (now.play.moves, now.play.labels) == (before.play.moves, before.play.labels)
            assert (now.play.legal, now.play.actor) == (before.play.legal, before.play.actor)
            assert len(now.checkpoints) <= len(now.played) // EVERY + 1


@asynchronous
async def test_pages_are_built_once_for_all_who_see_alike(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as service:
        people = await make_people(service, "Ada", "Ben")
        table = await a_game(service, people)
        await talk(service, table, people[0], 100)
        first = await service.cache.news_bytes(table, None, 0)
        held = service.cache._pages.bytes
        assert 0 < held < PAGE_BYTES + ENTRY_BYTES
        assert await service.cache.news_bytes(table, "somebody who looks on", 0) == first
        assert service.cache._pages.bytes == held
        assert await service.cache.news_bytes(table, people[0].id, 0) != first


def test_only_so_many_pages_are_kept() -> None:
    pages = Pages(most_bytes=1000)
    for after in range(100):
        pages.keep(PageKey("t", (), after, False), Page(after + 1, b"x" * 300))
        assert pages.bytes <= 1000
    assert pages.get(PageKey("t", (), 99, False)) is not None
    assert pages.get(PageKey("t", (), 0, False)) is None
