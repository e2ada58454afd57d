"""Reports are kept with the lines in question, bounded and joined; nobody but the operator reads them."""

from typing import Any

import msgspec
from sqlalchemy import select

from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.moderation.reports import LONGEST_TEXT, MOST_LINES
from ratskeller.server.store.schema import reports
from tests.server.asynchronous import asynchronous
from tests.server.friends.requests import ask, refused, told
from tests.server.nearby import Nearby, a_game, nearby, people_at
from tests.server.socket.test_sockets import FAST


async def kept(server: Nearby) -> list[Any]:
    """All reports."""
    return await server.context.tables.look(lambda found: list(found.execute(select(reports).order_by(reports.c.at))))


@asynchronous
async def test_reports_of_the_same_person_at_a_table_are_joined(database_url: str) -> None:
    async with (
        nearby(Settings(database_url, limits=FAST)) as server,
        people_at(server, "Ada", "Ben", "Cleo") as [ada, ben, cleo],
    ):
        table = await a_game([ada, ben])
        lines = [await ben.chat(table, words) for words in ("you lout", "you clod")]
        own = await ada.chat(table, "stop it")
        about = {"table": table, "reason": "insult"}
        await told(ada, "POST", "/reports", **about, lines=lines[:1], text="he is\u202e rude")
        await told(ada, "POST", "/reports", **about, lines=lines)
        [report] = await kept(server)
        assert [(line["number"], line["text"]) for line in msgspec.json.decode(report.lines)] == [
            (lines[0], "you lout"),
            (lines[1], "you clod"),
        ]
        assert (report.name, report.reason, report.text) == ("Ben", "insult", "he is rude")
        await told(cleo, "POST", "/reports", table=table, seat=1, reason="name")  # another one is another report
        assert len(await kept(server)) == 2
        assert await refused(ada, "POST", "/reports", **about, lines=[own]) == "malformed block-nobody"
        assert await refused(cleo, "POST", "/reports", **about, lines=[own, *lines]) == "malformed"
        assert await refused(ada, "POST", "/reports", **about, lines=[1]) == "not-found"
        assert await refused(ada, "POST", "/reports", **about) == "malformed"


@asynchronous
async def test_reports_are_bounded_and_come_at_a_pace(sqlite_url: str) -> None:
    limits = Limits(burst=1000, reports_per_hour=4, address_reports_per_hour=5)
    async with (
        nearby(Settings(sqlite_url, limits=limits)) as server,
        people_at(server, "Ada", "Ben") as [ada, ben],
    ):
        table = await a_game([ada, ben])
        about = {"table": table, "seat": 1, "reason": "other"}
        assert await refused(ada, "POST", "/reports", **about, lines=list(range(1, MOST_LINES + 2))) == "malformed"
        assert await refused(ada, "POST", "/reports", **about, text="x" * (LONGEST_TEXT + 1)) == "too-big"
        assert await refused(ada, "POST", "/reports", **(about | {"reason": "boring"})) == "malformed"
        many = [(await ask(ada, "POST", "/reports", **about)).status_code for _ in range(5)]
        assert many[-1] == 429
        assert len(await kept(server)) == 1
        theirs = [(await ask(ben, "POST", "/reports", **(about | {"seat": 0}))).status_code for _ in range(3)]
        assert theirs[-1] == 429  # what is left to the address is used up


@asynchronous
async def test_no_request_reads_reports_or_moderates(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada") as [ada]:
        paths = (await told(ada, "GET", "/openapi.json"))["paths"]
        assert list(paths["/api/reports"]) == ["post"]
        assert not [path for path in paths if any(word in path for word in ("moderat", "/ban", "hide", "orders"))]
