"""The list of games that are not over, and notes to oneself."""

import random

import pytest

from ratskeller.client.errors import Refused
from ratskeller.server.base.settings import Settings
from ratskeller.server.store import tables as store
from ratskeller.server.tables.lists import going
from tests.server.asynchronous import asynchronous
from tests.server.nearby import nearby, people_at
from tests.server.socket.test_sockets import FAST
from tests.server.tables.opening import a_game, make_people, open_tables, options, play


@asynchronous
async def test_games_are_ordered_by_whose_turn_it_is_and_by_the_time_left(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        waiting = await tables.open(ada, options("me", "open"))
        first = await a_game(tables, [ada, ben])
        theirs = await a_game(tables, [ben, ada])
        slow = await a_game(tables, [ada, ben], clock={"kind": "days", "days": 3})
        quick = await a_game(tables, [ada, ben], clock={"kind": "bank", "seconds": 60})
        over = await a_game(tables, [ada, ben], game="piedpiper")
        await play(tables, over, [ada, ben], random.Random(1))
        left = await a_game(tables, [ada, ben])
        await tables.resign(left, ada.id)
        shown = await going(tables, ada.id)
        assert [table["id"] for table in shown] == [quick, slow, first, theirs, waiting, left]
        assert [table["is_my_turn"] for table in shown] == [True, True, True, False, False, False]
        assert (shown[0]["deadline"] or 0) < (shown[1]["deadline"] or 0)
        assert shown[2]["deadline"] is None
        assert shown[-1]["is_left"]

        number = await tables.propose(theirs, ben.id, "end", None)
        shown = await going(tables, ada.id)
        assert next(table for table in shown if table["id"] == theirs)["is_asked"]
        assert [table["id"] for table in shown[:4]] == [quick, slow, first, theirs]
        await tables.vote(theirs, ada.id, number, agree=True)
        assert theirs not in [table["id"] for table in await going(tables, ada.id)]


@asynchronous
async def test_a_table_of_earlier_rules_is_no_game_that_goes_on(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        old, new = [await a_game(tables, [ada, ben]) for _ in range(2)]
        await tables.run(lambda connection: store.update_table(connection, old, rules_version=0))
        tables.cache.drop()
        assert [table["id"] for table in await going(tables, ada.id)] == [new]


@asynchronous
async def test_notes_are_kept_for_whoever_wrote_them_alone(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await a_game(tables, [ada, ben])
        assert await tables.notes(table, ada.id) == ""
        for text in ("Ben has the cat", "Ben has played the cat"):
            await tables.write_notes(table, ada.id, text)
        assert await tables.notes(table, ada.id) == "Ben has played the cat"
        assert await tables.notes(table, ben.id) == ""
        await tables.write_notes(table, ada.id, "")
        assert await tables.notes(table, ada.id) == ""
        for action in (tables.notes(table, cleo.id), tables.write_notes(table, cleo.id, "mine")):
            with pytest.raises(Refused, match="do not sit"):
                await action


@asynchronous
async def test_the_list_and_the_notes_go_over_the_api(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await ada.open("firstrat", "me", "open", is_public=False)
        await ben.join(table, 1)
        await ada.start(table)
        assert [(shown["id"], shown["is_my_turn"]) for shown in await ada.going()] == [(table, True)]
        assert [(shown["id"], shown["is_my_turn"]) for shown in await ben.going()] == [(table, False)]
        await ada._request("PUT", f"/api/tables/{table}/notes", {"text": "mind the pipes"})
        assert (await ada._get(f"/api/tables/{table}/notes"))["text"] == "mind the pipes"
