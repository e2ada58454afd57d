"""What a process has in mind of tables is what it would read."""

import random
from unittest.mock import AsyncMock, patch

import pytest

from ratskeller.server.store import tables as store
from tests.server.asynchronous import asynchronous
from tests.server.tables.opening import a_game, a_hall, make_people, play


@pytest.mark.parametrize("game", ["firstrat", "piedpiper"])
@asynchronous
async def test_a_table_that_went_on_in_mind_is_the_same_as_one_read_again(sqlite_url: str, game: str) -> None:
    async with a_hall(sqlite_url) as hall:
        people = await make_people(hall, "Ada", "Ben")
        table = await a_game(hall, people, game=game)
        await play(hall, table, people, random.Random(5), 30)
        in_mind = (await hall.current(table)).play
        hall.doubt()
        again = (await hall.current(table)).play
        assert in_mind is not None
        assert again is not None
        assert in_mind is not again
        assert in_mind.positions.tobytes() == again.positions.tobytes()
        kept = ("moves", "labels", "legal", "sample", "names")
        assert [getattr(in_mind, name) for name in kept] == [getattr(again, name) for name in kept]


@asynchronous
async def test_entries_that_another_process_tells_of_need_not_be_read(sqlite_url: str) -> None:
    async with a_hall(sqlite_url) as hall, a_hall(sqlite_url) as other:
        people = await make_people(hall, "Ada", "Ben")
        table = await a_game(hall, people)
        before = await other.current(table)
        number = await hall.chat(table, people[0].id, "hello")
        rows = await hall.look(lambda connection: store.read_rows(connection, table, before.number))
        with patch.object(other.database, "look", AsyncMock(side_effect=AssertionError)):
            other.hear(table, number, rows)
            assert (await other.current(table)).number == number
        assert await other.news(table, None, 0) == await hall.news(table, None, 0)


@asynchronous
async def test_a_process_that_has_missed_something_writes_nothing_at_once(fresh_postgres_url: str) -> None:
    async with a_hall(fresh_postgres_url) as hall, a_hall(fresh_postgres_url) as other:
        people = await make_people(hall, "Ada", "Ben")
        table = await a_game(hall, people)
        await other.current(table)
        number = await hall.chat(table, people[0].id, "unheard")
        assert await other.chat(table, people[1].id, "heard") == number + 1
        rows = await hall.look(lambda connection: store.read_rows(connection, table, 0))
        assert [row.number for row in rows] == list(range(1, number + 2))
        with patch.object(other.database, "run", AsyncMock(side_effect=AssertionError)):
            assert await other.chat(table, people[1].id, "again") == number + 2  # now it has nothing to read
