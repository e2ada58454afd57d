"""Tournaments by the reference client, as somebody who writes a bot uses it."""

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest

from ratskeller.client import tournaments
from ratskeller.client.errors import Refused
from ratskeller.client.reference import Client
from ratskeller.server.base.settings import Settings
from tests.client.test_client import FAST
from tests.server.asynchronous import asynchronous
from tests.server.nearby import nearby, people_at

CUP = {"clock": {"kind": "none"}, "format": "swiss", "rounds": 2, "seats": 2}


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """News are asked for often."""
    monkeypatch.setattr(tournaments, "PAUSE", 0.05)


async def take_part(client: Client, event: str, rng: random.Random) -> list[str]:
    """Play all tables of a tournament at random; which those were."""
    played: list[str] = []
    table = None
    while (table := await client.tournaments.wait_for_table(event, table, 120)) is not None:
        played.append(table)
        while (state := await client.wait_for_turn(table, 120))["state"] == "running":
            await client.move(table, rng.choice(state["legal"]))
    return played


@asynchronous
async def test_clients_open_find_join_and_play_a_tournament(sqlite_url: str) -> None:
    names = ["Ada", "Ben", "Cleo", "Dora"]
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, *names) as clients:
        ada, *others = clients
        event = await ada.tournaments.open("Cheese Cup", "piedpiper", **CUP)
        for client in others:
            [found] = await client.tournaments.listed()
            assert (found["id"], found["title"], await client.tournaments.mine()) == (event, "Cheese Cup", [])
            await client.tournaments.join(event)
            assert [one["id"] for one in await client.tournaments.mine()] == [event]
        await ada.tournaments.start(event)
        rng = random.Random(3)
        played = await asyncio.gather(*(take_part(client, event, rng) for client in clients))
        assert [len(tables) for tables in played] == [2, 2, 2, 2]
        whole = await ada.tournaments.look(event)
        assert (whole["state"], len(whole["pairings"])) == ("over", 2)
        standings = await ada.tournaments.standings(event)
        assert sorted(line["name"] for line in standings) == names
        assert standings[0]["rank"] == 1
        assert sum(line["points"] for line in standings) == 2 * 4 * 6
        assert await ada.tournaments.listed() == []


@asynchronous
async def test_who_withdraws_waits_for_no_table_and_only_the_organiser_ends_things(sqlite_url: str) -> None:
    names = ["Ada", "Ben", "Cleo"]
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, *names) as [ada, ben, cleo]:
        event = await ada.tournaments.open("Cheese Cup", "firstrat", **CUP | {"round_hours": 0.1})
        await ben.tournaments.join(event)
        await cleo.tournaments.join(event)
        await ada.tournaments.remove(event, 1)
        assert await ben.tournaments.wait_for_table(event, seconds=60) is None
        await cleo.tournaments.withdraw(event)
        assert await cleo.tournaments.wait_for_table(event, seconds=60) is None
        await cleo.tournaments.join(event)
        for act in (ben.tournaments.start, ben.tournaments.close):
            with pytest.raises(Refused) as refused:
                await act(event)
            assert refused.value.code == "not-yours"
        await ada.tournaments.start(event)
        assert await cleo.tournaments.wait_for_table(event, seconds=60) is not None
        with pytest.raises(Refused) as refused:
            await ada.tournaments.end_round(event, 1)
        assert refused.value.code == "not-now"
        await ada.tournaments.close(event)
        assert (await cleo.tournaments.look(event))["state"] == "closed"
        assert await cleo.tournaments.wait_until(event, lambda whole: whole["state"] == "closed", 60)


@asynchronous
async def test_the_example_in_the_document_takes_part_to_the_end(sqlite_url: str) -> None:
    document = (Path(__file__).parents[2] / "docs" / "events.md").read_text("utf-8")
    [program] = re.findall(r"^```python\n(.*?)^```", document, re.MULTILINE | re.DOTALL)
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada") as [ada]:
        event = await ada.tournaments.open("Cheese Cup", "piedpiper", **CUP | {"rounds": 1})
        printed: list[tuple[Any, ...]] = []
        whole = compile(program.replace("http://127.0.0.1:8642", server.url), "events.md", "exec")
        bert = asyncio.create_task(asyncio.to_thread(exec, whole, {"print": lambda *line: printed.append(line)}))
        await ada.tournaments.wait_until(event, lambda shown: len(shown["people"]) == 2, 60)
        await ada.tournaments.start(event)
        await asyncio.gather(bert, take_part(ada, event, random.Random(1)))
    assert sorted(name for _, name, _ in printed) == ["Ada", "Bert"]
    assert sum(points for _, _, points in printed) == 12
