"""Who was replaced at a table learns no more than a spectator, by whatever way they ask; who took the place learns the
seat's hand, and nothing that was written down for oneself."""

import json
import random
from functools import partial
from typing import Any

import pytest

from ratskeller.client.errors import Refused
from ratskeller.client.reference import Client
from ratskeller.server.base.settings import Settings
from tests.server.asynchronous import asynchronous
from tests.server.nearby import a_game, nearby, people_at
from tests.server.socket.test_sockets import FAST

NOTES = "Ben hides a melody"


async def refused(client: Client, method: str, path: str, **body: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as problem:
        await client._request(method, path, body or None)
    return problem.value.code


def of_tables(received: list[str]) -> list[dict[str, Any]]:
    """All states and entries among what a client was sent."""
    found = [json.loads(text) for text in received]
    found = [one for one in found if isinstance(one, dict)]
    states = [one["state"] for one in found if isinstance(one.get("state"), dict)]
    return states + [entry for one in found for entry in one.get("entries", [])]


def has_entry(number: int, state: dict[str, Any]) -> bool:
    """Whether a client knows of an entry."""
    known: int = state["number"]
    return known >= number


async def replace_first(table: str, ada: Client, ben: Client, cleo: Client, dora: Client) -> None:
    """The first one leaves, the others open the place, and somebody new takes it."""
    await ada.resign(table)
    await ben.propose(table, "open", 0)
    state = await cleo.wait_until(table, lambda state: "proposal" in state, 60)
    await cleo.vote(table, state["proposal"]["number"], agree=True)
    await dora.wait_until(table, lambda state: state["seats"][0].get("offered"), 60)
    await dora.join(table, 0)


@asynchronous
async def test_a_replaced_seat_s_hand_is_its_new_owner_s_alone(sqlite_url: str) -> None:
    names = ("Ada", "Ben", "Cleo", "Dora", "Eve")
    async with (
        nearby(Settings(sqlite_url, limits=FAST)) as server,
        people_at(server, *names, keep=True) as [ada, ben, cleo, dora, eve],
    ):
        table = await a_game([ada, ben, cleo], "piedpiper")
        path = f"/api/tables/{table}"
        await ada._request("PUT", f"{path}/notes", {"text": NOTES})
        for client in (ada, ben, cleo, dora, eve):
            await client.watch(table)
        await replace_first(table, ada, ben, cleo, dora)
        taken = (await ada.wait_until(table, lambda state: state["seats"][0]["name"] == "Dora", 60))["number"]
        ada.received.clear()
        rng = random.Random(2)
        players = [dora, ben, cleo]
        for _ in range(12):  # some turns, in which hands change; no game is over so soon
            actor = (await eve.state(table))["actor"]
            state = await players[actor].wait_for_turn(table, 60)
            number = await players[actor].move(table, rng.choice(state["legal"]))
            for client in (ada, eve):
                await client.wait_until(table, partial(has_entry, number), 60)

        # By the socket that she still has, she is told what a spectator is.
        for shown in of_tables(ada.received):
            assert set(shown.get("views", {"-1": {}})) == {"-1"}
            assert not {"legal", "offers"} & set(shown)
            assert not {"own", "move"} & set(shown.get("body", {}))
        # A new socket that asks for everything learns nothing of the time after.
        async with Client(server.url, cookie=ada.cookie, keep=True) as again:
            seen = await again.watch(table)
            spectators = (await eve.watch(table)).entries
            assert [entry for entry in seen.entries if entry.number > taken] == [
                entry for entry in spectators if entry.number > taken
            ]
            assert set((seen.state or {})["views"]) == {"-1"}
        # Nor do requests, and she can do nothing for the seat.
        info = await ada.info(table)
        assert (info["state"]["mine"], set(info["state"]["views"])) == ([], {"-1"})
        for act in (ada.move(table, "run>1"), ada.hint(table), ada.undo(table), ada.back(table)):
            with pytest.raises(Refused) as problem:
                await act
            assert problem.value.code == "not-yours"
        assert await refused(ada, "GET", f"{path}/presence") == "not-yours"
        assert await refused(ada, "PUT", f"{path}/plan", moves=["run>1"]) in ("not-yours", "not-now")
        # What Ada wrote down for herself is not part of the seat.
        assert NOTES not in json.dumps(await dora._get(f"{path}/notes"))
        assert not any(NOTES in text for client in (ben, cleo, dora, eve) for text in client.received)
        assert await refused(eve, "GET", f"{path}/notes") == "not-yours"
