"""Who is not there when their turn begins is called: once, not in quiet hours, and never with a secret."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from ratskeller.client.errors import Refused
from ratskeller.client.reference import Client
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.calls import caller as module
from ratskeller.server.calls import delivery
from ratskeller.server.calls.caller import planned
from ratskeller.server.calls.subscriptions import MOST_FAILURES, Quiet, checked_quiet
from ratskeller.server.store.schema import keys, pushes
from tests.server.asynchronous import asynchronous
from tests.server.calls.push_service import PushService, push_service
from tests.server.nearby import Nearby, a_game, eventually, nearby, people_at


@pytest.fixture(autouse=True)
def no_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls are due at once, and looked for often."""
    monkeypatch.setattr(module, "DELAY", 0.0)
    monkeypatch.setattr(module, "SWEEP", 0.05)


def settings_for(url: str, **limits: int) -> Settings:
    """A server with a push service in its own network."""
    return Settings(url, push_networks=("127.0.0.0/8",), limits=Limits(burst=10_000, **limits))


@asynccontextmanager
async def called(server: Nearby, *names: str) -> AsyncIterator[tuple[list[Client], PushService]]:
    """People at a table, the second of whom is called."""
    async with people_at(server, *names) as clients, push_service() as service:
        await clients[1]._request("PUT", "/api/me/push", service.subscription("de"))
        yield clients, service


async def play_until_turn_of_other(client: Client, table: str) -> None:
    """Take first moves until the turn is somebody else's."""
    while "legal" in (state := await client.state(table)):
        await client.move(table, state["legal"][0])


async def calls_in(server: Nearby) -> list[Any]:
    """Calls that were not made yet."""
    return await server.context.tables.look(planned)


@asynchronous
async def test_who_is_away_is_called_once_when_their_turn_begins(database_url: str) -> None:
    async with nearby(settings_for(database_url)) as server, called(server, "Ada", "Ben") as ([ada, ben], service):
        table = await a_game([ada, ben])
        await ada.watch(table)
        await play_until_turn_of_other(ada, table)
        await eventually(lambda: service.requests)
        assert service.messages == [{"title": "Ratskeller", "body": "First Rat: Du bist dran.", "table": table}]
        headers, body = service.requests[0]
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["authorization"].startswith("vapid t=")
        assert table.encode() not in body
        assert table not in headers["topic"]
        assert len(body) < 4096
        await ada.chat(table, "are you there?")  # no reason to be called again
        await asyncio.sleep(0.3)
        assert len(service.requests) == 1
        assert await calls_in(server) == []


@asynchronous
async def test_who_is_at_the_table_is_not_called(sqlite_url: str) -> None:
    async with nearby(settings_for(sqlite_url)) as server, called(server, "Ada", "Ben") as ([ada, ben], service):
        table = await a_game([ada, ben])
        for client in (ada, ben):
            await client.watch(table)
        await play_until_turn_of_other(ada, table)
        await ben.wait_for_turn(table)
        await asyncio.sleep(0.3)
        assert service.requests == []


@asynchronous
async def test_who_is_at_the_table_in_another_process_is_not_called(
    fresh_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "DELAY", 2.0)
    settings = settings_for(fresh_postgres_url)
    async with (
        nearby(settings) as server,
        nearby(settings) as other,
        called(server, "Ada", "Ben") as ([ada, ben], service),
    ):
        table = await a_game([ada, ben])
        async with Client(other.url, cookie=ben.cookie) as elsewhere:
            await elsewhere.watch(table)
            await ada.watch(table)
            await play_until_turn_of_other(ada, table)
            await elsewhere.wait_for_turn(table)
            await asyncio.sleep(2.5)
        assert service.requests == []


@asynchronous
async def test_quiet_hours_put_a_call_off(sqlite_url: str) -> None:
    async with nearby(settings_for(sqlite_url)) as server, called(server, "Ada", "Ben") as ([ada, ben], service):
        minute = datetime.now(ZoneInfo("Europe/Warsaw")).hour * 60
        quiet = {"begins": (minute - 60) % 1440, "ends": (minute + 120) % 1440, "zone": "Europe/Warsaw"}
        await ben._request("PUT", "/api/me/push/quiet", {"quiet": quiet})
        table = await a_game([ada, ben])
        await ada.watch(table)
        await play_until_turn_of_other(ada, table)
        async with asyncio.timeout(120):
            while not (waiting := await calls_in(server)):
                await asyncio.sleep(0.01)
        [(_, _, due)] = waiting
        assert 3500 < due - time.time() < 2 * 3600 + 60
        assert service.requests == []
        await server.context.caller.sweep(due + 1)
        await eventually(lambda: service.requests)


def test_quiet_hours_go_over_midnight_and_by_the_clocks_of_their_zone() -> None:
    night = Quiet(22 * 60, 7 * 60, "Europe/Warsaw")
    zone = ZoneInfo("Europe/Warsaw")
    at = {hour: datetime(2026, 6, 1, hour, 30, tzinfo=zone).timestamp() for hour in (6, 7, 12, 21, 22)}
    assert night.over_at(at[6]) == at[6] + 1800
    assert [night.over_at(at[hour]) for hour in (7, 12, 21)] == [at[7], at[12], at[21]]
    assert night.over_at(at[22]) == at[22] + 8.5 * 3600
    assert Quiet(60, 60, "UTC").over_at(at[12]) == at[12]
    with pytest.raises(Refused, match="no time zone"):
        checked_quiet(0, 60, "Middle/Earth")


@asynchronous
async def test_a_browser_that_is_gone_is_called_no_more(sqlite_url: str) -> None:
    async with nearby(settings_for(sqlite_url)) as server, called(server, "Ada", "Ben") as ([ada, ben], service):
        service.answer = "410 Gone"
        table = await a_game([ada, ben])
        await ada.watch(table)
        await play_until_turn_of_other(ada, table)
        await eventually(lambda: service.requests)
        async with asyncio.timeout(120):
            while (await ben._get("/api/me/push"))["is_called"]:
                await asyncio.sleep(0.01)


@asynchronous
async def test_after_many_failures_a_browser_is_called_no_more(database_url: str) -> None:
    async with nearby(settings_for(database_url)) as server, called(server, "Ada", "Ben"):
        kept = server.context.caller.subscriptions
        async with server.context.database.snapshot() as connection:
            [one] = (await connection.execute(select(pushes.c.id))).scalars().all()
        for _ in range(MOST_FAILURES - 1):
            await kept.note(one, failed=True)
        await kept.note(one, failed=False)
        for _ in range(MOST_FAILURES):
            async with server.context.database.snapshot() as connection:
                assert (await connection.execute(select(pushes.c.id))).first() is not None
            await kept.note(one, failed=True)
        async with server.context.database.snapshot() as connection:
            assert (await connection.execute(select(pushes.c.id))).first() is None


@asynchronous
async def test_calls_come_at_a_pace(sqlite_url: str) -> None:
    settings = settings_for(sqlite_url, calls_per_hour=2)
    async with nearby(settings) as server, called(server, "Ada", "Ben") as ([ada, ben], service):
        tables = [await a_game([ada, ben]) for _ in range(4)]
        for table in tables:
            await ada.watch(table)
            await play_until_turn_of_other(ada, table)
        async with asyncio.timeout(120):
            while await calls_in(server) or len(service.requests) < 2:
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)
        assert len(service.requests) == 2


@asynchronous
async def test_who_is_invited_all_the_time_is_still_called_to_their_turn(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "INVITED_PER_HOUR", 2)
    settings = settings_for(sqlite_url, calls_per_hour=3)
    async with nearby(settings) as server, called(server, "Ada", "Ben") as ([ada, ben], service):
        token = (await ben._post("/api/friends/links", uses=1, days=1))["token"]
        await ada._post("/api/friends/links/accept", token=token)
        [friend] = (await ada._get("/api/friends"))["friends"]
        for _ in range(5):
            waiting = await ada.open("firstrat", "me", "open")
            await ada._post(f"/api/friends/{friend['id']}/invite", table=waiting)
        async with asyncio.timeout(120):
            while await calls_in(server) or len(service.requests) < 2:
                await asyncio.sleep(0.05)
        table = await a_game([ada, ben])
        await ada.watch(table)
        await play_until_turn_of_other(ada, table)
        await eventually(lambda: len(service.requests) > 2)
        assert [message["body"] for message in service.messages].count("First Rat: Du bist dran.") == 1
        assert len(service.requests) == 3


@asynchronous
async def test_a_push_service_that_does_not_answer_holds_up_no_other_call(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "SECONDS", 90.0)  # far beyond what is waited for below
    async with (
        nearby(settings_for(sqlite_url)) as server,
        people_at(server, "Ada", "Mallory", "Ben") as [ada, mallory, ben],
        push_service() as silent,
        push_service() as service,
    ):
        silent.is_silent = True
        await mallory._request("PUT", "/api/me/push", silent.subscription())
        await ben._request("PUT", "/api/me/push", service.subscription())
        for client in (mallory, ben):
            table = await a_game([ada, client])
            await ada.watch(table)
            await play_until_turn_of_other(ada, table)
            await eventually(lambda: silent.requests)
        await eventually(lambda: service.requests)


@asynchronous
async def test_a_device_that_is_signed_out_is_not_called(sqlite_url: str) -> None:
    async with nearby(settings_for(sqlite_url)) as server, called(server, "Ada", "Ben") as ([_, ben], _):
        [device] = await ben._get("/api/me/devices")
        await ben._request("DELETE", f"/api/me/devices/{device['id']}")
        async with server.context.database.snapshot() as connection:
            assert (await connection.execute(select(pushes))).all() == []


@asynchronous
async def test_a_browser_is_one_person_s_and_needs_keys(sqlite_url: str) -> None:
    async with nearby(settings_for(sqlite_url)) as server, called(server, "Ada", "Ben") as ([ada, ben], service):
        await ada._request("PUT", "/api/me/push", service.subscription())  # the same browser, after a sign-in
        assert (await ada._get("/api/me/push"))["is_called"]
        assert not (await ben._get("/api/me/push"))["is_called"]
        await ada._request("DELETE", "/api/me/push")
        assert not (await ada._get("/api/me/push"))["is_called"]
        for wrong in ({"auth": "AAAA"}, {"p256dh": "AAAA"}, {"endpoint": "http://10.0.0.1/x"}):
            with pytest.raises(Refused) as refused:
                await ada._request("PUT", "/api/me/push", service.subscription() | wrong)
            assert refused.value.code == "malformed"


@asynchronous
async def test_processes_that_start_at_once_have_the_same_key(database_url: str) -> None:
    settings = settings_for(database_url)
    async with nearby(settings) as server, people_at(server, "Ada", "Ben") as clients:
        found = await asyncio.gather(*(client._get("/api/me/push") for client in clients))
        assert found[0]["key"] == found[1]["key"]
        async with server.context.database.snapshot() as connection:
            names = (await connection.execute(select(keys.c.name))).scalars().all()
        assert sorted(names) == ["ratskeller", "vapid"]


@asynchronous
async def test_everybody_is_called_to_a_table_that_has_opened_by_itself(sqlite_url: str) -> None:
    async with (
        nearby(settings_for(sqlite_url)) as server,
        people_at(server, "Ada", "Ben") as clients,
        push_service() as hers,
        push_service() as his,
    ):
        wanted = {"title": "Cup", "game": "firstrat", "rounds": 1}
        event = (await clients[0]._post("/api/events", **wanted))["id"]
        await clients[1]._request("POST", f"/api/events/{event}/join", {})
        for client, service in zip(clients, (hers, his), strict=True):
            await client._request("PUT", "/api/me/push", service.subscription("de"))
        await clients[0]._request("POST", f"/api/events/{event}/start")
        await eventually(lambda: hers.requests and his.requests)
        [table] = [table["id"] for table in await clients[0].going()]
        told = {"title": "Ratskeller", "body": "First Rat: Dein Turniertisch ist offen.", "table": table}
        assert hers.messages == his.messages == [told]
