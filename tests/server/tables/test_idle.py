"""Tables at which nothing happens any more."""

import random
import time
from functools import partial
from typing import Any

import pytest
from sqlalchemy import update

from ratskeller.client.errors import Refused
from ratskeller.server.base.settings import Limits
from ratskeller.server.store import tables as store
from ratskeller.server.store.schema import log
from ratskeller.server.tables.idle import IdleTables
from ratskeller.server.tables.leaving import DAY
from ratskeller.server.tables.lists import own_tables
from ratskeller.server.tables.service import Tables
from tests.server.asynchronous import asynchronous
from tests.server.tables.opening import a_game, make_people, open_tables, options, play

LIMITS = Limits(waiting_days=5, idle_days=30)


async def last(tables: Tables, table: str) -> tuple[str, dict[str, object]]:
    """The last entry."""
    row = (await tables.look(partial(store.read_rows, table_id=table, after=0)))[-1]
    return row.kind, row.body


@asynchronous
async def test_idle_tables_are_closed_with_a_word_before(database_url: str) -> None:
    async with open_tables(database_url, limits=LIMITS) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        idle, now = IdleTables(tables), time.time()
        waiting = await tables.open(ada, options("me", "open"))
        running = await a_game(tables, [ada, ben], is_public=False)
        await play(tables, running, [ada, ben], random.Random(1), 3)

        await idle.close(now + 3 * DAY)
        assert (await tables.cache.current(waiting)).number == 0
        await idle.close(now + 4.01 * DAY)
        await idle.close(now + 4.02 * DAY)
        live = await tables.cache.current(waiting)
        assert (live.number, live.state) == (1, "open")
        assert live.closes == pytest.approx(now + 5.01 * DAY)
        await tables.join(waiting, ben, [1], "salt")
        assert (await tables.cache.current(waiting)).closes is None

        await idle.close(now + 24.1 * DAY)
        assert (await last(tables, running))[0] == "notice"
        assert (await tables.cache.current(running)).closes == pytest.approx(now + 30.1 * DAY)


@asynchronous
async def test_a_word_that_nobody_heeds_is_kept(database_url: str) -> None:
    async with open_tables(database_url, limits=Limits(waiting_days=5e-6, idle_days=5e-6)) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        waiting = await tables.open(ada, options("me", "open"))
        running = await a_game(tables, [ada, ben], is_public=False)
        clocked = await a_game(tables, [ada, ben], clock={"kind": "days", "days": 3})
        idle, now = IdleTables(tables), time.time()
        await idle.close(now + 1)
        await idle.close(now + 100)
        assert await last(tables, waiting) == ("close", {"by": "idle"})
        kind, result = await last(tables, running)
        assert (kind, result["by"]) == ("end", "idle")
        assert (await tables.cache.current(running)).state == "over"
        assert (await tables.cache.current(clocked)).state == "running"


@asynchronous
async def test_tables_of_earlier_rules_are_closed_too(database_url: str) -> None:
    async with open_tables(database_url, limits=LIMITS) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben], is_public=False)
        await tables.run(lambda connection: store.update_table(connection, table, rules_version=0))
        tables.cache.drop()
        await IdleTables(tables).close(time.time() + 40 * DAY)
        assert await last(tables, table) == ("close", {"by": "rules"})
        assert await own_tables(tables, ben.id) == []


@asynchronous
async def test_unfinished_games_of_long_ago_count_against_nobody(database_url: str) -> None:
    async with open_tables(database_url, limits=Limits(tables_per_person=2, counted_days=7)) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        for _ in range(2):
            old = await a_game(tables, [ada, ben])
        with pytest.raises(Refused, match="2 tables"):
            await tables.open(ada, options("me", "open"))
        long_ago = time.time() - 8 * DAY
        await tables.run(
            lambda connection: connection.execute(update(log).where(log.c.table_id == old).values(at=long_ago))
        )
        await tables.open(ada, options("me", "open"))


@asynchronous
async def test_a_table_for_strangers_has_a_clock_and_no_hints_unless_chosen(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        (ada,) = await make_people(tables, "Ada")
        chosen: list[tuple[dict[str, Any], str, bool]] = [
            ({"clock": None}, "bank", False),
            ({"clock": None, "is_public": False}, "none", True),
            ({"clock": {"kind": "none"}, "hints": True}, "none", True),
        ]
        for more, clock, hints in chosen:
            info = await tables.info(await tables.open(ada, options("me", "open", **more)), ada.id)
            assert (info["clock"]["kind"], info["hints"]) == (clock, hints)
        info = await tables.info(await tables.open(ada, options("me", "ratling", clock=None)), ada.id)
        assert (info["clock"]["kind"], info["hints"]) == ("none", True)
