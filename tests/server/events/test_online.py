"""A tournament of eight through requests and sockets, and who tries what they may not."""

import asyncio
import random
from typing import Any

import pytest

from ratskeller.client.errors import Refused
from ratskeller.client.reference import Client
from ratskeller.server.base.settings import Limits, Settings
from tests.server.asynchronous import asynchronous
from tests.server.events.playing import SETTLED, play_online, until
from tests.server.nearby import nearby, people_at
from tests.server.socket.test_sockets import FAST

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hugo")


async def post(client: Client, path: str, **body: Any) -> Any:
    """Ask for something, with a body if there is any."""
    answer = await client._request("POST", f"/api/events{path}", body if body or path.endswith("/join") else None)
    return answer.json() if answer.content else None


async def refused(client: Client, path: str, **body: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as problem:
        await post(client, path, **body)
    return problem.value.code


@asynchronous
async def test_eight_people_play_a_tournament_to_its_end(database_url: str) -> None:
    async with nearby(Settings(database_url, limits=FAST)) as server, people_at(server, *NAMES) as people:
        ada = people[0]
        event = (await post(ada, "", **SETTLED, format="robin", seats=4))["id"]
        for other in people[1:]:
            await post(other, f"/{event}/join", salt="mine")
        await post(ada, f"/{event}/start")
        rng = random.Random(8)
        for number in (1, 2, 3):
            shown = await until(ada, event, lambda shown, number=number: shown["round"] == number)
            assert [len(table["seats"]) for table in shown["pairings"][-1]["tables"]] == [4, 4]
            mine = [(await person._get(f"/api/events/{event}"))["my_table"] for person in people]
            assert set(mine) == {table["id"] for table in shown["pairings"][-1]["tables"]}
            assert mine[0] in {table["id"] for table in await ada.going()}
            await asyncio.gather(*(play_online(who, table, rng) for who, table in zip(people, mine, strict=True)))
        over = await until(ada, event, lambda shown: shown["state"] == "over")
        assert len(over["pairings"]) == over["rounds"] == 3
        assert sum(line["points"] for line in over["standings"]) == 3 * 8 * 6
        assert over["standings"][0]["rank"] == 1
        assert all(line["played"] == 3 for line in over["standings"])
        won = {line["number"]: 0 for line in over["standings"]}
        for made in over["pairings"]:
            for table in made["tables"]:
                record = (await ada.info(table["id"]))["state"]["result"]["pad"]
                assert [seat["score"] for seat in table["seats"]] == record["totals"]
                for seat in record["winners"]:
                    won[table["seats"][seat]["number"]] += len(record["winners"]) == 1
        assert {line["number"]: line["wins"] for line in over["standings"]} == won
        met = {
            frozenset((a["number"], b["number"]))
            for made in over["pairings"]
            for table in made["tables"]
            for a in table["seats"]
            for b in table["seats"]
            if a != b
        }
        assert len(met) == 8 * 7 / 2


@asynchronous
async def test_strangers_and_the_late_can_do_nothing(sqlite_url: str) -> None:
    async with (
        nearby(Settings(sqlite_url, limits=FAST)) as server,
        people_at(server, "Ada", "Ben", "Cleo", "Mallory") as [ada, ben, cleo, mallory],
    ):
        event = (await post(ada, "", **SETTLED, rounds=1, most=3))["id"]
        for _ in range(2):
            await post(ben, f"/{event}/join")
        shown = await ada._get(f"/api/events/{event}")
        assert [person["name"] for person in shown["people"]] == ["Ada", "Ben"]
        for act in ("start", "close"):
            assert await refused(mallory, f"/{event}/{act}") == "not-yours"
        assert await refused(mallory, f"/{event}/remove", number=1) == "not-yours"
        assert await refused(mallory, f"/{event}/withdraw") == "not-yours"
        assert await refused(mallory, "/nowhere/join") == "not-found"
        await post(cleo, f"/{event}/join")
        assert await refused(mallory, f"/{event}/join") == "too-many"
        assert await refused(ada, f"/{event}/remove", number=2, name="Somebody else") == "not-now"
        await post(ada, f"/{event}/remove", number=2)
        assert await refused(cleo, f"/{event}/join") == "not-yours"
        for _ in range(2):
            await post(ada, f"/{event}/start")
        shown = await ada._get(f"/api/events/{event}")
        assert (shown["round"], len(shown["pairings"])) == (1, 1)
        assert await refused(mallory, f"/{event}/join") == "not-now"
        assert await refused(mallory, f"/{event}/end-round", round=1) == "not-yours"
        assert await refused(ada, f"/{event}/end-round", round=1) == "not-now"  # its time is not over
        # Nobody else plays at its tables, and there is no request that would name a result.
        table = shown["pairings"][0]["tables"][0]["id"]
        for client in (mallory, cleo):
            with pytest.raises(Refused):
                await client.join(table, 0)
            with pytest.raises(Refused):
                await client.resign(table)
        assert shown["seed"] is None
        assert "seed" not in await ada.info(table)


@asynchronous
async def test_nobody_floods_the_server_with_tournaments(sqlite_url: str) -> None:
    limits = Limits(events_per_person=2, new_events_per_hour=4, people_per_event=8, burst=1000)
    async with nearby(Settings(sqlite_url, limits=limits)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        first = (await post(ada, "", **SETTLED, rounds=1, most=8))["id"]
        await post(ada, "", **SETTLED, rounds=1, most=8)
        assert await refused(ada, "", **SETTLED, rounds=1, most=8) == "too-many"
        await post(ada, f"/{first}/close")
        await post(ada, "", **SETTLED, rounds=1, most=8)
        hasty = Client(server.url, cookie=ben.cookie, retry_seconds=0)
        assert await refused(hasty, "", **SETTLED, rounds=1, most=8) == "too-fast"  # from the same address
        await hasty.close()
        listed = (await ben._get("/api/events"))["open"]
        assert len(listed) == 2


@asynchronous
async def test_nobody_joins_and_withdraws_all_the_time(sqlite_url: str) -> None:
    limits = Limits(joins_per_hour=2, burst=1000)
    async with nearby(Settings(sqlite_url, limits=limits)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        event = (await post(ada, "", **SETTLED, rounds=1, most=8))["id"]
        hasty = Client(server.url, cookie=ben.cookie, retry_seconds=0)
        for _ in range(2):
            await post(hasty, f"/{event}/join")
            await post(hasty, f"/{event}/withdraw")
        assert await refused(hasty, f"/{event}/join") == "too-fast"
        await hasty.close()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"title": ""}, "malformed"),
        ({"title": "x" * 61}, "too-big"),
        ({"title": "a\u202eb"}, "malformed"),
        ({"rounds": None}, "set-up"),
        ({"format": "robin"}, "set-up"),
        ({"game": "chess"}, "set-up"),
        ({"seats": 6}, "malformed"),
        ({"most": 9}, "too-big"),
        ({"most": 3, "seats": 4}, "set-up"),
        ({"options": {"nothing": "much"}}, "set-up"),
        ({"stand_in": "nobody"}, "set-up"),
        ({"round_hours": 0}, "malformed"),
        ({"results": []}, "malformed"),
    ],
)
def test_what_does_not_fit_together_is_refused(refusals: dict[str, str], change: dict[str, Any], code: str) -> None:
    assert refusals[str(change)] == code


@pytest.fixture(scope="module")
def refusals(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """How one server refuses all of them."""
    [marks] = test_what_does_not_fit_together_is_refused.pytestmark
    found: dict[str, str] = {}

    @asynchronous
    async def ask() -> None:
        file = tmp_path_factory.mktemp("refusals") / "r.sqlite"
        limits = Limits(people_per_event=8, burst=1000)
        async with nearby(Settings(f"sqlite:///{file}", limits=limits)) as server, people_at(server, "Ada") as [ada]:
            for change, _ in marks.args[1]:
                found[str(change)] = await refused(ada, "", **(SETTLED | {"rounds": 1, "most": 8} | change))

    ask()
    return found
