"""Tournaments for the reference client: open, find and join them, and learn of one's tables (docs/events.md)."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

EVENTS = "/api/events"
PAUSE = 1.0  # seconds between two questions whether something has changed

Request = Callable[[str, str, dict[str, Any] | None], Awaitable[httpx.Response]]
Event = dict[str, Any]


class Tournaments:
    """All that somebody does about tournaments. Their tables are tables like others."""

    def __init__(self, request: Request) -> None:
        self._request = request

    async def listed(self) -> list[Event]:
        """Public tournaments that are not over, newest first."""
        return await self._list("open")

    async def mine(self) -> list[Event]:
        """Those that I opened or take part in, the newest first."""
        return await self._list("mine")

    async def open(self, title: str, game: str, **options: Any) -> str:
        """Open one that people join by its id; `EventOptions` in `/api/docs` has all options. Its id."""
        body = {"title": title, "game": game, "salt": new_salt()} | options
        event: str = (await self._request("POST", EVENTS, body)).json()["id"]
        return event

    async def look(self, event: str) -> Event:
        """All of one: what was settled, people, pairings, standings, and where I play now (`my_table`)."""
        whole: Event = (await self._request("GET", f"{EVENTS}/{event}", None)).json()
        return whole

    async def join(self, event: str) -> None:
        """Take part; a random number of ours becomes part of the luck at all our tables."""
        await self._do(event, "join", salt=new_salt())

    async def withdraw(self, event: str) -> None:
        """Withdraw, from the next round on. A game that has begun goes on."""
        await self._do(event, "withdraw")

    async def start(self, event: str) -> None:
        """Open the first round of a tournament of mine."""
        await self._do(event, "start")

    async def end_round(self, event: str, number: int) -> None:
        """End a round of a tournament of mine after its deadline: games that are not over count as unplayed."""
        await self._do(event, "end-round", round=number)

    async def remove(self, event: str, number: int, name: str = "") -> None:
        """Have somebody take part no more in a tournament of mine; the number is that among its `people`. With a name,
        nobody else is removed who has the number by then."""
        await self._do(event, "remove", number=number, name=name)

    async def close(self, event: str) -> None:
        """Call a tournament of mine off."""
        await self._do(event, "close")

    async def standings(self, event: str) -> list[Event]:
        """The lines of the standings, best first, each with the name of its person."""
        whole = await self.look(event)
        names = {person["number"]: person["name"] for person in whole["people"]}
        return [line | {"name": names[line["number"]]} for line in whole["standings"]]

    async def wait_until(self, event: str, holds: Callable[[Event], bool], seconds: float | None = None) -> Event:
        """The tournament as soon as something is true of it; TimeoutError if that takes longer."""
        version = -1
        async with asyncio.timeout(seconds):
            while True:
                answer = await self._request("GET", f"{EVENTS}/{event}/version", None)
                if (newest := answer.json()["version"]) != version:
                    version = newest
                    if holds(whole := await self.look(event)):
                        return whole
                await asyncio.sleep(PAUSE)

    async def wait_for_table(self, event: str, after: str | None = None, seconds: float | None = None) -> str | None:
        """Where I play next, `after` another table; None once I no longer play."""

        def is_new(whole: Event) -> bool:
            return is_done(whole) or whole["my_table"] not in (None, after)

        table: str | None = (await self.wait_until(event, is_new, seconds))["my_table"]
        return table if table != after else None

    async def _list(self, which: str) -> list[Event]:
        events: list[Event] = (await self._request("GET", EVENTS, None)).json()[which]
        return events

    async def _do(self, event: str, what: str, **body: Any) -> None:
        await self._request("POST", f"{EVENTS}/{event}/{what}", body or None)


def is_done(whole: Event) -> bool:
    """Whether I am no longer playing in a tournament."""
    return whole["state"] in ("over", "closed") or whole["my_state"] != "in"


def new_salt() -> str:
    """Our part of the luck."""
    return secrets.token_hex(16)
