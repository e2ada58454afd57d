"""Holidays stop the clocks of games with days for a turn, in every process alike, and only so many days a year."""

import asyncio
import time
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select, update

from ratskeller.client.errors import Refused
from ratskeller.server.base.settings import Limits
from ratskeller.server.store import holidays as store
from ratskeller.server.store import tables as log_store
from ratskeller.server.store.schema import holidays as holidays_table
from ratskeller.server.store.schema import tables as tables_table
from ratskeller.server.tables.clock import DAY, DaysClock, RunningClock
from ratskeller.server.tables.holidays import Holidays
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.visible import plain_state
from tests.server.asynchronous import asynchronous
from tests.server.tables.opening import a_game, make_people, open_tables

THREE_DAYS = {"clock": {"kind": "days", "days": 3}}
MANY = Limits(holiday_changes_per_day=1000)


async def kinds(tables: Tables, table: str) -> list[str]:
    """The kinds of all entries."""
    return [row.kind for row in await tables.look(partial(log_store.read_rows, table_id=table, after=0))]


def a_clock() -> RunningClock:
    """Three days for a turn of two seats, the first of which has been to decide since 100 s."""
    clock = RunningClock(DaysClock(kind="days", days=3), 2)
    clock.since = 100.0
    return clock


def test_a_holiday_is_left_out_wherever_it_lies() -> None:
    clock = a_clock()
    clock.take_holidays(0, [(100 + DAY, 100 + 6 * DAY), (100 + 7 * DAY, 100 + 9 * DAY)], 100.0, is_to_decide=True)
    assert clock.deadline(0) == 100 + 10 * DAY
    assert clock.used(0, 100 + 3 * DAY) == DAY
    assert clock.deadline(1) == 100 + 3 * DAY  # nobody else's clock
    clock.spend(0, 100 + 8 * DAY)
    assert clock.left[0] == DAY


def test_time_that_the_server_was_away_in_a_holiday_counts_once() -> None:
    clock = a_clock()
    clock.take_holidays(0, [(100 + DAY, 100 + 3 * DAY)], 100.0, is_to_decide=True)
    clock.pause(100 + 2 * DAY, 100 + 4 * DAY, 0)
    assert clock.left[0] == 2 * DAY
    assert clock.deadline(0) == 100 + 6 * DAY


def test_who_is_back_earlier_has_what_was_left() -> None:
    clock = a_clock()
    clock.take_holidays(0, [(100 + DAY, 100 + 20 * DAY)], 100.0, is_to_decide=True)
    clock.take_holidays(0, [], 100 + 5 * DAY, is_to_decide=True)
    assert clock.deadline(0) == 100 + 7 * DAY


@asynchronous
async def test_a_holiday_stops_the_clocks_of_day_games_only(database_url: str) -> None:
    async with open_tables(database_url, limits=MANY) as tables, open_tables(database_url) as other:
        ada, ben = await make_people(tables, "Ada", "Ben")
        slow = await a_game(tables, [ada, ben], **THREE_DAYS)
        live = await a_game(tables, [ada, ben], clock={"kind": "bank", "seconds": 600})
        before = (await tables.cache.current(slow)).due() or 0.0
        now = time.time()
        holidays = Holidays(tables)
        await holidays.take(ada.id, 0, now + 5 * DAY)
        assert await kinds(tables, live) == ["sit", "start"]
        assert await kinds(tables, slow) == ["sit", "start", "holiday"]
        for process in (tables, other):
            table = await process.cache.current(slow)
            due = table.due()
            assert due is not None
            assert due == pytest.approx(before + 5 * DAY, abs=60)
            seats = plain_state(table, (1,))["seats"]
            assert seats[0]["holidays"][0][1] == pytest.approx(now + 5 * DAY, abs=1)
            assert "holidays" not in seats[1]
        in_database = await tables.look(lambda connection: connection.execute(due_of(slow)).scalar_one())
        assert in_database == due
        assert await tables.time_out(slow, before + 60) == table.number  # nothing has happened
        assert not (await tables.cache.current(slow)).away
        await tables.move(slow, ada.id, table.number, "r1>1")  # who wants to may play
        await holidays.end(ada.id, (await holidays.of(ada.id))[0].id)
        assert (await kinds(tables, slow))[-1] == "holiday"
        assert not (await tables.cache.current(slow)).clock.holidays[0]
        assert await holidays.of(ada.id) == []


def due_of(table: str) -> Any:
    """The question when a table has to be looked at."""
    return select(tables_table.c.due).where(tables_table.c.id == table)


@asynchronous
async def test_a_game_that_begins_later_is_told_and_so_is_one_that_was_missed(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        holidays = Holidays(tables)
        await holidays.take(ada.id, time.time() + DAY, time.time() + 3 * DAY)
        assert await tables.look(store.people_to_tell_of) == []
        slow = await a_game(tables, [ada, ben], **THREE_DAYS)
        running = asyncio.create_task(holidays.run())
        try:
            async with asyncio.timeout(120):
                while (await kinds(tables, slow))[-1] != "holiday":
                    await asyncio.sleep(0.01)
        finally:
            running.cancel()
        await holidays.tell(ada.id)  # told twice is told once
        assert (await kinds(tables, slow)).count("holiday") == 1


@asynchronous
async def test_nobody_is_missing_whose_days_are_not_over(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, limits=Limits(missing_minutes=1e-9, missing_hours=1e-9)) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        slow = await a_game(tables, [ada, ben], **THREE_DAYS)
        assert await tables.presence.missing(await tables.cache.current(slow)) == frozenset()
        await Holidays(tables).take(ada.id, 0, time.time() + DAY)
        assert await tables.presence.missing(await tables.cache.current(slow)) == frozenset()
        with pytest.raises(Refused, match="not missing"):
            await tables.propose(slow, ben.id, "bot", 0)
        live = await tables.cache.current(slow)
        await tables.time_out(slow, (live.due() or 0) + 1)
        assert await tables.presence.missing(await tables.cache.current(slow)) == {live.actor}


@asynchronous
async def test_holidays_have_an_end_in_a_year(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, limits=MANY) as tables:
        (ada,) = await make_people(tables, "Ada")
        now = time.time()
        holidays = Holidays(tables)
        for begins, ends in ((now + DAY, now + DAY), (now, now - DAY), (now + 400 * DAY, now + 401 * DAY)):
            with pytest.raises(Refused) as refused:
                await holidays.take(ada.id, begins, ends)
            assert refused.value.code == "malformed"
        await holidays.take(ada.id, now + DAY, now + 21 * DAY)
        with pytest.raises(Refused, match="already"):
            await holidays.take(ada.id, now + 20 * DAY, now + 22 * DAY)
        with pytest.raises(Refused, match="you have 10 left"):
            await holidays.take(ada.id, now + 30 * DAY, now + 41 * DAY)
        assert await holidays.left(ada.id) == 10
        first = (await holidays.of(ada.id))[0]
        await holidays.end(ada.id, first.id)  # it did not begin, so it does not count
        assert await holidays.left(ada.id) == 30
        for _ in range(30):  # each that has begun counts for a day, however short it was
            await holidays.take(ada.id, 0, time.time() + DAY / 2)
            await holidays.end(ada.id, (await holidays.of(ada.id))[0].id)
        assert await holidays.left(ada.id) == 0
        with pytest.raises(Refused, match="you have 0 left"):
            await holidays.take(ada.id, 0, time.time() + DAY / 2)
        long_ago = update(holidays_table).values(begins=now - 400 * DAY, ends=now - 399 * DAY)
        await tables.run(lambda connection: connection.execute(long_ago))
        assert await holidays.left(ada.id) == 30


@asynchronous
async def test_holidays_can_not_be_changed_all_the_time(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, limits=Limits(holiday_changes_per_day=2)) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        now = time.time()
        holidays = Holidays(tables)
        await holidays.take(ada.id, now + 10 * DAY, now + 11 * DAY)
        await holidays.end(ada.id, (await holidays.of(ada.id))[0].id)
        with pytest.raises(Refused) as refused:
            await holidays.take(ada.id, now + 10 * DAY, now + 11 * DAY)
        assert refused.value.code == "too-fast"
        await holidays.take(ben.id, now + 10 * DAY, now + 11 * DAY)
        with pytest.raises(Refused, match="no such holiday"):
            await holidays.end(ben.id, "somebody-elses")
