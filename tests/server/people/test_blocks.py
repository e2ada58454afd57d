"""Who has blocked somebody never sits down with them and reads nothing of theirs; nobody learns of it."""

from typing import Any

from ratskeller.client.reference import Client
from ratskeller.server.base.settings import Settings
from tests.server.asynchronous import asynchronous
from tests.server.friends.requests import befriend, id_of, refused, told
from tests.server.nearby import Nearby, a_game, eventually, nearby, people_at
from tests.server.socket.test_sockets import FAST


async def join(client: Client, table: str, seat: int) -> str:
    """Why somebody can't sit down."""
    return await refused(client, "POST", f"/tables/{table}/join", seats=[seat])


async def words_for(server: Nearby, person_id: str, table: str) -> list[Any]:
    """What somebody is sent of what was said at a table."""
    entries = (await server.context.tables.cache.news(table, person_id, 0)).entries
    return [entry.body for entry in entries if entry.kind in ("chat", "aside")]


@asynchronous
async def test_neither_sits_down_where_the_other_sits(database_url: str) -> None:
    async with (
        nearby(Settings(database_url, limits=FAST)) as server,
        people_at(server, "Ada", "Ben", "Cleo") as [ada, ben, cleo],
    ):
        table = await ben.open("firstrat", "me", "open", "open", is_public=True)
        await told(ada, "POST", "/blocks", table=table, seat=0)
        assert [block["name"] for block in await told(ada, "GET", "/blocks")] == ["Ben"]
        assert await told(ben, "GET", "/blocks") == []
        assert await join(ada, table, 1) == "not-yours block-sits-here"  # who has blocked knows why
        own = await ada.open("firstrat", "me", "open", "open", is_public=True)
        assert await join(ben, own, 1) == "not-yours block-not-here"
        await cleo.join(own, 1)
        third = await cleo.open("firstrat", "me", "open", "open", is_public=True)
        await ada.join(third, 1)
        assert await join(ben, third, 2) == "not-yours block-not-here"
        # Who wants to play at once is not seated there either, though all hosts are there.
        for client, seat in ((ada, own), (ben, table), (cleo, third)):
            await client.watch(seat)
        ids = [await id_of(one) for one in (ada, ben, cleo)]
        await eventually(lambda: all(one in server.context.tables.sessions for one in ids))
        quick = await told(ben, "POST", "/tables/quick", game="firstrat")
        assert quick["is_new"] is True
        [block] = await told(ada, "GET", "/blocks")
        assert await refused(ben, "DELETE", f"/blocks/{block['id']}") == "not-found"
        await told(ada, "DELETE", f"/blocks/{block['id']}")
        await ben.join(own, 2)


@asynchronous
async def test_a_game_that_runs_goes_on_without_the_words_of_who_is_blocked(database_url: str) -> None:
    async with (
        nearby(Settings(database_url, limits=FAST)) as server,
        people_at(server, "Ada", "Ben", "Cleo", "Dan") as [ada, ben, cleo, dan],
    ):
        table, here = await a_game([ada, ben]), await id_of(ada)
        number = await ben.chat(table, "you lout")
        await ada.chat(table, "pardon?")
        await told(ada, "POST", "/blocks", table=table, entry=number)
        await ben.chat(table, "lout again")
        mine = await words_for(server, here, table)
        assert mine == [{"muted": True}, {"name": "Ada", "text": "pardon?", "id": mine[1]["id"]}, {"muted": True}]
        for other in (await id_of(ben), await id_of(dan)):
            assert [said["text"] for said in await words_for(server, other, table)][::2] == ["you lout", "lout again"]
        state = await ada.wait_for_turn(table)
        await ada.move(table, state["legal"][0])
        # It is no help to only watch, and to talk from there.
        other_game = await a_game([cleo, dan])
        await ben.chat(other_game, "from the balcony", aside=True)
        assert await words_for(server, here, other_game) == [{"muted": True}]
        [block] = await told(ada, "GET", "/blocks")
        await told(ada, "DELETE", f"/blocks/{block['id']}")
        assert (await words_for(server, here, table))[0]["text"] == "you lout"


@asynchronous
async def test_other_processes_learn_of_a_block(fresh_postgres_url: str) -> None:
    settings = Settings(fresh_postgres_url, limits=FAST)
    async with (
        nearby(settings) as server,
        nearby(settings) as other,
        people_at(server, "Ada", "Ben") as [ada, ben],
    ):
        await eventually(lambda: other.context.tables.sessions.connected_since(float("inf")))
        table, here = await a_game([ada, ben]), await id_of(ada)
        await ben.chat(table, "you lout")
        assert (await words_for(other, here, table))[0]["text"] == "you lout"
        await told(ada, "POST", "/blocks", table=table, seat=1)
        await eventually(lambda: here not in other.context.tables.blocks._known)
        assert await words_for(other, here, table) == [{"muted": True}]


@asynchronous
async def test_a_friend_who_is_blocked_is_a_friend_no_more_and_can_not_come_back_by_a_link(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        friend, _ = await befriend(ada, ben)
        token = (await told(ada, "POST", "/friends/links"))["token"]
        theirs = (await told(ben, "POST", "/friends/links"))["token"]
        await told(ada, "POST", "/blocks", friend=friend)
        for who in (ada, ben):
            assert (await told(who, "GET", "/friends"))["friends"] == []
        assert await refused(ben, "POST", "/friends/links/accept", token=token) == "not-found friend-link-old"
        assert await refused(ada, "POST", "/friends/links/accept", token=theirs) == "not-now friend-link-blocked"


@asynchronous
async def test_only_somebody_whom_one_can_see_is_blocked(sqlite_url: str) -> None:
    async with (
        nearby(Settings(sqlite_url, limits=FAST)) as server,
        people_at(server, "Ada", "Ben", "Cleo") as [ada, ben, cleo],
    ):
        table = await a_game([ada, ben])
        aside = await cleo.chat(table, "psst", aside=True)
        assert await refused(ada, "POST", "/blocks", table=table, seat=0) == "malformed block-nobody"
        assert await refused(ada, "POST", "/blocks", table=table, entry=1) == "not-found"
        assert (
            await refused(ada, "POST", "/blocks", table=table, entry=aside) == "not-found"
        )  # nobody who plays reads it
        assert await refused(ada, "POST", "/blocks", table=table, seat=0, entry=1) == "malformed"
        assert await refused(ada, "POST", "/blocks") == "malformed"
        bots = await ada.open("firstrat", "me", "pantry-rat")
        assert await refused(ada, "POST", "/blocks", table=bots, seat=1) == "malformed block-nobody"
