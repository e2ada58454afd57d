"""What people's games have come to: only games that are over, and nothing that was taken back."""

import random
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, insert, select, update

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import Person
from ratskeller.server.privacy.deletion import delete_person
from ratskeller.server.ratings.store import public_id_of
from ratskeller.server.statistics.counting import count_games, places_of
from ratskeller.server.statistics.store import opponents_of, results_of, together
from ratskeller.server.statistics.summary import Result, summaries, summary
from ratskeller.server.store import schema as db
from ratskeller.server.tables.service import Tables
from tests.server.asynchronous import asynchronous
from tests.server.ratings.rating import played_out, rated_game
from tests.server.tables.opening import a_game, begun, make_people, open_tables, options, play


async def results(tables: Tables, person: Person) -> list[Result]:
    """What came of somebody's games, counted first."""
    assert await count_games(tables, person.id) == 0
    return await tables.look(partial(results_of, person_id=person.id))


@asynchronous
async def test_a_game_counts_once_for_all_who_played_it(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await a_game(tables, people)
        await play(tables, table, people, random.Random(1))
        for _ in range(2):
            for seat, person in enumerate(people):
                (found,) = await results(tables, person)
                live = await tables.cache.current(table)
                assert live.result is not None
                assert found.points == live.result["pad"]["totals"][seat]
                assert found.place == places_of(live)[seat]
                assert (found.place == 1) == (seat in live.result["pad"]["winners"])
                assert (found.seats, found.people, found.rated) == (3, 3, False)
        tracks = [name for name in msgspec.json.decode(found.figures) if name.startswith("track:")]
        assert tracks


@asynchronous
async def test_what_was_taken_back_is_not_counted(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people, hints=True)
        rng = random.Random(4)
        for _ in range(12):
            await play(tables, table, people, rng, 5)
            live = await tables.cache.current(table)
            if live.state != "running":
                break
            last = live.played[-1].seat
            await tables.undo(table, people[last].id, live.number)
            live = await tables.cache.current(table)
            if live.asked is not None:
                await tables.answer(table, people[1 - last].id, live.number, True)
        await play(tables, table, people, rng)
        for seat, person in enumerate(people):
            (found,) = await results(tables, person)
            live = await tables.cache.current(table)
            assert live.play is not None
            facts = live.game.describe(live.profile, live.play.position)["players"][str(seat)]
            counted = {name: own for name, (own, _) in msgspec.json.decode(found.figures).items()}
            for comic in facts["comics"]:
                assert counted[f"comic:{comic}"] == 1
            assert sum(count for name, count in counted.items() if name.startswith("comic:")) == len(facts["comics"])


@asynchronous
async def test_nothing_of_a_running_game_is_in_statistics(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await rated_game(tables, people)
        before = await everything(tables, people)
        await play(tables, table, people, random.Random(1), 12)
        assert await everything(tables, people) == before
        counts = select(func.count()).select_from(db.results)
        assert await tables.look(lambda found: found.execute(counts).scalar_one()) == 0


async def everything(tables: Tables, people: list[Person]) -> list[Any]:
    """All that anybody may ask of these people's games."""
    found: list[Any] = []
    for person in people:
        found += [summaries(await results(tables, person))]
        for other in people:
            found += [await tables.look(partial(together, person_id=person.id, other=other.id))]
        found += [await tables.look(partial(opponents_of, person_id=person.id))]
    return found


@asynchronous
async def test_games_of_several_seats_at_one_browser_and_games_left_count_for_nobody(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        several = await begun(tables, ada, "me", "me", game="piedpiper")
        await play(tables, several, [ada, ada], random.Random(1))
        assert await results(tables, ada) == []
        ended = await a_game(tables, [ada, ben], is_public=False)
        await tables.resign(ended, ben.id)
        await tables.propose(ended, ada.id, "end", None)
        (found,) = await results(tables, ada)
        assert found.place is None
        [shown] = summaries([found])
        assert (shown["games"], shown["left"]) == (0, 1)


@asynchronous
async def test_luck_and_skill_come_from_analyses(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await played_out(tables, people)
        assert (await results(tables, people[0]))[0].luck is None
        seats = [{"own": -0.2, "luck": 0.3, "start": 0.5}, {"own": -0.1, "luck": -0.4, "start": 0.5}]
        body = msgspec.json.encode({"seats": seats, "turns": []}).decode()
        row = {"subject": f"table {table}", "person_id": people[0].id, "asked": 1.0, "state": "done"}
        await tables.run(
            lambda found: found.execute(insert(db.analyses).values(row | {"done": 1, "total": 1, "body": body}))
        )
        [shown] = summaries(await results(tables, people[1]))
        assert shown["analysed"] == {"games": 1, "own": -0.1, "luck": -0.4}


def result(number: int, place: int, figures: dict[str, list[float]], game: str = "firstrat") -> Result:
    """A game of two."""
    text = msgspec.json.encode(figures).decode()
    return Result(str(number), game, 2, 2, False, place, 50, text, None, None, float(number))


def test_what_won_and_lost_games_is_told_beside_the_others_at_the_table() -> None:
    games = [result(number, 1, {"track:light": [3, 1], "item:drink": [1, 1]}) for number in range(4)]
    games += [result(number, 2, {"track:light": [0, 2], "item:drink": [2, 1]}) for number in range(4, 8)]
    games += [result(8, 2, {"track:light": [4, 2]})]
    shown = summary("firstrat", games)
    assert shown["figures"] == [
        {
            "name": "track:light",
            "key": "track-light",
            "more": 5,
            "won_with_more": 4,
            "fewer": 4,
            "won_with_fewer": 0,
            "difference": 0.8,
        }
    ]
    assert shown["by_seats"] == [{"seats": 2, "games": 9, "places": [4, 5]}]


@asynchronous
async def test_two_people_are_compared_by_games_that_both_played(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        for loser in (ben, ben, ada):
            await tables.resign(await rated_game(tables, [ada, ben]), loser.id)
        await tables.resign(await rated_game(tables, [ben, cleo]), ben.id)
        await results(tables, ada)
        await results(tables, ben)
        found = await tables.look(partial(together, person_id=ada.id, other=ben.id))
        assert found["by_game"] == [{"game": "piedpiper", "games": 3, "ahead": 2, "behind": 1, "equal": 0}]
        assert len(found["last"]) == 3
        [one] = await tables.look(partial(opponents_of, person_id=ada.id))
        assert (one["name"], one["games"], one["ahead"]) == ("Ben", 3, 2)
        assert (await tables.look(partial(together, person_id=ada.id, other=cleo.id)))["by_game"] == []


@asynchronous
async def test_who_is_forgotten_is_nobodys_opponent(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        await played_out(tables, [ada, ben])
        before = await results(tables, ben)
        uncounted = await played_out(tables, [ada, ben])
        await delete_person(tables, ada)
        assert await tables.look(partial(opponents_of, person_id=ben.id)) == []
        after = await results(tables, ben)
        assert (after[1:], after[0].table_id) == (before, uncounted)
        assert await tables.look(partial(opponents_of, person_id=ben.id)) == []


@asynchronous
async def test_a_game_of_rules_of_before_is_not_looked_at_again(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await played_out(tables, people, rated=False)
        await tables.run(lambda found: found.execute(update(db.tables).values(profile="gone")))
    async with open_tables(sqlite_url) as tables:
        with pytest.raises(Refused):
            await tables.cache.current(table)
        assert await results(tables, people[0]) == []
        assert await results(tables, people[0]) == []
        counts = select(func.count()).select_from(db.results)
        assert await tables.look(lambda found: found.execute(counts).scalar_one()) == 2


@asynchronous
async def test_a_game_alone_counts_by_itself(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        (ada,) = await make_people(tables, "Ada")
        table = await tables.open(ada, options("me", level="easy"))
        await tables.start(table, ada, "pepper")
        await play(tables, table, [ada], random.Random(1))
        [shown] = summaries(await results(tables, ada))
        assert [(line["seats"], line["games"]) for line in shown["by_seats"]] == [(1, 1)]
        assert shown["figures"] == []


@asynchronous
async def test_a_public_id_stays_and_tells_nothing_of_the_person(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        (ada,) = await make_people(tables, "Ada")

        def ids(connection: Connection) -> set[str]:
            return {public_id_of(connection, ada.id) for _ in range(2)}

        [public] = await tables.run(ids)
        assert ada.id not in public
