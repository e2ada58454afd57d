"""Links in mails, through a real SMTP server that the test starts."""

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import select

from ratskeller.client.errors import Refused
from ratskeller.core.errors import SetupError
from ratskeller.server.base.settings import Limits, Settings, check_mail
from ratskeller.server.people.mail_links import MINUTES, checked_address
from ratskeller.server.people.mailer import smtp_server
from ratskeller.server.people.tokens import digest_of
from ratskeller.server.store.schema import mails, tokens
from tests.server.asynchronous import asynchronous
from tests.server.nearby import Nearby, eventually, nearby
from tests.server.people.browsers import Browser, browser

HOME = "https://rats.example"


class Postbox:
    """All mails that arrived."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - SMTP's own word
        """Take a mail."""
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def token(self, kind: str) -> str:
        """The secret of the newest mail's link."""
        found = re.search(rf"{HOME}/me#{kind}=(\S+)", self.mails[-1].get_content())
        assert found is not None, self.mails[-1].get_content()
        return found[1]


@contextmanager
def post_office() -> Iterator[tuple[Postbox, str]]:
    """A server for mails on a free port, and its address."""
    postbox = Postbox()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(postbox, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield postbox, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()


def settings_with(database: str, smtp: str, **limits: int) -> Settings:
    """A server that sends mails."""
    return Settings(
        database,
        smtp=smtp,
        mail_from="rats@rats.example",
        origins=(HOME,),
        limits=Limits(**limits),
    )


async def confirm(postbox: Postbox, who: Browser, address: str, language: str = "en") -> None:
    """Somebody names an address, and confirms it."""
    before = len(postbox.mails)
    await who.post("/mail", {"address": address, "language": language})
    await eventually(lambda: len(postbox.mails) > before)
    await who.post("/mail/confirm", {"token": postbox.token("confirm")})


async def sent_link(postbox: Postbox, who: Browser, address: str) -> str:
    """The secret of a link that signs in."""
    before = len(postbox.mails)
    await who.post("/mail/link", {"address": address})
    await eventually(lambda: len(postbox.mails) > before)
    return postbox.token("enter")


@asynchronous
async def test_a_link_in_a_mail_brings_somebody_back_once(database_url: str) -> None:
    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(database_url, smtp)) as server,
            browser(server, "Łucja", origin=HOME) as mine,
            browser(server, origin=HOME) as new,
        ):
            await confirm(postbox, mine, " Ada@Example.org ", "pl")
            assert await mine.get("/mail") == {"can": True, "address": "ada@example.org"}
            assert postbox.mails[0]["To"] == "ada@example.org"
            assert "Łucja" in postbox.mails[0].get_content()
            token = await sent_link(postbox, new, "ADA@example.org")
            async with server.context.database.snapshot() as connection:
                kept = (await connection.execute(select(tokens.c.digest))).scalars().all()
            assert kept == [digest_of(token)]
            assert (await new.post("/mail/use", {"token": token}))["name"] == "Łucja"
            assert await new.refused("POST", "/mail/use", {"token": token}) == "not-found"


@asynchronous
async def test_a_link_is_good_for_a_quarter_of_an_hour_and_only_the_newest(sqlite_url: str) -> None:
    with post_office() as (postbox, smtp):
        async with nearby(settings_with(sqlite_url, smtp)) as server, browser(server, "Ada", origin=HOME) as ada:
            people = server.context.people
            await confirm(postbox, ada, "ada@example.org")
            old = await sent_link(postbox, ada, "ada@example.org")
            new = await sent_link(postbox, ada, "ada@example.org")
            assert await ada.refused("POST", "/mail/use", {"token": old}) == "not-found"
            now = people.now()
            people.now = lambda: now + MINUTES * 60 + 1
            assert await ada.refused("POST", "/mail/use", {"token": new}) == "not-found"


@asynchronous
async def test_nobody_learns_whether_an_address_is_known(sqlite_url: str) -> None:
    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(sqlite_url, smtp)) as server,
            browser(server, "Ada", origin=HOME) as ada,
            browser(server, origin=HOME) as stranger,
        ):
            await confirm(postbox, ada, "ada@example.org")
            known = await stranger.ask("POST", "/mail/link", {"address": "ada@example.org"})
            unknown = await stranger.ask("POST", "/mail/link", {"address": "nobody@example.org"})
            assert (known.status_code, known.content) == (unknown.status_code, unknown.content) == (202, b"null")
            await eventually(lambda: len(postbox.mails) == 2)
    assert {mail["To"] for mail in postbox.mails} == {"ada@example.org"}


@asynchronous
async def test_a_link_leads_nowhere_else_whatever_a_request_says(sqlite_url: str) -> None:
    """A request can name any number as its host: the mail must not lead there, else whoever sent it gets the token."""
    with post_office() as (postbox, smtp):
        async with nearby(settings_with(sqlite_url, smtp)) as server, browser(server, "Ada", origin=HOME) as ada:
            await confirm(postbox, ada, "ada@example.org")
            poisoned = {"origin": "http://6.6.6.6", "host": "6.6.6.6"}
            body = {"address": "ada@example.org"}
            answer = await ada.http.post("/api/me/mail/link", json=body, headers=poisoned)
            assert answer.status_code == 202
            await eventually(lambda: len(postbox.mails) == 2)
    assert "6.6.6.6" not in postbox.mails[-1].as_string()
    assert postbox.token("enter")


@asynchronous
async def test_only_who_asked_for_it_confirms_an_address(sqlite_url: str) -> None:
    """Else somebody could give their own profile to the owner of an address, and look over their shoulder."""
    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(sqlite_url, smtp)) as server,
            browser(server, "Mallory", origin=HOME) as mallory,
            browser(server, "Ada", origin=HOME) as ada,
        ):
            await mallory.post("/mail", {"address": "ada@example.org"})
            await eventually(lambda: len(postbox.mails) == 1)
            assert await ada.refused("POST", "/mail/confirm", {"token": postbox.token("confirm")}) == "not-found"
            assert await mallory.get("/mail") == {"can": True, "address": None}
            # A link that confirms signs nobody in.
            assert await ada.refused("POST", "/mail/use", {"token": postbox.token("confirm")}) == "not-found"


@asynchronous
async def test_an_address_is_one_person_s_and_can_be_forgotten(database_url: str) -> None:
    with post_office() as (postbox, smtp):
        async with (
            nearby(settings_with(database_url, smtp)) as server,
            browser(server, "Old", origin=HOME) as old,
            browser(server, "New", origin=HOME) as new,
        ):
            await confirm(postbox, old, "ada@example.org")
            token = await sent_link(postbox, old, "ada@example.org")
            await confirm(postbox, new, "ada@example.org")
            assert (await old.get("/mail"))["address"] is None
            assert (await new.get("/mail"))["address"] == "ada@example.org"
            await old.ask("DELETE", "/mail")
            assert await new.refused("POST", "/mail/use", {"token": token}) == "not-found"
            await new.ask("DELETE", "/mail")
            assert await rows_in(server) == 0


async def rows_in(server: Nearby) -> int:
    """How many addresses are kept."""
    async with server.context.database.snapshot() as connection:
        return len((await connection.execute(select(mails))).all())


@asynchronous
async def test_mails_come_at_a_pace(sqlite_url: str) -> None:
    with post_office() as (postbox, smtp):
        settings = settings_with(sqlite_url, smtp, mails_to_one_per_hour=2, mails_asked_per_hour=4)
        async with nearby(settings) as server, browser(server, "Ada", origin=HOME) as ada:
            body = {"address": "ada@example.org"}
            answers = [(await ada.ask("POST", "/mail", body)).status_code for _ in range(3)]
            assert answers == [202, 202, 429]
            others = [{"address": f"{number}@example.org"} for number in range(2)]
            assert [(await ada.ask("POST", "/mail", other)).status_code for other in others] == [202, 429]
            await eventually(lambda: len(postbox.mails) == 3)


@asynchronous
async def test_without_a_server_for_mails_there_are_none(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, browser(server, "Ada") as ada:
        assert await ada.get("/mail/offered") is False
        assert await ada.refused("POST", "/mail", {"address": "ada@example.org"}) == "not-now"
        assert await ada.refused("POST", "/mail/link", {"address": "ada@example.org"}) == "not-now"


@asynchronous
async def test_a_mail_that_can_not_be_sent_harms_nobody(sqlite_url: str) -> None:
    settings = settings_with(sqlite_url, "smtp://127.0.0.1:1")
    async with nearby(settings) as server, browser(server, "Ada", origin=HOME) as ada:
        assert (await ada.ask("POST", "/mail", {"address": "ada@example.org"})).status_code == 202
        await server.context.mails.mailer.close()


@pytest.mark.parametrize(
    "address", ["", "ada", "ada@", "@b.org", "a b@c.org", "a@b.org\nBcc: c@d.org", "a@b.org,c@d.org", "<a@b.org>"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Refused, match="no mail address"):
        checked_address(address)


@pytest.mark.parametrize("url", ["", "mail.example", "http://mail.example", "smtp://", "smtp://a:x", "smtp://a/b"])
def test_what_is_no_server_for_mails_is_refused(url: str) -> None:
    with pytest.raises(SetupError, match="--smtp: smtp://USER"):
        smtp_server(url)


@pytest.mark.parametrize(
    ("given", "missing"),
    [(("smtp://a", "", ["https://b"]), "--mail-from"), (("smtp://a", "r@b.org", []), "--origin")]
    + [(("", "r@b.org", ["https://b"]), "--smtp")],
)
def test_mails_need_a_sender_and_an_address_for_links(given: tuple[str, str, list[str]], missing: str) -> None:
    with pytest.raises(SetupError, match=f"needs {missing}"):
        check_mail(*given)
