"""What the operator keeps for some days only is gone afterwards."""

import random
import time

import pytest

from ratskeller.core.errors import SetupError
from ratskeller.server.base.settings import Retention, retention_with
from ratskeller.server.people.devices import Devices
from ratskeller.server.people.service import People
from ratskeller.server.privacy.retention import DAY, RetentionSweeper
from tests.server.asynchronous import asynchronous
from tests.server.socket.test_sockets import FAST
from tests.server.tables.opening import a_game, make_people, open_tables, play


@asynchronous
async def test_people_who_do_not_come_are_forgotten(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = People(tables.database)
        ada, ben = await make_people(tables, "Ada", "Ben")
        now = time.time()
        sweeper = RetentionSweeper(tables, people, Retention(people=30))
        await Devices(tables.database, lambda: now + 20 * DAY).add(ben, "Firefox")
        await sweeper.sweep(now + 29 * DAY)
        assert await people.find(ada.id) == ada
        await sweeper.sweep(now + 31 * DAY)
        assert await people.find(ada.id) is None
        assert await people.find(ben.id) == ben
        await sweeper.sweep(now + 32 * DAY)  # who is left without a name is not forgotten again


@asynchronous
async def test_words_are_forgotten_some_time_after_the_game(database_url: str) -> None:
    async with open_tables(database_url, limits=FAST) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        over = await a_game(tables, [ada, ben], game="piedpiper")
        running = await a_game(tables, [ada, ben])
        for table in (over, running):
            await tables.chat(table, ada.id, "a secret", "1")
        await play(tables, over, [ada, ben], random.Random(1))
        sweeper = RetentionSweeper(tables, People(tables.database), Retention(chat=10))
        for days, words in ((9, "a secret"), (11, "…"), (12, "…")):
            await sweeper.sweep(time.time() + days * DAY)
            news = await tables.cache.news(over, None, 0)
            assert [entry.body["text"] for entry in news.entries if entry.kind == "chat" and entry.body] == [words]
        assert "a secret" in str(await tables.cache.news(running, None, 0))


@asynchronous
async def test_nothing_is_forgotten_unless_the_operator_says_so(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        [ada] = await make_people(tables, "Ada")
        people = People(tables.database)
        await RetentionSweeper(tables, people, Retention()).sweep(time.time() + 10_000 * DAY)
        assert await people.find(ada.id) == ada


def test_days_are_told_by_name() -> None:
    assert retention_with(["chat=90", "people=400"]) == Retention(people=400, chat=90)
    for wrong in ("chat", "chat=0", "chat=-1", "chat=x", "games=3"):
        with pytest.raises(SetupError, match="NAME=DAYS is expected"):
            retention_with([wrong])
