"""Leaving a running game: to a bot, by agreement, by a vote of the others; coming back, and taking somebody's place."""

import asyncio
import random
import time
from functools import partial

import pytest

from ratskeller.client.errors import Refused
from ratskeller.core.record import parse_record
from ratskeller.engine.fairness import first_difference
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.store import tables as store
from ratskeller.server.store.presence import note_present
from ratskeller.server.tables.lists import own_tables
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.visible import plain_state
from tests.server.asynchronous import asynchronous
from tests.server.nearby import nearby, people_at
from tests.server.socket.test_sockets import FAST
from tests.server.tables.opening import FirstMove, a_game, make_people, open_tables, options, play

LONG_AGO = Limits(missing_minutes=1e-9)  # whoever has no socket is missing


async def kinds(tables: Tables, table: str) -> list[str]:
    """The kinds of all entries."""
    return [row.kind for row in await tables.look(partial(store.read_rows, table_id=table, after=0))]


async def proposal(tables: Tables, table: str) -> int:
    """The number of what is voted on."""
    asked = (await tables.cache.current(table)).departures.proposal
    assert asked is not None
    return asked.number


@asynchronous
async def test_a_bot_plays_for_whoever_leaves_until_they_come_back(database_url: str) -> None:
    async with open_tables(database_url) as tables, open_tables(database_url) as other:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben], stand_in="sly-rat", is_public=False)
        await tables.resign(table, ada.id)
        await tables.resign(table, ada.id)  # sent twice
        for process in (tables, other):
            live = await process.cache.current(table)
            assert (live.bot_at(0), live.bot_to_move, live.staying()) == ("sly-rat", True, {ben.id})
        seat = plain_state(live, (1,))["seats"][0]
        assert (seat["away"], seat["left"], seat["offered"]) == (True, True, False)
        with pytest.raises(Refused, match="until you say that you are back"):
            await tables.move(table, ada.id, live.number, live.play.legal_moves()[0])  # type: ignore[union-attr]
        await other.back(table, ada.id)
        live = await other.cache.current(table)
        assert (live.bot_at(0), live.departures.left) == (None, frozenset())
        assert await kinds(tables, table) == ["sit", "start", "resign", "back"]


@asynchronous
async def test_a_game_that_all_have_left_is_played_to_its_end_by_bots(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, pool=FirstMove()) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben])
        for person in (ada, ben):
            await tables.resign(table, person.id)
        async with asyncio.timeout(60):
            while (live := await tables.cache.current(table)).state != "over":
                await asyncio.sleep(0.05)
        assert live.result is not None
        assert live.result["pad"]["winners"]


@asynchronous
async def test_a_game_ends_when_all_who_are_left_agree(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben, cleo, dora = await make_people(tables, "Ada", "Ben", "Cleo", "Dora")
        people = [ada, ben, cleo, dora]
        table = await a_game(tables, people)
        await play(tables, table, people, random.Random(1), 9)
        await tables.propose(table, ada.id, "end", None)
        await tables.vote(table, ben.id, await proposal(tables, table), agree=False)
        assert (await tables.cache.current(table)).departures.proposal is None

        await tables.propose(table, ben.id, "end", None)
        number = await proposal(tables, table)
        state = plain_state(await tables.cache.current(table), ())
        assert state["proposal"] == {"number": number, "what": "end", "asker": 1, "seat": None, "waiting": [0, 2, 3]}
        await tables.vote(table, ada.id, number - 1, agree=True)  # of another question
        await tables.vote(table, ada.id, number, agree=True)
        await tables.vote(table, cleo.id, number, agree=True)
        assert (await tables.cache.current(table)).state == "running"
        await tables.resign(table, dora.id)  # who was the last to be asked
        live = await tables.cache.current(table)
        assert live.state == "over"
        assert live.result is not None
        assert (live.result["by"], live.result["pad"]["winners"]) == ("agreement", [])
        await tables.vote(table, cleo.id, number, agree=True)  # sent twice

        text = await tables.record_text(table)
        record = parse_record(text)
        assert not record.finished
        assert first_difference(record, live.game, live.profile) is None


@asynchronous
async def test_whoever_plays_alone_ends_the_game_at_once(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        (ada,) = await make_people(tables, "Ada")
        table = await tables.open(ada, options("me", level="easy"))
        await tables.start(table, ada, "pepper")
        await tables.propose(table, ada.id, "end", None)
        live = await tables.cache.current(table)
        assert (live.state, live.result and live.result["challenges"]) == ("over", [])


@asynchronous
async def test_the_others_replace_somebody_who_is_missing_by_a_bot(database_url: str) -> None:
    async with open_tables(database_url, limits=LONG_AGO) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await a_game(tables, [ada, ben, cleo])
        await tables.propose(table, ben.id, "bot", 0)
        with pytest.raises(Refused, match="another question"):
            await tables.propose(table, cleo.id, "bot", 1)
        await tables.propose(table, cleo.id, "bot", 0)  # the same question is an answer
        live = await tables.cache.current(table)
        assert (live.bot_at(0), live.departures.left, live.departures.proposal) == ("pantry-rat", frozenset({0}), None)
        await tables.back(table, ada.id)
        assert (await tables.cache.current(table)).bot_at(0) is None
        assert (await kinds(tables, table))[-4:] == ["ask", "ask-answer", "stand-in", "back"]


@asynchronous
async def test_nobody_is_replaced_who_is_there(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await a_game(tables, [ada, ben, cleo])
        for seat, message in [
            (0, "not missing"),
            (1, "another person"),
            (None, "another person"),
            (4, "another person"),
        ]:
            with pytest.raises(Refused, match=message):
                await tables.propose(table, ben.id, "bot", seat)
        (stranger,) = await make_people(tables, "Nobody")
        with pytest.raises(Refused, match="do not sit"):
            await tables.propose(table, stranger.id, "bot", 0)
        await tables.resign(table, cleo.id)
        with pytest.raises(Refused, match="until you say"):
            await tables.propose(table, cleo.id, "end", None)


@asynchronous
async def test_somebody_is_missing_without_a_socket_or_a_move(database_url: str) -> None:
    async with open_tables(database_url, limits=Limits(missing_minutes=5)) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben])
        live = await tables.cache.current(table)
        live.acted = dict.fromkeys(live.acted, live.facts.created - 1000)  # nothing was heard of them since
        assert await tables.presence.missing(live) == {0, 1}
        await tables.run(partial(note_present, person_ids=[ada.id], now=time.time()))
        assert await tables.presence.missing(live) == {1}
        end = tables.sessions.open(ben, lambda: None)
        assert await tables.presence.missing(live) == frozenset()
        await tables.presence.note()
        end()
        assert await tables.presence.missing(live) == frozenset()
        live.clock.since -= 2 * 86_400
        assert await tables.presence.missing(live) == {0}


@asynchronous
async def test_somebody_new_takes_an_opened_place_and_its_hand(database_url: str) -> None:
    async with open_tables(database_url, limits=LONG_AGO) as tables, open_tables(database_url) as other:
        ada, ben, cleo, dora = await make_people(tables, "Ada", "Ben", "Cleo", "Dora")
        table = await a_game(tables, [ada, ben, cleo], game="piedpiper")
        before = plain_state(await tables.cache.current(table), (0,))["views"]["0"]
        with pytest.raises(Refused, match="not open"):
            await tables.join(table, dora, [0], "salt")
        await tables.propose(table, ben.id, "open", 0)
        await tables.vote(table, cleo.id, await proposal(tables, table), agree=True)
        for person in (ben, cleo):
            with pytest.raises(Refused, match="know too much"):
                await tables.join(table, person, [0], "salt")
        await tables.join(table, dora, [0], "salt")
        await tables.join(table, dora, [0], "salt")  # sent twice
        for process in (tables, other):
            live = await process.cache.current(table)
            assert (live.seats[0].name, live.seats_of(dora.id), live.seats_of(ada.id)) == ("Dora", (0,), ())
            assert live.departures.left == live.away == set()
        news = await other.cache.news(table, dora.id, 0)
        assert news.state["views"]["0"] == before
        assert list((await other.cache.news(table, ada.id, 0)).state["views"]) == ["-1"]
        for action in (tables.back(table, ada.id), tables.resign(table, ada.id)):
            with pytest.raises(Refused, match="do not sit"):
                await action
        with pytest.raises(Refused, match="not open"):
            await tables.join(table, ada, [1], "salt")
        await tables.propose(table, ben.id, "open", 2)
        await tables.vote(table, dora.id, await proposal(tables, table), agree=True)
        with pytest.raises(Refused, match="know too much"):
            await tables.join(table, ada, [2], "salt")  # she knows what Dora's hand was
        mine = [shown["id"] for shown in await own_tables(tables, dora.id)]
        assert mine == [table]
        people = [dora, ben, cleo]
        await tables.back(table, cleo.id)
        assert (await tables.cache.current(table)).departures.offered == frozenset()
        await play(tables, table, people, random.Random(3))
        live = await other.cache.current(table, (await tables.cache.current(table)).number)
        record = parse_record(await tables.record_text(table))
        assert first_difference(record, live.game, live.profile) is None


@asynchronous
async def test_an_undo_needs_no_consent_of_those_who_left(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        people = [ada, ben, cleo]
        table = await a_game(tables, people)
        while (await tables.cache.current(table)).actor == 0:
            await play(tables, table, people, random.Random(1), 1)
        await tables.undo(table, ada.id, (await tables.cache.current(table)).number)
        live = await tables.cache.current(table)
        await tables.answer(table, ben.id, live.number, agree=True)
        await tables.resign(table, cleo.id)
        live = await tables.cache.current(table)
        assert (live.actor, live.asked) == (0, None)
        assert (await kinds(tables, table))[-2:] == ["resign", "undo"]


@asynchronous
async def test_whoever_comes_back_leaves_the_time_of_others_as_it_is(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben], clock={"kind": "bank", "seconds": 600})
        since = (await tables.cache.current(table)).clock.since
        await tables.resign(table, ben.id)
        await tables.back(table, ben.id)
        assert (await tables.cache.current(table)).clock.since == since  # it is Ada's turn
        await tables.resign(table, ada.id)
        await tables.back(table, ada.id)
        live = await tables.cache.current(table)
        assert live.clock.since > since
        assert live.clock.left[0] < 600


@asynchronous
async def test_leaving_goes_over_the_socket_and_the_api(sqlite_url: str) -> None:
    async with (
        nearby(Settings(sqlite_url, limits=FAST)) as server,
        people_at(server, "Ada", "Ben", "Cleo") as [ada, ben, cleo],
    ):
        table = await ada.open("firstrat", "me", "open", is_public=False)
        await ben.join(table, 1)
        await ada.start(table)
        await ben.resign(table)
        presence = await ada._get(f"/api/tables/{table}/presence")
        assert [seat["missing"] for seat in presence] == [False, True]
        with pytest.raises(Refused, match="do not sit"):
            await cleo._get(f"/api/tables/{table}/presence")
        await ada.propose(table, "open", 1)
        state = await cleo.wait_until(table, lambda state: state["seats"][1].get("offered"))
        assert state["mine"] == []
        await cleo.join(table, 1)
        await cleo.wait_until(table, lambda state: state["mine"] == [1])
        await ben.wait_until(table, lambda state: state["mine"] == [])
        number = await ada.propose(table, "end")
        await cleo.vote(table, number, agree=True)
        state = await ben.wait_until(table, lambda state: state["state"] == "over")
        assert state["result"]["by"] == "agreement"


@asynchronous
async def test_nobody_floods_a_table_by_leaving_and_asking(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, limits=Limits(departures_per_hour=4)) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben])
        for _ in range(2):
            await tables.resign(table, ada.id)
            await tables.back(table, ada.id)
            number = await tables.propose(table, ada.id, "end", None)
            await tables.vote(table, ben.id, number, agree=False)
        before = (await tables.cache.current(table)).number
        for act in (tables.resign(table, ada.id), tables.propose(table, ada.id, "end", None)):
            with pytest.raises(Refused) as refused:
                await act
            assert refused.value.code == "too-fast"
        assert (await tables.cache.current(table)).number == before
        await tables.resign(table, ben.id)  # others leave as they like
