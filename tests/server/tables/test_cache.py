"""What a process has in mind of tables is what it would read."""

import random
from unittest.mock import AsyncMock, patch

import pytest

from ratskeller.server.store import tables as store
from tests.server.asynchronous import asynchronous
from tests.server.tables.opening import a_game, make_people, open_tables, play


@pytest.mark.parametrize("game", ["firstrat", "piedpiper"])
@asynchronous
async def test_a_table_that_went_on_in_mind_is_the_same_as_one_read_again(sqlite_url: str, game: str) -> None:
    async with open_tables(sqlite_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people, game=game)
        await play(tables, table, people, random.Random(5), 30)
        in_mind = (await tables.cache.current(table)).play
        tables.on_connected()
        again = (await tables.cache.current(table)).play
        assert in_mind is not None
        assert again is not None
        assert in_mind is not again
        assert in_mind.positions.tobytes() == again.positions.tobytes()
        kept = ("moves", "labels", "legal", "sample", "names")
        assert [getattr(in_mind, name) for name in kept] == [getattr(again, name) for name in kept]


@asynchronous
async def test_entries_that_another_process_tells_of_need_not_be_read(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables, open_tables(sqlite_url) as other:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people)
        before = await other.cache.current(table)
        number = await tables.chat(table, people[0].id, "hello")
        rows = await tables.look(lambda connection: store.read_rows(connection, table, before.number))
        with patch.object(other.database, "look", AsyncMock(side_effect=AssertionError)):
            other.on_entries(table, number, rows)
            assert (await other.cache.current(table)).number == number
        assert await other.cache.news(table, None, 0) == await tables.cache.news(table, None, 0)


@asynchronous
async def test_a_process_that_has_missed_something_writes_nothing_at_once(fresh_postgres_url: str) -> None:
    async with open_tables(fresh_postgres_url) as tables, open_tables(fresh_postgres_url) as other:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people)
        await other.cache.current(table)
        number = await tables.chat(table, people[0].id, "unheard")
        assert await other.chat(table, people[1].id, "heard") == number + 1
        rows = await tables.look(lambda connection: store.read_rows(connection, table, 0))
        assert [row.number for row in rows] == list(range(1, number + 2))
        with patch.object(other.database, "run", AsyncMock(side_effect=AssertionError)):
            assert await other.chat(table, people[1].id, "again") == number + 2  # now it has nothing to read
