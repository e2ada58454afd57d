"""Time that the server was away, or could save nothing, counts against nobody's clock."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, select, text

from ratskeller.client.errors import Refused
from ratskeller.client.reference import Client
from ratskeller.server.people.service import Person
from ratskeller.server.store import tables as store
from ratskeller.server.store.database import Unreachable
from ratskeller.server.store.heartbeats import clocks_run
from ratskeller.server.store.schema import heartbeats
from ratskeller.server.tables import heartbeat
from ratskeller.server.tables.clock import BankClock, RunningClock
from ratskeller.server.tables.service import Tables
from tests.server.asynchronous import asynchronous
from tests.server.serving import Server
from tests.server.store.databases import opened
from tests.server.tables.opening import a_game, make_people, open_tables

HOUR = 3600.0
BANK = {"kind": "bank", "seconds": 30}


class FakeTime:
    """A clock that a test moves on, in all that reckons."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        """Seconds since 1970."""
        return self.now


@contextmanager
def fake_time() -> Iterator[FakeTime]:
    """Time stands still until it is moved."""
    fake = FakeTime()
    with patch("ratskeller.server.tables.heartbeat.time", fake), patch("ratskeller.server.tables.change.time", fake):
        yield fake


async def kinds(tables: Tables, table: str) -> list[str]:
    """The kinds of all entries."""
    return [row.kind for row in await tables.look(partial(store.read_rows, table_id=table, after=0))]


async def someone_moves(tables: Tables, table: str, people: list[Person]) -> None:
    """Whoever is to decide takes the first legal move."""
    live = await tables.cache.current(table)
    assert live.actor is not None
    assert live.play is not None
    await tables.move(table, people[live.actor].id, live.number, live.play.legal_moves()[0])


def test_a_pause_leaves_its_time_out_of_what_a_seat_has_spent() -> None:
    watch = RunningClock(BankClock(kind="bank", seconds=30, increment=0), 2)
    watch.since = 100.0
    watch.pause(110.0, 150.0)
    assert watch.deadline(0) == 170.0
    watch.spend(0, 155.0)
    assert watch.left == [15.0, 30.0]


def test_a_pause_that_began_before_somebody_was_to_decide_counts_from_then_on() -> None:
    watch = RunningClock(BankClock(kind="bank", seconds=30, increment=0), 2)
    watch.since = 112.0
    watch.pause(110.0, 150.0)
    assert watch.deadline(1) == 180.0
    watch.pause(100.0, 120.0)  # it was over before
    assert watch.deadline(1) == 180.0


@asynchronous
async def test_time_between_two_runs_of_the_server_is_left_out_in_all_that_is_told(database_url: str) -> None:
    with fake_time() as clock:
        async with open_tables(database_url) as tables:
            people = await make_people(tables, "Ada", "Ben")
            table = await a_game(tables, people, clock=BANK)
            free = await a_game(tables, people)
            clock.now += 6
            await tables.heartbeat.beat()
        clock.now += 24
        async with open_tables(database_url) as tables:
            await tables.heartbeat.beat()
            state: dict[str, Any] = (await tables.info(table, None))["state"]
            assert clock.now - state["clock"]["since"] == pytest.approx(6)
            assert (await tables.cache.current(table)).due() == pytest.approx(clock.now + 24)
            assert await kinds(tables, table) == ["sit", "start", "pause"]
            assert await kinds(tables, free) == ["sit", "start"]
            clock.now += 5
            actor = (await tables.cache.current(table)).actor or 0
            await someone_moves(tables, table, people)
            assert (await tables.cache.current(table)).clock.left[actor] == pytest.approx(19)
        async with open_tables(database_url) as tables:  # what is read again comes to the same
            assert (await tables.cache.current(table)).clock.left[actor] == pytest.approx(19)


@asynchronous
async def test_a_move_that_comes_before_the_next_heartbeat_does_not_pay_for_the_time_away(sqlite_url: str) -> None:
    with fake_time() as clock:
        async with open_tables(sqlite_url) as tables:
            people = await make_people(tables, "Ada", "Ben")
            table = await a_game(tables, people, clock=BANK)
            await tables.heartbeat.beat()
            clock.now += 24  # nothing could be written, or the machine slept
            actor = (await tables.cache.current(table)).actor or 0
            await someone_moves(tables, table, people)
            assert (await tables.cache.current(table)).clock.left[actor] == pytest.approx(30)
            assert (await kinds(tables, table))[2:4] == ["pause", "move"]


@asynchronous
async def test_as_long_as_one_process_lives_time_counts(fresh_postgres_url: str) -> None:
    with fake_time() as clock:
        async with open_tables(fresh_postgres_url) as one:
            people = await make_people(one, "Ada", "Ben")
            table = await a_game(one, people, clock=BANK)
            async with open_tables(fresh_postgres_url) as other:
                for _ in range(8):
                    clock.now += heartbeat.PERIOD
                    await other.heartbeat.beat()
            await one.heartbeat.beat()
            assert await kinds(one, table) == ["sit", "start"]
            assert (await one.cache.current(table)).due() == pytest.approx(clock.now + 6)


@asynchronous
async def test_of_processes_that_find_the_same_gap_one_writes_it(fresh_postgres_url: str) -> None:
    with fake_time() as clock:
        async with open_tables(fresh_postgres_url) as one, open_tables(fresh_postgres_url) as other:
            people = await make_people(one, "Ada", "Ben")
            table = await a_game(one, people, clock=BANK)
            await asyncio.gather(one.heartbeat.beat(), other.heartbeat.beat())
            clock.now += 24
            await asyncio.gather(one.heartbeat.beat(), other.heartbeat.beat())
            assert (await kinds(one, table)).count("pause") == 1


@asynchronous
async def test_a_database_that_could_not_be_reached_stops_the_clocks(sqlite_url: str) -> None:
    with fake_time() as clock:
        async with open_tables(sqlite_url) as tables:
            people = await make_people(tables, "Ada", "Ben")
            table = await a_game(tables, people, clock=BANK)
            await tables.heartbeat.beat()
            with patch.object(tables.database, "run", side_effect=Unreachable("away")):
                for _ in range(24):
                    clock.now += 1
                    with pytest.raises(Refused):
                        await tables.heartbeat.beat()
            await tables.heartbeat.beat()
            assert (await tables.cache.current(table)).due() == pytest.approx(clock.now + 30)


@asynchronous
async def test_a_heartbeat_is_written_while_a_clock_runs_and_seldom_otherwise(sqlite_url: str) -> None:
    def last(connection: Connection) -> float:
        return float(connection.execute(select(heartbeats.c.at)).scalar_one())

    with fake_time() as clock:
        async with open_tables(sqlite_url) as tables:
            people = await make_people(tables, "Ada", "Ben")
            await a_game(tables, people)
            await tables.heartbeat.beat()
            began = clock.now
            for _ in range(3):
                clock.now += heartbeat.PERIOD
                await tables.heartbeat.beat()
            assert await tables.look(last) == began
            assert not await tables.look(clocks_run)
            table = await a_game(tables, people, clock=BANK)
            assert await tables.look(clocks_run)
            clock.now += heartbeat.PERIOD
            await tables.heartbeat.beat()
            assert await tables.look(last) == clock.now
            assert await kinds(tables, table) == ["sit", "start"]  # this process was there all the time


def let_time_pass(url: str, seconds: float, *, away: bool) -> None:
    """As if everything in the database had happened so much earlier; the heartbeat only if the server was away."""

    async def shift() -> None:
        async with opened(url) as database, database.transaction() as connection:
            for statement in (
                "UPDATE log SET at = at - :seconds",
                "UPDATE tables SET due = due - :seconds",
                *(("UPDATE heartbeats SET at = at - :seconds",) if away else ()),
            ):
                await connection.execute(text(statement), {"seconds": seconds})

    asyncio.run(shift())


async def begin_at(url: str) -> tuple[str, str]:
    """A game of one person on both seats with ten minutes for each; the table and the person's cookie."""
    async with Client(url) as ada:
        await ada.sign_up("Ada")
        table = await ada.open("firstrat", "me", "me", clock={"kind": "bank", "seconds": 600})
        await ada.start(table)
        return table, ada.cookie


async def go_on_at(url: str, table: str, cookie: str) -> float:
    """Move; how long the seat has thought, by the server's reckoning."""
    async with Client(url, cookie=cookie) as ada:
        state = await ada.wait_for_turn(table, 30)
        assert not any(seat["away"] for seat in state["seats"])
        spent: float = time.time() - state["clock"]["since"]
        await ada.move(table, state["legal"][0])
        return spent


def test_nobody_runs_out_of_time_while_the_server_is_killed_and_started_again(database_url: str) -> None:
    with Server(database_url) as server:
        table, cookie = asyncio.run(begin_at(server.url))
        server.kill()
        let_time_pass(database_url, HOUR, away=True)
        server.start()
        assert asyncio.run(go_on_at(server.url, table, cookie)) < HOUR / 2
        assert "clocks leave that time out" in server.log
        assert "Traceback" not in server.log


def test_whoever_could_go_on_at_another_process_runs_out_of_time(fresh_postgres_url: str) -> None:
    async def seen_away(url: str, table: str) -> None:
        async with Client(url) as spectator:
            await spectator.wait_until(table, lambda state: any(seat["away"] for seat in state["seats"]), 60)

    with Server(fresh_postgres_url) as one, Server(fresh_postgres_url) as other:
        table, _ = asyncio.run(begin_at(one.url))
        one.kill()
        let_time_pass(fresh_postgres_url, HOUR, away=False)
        one.start()
        asyncio.run(seen_away(one.url, table))
        assert "clocks leave that time out" not in one.log + other.log
