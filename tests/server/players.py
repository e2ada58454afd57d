"""People who play whatever happens to the server, and remember what it has acknowledged."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Any, TypeVar

import httpx

from ratskeller.client.connection import Seen
from ratskeller.client.errors import Refused, Stale
from ratskeller.client.reference import Client

PATIENCE = 120.0  # seconds in which something has to happen while a server is up
LONGER = 600.0  # seconds, with those in which none is
PAUSE = 0.1
NO_CLOCK = {"kind": "none"}
T = TypeVar("T")
State = dict[str, Any]


@dataclass(frozen=True)
class Acknowledged:
    """What the server said it has put into a table's log."""

    number: int
    person: str
    kind: str  # of the wish; an undo may have become a question
    words: str = ""


@dataclass
class Tally:
    """What all players together have done."""

    counts: Counter[str] = field(default_factory=Counter)
    under_way: int = 0  # wishes that have no answer yet
    is_over: asyncio.Event = field(default_factory=asyncio.Event)  # no new wishes


class Spectator:
    """Somebody who watches tables."""

    def __init__(self, client: Client, person: str | None = None) -> None:
        self.client = client
        self.person = person
        self.seen: dict[str, Seen] = {}

    async def watch(self, table: str) -> None:
        """Begin to watch a table."""
        self.seen[table] = await self.client.watch(table)

    async def see_the_end(self, table: str) -> None:
        """Watch a table until there is another one, and then no longer."""
        await self.client.wait_until(table, lambda state: "rematch" in state, LONGER)
        await self.client.unwatch(table)


class Player(Spectator):
    """A device of a person's: it takes random legal moves, talks, takes back and lets others do so."""

    def __init__(self, client: Client, person: str, rng: random.Random, tally: Tally) -> None:
        super().__init__(client, person)
        self.acknowledged: dict[str, list[Acknowledged]] = {}
        self._rng = rng
        self._tally = tally

    async def play(self, table: str) -> None:
        """Play until the game or the run is over; no wish is left without an answer."""
        while (state := await self._called_on(table)) is not None and state["state"] != "over":
            self._tally.under_way += 1
            try:
                await self._act(table, state)
            except Stale:
                self._tally.counts["stale"] += 1
            finally:
                self._tally.under_way -= 1

    async def _called_on(self, table: str) -> State | None:
        """The state in which the player can do something; None: the run is over."""
        turn = asyncio.ensure_future(self.client.wait_until(table, is_called_on))
        stop = asyncio.ensure_future(self._tally.is_over.wait())
        try:
            await asyncio.wait([turn, stop], return_when=asyncio.FIRST_COMPLETED)
            return None if stop.done() else turn.result()
        finally:
            turn.cancel()
            stop.cancel()

    async def _act(self, table: str, state: State) -> None:
        after, rng = state["number"], self._rng
        if is_asked(state):
            agree = rng.random() < 0.5
            await self._keep_trace(table, "undo-answer", self.client.answer(table, agree, after), str(agree))
        elif state["undo"]["ask"] and rng.random() < 0.05:
            await self._keep_trace(table, "undo", self.client.undo(table, after))
        elif rng.random() < 0.05:
            words = f"{rng.getrandbits(64):x}"
            await self._keep_trace(table, "chat", self.client.chat(table, words), words)
        else:
            move = rng.choice(state["legal"])
            await self._keep_trace(table, "move", self.client.move(table, move, after), move)

    async def _keep_trace(self, table: str, kind: str, options: Awaitable[int], words: str = "") -> None:
        """Remember what was acknowledged. Only questions about undo can come too late to be fulfilled."""
        try:
            number = await options
        except Refused as refused:
            if refused.code != "not-now" or not kind.startswith("undo"):
                raise
            self._tally.counts["refused"] += 1
            return
        self.acknowledged.setdefault(table, []).append(Acknowledged(number, self.person or "", kind, words))
        self._tally.counts[kind] += 1


class Players:
    """People, and perhaps a bot, who play one game after another."""

    def __init__(self, game: str, people: int, bots: tuple[str, ...] = (), *, devices: int = 1) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.devices = devices  # of the first person: all of them play
        self.players: list[Player] = []  # the first device of each person first
        self.spectators: list[Spectator] = []  # players among them
        self.tables: list[str] = []

    def acknowledged(self, table: str) -> set[Acknowledged]:
        """All that the server has acknowledged at a table."""
        return {done for player in self.players for done in player.acknowledged.get(table, ())}

    @property
    def bot_moves(self) -> int:
        """Moves of bots of which the first player knows."""
        entries = (entry for seen in self.players[0].seen.values() for entry in seen.entries)
        return sum(entry.kind == "move" and (entry.seat or 0) >= self.people for entry in entries)

    def bots_moved_on(self, moves: int) -> bool:
        """Bots have moved more often than so many times."""
        return self.bot_moves > moves

    async def come(self, url: str, rng: random.Random, tally: Tally) -> None:
        """Sign up and sit down at a table."""
        for number in range(self.people):
            client = Client(url, retry_seconds=PATIENCE)
            person = (await client.sign_up(f"rat {number}"))["id"]
            self.players.append(Player(client, person, random.Random(rng.random()), tally))
        first = self.players[0]
        for _ in range(1, self.devices):
            client = Client(url, cookie=first.client.cookie, retry_seconds=PATIENCE)
            self.players.append(Player(client, first.person or "", random.Random(rng.random()), tally))
        self.spectators = [*self.players, Spectator(Client(url))]
        await self._begin(
            await first.client.open(self.game, "me", *["open"] * (self.people - 1), *self.bots, clock=NO_CLOCK)
        )

    async def leave(self) -> None:
        """Go."""
        for spectator in self.spectators:
            await spectator.client.close()

    async def play(self, tally: Tally) -> None:
        """Play one game after another until the run is over."""
        while not tally.is_over.is_set():
            table = self.tables[-1]
            await asyncio.gather(*(player.play(table) for player in self.players))
            if not tally.is_over.is_set():
                tally.counts["games"] += 1
                await self._begin(await insist(partial(self.players[0].client.rematch, table)))
                for spectator in self.spectators:
                    await spectator.see_the_end(table)

    async def _begin(self, table: str) -> None:
        for seat, player in enumerate(self.players[1 : self.people], start=1):
            await insist(partial(player.client.join, table, seat), {"seat-taken": 0})
        await insist(partial(self.players[0].client.start, table), {"not-now": 0})
        self.tables.append(table)
        for spectator in self.spectators:
            await spectator.watch(table)


def is_called_on(state: State) -> bool:
    """The player can do something, or the game is over."""
    return state["state"] == "over" or is_asked(state) or ("legal" in state and "asked" not in state["undo"])


def is_asked(state: State) -> bool:
    """Somebody waits for the player's consent to an undo."""
    asked = state.get("undo", {}).get("asked")
    return asked is not None and any(seat in asked["waiting"] for seat in state["mine"])


async def insist(request: Callable[[], Awaitable[T]], done: Mapping[str, T] = MappingProxyType({})) -> T:
    """Ask until there is an answer. After a request that got none, some refusals mean that it was fulfilled."""
    is_repeated = False
    async with asyncio.timeout(LONGER):
        while True:
            try:
                return await request()
            except httpx.TransportError:
                pass
            except Refused as refused:
                if is_repeated and refused.code in done:
                    return done[refused.code]
                if refused.code not in ("busy", "not-saved"):
                    raise
            is_repeated = True
            await asyncio.sleep(PAUSE)
