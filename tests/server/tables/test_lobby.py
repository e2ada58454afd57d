"""The lobby: in which order tables are listed, page by page, so that nobody can hide those of others."""

import asyncio
import time

import pytest
from sqlalchemy import update

from ratskeller.client.errors import Refused
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.people.service import Person
from ratskeller.server.store.lobby import FAIR, Cursor, Filters, cursor_of
from ratskeller.server.store.schema import tables
from ratskeller.server.tables.lists import FRESH, lobby, quick
from ratskeller.server.tables.service import Tables
from tests.server.asynchronous import asynchronous
from tests.server.nearby import nearby, people_at
from tests.server.tables.opening import begun, make_people, open_tables, options


def present(service: Tables, *people: Person) -> None:
    """These people have a socket open."""
    for person in people:
        service.sessions.open(person, lambda: None)


async def listed(service: Tables, limit: int = 50) -> list[str]:
    """The ids of all tables, read page by page."""
    found: list[str] = []
    page = await lobby(service, limit=limit)
    found += [table["id"] for table in page.tables]
    while page.last is not None:
        page = await lobby(service, after=cursor_of(page.last.text()), limit=limit)
        found += [table["id"] for table in page.tables]
    return found


@asynchronous
async def test_seven_hosts_with_many_tables_cannot_push_a_table_off_the_first_page(database_url: str) -> None:
    async with open_tables(database_url) as service:
        ada, *strangers = await make_people(service, "Ada", *"1234567")
        present(service, ada, *strangers)
        real = await service.open(ada, options("me", "open"))
        for stranger in strangers:
            for _ in range(8):
                await service.open(stranger, options("me", "open"))
        first = [table["id"] for table in (await lobby(service, limit=10)).tables]
        assert real in first


@asynchronous
async def test_tables_that_can_be_joined_with_their_host_come_first(database_url: str) -> None:
    async with open_tables(database_url) as service:
        ada, ben, cleo, dora = await make_people(service, "Ada", "Ben", "Cleo", "Dora")
        present(service, ada, ben, cleo)
        joinable = await service.open(ada, options("me", "open"))
        deserted = await service.open(dora, options("me", "open"))
        full = await service.open(ben, options("me", "me"))
        running = await begun(service, cleo, "me", "me")
        assert await listed(service) == [joinable, deserted, running, full]


@asynchronous
async def test_the_newest_of_several_tables_comes_first_and_those_of_one_host_are_spread(database_url: str) -> None:
    async with open_tables(database_url) as service:
        ada, ben = await make_people(service, "Ada", "Ben")
        bens = await service.open(ben, options("me", "open"))
        adas = [await service.open(ada, options("me", "open")) for _ in range(FAIR + 1)]
        running = await begun(service, ben, "me", "me")
        newest = adas[::-1]
        assert await listed(service) == [newest[0], bens, *newest[1:FAIR], running, newest[FAIR]]


@pytest.mark.parametrize("limit", [1, 3, 4, 200])
@asynchronous
async def test_pages_hold_every_table_once(database_url: str, limit: int) -> None:
    async with open_tables(database_url) as service:
        people = await make_people(service, "Ada", "Ben", "Cleo")
        present(service, people[0])
        tables = {await service.open(person, options("me", "open")) for person in people for _ in range(4)}
        assert len(tables) == 12
        seen = await listed(service, limit)
        assert sorted(seen) == sorted(tables)
        assert seen == await listed(service)


@asynchronous
async def test_a_host_in_another_process_is_present(database_url: str) -> None:
    async with open_tables(database_url) as service, open_tables(database_url) as other:
        ada, ben = await make_people(service, "Ada", "Ben")
        adas = await service.open(ada, options("me", "open"))
        bens = await service.open(ben, options("me", "open"))
        present(service, ada)
        assert await listed(other) == [bens, adas]
        other.on_present(service.sessions.process, [ada.id])
        assert await listed(other) == [adas, bens]
        service.on_present(service.sessions.process, [ben.id])  # its own words: it knows better itself
        assert await listed(service) == [adas, bens]


@pytest.mark.parametrize(
    "text",
    ["x", "00", "7b7d", Cursor(-1, 0, 0, 0.0, "a").text(), Cursor(0, 2**40, 0, 0.0, "a").text()]
    + [Cursor(0, 0, 0, 0.0, "a\0").text(), "5b" * 500],
)
def test_a_cursor_of_somebody_elses_making_is_malformed(text: str) -> None:
    with pytest.raises(Refused) as refused:
        cursor_of(text)
    assert refused.value.code == "malformed"


@asynchronous
async def test_the_next_page_of_the_lobby_is_named_in_a_header(sqlite_url: str) -> None:
    limits = Limits(burst=10_000, tables_per_person=100, waiting_tables_per_address=100)
    async with nearby(Settings(sqlite_url, limits=limits)) as server, people_at(server, "Ada") as [ada]:
        tables = {await ada.open("firstrat", "me", "open") for _ in range(51)}
        first = await ada._request("GET", "/api/tables")
        assert len(first.json()) == 50
        rest = await ada._request("GET", first.links["next"]["url"])
        assert {table["id"] for table in first.json() + rest.json()} == tables
        assert "next" not in rest.links
        few = await ada._request("GET", "/api/tables?limit=20")
        assert "limit=20" in few.links["next"]["url"]
        assert len(await ada.lobby()) == 50
        assert {table["id"] for table in await ada.lobby(pages=5)} == tables
        for wrong in ("after=x", "limit=0", "limit=201", "limit=x"):
            with pytest.raises(Refused) as refused:
                await ada._request("GET", f"/api/tables?{wrong}")
            assert refused.value.code == "malformed"


@asynchronous
async def test_the_lobby_is_filtered_page_by_page(database_url: str) -> None:
    async with open_tables(database_url) as service:
        ada, ben = await make_people(service, "Ada", "Ben")
        present(service, ada)
        rats = await service.open(ada, options("me", "open", clock=None, language="de"))
        slow = await service.open(ben, options("me", "open", "open", clock={"kind": "days", "days": 2}, language="pl"))
        piper = await service.open(ben, options("me", "open", game="piedpiper"))
        for filters, wanted in [
            (Filters(), [rats, piper, slow]),
            (Filters(game="piedpiper"), [piper]),
            (Filters(people=3), [slow]),
            (Filters(clock="days"), [slow]),
            (Filters(clock="none"), [piper]),
            (Filters(clock="%"), []),
            (Filters(language="de", clock="bank", game="firstrat"), [rats]),
            (Filters(language="it"), []),
        ]:
            shown = (await lobby(service, filters=filters)).tables
            assert [table["id"] for table in shown] == wanted, filters
        shown = (await lobby(service, ada.id)).tables
        assert [(table["is_host"], table["is_host_here"], table["language"]) for table in shown] == [
            (True, True, "de"),
            (False, False, None),
            (False, False, "pl"),
        ]


@asynchronous
async def test_whoever_wants_to_play_at_once_is_seated_with_whoever_wishes_alike(database_url: str) -> None:
    async with open_tables(database_url) as service:
        ada, ben, cleo = await make_people(service, "Ada", "Ben", "Cleo")
        assert await quick(service, ben, Filters(), "salt") is None
        away = await service.open(cleo, options("me", "open"))
        long_ago = update(tables).where(tables.c.id == away).values(created=time.time() - 2 * FRESH)
        await service.run(lambda connection: connection.execute(long_ago))
        table = await service.open(ada, options("me", "open", "open"))
        await service.open(ada, options("me", "open", is_public=False))
        present(service, ada)
        assert await quick(service, ada, Filters(), "salt") is None  # nobody plays with themselves
        assert await quick(service, ben, Filters(game="piedpiper"), "salt") is None
        assert await quick(service, ben, Filters(people=3), "salt") == table
        assert (await service.cache.current(table)).seats_of(ben.id) == (1,)
        assert await quick(service, ben, Filters(), "salt") is None  # he sits there
        present(service, cleo)
        assert await quick(service, ben, Filters(), "salt") == away


@asynchronous
async def test_the_second_who_wants_to_play_at_once_meets_the_first(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        first = await ada._post("/api/tables/quick", game="piedpiper")
        assert first["is_new"]
        await ada.watch(first["id"])
        assert await ben._post("/api/tables/quick") == {"id": first["id"], "is_new": False}
        pages = await ada._request("GET", "/api/tables?limit=1&game=piedpiper&people=2")
        assert [table["id"] for table in pages.json()] == [first["id"]]


@asynchronous
async def test_two_who_want_to_play_at_the_same_moment_meet(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as both:
        found = await asyncio.gather(*(client._post("/api/tables/quick", game="piedpiper") for client in both))
        assert found[0]["id"] == found[1]["id"]
        assert sorted(quick["is_new"] for quick in found) == [False, True]
