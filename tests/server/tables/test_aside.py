"""Spectators talk among themselves: those who play read nothing of it."""

import pytest

from ratskeller.client.errors import Refused
from ratskeller.server.base.settings import Limits, Settings
from tests.server.asynchronous import asynchronous
from tests.server.nearby import a_game as begun_online
from tests.server.nearby import nearby, people_at
from tests.server.socket.test_sockets import FAST
from tests.server.tables.opening import a_game, make_people, open_tables, options


@asynchronous
async def test_those_who_play_read_nothing_of_what_spectators_say(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await a_game(tables, [ada, ben])
        number = await tables.aside(table, cleo, "Rat 2 to the cheese!", "1")
        assert await tables.aside(table, cleo, "Rat 2 to the cheese!", "1") == number  # sent twice
        for reader, body in [
            (None, {"name": "Cleo", "text": "Rat 2 to the cheese!"}),
            (cleo.id, {"name": "Cleo", "text": "Rat 2 to the cheese!"}),
            (ada.id, {}),
            (ben.id, {}),
        ]:
            last = (await tables.cache.news(table, reader, 0)).entries[-1]
            assert (last.kind, last.body) == ("aside", body)
            assert reader in (None, cleo.id) or "cheese!" not in str(await tables.cache.news(table, reader, 0))
        live = await tables.cache.current(table)
        move = live.play.legal_moves()[0] if live.play else ""
        await tables.move(table, ada.id, number - 1, move)  # talk makes no move stale


@asynchronous
async def test_only_spectators_of_a_game_talk_aside_and_not_too_much(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, limits=Limits(chat_per_minute=2)) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        waiting = await tables.open(ada, options("me", "open"))
        with pytest.raises(Refused, match="not running"):
            await tables.aside(waiting, cleo, "Hello?")
        table = await a_game(tables, [ada, ben])
        with pytest.raises(Refused, match="at the table"):
            await tables.aside(table, ada, "Hello?")
        for words in ("One", "Two"):
            await tables.aside(table, cleo, words)
        with pytest.raises(Refused, match="wait"):
            await tables.aside(table, cleo, "Three")


@asynchronous
async def test_spectators_talk_over_the_socket(sqlite_url: str) -> None:
    async with (
        nearby(Settings(sqlite_url, limits=FAST)) as server,
        people_at(server, "Ada", "Ben", "Cleo") as [ada, ben, cleo],
    ):
        table = await begun_online([ada, ben])
        number = await cleo.chat(table, "Well played!", aside=True)
        seen = await ada.watch(table)
        await ada.wait_until(table, lambda state: state["number"] >= number)
        assert [(entry.kind, entry.body) for entry in seen.entries[-1:]] == [("aside", {})]
