"""The reference client against a real server: it loses nothing, whatever becomes of its connection."""

import asyncio
import json
import random
from contextlib import AsyncExitStack

import pytest

from ratskeller.core.record import parse_record
from ratskeller.games.firstrat.game import FIRSTRAT
from ratskeller.server.client import Client
from ratskeller.server.errors import Refused, Stale
from ratskeller.server.line import BrokenLine
from ratskeller.server.messages import Entry
from ratskeller.server.settings import Limits, Settings

from .asynchronous import asynchronous
from .nearby import a_game, nearby, people_at

FAST = Limits(messages_per_second=10_000, burst=10_000)


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
            await ben.join(table, 1)
        assert refused.value.code == "not-now"


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
        news = await server.house.hall.news(table, None, 0)
        with pytest.raises(BrokenLine, match="after entry 0 came 2"):
            seen.learn([Entry(2, "chat", 0.0)], news.state)
