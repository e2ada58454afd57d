"""Servers are killed, PostgreSQL goes away, wires break and say everything twice: nothing is lost or done twice.

benchmarks/faults.py is the same for longer."""

import asyncio
import random
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest

from ratskeller.client.errors import Refused, Stale
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.store.database import Unreachable
from ratskeller.server.store.row import Row
from tests.server.agreement import wrong_in_log, wrongly_acknowledged
from tests.server.asynchronous import asynchronous
from tests.server.faults import Plan, Run, servers_on
from tests.server.nearby import eventually, nearby, people_at
from tests.server.players import Acknowledged, Players
from tests.server.store.postgres import temporary_postgres
from tests.server.tables.opening import FirstMove, a_game, begun, make_people, open_tables, play


def test_kills_of_the_only_server_lose_nothing(sqlite_url: str) -> None:
    parties = [Players("firstrat", 2, devices=2), Players("piedpiper", 2), Players("piedpiper", 1, ("pantry-rat",))]
    with servers_on(sqlite_url, 1) as servers:
        outcome = asyncio.run(Run(sqlite_url, servers, parties, Plan(2)).outcome())
    assert outcome.violations == []
    assert outcome.counts["kills_under_way"] > 0


def test_kills_of_servers_and_of_postgresql_lose_nothing() -> None:
    parties = [Players("firstrat", 3), Players("piedpiper", 2, devices=2)]
    with temporary_postgres() as postgres, servers_on(postgres.url, 2) as servers:
        outcome = asyncio.run(Run(postgres.url, servers, parties, Plan(2, kills_per_restart=2)).outcome(postgres))
    assert outcome.violations == []
    assert outcome.counts["kills_under_way"] > 0
    assert outcome.counts["postgres_restarts"] == 1


@asynchronous
async def test_whoever_comes_from_another_process_knows_more_than_this_one_has_heard(fresh_postgres_url: str) -> None:
    async with open_tables(fresh_postgres_url) as one, open_tables(fresh_postgres_url) as other:
        people = await make_people(one, "Ada", "Ben")
        table = await a_game(one, people)
        before = await other.cache.news(table, people[0].id, 0)  # nobody listens: nothing will be heard
        number = await one.chat(table, people[0].id, "hello")
        assert number > before.state["number"]
        told, _ = await other.cache.news_bytes(table, people[0].id, number)
        assert told == number
        number = await one.chat(table, people[0].id, "again")
        assert (await other.cache.news(table, people[0].id, number)).state["number"] == number


@asynchronous
async def test_words_sent_again_are_answered_with_the_entry_that_they_became(sqlite_url: str) -> None:
    talkative = Limits(chat_per_minute=1000, chat_burst=1000)
    async with open_tables(sqlite_url, limits=talkative) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben])
        number = await tables.chat(table, ada.id, "hello", "message-1")
        for i in range(60):  # more than are kept in mind
            await tables.chat(table, ben.id, "hm", f"message-{i}")
        assert await tables.chat(table, ada.id, "hello", "message-1") == number
    async with open_tables(sqlite_url) as tables:
        assert await tables.chat(table, ada.id, "hello", "message-1") == number


@asynchronous
async def test_a_bot_goes_on_as_soon_as_the_only_server_is_back(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        [ada] = await make_people(tables, "Ada")
        table = await begun(tables, ada, "me", "ratling", game="piedpiper")
        while (live := await tables.cache.current(table)).actor == 0:
            assert live.play is not None
            await tables.move(table, ada.id, live.number, live.play.legal_moves()[0])
    async with open_tables(sqlite_url, pool=FirstMove()) as tables:
        live = await tables.cache.current(table)
        assert live.actor == 1
        async with asyncio.timeout(5):  # other processes would wait for the lease to run out
            await eventually(lambda: tables.cache._states[table].number > live.number)


@asynchronous
async def test_a_socket_that_can_not_be_opened_while_the_database_is_away_is_opened_later(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada") as [ada]:
        people = server.context.people
        person = await people.from_cookie(ada.cookie)
        outcomes = [Unreachable("away"), RuntimeError("what nobody thought of"), person]
        with patch.object(people, "from_cookie", AsyncMock(side_effect=outcomes)) as asked:
            await asyncio.wait_for(ada.ping(), 30)
        assert asked.await_count == len(outcomes)


@asynchronous
async def test_what_was_read_before_a_doubt_is_not_kept_in_mind_after_it(fresh_postgres_url: str) -> None:
    async with open_tables(fresh_postgres_url) as one, open_tables(fresh_postgres_url) as other:
        people = await make_people(one, "Ada", "Ben")
        table = await a_game(one, people)
        look = other.database.look

        async def late(work: Any) -> Any:
            found = await look(work)
            await one.chat(table, people[0].id, "nobody hears this")
            other.on_connected()
            return found

        with patch.object(other.database, "look", late):
            before = await other.cache.current(table)
        assert (await other.cache.current(table)).number == before.number + 1


def test_what_is_lost_changed_or_done_twice_is_found() -> None:
    rows = [Row(number, "move", 0, "ada", 0.0, {"move": "a"}) for number in (1, 2)]
    acknowledged = {Acknowledged(number, "ada", "move", "a") for number in (1, 2)}
    assert [*wrong_in_log(2, rows), *wrongly_acknowledged(rows, acknowledged)] == []
    for wrong_rows in (rows[1:], [rows[0], rows[0]], [*rows, replace(rows[1], number=4)]):
        assert [*wrong_in_log(2, wrong_rows)] != []
    twice = [*rows, replace(rows[1], number=3)]
    for wrong_rows in (rows[:1], twice, [rows[0], replace(rows[1], body={"move": "b"})]):
        assert [*wrongly_acknowledged(wrong_rows, acknowledged)] != []


@asynchronous
async def test_two_devices_that_answer_differently_are_not_both_told_that_it_is_done(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people)
        await play(tables, table, people, random.Random(1), 3)
        after = (await tables.cache.current(table)).number
        asker, other = (ada, ben) if (await tables.cache.current(table)).played[-1].seat == 0 else (ben, ada)
        after = await tables.undo(table, asker.id, after)
        assert (await tables.cache.current(table)).asked is not None
        number = await tables.answer(table, other.id, after, agree=False)
        assert await tables.answer(table, other.id, after, agree=False) == number
        with pytest.raises(Refused, match="nobody has asked"):
            await tables.answer(table, other.id, after, agree=True)
        again = await tables.undo(table, asker.id, number)
        with pytest.raises(Stale):  # it was no answer to this question
            await tables.answer(table, other.id, after, agree=True)
        assert await tables.answer(table, other.id, again, agree=True) == again + 1
