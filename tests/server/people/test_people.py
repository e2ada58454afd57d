"""Names, cookies, and links for other devices."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import COOKIE_SECONDS, LINK_SECONDS, People, checked_name
from ratskeller.server.people.tokens import digest_of
from ratskeller.server.store.migrate import bring_up_to_date
from ratskeller.server.store.schema import device_links, keys
from tests.server.store.databases import opened


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


def with_people(url: str, story: Callable[[People, Clock], Awaitable[None]]) -> None:
    """Tell a story of people in a new database, by a clock that the story sets."""

    async def told() -> None:
        async with opened(url) as database:
            await bring_up_to_date(database)
            clock = Clock()
            await story(People(database, clock), clock)

    asyncio.run(told())


@pytest.mark.parametrize(
    "name", ["A", "Łucja", "ネズミ", "هزاره‌گرا", "🐀", "👩\u200d🚀", "É" * 30, "a" * 30, "Rat King"]
)
def test_a_name_may_be_of_any_script(name: str) -> None:
    assert checked_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "a\nb", "a\x00b", "a\x9bb", "a\u202eb", "a\u2066b", "a\u200eb", "a\u061cb", "\u200d", "\u0301"),
        *("\u3164", "a\u2028b", "a\ud800", "a\u200bb", "a\u00adb", "a\ue000b", "A\u200dda", "A\ufe0fda"),
        "z" + "\u0335" * 8 + "algo",
    ],
)
def test_a_name_that_nobody_could_read_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(name)
    assert refused.value.code == "malformed"


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Admin",
            "admin 2",
            "Аdmin",
            "4dm1n",
            "ADMlN",
            "Ａｄｍｉｎ",
            "a d m i n",
            "Ädmin",
            "The Moderator",
            "mod_anna",
        ),
        *("Ratskeller", "Ratskeller Team", "ratske11er", "Amministratore", "Administracja", "SysAdmin", "Support"),
        *(
            "admin1",
            "RealAdmin",
            "adrnin",
            "Operatore",
            "0perator",
            "Właściciel",
            "Serwer",
            "Betreiberin",
            "Ｍoderation",
            "ᴀᴅᴍɪɴ",
            "🅰🅳🅼🅸🅽",
            "🇦🇩🇲🇮🇳",
            "Ꭺdmin",
            "ꓢtaff",
            "aԁⅿiո",
            "Ⲟwner",
        ),
    ],
)
def test_a_name_that_imitates_staff_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="reserved for the operator"):
        checked_name(name)


@pytest.mark.parametrize(
    "name", ["Adminton", "Modesta", "Hosta", "Rooty", "Anna", "Rat 4711", "Steam", "Systema", "McModa", "Anna1"]
)
def test_a_name_that_only_begins_like_staff_is_taken(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize("name", ["a" * 31, "a b" * 11, "a" + "\u0301" * 100])
def test_a_name_that_is_too_long_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(name)
    assert refused.value.code == "too-big"


def test_a_cookie_brings_its_person_back(database_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        rat = await people.make("Rat")
        assert await people.from_cookie(await people.cookie_of(rat)) == rat
        renamed = await people.rename(rat, "King")
        assert renamed.id == rat.id
        assert await people.from_cookie(await people.cookie_of(rat)) == renamed

    with_people(database_url, story)


def test_a_forged_cookie_is_nobody(sqlite_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        cookie = await people.cookie_of(await people.make("Rat"))
        other = await people.cookie_of(await people.make("Other"))
        body, time, mark = cookie.split(".")
        forged = [
            "",
            "x",
            "ä.b.c",
            f"{body}.{time}",
            f"{other.split('.')[0]}.{time}.{mark}",
            cookie[:-2],
            cookie + "A" * 9,
        ]
        assert [await people.from_cookie(text) for text in forged] == [None] * len(forged)

    with_people(sqlite_url, story)


def test_a_cookie_is_good_for_400_days(sqlite_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        rat = await people.make("Rat")
        cookie = await people.cookie_of(rat)
        clock.time += COOKIE_SECONDS
        assert await people.from_cookie(cookie) == rat
        clock.time += 1
        assert await people.from_cookie(cookie) is None

    with_people(sqlite_url, story)


def test_the_clock_of_another_machine_may_be_a_little_behind(sqlite_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        rat = await people.make("Rat")
        cookie = await people.cookie_of(rat)
        clock.time -= 5
        assert await people.from_cookie(cookie) == rat

    with_people(sqlite_url, story)


def test_forgotten_devices_are_nobody_and_their_links_useless(database_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        rat = await people.make("Rat")
        cookie, token = await people.cookie_of(rat), await people.make_link(rat)
        here = await people.forget_devices(rat)
        assert await people.from_cookie(cookie) is None
        assert await people.from_cookie(await people.cookie_of(rat)) is None
        assert await people.from_cookie(await people.cookie_of(here)) == rat
        with pytest.raises(Refused, match="used already"):
            await people.use_link(token)

    with_people(database_url, story)


def test_a_link_is_good_once(database_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        rat = await people.make("Rat")
        token = await people.make_link(rat)
        tries = await asyncio.gather(*(people.use_link(token) for _ in range(5)), return_exceptions=True)
        assert tries.count(rat) == 1
        assert sum(isinstance(found, Refused) for found in tries) == 4

    with_people(database_url, story)


def test_a_link_is_good_for_a_quarter_of_an_hour_and_only_the_newest(sqlite_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        rat = await people.make("Rat")
        earlier, newer = await people.make_link(rat), await people.make_link(rat)
        with pytest.raises(Refused, match="used already"):
            await people.use_link(earlier)
        clock.time += LINK_SECONDS + 1
        with pytest.raises(Refused, match="too old"):
            await people.use_link(newer)

    with_people(sqlite_url, story)


def test_only_the_digest_of_a_link_is_kept(sqlite_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        token = await people.make_link(await people.make("Rat"))
        async with people.database.snapshot() as connection:
            assert list((await connection.execute(select(device_links.c.digest))).scalars()) == [digest_of(token)]

    with_people(sqlite_url, story)


def test_processes_that_start_at_once_sign_with_the_same_key(database_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        rat = await people.make("Rat")
        others = [People(people.database, clock) for _ in range(4)]
        cookies = await asyncio.gather(*(other.cookie_of(rat) for other in others))
        assert [await people.from_cookie(cookie) for cookie in cookies] == [rat] * 4
        async with people.database.snapshot() as connection:
            assert len((await connection.execute(select(keys))).all()) == 1

    with_people(database_url, story)
