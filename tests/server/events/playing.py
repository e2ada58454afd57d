"""Tournaments for tests: without a network, and through requests and sockets."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

from ratskeller.client.reference import Client
from ratskeller.server.events.options import EventOptions
from ratskeller.server.events.service import Events
from ratskeller.server.people.service import Person
from ratskeller.server.store.events import Whole

SETTLED = {"title": "Cheese Cup", "game": "piedpiper", "clock": {"kind": "none"}}


def event_options(**more: Any) -> EventOptions:
    """A tournament to be opened: Swiss, two rounds at tables of two, unless something else is named."""
    return EventOptions.model_validate({"format": "swiss", "rounds": 2, "seats": 2} | SETTLED | more)


async def begun(events: Events, people: Sequence[Person], **more: Any) -> str:
    """A tournament that has started; the first one is the organiser."""
    event_id = await events.open(people[0], event_options(**more))
    for person in people[1:]:
        await events.join(event_id, person, f"salt-{person.name}")
    await events.start(event_id, people[0])
    return event_id


async def play_out(events: Events, table_id: str, rng: random.Random) -> None:
    """Play a table to its end by random legal moves."""
    tables = events.tables
    while (live := await tables.cache.current(table_id)).state == "running":
        assert live.play is not None
        assert live.actor is not None
        person_id = live.seats[live.actor].person_id
        await tables.move(table_id, person_id or "", live.number, rng.choice(live.play.legal_moves()))


async def settled(events: Events) -> None:
    """Wait until all that follows from tables that ended is written."""
    await events.progress.stop()


def tables_of(whole: Whole, number: int | None = None) -> list[str]:
    """The tables of a round, or of all, in their order."""
    found = [row.table_id for row in whole.results if row.table_id and number in (None, row.round)]
    return list(dict.fromkeys(found))


async def play_online(client: Client, table_id: str, rng: random.Random) -> None:
    """Play one's part of a table by a socket, to its end."""
    while (state := await client.wait_for_turn(table_id, 120))["state"] != "over":
        await client.move(table_id, rng.choice(state["legal"]))


async def until(client: Client, event_id: str, holds: Any, seconds: float = 120) -> dict[str, Any]:
    """A tournament as soon as something is true of it."""
    async with asyncio.timeout(seconds):
        while True:
            shown: dict[str, Any] = await client._get(f"/api/events/{event_id}")
            if holds(shown):
                return shown
            await asyncio.sleep(0.02)
