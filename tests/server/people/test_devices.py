"""Where somebody is signed in: listed, and signed out one by one, sockets included."""

import pytest

from ratskeller.client.errors import Refused
from ratskeller.client.reference import Client
from ratskeller.server.base.settings import Settings
from ratskeller.server.people import devices as module
from ratskeller.server.people.devices import Devices, device_name
from ratskeller.server.people.service import People, Person
from ratskeller.server.people.sessions import Sessions
from tests.server.asynchronous import asynchronous
from tests.server.nearby import Nearby, eventually, nearby
from tests.server.people.browsers import Browser, browser
from tests.server.people.test_people import Clock, with_people
from tests.server.socket.test_sockets import FAST, closed_with, raw

SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0"


async def link_to(mine: Browser, other: Browser) -> None:
    """Make another browser the same person's."""
    await other.post("/device", {"token": (await mine.post("/link"))["token"]})


def socket_of(server: Nearby, who: Browser) -> Client:
    """Somebody with the cookie of a browser."""
    return Client(server.url, cookie=who.cookie)


@pytest.mark.parametrize(
    ("agent", "name"), [(SAFARI, "Safari, iPhone"), (EDGE, "Edge, Windows"), ("", ""), ("curl/8.0", "")]
)
def test_a_device_is_known_by_two_words(agent: str, name: str) -> None:
    assert device_name(agent) == name


@asynchronous
async def test_one_device_is_signed_out_and_the_others_stay(database_url: str) -> None:
    settings = Settings(database_url, limits=FAST)
    async with (
        nearby(settings) as server,
        browser(server, "Ada") as desk,
        browser(server, agent=SAFARI) as phone,
        socket_of(server, desk) as at_desk,
    ):
        await link_to(desk, phone)
        listed = await desk.get("/devices")
        assert sorted((device["name"], device["is_this"]) for device in listed) == [
            ("Firefox, Linux", True),
            ("Safari, iPhone", False),
        ]
        [other] = [device["id"] for device in listed if not device["is_this"]]
        async with socket_of(server, phone) as on_phone, raw(server, on_phone) as theirs, raw(server, at_desk):
            assert (await desk.ask("DELETE", f"/devices/{other}")).status_code == 204
            assert await closed_with(theirs) == 1008
            assert await phone.refused("GET", "") == "sign-in"
            assert (await desk.get())["name"] == "Ada"
            await eventually(lambda: len(server.sockets) == 1)


@asynchronous
async def test_a_device_is_signed_out_in_other_processes(fresh_postgres_url: str) -> None:
    settings = Settings(fresh_postgres_url, limits=FAST)
    async with nearby(settings) as server, nearby(settings) as other, browser(server, "Ada") as desk:
        await eventually(lambda: other.context.tables.sessions.connected_since(float("inf")))
        async with browser(server) as phone:
            await link_to(desk, phone)
            [device] = [known["id"] for known in await phone.get("/devices") if known["is_this"]]
            async with Client(other.url, cookie=phone.cookie) as there, raw(other, there) as line:
                await desk.ask("DELETE", f"/devices/{device}")
                assert await closed_with(line) == 1008


@asynchronous
async def test_nobody_signs_out_a_device_of_somebody_else(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
        [device] = await ada.get("/devices")
        assert await ben.refused("DELETE", f"/devices/{device['id']}") == "not-found"
        assert [known["name"] for known in await ben.get("/devices")] == ["Firefox, Linux"]
        assert (await ada.get())["name"] == "Ada"


@asynchronous
async def test_all_others_are_signed_out_at_once(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, browser(server, "Ada") as desk, browser(server) as phone:
        await link_to(desk, phone)
        await desk.post("/forget")
        assert await phone.refused("GET", "") == "sign-in"
        assert [device["is_this"] for device in await desk.get("/devices")] == [True]


@asynchronous
async def test_who_comes_back_keeps_no_cookie_that_somebody_else_may_have(sqlite_url: str) -> None:
    """Session fixation: a cookie that was put into a browser is good for nothing once somebody signs in there."""
    async with (
        nearby(Settings(sqlite_url)) as server,
        browser(server, "Mallory") as mallory,
        browser(server, "Ada") as ada,
        browser(server) as victim,
    ):
        planted = mallory.cookie
        victim.http.headers["cookie"] = f"ratskeller={planted}"
        answer = await victim.ask("POST", "/device", {"token": (await ada.post("/link"))["token"]})
        del victim.http.headers["cookie"]
        assert answer.json()["name"] == "Ada"
        assert planted not in victim.cookie
        assert (await victim.get())["name"] == "Ada"
        assert await mallory.refused("GET", "") == "sign-in"


def test_a_cookie_of_an_earlier_version_is_still_good(database_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        ada = await people.make("Ada")
        before = (await people.seal()).dumps([ada.id, ada.epoch])
        assert await people.from_cookie(before) == ada
        here = await Devices(people.database, clock).add(ada, "Firefox, Linux")
        assert await people.from_cookie(await people.cookie_of(here)) == ada

    with_people(database_url, story)


def test_of_too_many_devices_the_one_unseen_for_the_longest_goes(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 3)

    async def story(people: People, clock: Clock) -> None:
        ada = await people.make("Ada")
        keeper, made = Devices(people.database, clock), list[Person]()
        for number in range(4):
            clock.time += 1
            made.append(await keeper.add(ada, str(number)))
        assert [device.name for device in await keeper.all_of(ada)] == ["3", "2", "1"]
        with pytest.raises(Refused, match="no such device"):
            await keeper.sign_out(ada, made[0].device)

    with_people(sqlite_url, story)


def test_when_somebody_was_here_is_known_to_the_hour(sqlite_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        keeper = Devices(people.database, clock)
        ada = await keeper.add(await people.make("Ada"), "Firefox")
        began = clock.time
        for wait, seen in ((1800, began), (1801, began + 3601)):
            clock.time += wait
            found = await people.find(ada.id, ada.device)
            assert found is not None
            await keeper.note_seen(found)
            [device] = await keeper.all_of(ada)
            assert device.seen == seen

    with_people(sqlite_url, story)


def test_a_socket_that_opens_while_its_device_is_signed_out_ends_too() -> None:
    sessions, ended = Sessions(), list[str]()
    sessions.sign_out("ada", 0, "phone")
    sessions.open(Person("ada", "Ada", 0, "phone"), lambda: ended.append("phone"))
    sessions.open(Person("ada", "Ada", 0, "desk"), lambda: ended.append("desk"))
    assert ended == ["phone"]
