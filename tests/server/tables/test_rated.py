"""Rated tables: who may sit there, what can't be done, who is placed last, and which ends count."""

import random
from typing import Any

import pytest

from ratskeller.client.errors import Refused
from ratskeller.games import load_game
from ratskeller.server.base.settings import Limits
from ratskeller.server.tables.options import SeatOptions
from ratskeller.server.tables.visible import plain_state
from ratskeller.server.tables.waiting import OptionChange, SeatChange
from tests.server.asynchronous import asynchronous
from tests.server.ratings.rating import CLOCK, RATED, almost_over, changes, known_ratings, played_out, rated_game
from tests.server.tables.opening import make_people, open_tables, options, play
from tests.server.tables.test_leaving import LONG_AGO, kinds, proposal


@asynchronous
async def test_a_rated_table_is_for_people_with_a_seat_each_a_known_board_a_clock_and_no_hints(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        own_board = {"profile_text": (load_game("firstrat").data / "standard.toml").read_text("utf-8")}
        for kinds_of_seats, more, why in (
            (("me", "ratling"), RATED, "no bots"),
            (("me",), RATED | {"level": "easy"}, "nobody plays alone"),
            (("me", "me"), RATED, "one seat only"),
            (("me", "open"), RATED | {"clock": {"kind": "none"}}, "needs a clock"),
            (("me", "open"), RATED | {"hints": True}, "no hints"),
            (("me", "open"), RATED | own_board, "board that comes with"),
        ):
            with pytest.raises(Refused, match=why) as refused:
                await tables.open(ada, options(*kinds_of_seats, **more))
            assert refused.value.code == "set-up"
        table = await tables.open(ada, options("me", "open", "open", **RATED | {"clock": None}))
        live = await tables.cache.current(table)
        assert (live.facts.rated, live.facts.hints, live.facts.clock["kind"]) == (True, False, "bank")
        with pytest.raises(Refused, match="one seat only"):
            await tables.join(table, ada, [1], "salt")
        with pytest.raises(Refused, match="one seat only"):
            await tables.join(table, ben, [1, 2], "salt")
        await tables.join(table, ben, [1], "salt")
        with pytest.raises(Refused, match="no bots"):
            await tables.reseat(table, ada, [*keep(2), SeatChange(kind="bot", bot="ratling")])


def keep(seats: int) -> list[SeatChange]:
    """The first seats as they are."""
    return [SeatChange(kind="keep", seat=seat) for seat in range(seats)]


@asynchronous
async def test_a_waiting_table_becomes_rated_when_all_agree(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await tables.open(ada, options("me", "open", hints=True))
        await tables.join(table, ben, [1], "salt")
        await tables.change_options(table, ada, OptionChange(rated=True))
        live = await tables.cache.current(table)
        assert (live.facts.rated, live.facts.hints, live.facts.clock["kind"]) == (True, False, "bank")
        assert set(plain_state(live, ())["changes"]["what"]) == {"rated", "hints", "clock"}
        with pytest.raises(Refused, match="has not agreed"):
            await tables.start(table, ada, "pepper")
        with pytest.raises(Refused, match="no hints"):
            await tables.change_options(table, ada, OptionChange(hints=True))
        await tables.agree(table, ben.id)
        await tables.start(table, ada, "pepper")
        async with open_tables(database_url) as other:
            assert (await other.cache.current(table)).facts.rated


@asynchronous
async def test_somebody_with_several_seats_can_not_make_a_table_rated(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        (ada,) = await make_people(tables, "Ada")
        wanted = options("me", "me", clock=CLOCK)
        wanted.seats[1] = SeatOptions(kind="me", bot=None, name="Sock")
        table = await tables.open(ada, wanted)
        with pytest.raises(Refused, match="one seat only"):
            await tables.change_options(table, ada, OptionChange(rated=True))


@asynchronous
async def test_who_leaves_a_game_of_two_has_lost_it_at_once(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await rated_game(tables, [ada, ben])
        await tables.resign(table, ada.id)
        live = await tables.cache.current(table)
        assert (live.state, await kinds(tables, table)) == ("over", ["sit", "start", "resign", "end"])
        assert live.result is not None
        assert (live.result["by"], live.result["pad"]["winners"]) == ("left", [1])
        placed = {person: row.place for person, row in (await changes(tables, table)).items()}
        assert placed == {ada.id: 2, ben.id: 1}
        found = await known_ratings(tables)
        assert found[ben.id].mu > 25 > found[ada.id].mu
        assert (found[ada.id].games, found[ben.id].games) == (1, 1)


@asynchronous
async def test_who_left_is_last_though_they_come_back(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await rated_game(tables, people)
        await tables.resign(table, people[0].id)
        assert plain_state(await tables.cache.current(table), ())["seats"][0]["given_up"]
        await tables.back(table, people[0].id)
        await play(tables, table, people, random.Random(3))
        placed = {person: row.place for person, row in (await changes(tables, table)).items()}
        assert placed[people[0].id] == 3
        assert max(placed[people[1].id], placed[people[2].id]) < 3


@asynchronous
async def test_who_runs_out_of_time_or_leaves_is_last(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, limits=LONG_AGO) as tables:
        people = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await rated_game(tables, people)
        live = await tables.cache.current(table)
        due, late = live.due(), people[live.actor or 0]
        assert due is not None
        await tables.time_out(table, due + 1)
        others = [person for person in people if person != late]
        with pytest.raises(Refused, match="those who began it"):
            await tables.propose(table, others[0].id, "open", people.index(others[1]))
        await tables.resign(table, others[1].id)
        placed = {person: row.place for person, row in (await changes(tables, table)).items()}
        assert placed == {others[0].id: 1, others[1].id: 2, late.id: 2}


@pytest.mark.parametrize("clock", [CLOCK, {"kind": "days", "days": 3}])
@asynchronous
async def test_nobody_wins_by_voting_away_who_has_time_left(sqlite_url: str, clock: dict[str, Any]) -> None:
    async with open_tables(sqlite_url, limits=Limits(missing_minutes=1e-9, missing_hours=1e-9)) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await rated_game(tables, people, clock=clock)
        for person, other in ((people[0], 1), (people[1], 0)):
            with pytest.raises(Refused, match="not missing"):
                await tables.propose(table, person.id, "bot", other)
        assert not any(seat["missing"] for seat in await tables.who_is_here(table, people[0].id))
        assert (await tables.cache.current(table)).state == "running"


@asynchronous
async def test_an_agreed_end_and_an_unfinished_game_count_for_nothing(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await rated_game(tables, [ada, ben])
        await play(tables, table, [ada, ben], random.Random(1), 2)
        assert await known_ratings(tables) == {}
        await tables.propose(table, ada.id, "end", None)
        await tables.vote(table, ben.id, await proposal(tables, table), agree=True)
        assert (await tables.cache.current(table)).state == "over"
        assert (await known_ratings(tables), await changes(tables, table)) == ({}, {})


@asynchronous
async def test_an_unrated_game_counts_for_nothing(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        await played_out(tables, people, rated=False)
        assert await known_ratings(tables) == {}


@asynchronous
async def test_nothing_is_taken_back_after_something_was_revealed(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        rng, seen = random.Random(2), set()
        for _ in range(3):
            table = await rated_game(tables, people)
            while (live := await tables.cache.current(table)).state == "running":
                actor = live.actor or 0
                keep_ = live.last_decision_of((actor,))
                if keep_ is not None and not live.free_undo(actor):
                    is_quiet = all(played.quiet for played in live.played[keep_:])
                    assert plain_state(live, (actor,))["undo"]["ask"] == is_quiet
                    seen.add(is_quiet)
                    if not is_quiet:
                        with pytest.raises(Refused, match="nothing is taken back"):
                            await tables.undo(table, people[actor].id, live.number)
                assert live.play is not None
                await tables.move(table, people[actor].id, live.number, rng.choice(live.play.legal_moves()))
        assert False in seen


@asynchronous
async def test_a_rematch_of_a_rated_game_is_rated(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await rated_game(tables, people)
        await tables.resign(table, people[1].id)
        again = await tables.rematch(table, people[1])
        assert (await tables.cache.current(again)).facts.rated


@asynchronous
async def test_a_game_that_is_played_to_its_end_counts_by_its_score(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        people = await make_people(tables, "Ada", "Ben", "Cleo")
        table, seat, move = await almost_over(tables, people, random.Random(5))
        live = await tables.cache.current(table)
        assert await known_ratings(tables) == {}
        await tables.move(table, people[seat].id, live.number, move)
        live = await tables.cache.current(table)
        assert live.result is not None
        placed = {person: row.place for person, row in (await changes(tables, table)).items()}
        for number, person in enumerate(people):
            assert (placed[person.id] == 1) == (number in live.result["pad"]["winners"])
