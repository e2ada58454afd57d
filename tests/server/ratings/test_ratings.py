"""Ratings change once for a game, whoever sends its last move how often, and whatever dies meanwhile."""

import asyncio
import random
import signal
import subprocess
import sys
from functools import partial

import pytest

from ratskeller.client.errors import Refused, Stale
from ratskeller.server.privacy.deletion import delete_person
from ratskeller.server.ratings.model import NEW, Rating, after_game
from ratskeller.server.ratings.store import BoardCursor, Placed, board_cursor, rate_game, read_board
from ratskeller.server.tables.service import Tables
from tests.server.asynchronous import asynchronous
from tests.server.ratings.rating import almost_over, changes, known_ratings, played_out, rated_game
from tests.server.tables.opening import make_people, open_tables


def test_a_doubt_falls_with_games_and_who_wins_rises() -> None:
    winner, loser = NEW, NEW
    for _ in range(30):
        winner, loser = after_game([winner, loser], [1, 2])
    assert winner.mu > 30 > 20 > loser.mu
    assert winner.sigma < 6 < NEW.sigma
    assert (NEW.is_provisional, winner.is_provisional) == (True, False)
    assert after_game([NEW, NEW, NEW], [1, 1, 1])[0].mu == pytest.approx(25)


@asynchronous
async def test_a_last_move_that_is_sent_by_two_processes_counts_once(database_url: str) -> None:
    async with open_tables(database_url) as tables, open_tables(database_url) as other:
        people = await make_people(tables, "Ada", "Ben")
        table, seat, move = await almost_over(tables, people, random.Random(1))
        after = (await tables.cache.current(table)).number
        sent = [process.move(table, people[seat].id, after, move) for process in (tables, other, tables, other)]
        answers = await asyncio.gather(*sent, return_exceptions=True)
        assert {answer for answer in answers if not isinstance(answer, Refused | Stale)} == {after + 1}
        assert sorted(row.games for row in (await known_ratings(tables)).values()) == [1, 1]
        assert len(await changes(tables, table)) == 2


@asynchronous
async def test_a_game_can_not_count_twice(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await played_out(tables, people)
        before = await known_ratings(tables)
        placed = [Placed(person.id, seat, seat + 1) for seat, person in enumerate(people)]
        again = partial(rate_game, table_id=table, game="piedpiper", placed=placed, at=1.0)
        assert await tables.run(again) is False
        assert await known_ratings(tables) == before


@asynchronous
async def test_two_games_of_the_same_people_that_end_at_once_both_count(database_url: str) -> None:
    async with open_tables(database_url) as tables, open_tables(database_url) as other:
        people = await make_people(tables, "Ada", "Ben")
        games = [await rated_game(tables, people) for _ in range(4)]
        ends = [
            process.resign(table, people[number % 2].id)
            for number, (process, table) in enumerate(zip((tables, other) * 2, games, strict=True))
        ]
        await asyncio.gather(*ends)
        found = await known_ratings(tables)
        assert {row.games for row in found.values()} == {4}
        for person in people:
            steps = [(await changes(tables, table))[person.id] for table in games]
            begins, ends_at = {step.mu_before for step in steps}, {step.mu for step in steps}
            assert begins - ends_at == {NEW.mu}  # each goes on where another ended
            assert ends_at - begins == {found[person.id].mu}


@asynchronous
async def test_a_failure_on_the_way_leaves_the_game_and_the_ratings_as_they_were(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await rated_game(tables, people)
        with monkeypatch.context() as broken:
            broken.setattr("ratskeller.server.ratings.store.public_id_of", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await tables.resign(table, people[0].id)
        assert await known_ratings(tables) == {}
    async with open_tables(database_url) as tables:
        assert (await tables.cache.current(table)).state == "running"
        await tables.resign(table, people[0].id)
        assert {row.games for row in (await known_ratings(tables)).values()} == {1}


KILLED = """
import asyncio, os, signal, sys
from ratskeller.server.tables import rated, writer
from tests.server.ratings.rating import rated_game
from tests.server.tables.opening import make_people, open_tables

def rate(connection, table, at):
    assert rated.rate(connection, table, at)
    print(table.facts.id, table.seats[0].person_id, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)  # all is written and nothing is committed

async def main():
    async with open_tables(sys.argv[1]) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await rated_game(tables, people)
        writer.rate = rate
        await tables.resign(table, people[0].id)

asyncio.run(main())
"""


def test_a_process_that_is_killed_before_the_commit_has_rated_nothing(database_url: str) -> None:
    killed = subprocess.run(
        [sys.executable, "-c", KILLED, database_url], stdout=subprocess.PIPE, text=True, timeout=300
    )
    assert killed.returncode == -signal.SIGKILL
    go_on(database_url, *killed.stdout.split())


@asynchronous
async def go_on(database_url: str, table: str, person_id: str) -> None:
    """The game goes on where it was, and counts once."""
    async with open_tables(database_url) as tables:
        assert await known_ratings(tables) == {}
        assert (await tables.cache.current(table)).state == "running"
        await tables.resign(table, person_id)
        assert {row.games for row in (await known_ratings(tables)).values()} == {1}


@asynchronous
async def test_a_leader_board_is_read_page_by_page(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, *"ABCDEFG")
        for loser in range(1, 7):
            table = await rated_game(tables, [people[loser - 1], people[loser]])
            await tables.resign(table, people[loser].id)
        names, cursor = [], None
        while True:
            page = await tables.look(partial(read_board, game="piedpiper", after=cursor, limit=2))
            names += [line["name"] for line in page.lines]
            assert all(line["is_provisional"] for line in page.lines)
            cursor = page.last
            if cursor is None:
                break
            assert board_cursor(cursor.text()) == cursor
        found = await known_ratings(tables)
        best = sorted(people, key=lambda person: -Rating(found[person.id].mu, found[person.id].sigma).low)
        assert names == [person.name for person in best]
        for bad in ("zz", "00", BoardCursor(1.0, "../x", 1).text()):
            with pytest.raises(Refused, match="not a cursor"):
                board_cursor(bad)


@asynchronous
async def test_who_is_forgotten_has_no_rating_and_the_others_keep_theirs(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        done = await played_out(tables, [ada, ben])
        running = await rated_game(tables, [ada, ben, cleo])
        kept = (await known_ratings(tables))[ben.id]
        await delete_person(tables, ada)
        assert await known_ratings(tables) == {ben.id: kept}
        assert set(await changes(tables, done)) == {ben.id}
        await end_of(tables, running, ben.id)
        assert set(await known_ratings(tables)) == {ben.id, cleo.id}
        placed = {person: row.place for person, row in (await changes(tables, running)).items()}
        assert placed == {ben.id: 2, cleo.id: 1}


async def end_of(tables: Tables, table: str, person_id: str) -> None:
    """Somebody leaves, and the game is over."""
    await tables.resign(table, person_id)
    assert (await tables.cache.current(table)).state == "over"
