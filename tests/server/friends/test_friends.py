"""People become friends by a link, see who is here, and invite each other."""

import asyncio

import pytest
from sqlalchemy import select, update

from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.calls import caller as calls
from ratskeller.server.people.tokens import digest_of
from ratskeller.server.store.schema import invitations, tokens
from tests.server.asynchronous import asynchronous
from tests.server.calls.push_service import push_service
from tests.server.friends.requests import ask, befriend, id_of, refused, told
from tests.server.nearby import eventually, nearby, people_at
from tests.server.socket.test_sockets import FAST


@asynchronous
async def test_a_link_makes_two_people_friends_once(database_url: str) -> None:
    async with (
        nearby(Settings(database_url, limits=FAST)) as server,
        people_at(server, "Ada", "Ben", "Cleo") as [ada, ben, cleo],
    ):
        token = (await told(ada, "POST", "/friends/links", uses=1, days=7))["token"]
        kept = await server.context.tables.look(lambda found: list(found.execute(select(tokens.c.digest)).scalars()))
        assert kept == [digest_of(token)]  # the secret itself is nowhere
        assert (await told(ben, "POST", "/friends/links/look", token=token))["name"] == "Ada"
        assert (await told(ben, "GET", "/friends"))["friends"] == []  # looking is no consent
        assert await refused(ada, "POST", "/friends/links/accept", token=token) == "not-now friend-link-own"
        both = [ask(who, "POST", "/friends/links/accept", token=token) for who in (ben, cleo)]
        assert sorted(answer.status_code for answer in await asyncio.gather(*both)) == [200, 404]
        company = await told(ada, "GET", "/friends")
        assert len(company["friends"]) == 1
        assert company["links"] == []
        assert await refused(cleo, "POST", "/friends/links/accept", token=token) == "not-found friend-link-old"
        assert await refused(cleo, "POST", "/friends/links/look", token="x" * 43) == "not-found friend-link-old"


@asynchronous
async def test_a_link_for_a_group_ends_by_use_by_time_and_by_being_withdrawn(sqlite_url: str) -> None:
    async with (
        nearby(Settings(sqlite_url, limits=FAST)) as server,
        people_at(server, "Ada", "Ben", "Cleo", "Dan") as [ada, ben, cleo, dan],
    ):
        token = (await told(ada, "POST", "/friends/links", uses=2))["token"]
        for _ in range(2):  # the same person uses it up once
            await told(ben, "POST", "/friends/links/accept", token=token)
        await told(cleo, "POST", "/friends/links/accept", token=token)
        assert await refused(dan, "POST", "/friends/links/accept", token=token) == "not-found friend-link-old"
        token = (await told(ada, "POST", "/friends/links", uses=20))["token"]
        assert [link["uses"] for link in (await told(ada, "GET", "/friends"))["links"]] == [20]
        await told(ada, "DELETE", "/friends/links")
        assert await refused(dan, "POST", "/friends/links/accept", token=token) == "not-found friend-link-old"
        token = (await told(ada, "POST", "/friends/links"))["token"]
        await server.context.tables.run(lambda found: found.execute(update(tokens).values(expires=1.0)))
        assert await refused(dan, "POST", "/friends/links/accept", token=token) == "not-found friend-link-old"


@asynchronous
async def test_guessing_and_making_links_come_at_a_pace(sqlite_url: str) -> None:
    limits = Limits(burst=1000, sign_ins_per_minute=2, friend_links_per_hour=1)
    async with nearby(Settings(sqlite_url, limits=limits)) as server, people_at(server, "Ada") as [ada]:
        await told(ada, "POST", "/friends/links")
        assert await refused(ada, "POST", "/friends/links") == "too-fast"
        found = [await refused(ada, "POST", "/friends/links/look", token=str(guess)) for guess in range(3)]
        assert found[-1] == "too-fast"


@asynchronous
async def test_friends_see_who_is_here_and_only_tables_for_everybody(database_url: str) -> None:
    async with (
        nearby(Settings(database_url, limits=FAST)) as server,
        people_at(server, "Ada", "Ben", "Cleo") as [ada, ben, cleo],
    ):
        mine, theirs = await befriend(ada, ben)
        public = await ben.open("firstrat", "me", "open", is_public=True)
        await ben.open("firstrat", "me", "open", is_public=False)
        [friend] = (await told(ada, "GET", "/friends"))["friends"]
        assert (friend["name"], friend["is_here"]) == ("Ben", False)
        assert [table["id"] for table in friend["tables"]] == [public]
        assert "person_id" not in friend
        await ben.watch(public)
        here = await id_of(ben)
        await eventually(lambda: here in server.context.tables.sessions)
        assert (await told(ada, "GET", "/friends"))["friends"][0]["is_here"] is True
        # Nobody reads or ends the friendships of others.
        assert (await told(cleo, "GET", "/friends"))["friends"] == []
        assert await refused(cleo, "DELETE", f"/friends/{mine}") == "not-found friend-unknown"
        assert await refused(ada, "DELETE", f"/friends/{theirs}") == "not-found friend-unknown"
        await told(ada, "DELETE", f"/friends/{mine}")
        assert (await told(ben, "GET", "/friends"))["friends"] == []


@asynchronous
async def test_a_friend_who_is_noted_by_another_process_is_here(fresh_postgres_url: str) -> None:
    settings = Settings(fresh_postgres_url, limits=FAST)
    async with (
        nearby(settings) as server,
        nearby(settings) as other,
        people_at(server, "Ada") as [ada],
        people_at(other, "Ben") as [ben],
    ):
        await befriend(ada, ben)
        await ben.watch(await ben.open("firstrat", "me", "open"))
        here = await id_of(ben)
        await eventually(lambda: here in other.context.tables.sessions)
        await other.context.tables.presence.note()
        assert (await told(ada, "GET", "/friends"))["friends"][0]["is_here"] is True


@asynchronous
async def test_a_friend_is_invited_once_and_called(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "DELAY", 0.0)
    monkeypatch.setattr(calls, "SWEEP", 0.05)
    settings = Settings(sqlite_url, push_networks=("127.0.0.0/8",), limits=FAST)
    async with (
        nearby(settings) as server,
        people_at(server, "Ada", "Ben", "Cleo") as [ada, ben, cleo],
        push_service() as service,
    ):
        friend, back = await befriend(ada, ben)
        await ben._request("PUT", "/api/me/push", service.subscription("de"))
        table = await ada.open("firstrat", "me", "open", is_public=False)
        assert await refused(cleo, "POST", f"/friends/{friend}/invite", table=table) == "not-found friend-unknown"
        assert await refused(ben, "POST", f"/friends/{back}/invite", table=table) == "not-yours"
        assert (await told(ada, "POST", f"/friends/{friend}/invite", table=table))["is_new"] is True
        assert (await told(ada, "POST", f"/friends/{friend}/invite", table=table))["is_new"] is False
        await eventually(lambda: service.requests)
        assert service.messages == [
            {"title": "Ratskeller", "body": "First Rat: Du bist an einen Tisch eingeladen.", "table": table}
        ]
        [invitation] = await told(ben, "GET", "/friends/invitations")
        assert (invitation["table"], invitation["name"]) == (table, "Ada")
        assert await refused(cleo, "DELETE", f"/friends/invitations/{invitation['id']}") == "not-found"
        await told(ben, "DELETE", f"/friends/invitations/{invitation['id']}")
        assert await told(ben, "GET", "/friends/invitations") == []
        # Who has declined is not asked again to the same table, and nobody is told.
        assert (await told(ada, "POST", f"/friends/{friend}/invite", table=table))["is_new"] is False
        assert await told(ben, "GET", "/friends/invitations") == []
        await ben.join(table, 1)
        assert await refused(ada, "POST", f"/friends/{friend}/invite", table=table) == "not-now friend-invite-there"
        await ada.start(table)
        assert await refused(ada, "POST", f"/friends/{friend}/invite", table=table) == "not-now friend-invite-late"
        assert len(service.requests) == 1


@asynchronous
async def test_invitations_come_at_a_pace_of_a_person_and_of_an_address(sqlite_url: str) -> None:
    limits = Limits(burst=1000, invitations_per_hour=2, address_invitations_per_hour=3)
    async with (
        nearby(Settings(sqlite_url, limits=limits)) as server,
        people_at(server, "Ada", "Ben") as [ada, ben],
    ):
        ids = await befriend(ada, ben)
        tables = [await who.open("firstrat", "me", "open", is_public=False) for who in (ada, ben)]

        async def invite(number: int) -> int:
            path = f"/friends/{ids[number]}/invite"
            return (await ask((ada, ben)[number], "POST", path, table=tables[number])).status_code

        assert [await invite(0) for _ in range(3)] == [200, 200, 429]
        assert [await invite(1) for _ in range(2)] == [200, 429]  # the address has none left
        rows = await server.context.tables.look(lambda found: found.execute(select(invitations)).all())
        assert len(rows) == 2


@asynchronous
async def test_an_invitation_that_nobody_can_accept_is_not_shown(sqlite_url: str) -> None:
    async with (
        nearby(Settings(sqlite_url, limits=FAST)) as server,
        people_at(server, "Ada", "Ben", "Cleo") as [ada, ben, cleo],
    ):
        friend, _ = await befriend(ada, ben)
        table = await ada.open("firstrat", "me", "open", is_public=False)
        await told(ada, "POST", f"/friends/{friend}/invite", table=table)
        await cleo.join(table, 1)
        assert await told(ben, "GET", "/friends/invitations") == []
        assert await refused(ada, "POST", f"/friends/{friend}/invite", table=table) == "not-now friend-invite-full"
