"""Passkeys: who has one comes back, and nobody else does."""

import sqlite3
from typing import Any

import pytest
import webauthn

from ratskeller.client.errors import Refused
from ratskeller.server.base.settings import Settings
from ratskeller.server.people import passkeys
from ratskeller.server.people.passkeys import CHALLENGE_SECONDS, LARGEST, site_of
from ratskeller.server.people.service import People, Person
from tests.server.asynchronous import asynchronous
from tests.server.nearby import nearby
from tests.server.people.authenticator import Authenticator
from tests.server.people.browsers import browser
from tests.server.people.test_people import Clock, with_people

HOME = "http://localhost"


async def passkey_of(people: People, person: Person) -> Authenticator:
    """A passkey that somebody has made."""
    device = Authenticator()
    options = await passkeys.options_to_make(people, person, HOME)
    await passkeys.keep_passkey(people, person, HOME, device.made(options), "Firefox, Linux")
    return device


async def is_refused(people: People, credential: dict[str, Any], origin: str = HOME) -> bool:
    """Whether nobody can sign in by this."""
    with pytest.raises(Refused) as refused:
        await passkeys.use_passkey(people, origin, credential)
    return refused.value.code == "not-yours"


def test_a_passkey_brings_its_owner_back(database_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        ada, ben = await people.make("Ada"), await people.make("Ben")
        first, second = await passkey_of(people, ada), await passkey_of(people, ben)
        for device, owner in ((first, ada), (second, ben), (first, ada)):
            options = await passkeys.options_to_use(people, HOME)
            assert await passkeys.use_passkey(people, HOME, device.used(options)) == owner
        [known] = await passkeys.passkeys_of(people, ada)
        assert known.used == clock.time

    with_people(database_url, story)


def test_an_answer_is_good_once_and_for_five_minutes(database_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        device = await passkey_of(people, await people.make("Ada"))
        answer = device.used(await passkeys.options_to_use(people, HOME))
        await passkeys.use_passkey(people, HOME, answer)
        assert await is_refused(people, answer)
        late = device.used(await passkeys.options_to_use(people, HOME))
        clock.time += CHALLENGE_SECONDS + 1
        assert await is_refused(people, late)

    with_people(database_url, story)


def test_a_passkey_that_is_removed_while_it_is_used_brings_nobody_back(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(people: People, clock: Clock) -> None:
        device = await passkey_of(people, await people.make("Ada"))
        answer = device.used(await passkeys.options_to_use(people, HOME))
        usual = webauthn.verify_authentication_response

        def verify(**words: Any) -> Any:
            with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as connection:
                connection.execute("DELETE FROM passkeys")
            return usual(**words)

        monkeypatch.setattr(webauthn, "verify_authentication_response", verify)
        assert await is_refused(people, answer)

    with_people(sqlite_url, story)


def test_what_is_too_large_for_a_passkey_is_not_decoded(sqlite_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        ada = await people.make("Ada")
        made = Authenticator().made(await passkeys.options_to_make(people, ada, HOME))
        made["response"]["attestationObject"] = "A" * LARGEST
        with pytest.raises(Refused) as refused:
            await passkeys.keep_passkey(people, ada, HOME, made, "Firefox, Linux")
        assert refused.value.code == "too-big"
        device = await passkey_of(people, ada)
        used = device.used(await passkeys.options_to_use(people, HOME))
        used["response"]["authenticatorData"] = "A" * LARGEST
        with pytest.raises(Refused) as refused:
            await passkeys.use_passkey(people, HOME, used)
        assert refused.value.code == "too-big"

    with_people(sqlite_url, story)


def test_what_was_not_asked_for_or_signed_elsewhere_is_refused(sqlite_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        ada = await people.make("Ada")
        device = await passkey_of(people, ada)
        assert await is_refused(people, device.used({"challenge": "AAAA"}))
        # A challenge for a new passkey is none for signing in.
        assert await is_refused(people, device.used(await passkeys.options_to_make(people, ada, HOME)))
        stranger = Authenticator()
        assert await is_refused(people, stranger.used(await passkeys.options_to_use(people, HOME)))
        stranger.id = device.id  # somebody else's key under the same name
        assert await is_refused(people, stranger.used(await passkeys.options_to_use(people, HOME)))
        device.origin = "https://evil.example"
        assert await is_refused(people, device.used(await passkeys.options_to_use(people, HOME)))
        device.origin, device.site = HOME, "evil.example"
        assert await is_refused(people, device.used(await passkeys.options_to_use(people, HOME)))
        for malformed in ({}, {"id": 1, "response": {"clientDataJSON": "e30"}}, {"response": None}):
            assert await is_refused(people, malformed)

    with_people(sqlite_url, story)


def test_a_copied_passkey_is_noticed_by_its_count(sqlite_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        device = await passkey_of(people, await people.make("Ada"))
        for _ in range(2):
            await passkeys.use_passkey(people, HOME, device.used(await passkeys.options_to_use(people, HOME)))
        device.count = 0
        assert await is_refused(people, device.used(await passkeys.options_to_use(people, HOME)))

    with_people(sqlite_url, story)


def test_a_passkey_is_kept_for_whoever_asked_and_only_once(sqlite_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        ada, ben = await people.make("Ada"), await people.make("Ben")
        device = Authenticator()
        answer = device.made(await passkeys.options_to_make(people, ada, HOME))
        with pytest.raises(Refused):
            await passkeys.keep_passkey(people, ben, HOME, answer, "")
        with pytest.raises(Refused):  # the challenge is used up all the same
            await passkeys.keep_passkey(people, ada, HOME, answer, "")
        device = await passkey_of(people, ada)
        again = device.made(await passkeys.options_to_make(people, ben, HOME))
        with pytest.raises(Refused):  # nobody takes over the passkey of somebody else
            await passkeys.keep_passkey(people, ben, HOME, again, "")
        assert await passkeys.passkeys_of(people, ben) == []

    with_people(sqlite_url, story)


@pytest.mark.parametrize("origin", ["http://192.168.0.7:8642", "http://rats.example", "https://127.0.0.1", "", "null"])
def test_there_are_no_passkeys_where_browsers_have_none(origin: str) -> None:
    with pytest.raises(Refused, match="https and a name") as refused:
        site_of(origin)
    assert refused.value.say == {"key": "page-id-passkey-insecure"}


def test_a_site_is_known_by_its_name() -> None:
    assert (site_of("https://rats.example:8443"), site_of("http://localhost:8642")) == ("rats.example", "localhost")


@asynchronous
async def test_the_page_makes_uses_and_removes_passkeys(sqlite_url: str) -> None:
    home = "https://rats.example"
    async with (
        nearby(Settings(sqlite_url, origins=(home,))) as server,
        browser(server, "Ada", origin=home) as ada,
        browser(server, "Ben", origin=home) as ben,
        browser(server, origin=home) as new,
    ):
        device = Authenticator("rats.example", home)
        await ada.post("/passkeys", {"credential": device.made(await ada.post("/passkeys/new"))})
        [known] = await ada.get("/passkeys")
        assert known["name"] == "Firefox, Linux"
        answer = device.used(await new.post("/passkeys/ask"))
        assert (await new.post("/passkeys/use", {"credential": answer}))["name"] == "Ada"
        assert await new.refused("POST", "/passkeys/use", {"credential": answer}) == "not-yours"
        assert await ben.refused("DELETE", f"/passkeys/{known['id']}") == "not-found"
        assert (await ada.ask("DELETE", f"/passkeys/{known['id']}")).status_code == 204
        answer = device.used(await new.post("/passkeys/ask"))
        assert await new.refused("POST", "/passkeys/use", {"credential": answer}) == "not-yours"
