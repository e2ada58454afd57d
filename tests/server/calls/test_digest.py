"""Mails about games that wait, through a real SMTP server: by choice, at most one in so many hours, and ended by a
click."""

import asyncio
import re
import time

import httpx
import pytest
from sqlalchemy import select, update

from ratskeller.client.reference import Client
from ratskeller.server.base.settings import Settings
from ratskeller.server.calls.digest import HERE, PATIENCE, Digests
from ratskeller.server.calls.subscriptions import Quiet
from ratskeller.server.people.service import Person
from ratskeller.server.store.schema import digests, presence
from ratskeller.server.tables.clock import DAY
from tests.server.asynchronous import asynchronous
from tests.server.nearby import Nearby, a_game, eventually, nearby, people_at
from tests.server.people.browsers import Browser
from tests.server.people.test_mail_links import HOME, Postbox, confirm, post_office, settings_with

LATER = PATIENCE + HERE + 60  # seconds after which a turn has waited for long, and nobody is here
HOURS = 24


async def who_is_written_to(client: Client, postbox: Postbox, address: str = "ada@example.org") -> Browser:
    """A person with an address, who wants mails."""
    client._http.headers["origin"] = HOME
    browser = Browser(client._http)
    await confirm(postbox, browser, address)
    await browser.ask("PUT", "/digest", {"hours": HOURS, "language": "en"})
    return browser


async def due_now(server: Nearby) -> None:
    """Everybody is looked at the next time."""
    await server.context.tables.run(lambda connection: connection.execute(update(digests).values(due=0.0)))


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is sent by itself."""
    monkeypatch.setattr(Digests, "run", lambda _: asyncio.Event().wait())


@asynchronous
async def test_a_mail_tells_of_games_that_wait_and_its_link_ends_them(database_url: str) -> None:
    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(database_url, smtp)) as server,
            people_at(server, "Ada", "Ben") as [ada, ben],
        ):
            mine = await who_is_written_to(ada, postbox)
            assert await mine.get("/digest") == {"hours": HOURS}
            table = await a_game([ada, ben])
            before, later = len(postbox.mails), time.time() + LATER
            twin = Digests(server.context.tables, server.context.mails.mailer, HOME)  # as another process has
            both = (server.context.digests, twin)
            await asyncio.gather(*(digest.sweep(time.time()) for digest in both))  # it has not waited for long
            await due_now(server)
            await asyncio.gather(*(digest.sweep(later) for digest in both))
            await eventually(lambda: len(postbox.mails) > before)
            await server.context.mails.mailer.close()
            assert len(postbox.mails) == before + 1  # of two processes, one has written
            mail = postbox.mails[-1]
            assert mail["To"] == "ada@example.org"
            assert mail["Subject"] == "A game is waiting for you"
            assert f"First Rat: {HOME}/table/{table}" in mail.get_content()
            assert "Ben" not in mail.get_content()
            await due_now(server)
            await server.context.digests.sweep(later + HOURS * 3600 + 1)  # there is nothing new to tell
            assert len(postbox.mails) == before + 1
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = re.fullmatch(rf"<{HOME}(/api/digest/stop\?token=\S+)>", mail["List-Unsubscribe"])
            assert stop is not None
            async with httpx.AsyncClient(base_url=server.url) as program:  # of a mail provider: no cookie, no origin
                answer = await program.post(stop[1], data={"List-Unsubscribe": "One-Click"})
                assert answer.status_code == 204
                assert (await program.post(stop[1])).status_code == 404
                assert (await program.post("/api/digest/stop?token=guessed")).status_code == 404
            assert await mine.get("/digest") == {"hours": None}


@asynchronous
async def test_nobody_is_written_to_who_is_here_or_asleep_or_on_holiday_or_did_not_ask(sqlite_url: str) -> None:
    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(sqlite_url, smtp)) as server,
            people_at(server, "Ada", "Ben") as [ada, ben],
        ):
            context = server.context
            mine = await who_is_written_to(ada, postbox)
            me = await mine.get()
            person = Person(me["id"], "Ada")
            await a_game([ada, ben])
            before, later = len(postbox.mails), time.time() + LATER

            async def look(now: float) -> float:
                await due_now(server)
                await context.digests.sweep(now)
                await context.mails.mailer.close()
                wanted = select(digests.c.due)
                due = await context.tables.look(lambda connection: connection.execute(wanted).scalar_one())
                return float(due)

            here = {"person_id": person.id, "at": later - 1}
            await context.tables.run(lambda connection: connection.execute(presence.delete()))
            await context.tables.run(lambda connection: connection.execute(presence.insert().values(here)))
            await look(later)
            assert len(postbox.mails) == before
            await context.tables.run(lambda connection: connection.execute(presence.delete()))
            minute = int(later // 60) % (24 * 60)
            await context.caller.subscriptions.set_quiet(person, Quiet(minute, (minute + 60) % (24 * 60), "UTC"))
            assert later < await look(later) <= later + 3600
            assert len(postbox.mails) == before
            await context.caller.subscriptions.set_quiet(person, None)
            await context.holidays.take(person.id, 0, time.time() + 5 * DAY)
            assert await look(later) > later + 4 * DAY
            assert len(postbox.mails) == before
            await mine.ask("DELETE", "/digest")
            await context.digests.sweep(later)
            assert len(postbox.mails) == before


@asynchronous
async def test_mails_need_an_address_that_was_confirmed(sqlite_url: str) -> None:
    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(sqlite_url, smtp)) as server,
            people_at(server, "Ada") as [ada],
        ):
            ada._http.headers["origin"] = HOME
            mine = Browser(ada._http)
            assert await mine.get("/digest") == {"hours": None}
            assert await mine.refused("PUT", "/digest", {"hours": HOURS}) == "not-now"
            for wrong in ({"hours": 1}, {"hours": 9999}, {"hours": 24, "language": "xx"}):
                assert await mine.refused("PUT", "/digest", wrong) == "malformed"
            await who_is_written_to(ada, postbox)
            await mine.ask("DELETE", "/mail")
            before = len(postbox.mails)
            await due_now(server)
            await server.context.digests.sweep(time.time() + LATER)
            assert len(postbox.mails) == before


@asynchronous
async def test_a_server_without_mails_says_so(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada") as [ada]:
        assert await Browser(ada._http).refused("PUT", "/digest", {"hours": HOURS}) == "not-now"


@asynchronous
async def test_mails_about_games_leave_room_for_links_that_bring_somebody_back(sqlite_url: str) -> None:
    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(sqlite_url, smtp, mails_per_hour=6)) as server,
            people_at(server, "Ada", "Ben", "Cleo") as [ada, ben, cleo],
        ):
            mine = await who_is_written_to(ada, postbox)
            for client, address in ((ben, "ben@example.org"), (cleo, "cleo@example.org")):
                await who_is_written_to(client, postbox, address)
            for client, other in ((ada, ben), (ben, cleo), (cleo, ada)):
                await a_game([client, other])
            before = len(postbox.mails)  # of six, three are left
            for _ in range(3):
                await due_now(server)
                await server.context.digests.sweep(time.time() + LATER)
            await server.context.mails.mailer.close()
            assert len(postbox.mails) == before
            await mine.post("/mail/link", {"address": "ada@example.org"})
            await eventually(lambda: len(postbox.mails) > before)
            assert "enter=" in postbox.mails[-1].get_content()
