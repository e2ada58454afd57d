"""Nobody becomes somebody else: by guessing, by a secret that was used or was made for something else, by a cookie that
was planted, or by what a mail says."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import insert

from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.people import mailer
from ratskeller.server.people.devices import Devices
from ratskeller.server.people.mail_links import MailLinks, without_links
from ratskeller.server.people.mailer import Mailer
from ratskeller.server.people.service import People, Person
from ratskeller.server.store.schema import mails
from tests.server.asynchronous import asynchronous
from tests.server.nearby import eventually, nearby
from tests.server.people.authenticator import Authenticator
from tests.server.people.browsers import Browser, browser
from tests.server.people.test_mail_links import HOME, Postbox, confirm, post_office, sent_link, settings_with
from tests.server.people.test_people import Clock, with_people

GUESS = "A" * 43  # as long as a secret of ours
WAYS: dict[str, tuple[str, Any]] = {  # to come back, each with a guess
    "link": ("/device", {"token": GUESS}),
    "code": ("/codes/use", {"code": "0000-0000-0000-0000"}),
    "mail": ("/mail/use", {"token": GUESS}),
    "confirm": ("/mail/confirm", {"token": GUESS}),
    "passkey": ("/passkeys/use", {"credential": {}}),
    "ask": ("/passkeys/ask", None),
}


@pytest.mark.parametrize("way", WAYS)
@asynchronous
async def test_no_way_to_come_back_can_be_tried_fast(sqlite_url: str, way: str) -> None:
    path, body = WAYS[way]
    settings = Settings(sqlite_url, origins=(HOME,), limits=Limits(sign_ins_per_minute=3))
    async with nearby(settings) as server, browser(server, "Mallory", origin=HOME) as guesser:
        answers = [await guesser.ask("POST", path, body) for _ in range(4)]
        assert all(answer.is_error for answer in answers[:3]) or way == "ask"
        assert [answer.status_code == 429 for answer in answers] == [False, False, False, True]
        # Another way does not help.
        assert await guesser.refused("POST", "/codes/use", {"code": "1111-1111-1111-1111"}) == "too-fast"


@asynchronous
async def test_a_secret_is_good_for_nothing_but_what_it_was_made_for(sqlite_url: str) -> None:
    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(sqlite_url, smtp, sign_ins_per_minute=1000)) as server,
            browser(server, "Ada", origin=HOME) as ada,
            browser(server, "Mallory", origin=HOME) as thief,
        ):
            await confirm(postbox, ada, "ada@example.org")
            await ada.post("/mail", {"address": "other@example.org"})
            await eventually(lambda: len(postbox.mails) == 2)
            secrets = {
                "/device": (await ada.post("/link"))["token"],
                "/mail/confirm": postbox.token("confirm"),
                "/mail/use": await sent_link(postbox, ada, "ada@example.org"),
            }
            for path in secrets:
                for made_for, secret in secrets.items():
                    if made_for != path:
                        assert await thief.refused("POST", path, {"token": secret}) == "not-found"
                        assert await thief.refused("POST", "/codes/use", {"code": secret}) == "not-found"
            assert (await thief.get())["name"] == "Mallory"
            assert await thief.get("/mail") == {"can": True, "address": None}


async def by_link(postbox: Postbox, ada: Browser) -> tuple[str, Any]:
    return "/device", {"token": (await ada.post("/link"))["token"]}


async def by_code(postbox: Postbox, ada: Browser) -> tuple[str, Any]:
    return "/codes/use", {"code": (await ada.post("/codes"))["codes"][0]}


async def by_mail(postbox: Postbox, ada: Browser) -> tuple[str, Any]:
    await confirm(postbox, ada, "ada@example.org")
    return "/mail/use", {"token": await sent_link(postbox, ada, "ada@example.org")}


async def by_passkey(postbox: Postbox, ada: Browser) -> tuple[str, Any]:
    device = Authenticator(HOME.removeprefix("https://"), HOME)
    await ada.post("/passkeys", {"credential": device.made(await ada.post("/passkeys/new"))})
    return "/passkeys/use", {"credential": device.used(await ada.post("/passkeys/ask"))}


@pytest.mark.parametrize("way", [by_link, by_code, by_mail, by_passkey])
@asynchronous
async def test_a_planted_cookie_is_good_for_nothing_and_what_was_used_brings_nobody_back_again(
    sqlite_url: str, way: Callable[[Postbox, Browser], Awaitable[tuple[str, Any]]]
) -> None:
    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(sqlite_url, smtp)) as server,
            browser(server, "Ada", origin=HOME) as ada,
            browser(server, "Mallory", origin=HOME) as mallory,
            browser(server, origin=HOME) as victim,
        ):
            path, body = await way(postbox, ada)
            planted = mallory.cookie
            victim.http.headers["cookie"] = f"ratskeller={planted}"
            assert (await victim.ask("POST", path, body)).json()["name"] == "Ada"
            del victim.http.headers["cookie"]
            assert victim.cookie not in ("", planted)
            assert await mallory.refused("GET", "") == "sign-in"
            async with browser(server, origin=HOME) as thief:
                assert await thief.refused("POST", path, body) in ("not-found", "not-yours")
                assert await thief.refused("GET", "") == "sign-in"


@asynchronous
async def test_who_asks_for_a_link_learns_nothing_by_the_limit_or_the_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_released = asyncio.Event()
    new_token = MailLinks._new_token

    async def slow(*args: Any) -> str:
        await is_released.wait()
        return await new_token(*args)

    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(sqlite_url, smtp, mails_per_hour=2)) as server,
            browser(server, "Ada", origin=HOME) as ada,
            browser(server, origin=HOME) as stranger,
        ):
            await confirm(postbox, ada, "ada@example.org")
            monkeypatch.setattr(MailLinks, "_new_token", slow)
            bodies = [{"address": f"{name}@example.org"} for name in ("ada", "nobody")]
            answers = [await stranger.ask("POST", "/mail/link", body) for body in bodies]
            is_released.set()
            await eventually(lambda: len(postbox.mails) == 2)
            # The server has sent all that it may by now.
            answers += [await stranger.ask("POST", "/mail/link", body) for body in bodies]
            assert {(answer.status_code, answer.content) for answer in answers} == {(202, b"null")}
            await server.context.mails.mailer.close()
    assert len(postbox.mails) == 2


@asynchronous
async def test_a_link_to_an_address_that_is_somebody_else_s_by_now_is_good_no_more(sqlite_url: str) -> None:
    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(sqlite_url, smtp)) as server,
            browser(server, "Old", origin=HOME) as old,
            browser(server, "New", origin=HOME) as new,
        ):
            await confirm(postbox, old, "ada@example.org")
            token = await sent_link(postbox, old, "ada@example.org")
            await confirm(postbox, new, "ada@example.org")
            assert await new.refused("POST", "/mail/use", {"token": token}) == "not-found"


@asynchronous
async def test_a_link_that_is_made_while_its_address_goes_is_good_for_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(sqlite_url, smtp)) as server,
            browser(server, "Ada", origin=HOME) as ada,
            browser(server, origin=HOME) as thief,
        ):
            await confirm(postbox, ada, "ada@example.org")
            usual = MailLinks._new_token

            async def late(links: MailLinks, *words: Any) -> str:
                await ada.ask("DELETE", "/mail")
                return await usual(links, *words)

            monkeypatch.setattr(MailLinks, "_new_token", late)
            token = await sent_link(postbox, thief, "ada@example.org")
            assert await thief.refused("POST", "/mail/use", {"token": token}) == "not-found"


class Interrupted(People):
    """People of whom one signs all devices out while a link of theirs is being used."""

    is_out = False

    async def find(self, person_id: str, device: str = "") -> Person | None:
        """Who it is after that."""
        found = await super().find(person_id, device)
        if found is not None and not self.is_out:
            self.is_out = True
            await self.forget_devices(found)
        return await super().find(person_id, device)


async def use_device_link(people: Interrupted, ada: Person) -> Person:
    return await people.use_link(await people.make_link(ada))


async def use_mail_link(people: Interrupted, ada: Person) -> Person:
    links = MailLinks(people, Mailer("", "", 1), HOME, 1)
    address = "ada@example.org"
    async with people.database.transaction() as connection:
        await connection.execute(insert(mails).values(person_id=ada.id, address=address, confirmed=1.0))
    return await links.use_link(await links._new_token("mail-link", ada.id, address))


@pytest.mark.parametrize("use", [use_device_link, use_mail_link])
def test_who_uses_a_link_while_all_devices_are_signed_out_is_signed_out_too(
    sqlite_url: str, use: Callable[[Interrupted, Person], Awaitable[Person]]
) -> None:
    async def story(people: People, clock: Clock) -> None:
        late = Interrupted(people.database, clock)
        ada = await people.make("Ada")
        thief = await use(late, ada)
        if not late.is_out:
            await people.forget_devices(ada)
        there = await Devices(people.database, clock).add(thief, "Firefox, Linux")
        assert await people.from_cookie(await people.cookie_of(there)) is None

    with_people(sqlite_url, story)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("win.evil.example", "win evil example"),
        ("http://evil.example/x", "http evil example x"),
        ("free@evil.example", "free evil example"),
        ("evil。example", "evil example"),
        ("Dr. Ada", "Dr. Ada"),
        ("Zoë-Mae O’Neill", "Zoë-Mae O’Neill"),
        ("Łucja (7)!", "Łucja (7)!"),
    ],
)
def test_a_name_in_a_mail_is_no_link(name: str, shown: str) -> None:
    assert without_links(name) == shown


@asynchronous
async def test_mails_that_can_not_be_handed_in_hold_nothing_else_up(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_released = threading.Event()
    monkeypatch.setattr(mailer, "hand_in", lambda *_: is_released.wait())
    settings = settings_with(sqlite_url, "smtp://127.0.0.1:1", mails_asked_per_hour=64)
    async with nearby(settings) as server, browser(server, "Ada", origin=HOME) as ada:
        try:
            for number in range(64):
                await ada.post("/mail", {"address": f"ada-{number}@example.org"})
            assert await asyncio.wait_for(asyncio.to_thread(lambda: "done"), 60) == "done"
        finally:
            is_released.set()
