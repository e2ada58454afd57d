"""A run full of faults: people play while servers are killed, PostgreSQL goes away, and wires break."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from ratskeller.server.store import tables as store
from ratskeller.server.store.database import Database
from tests.server.agreement import violations
from tests.server.bad_bytes import BadWire
from tests.server.players import PATIENCE, Players, Tally
from tests.server.serving import Server
from tests.server.store.postgres import Postgres

LOOK = 0.02  # seconds between two looks at something that no event tells
MOVES_BETWEEN_KILLS = (5, 40)
MESSAGES_PER_CUT = 40
ALL = 0.2  # part of the kills that end all servers at once


@dataclass
class Plan:
    """What shall happen."""

    kills: int
    seed: int = 1
    kills_per_restart: int = 10  # of PostgreSQL
    kills_per_bot_move: int = 4  # bots take longer to come back than people
    progress: Callable[[str], None] = lambda _: None


@dataclass
class Outcome:
    """What has happened."""

    counts: Counter[str]
    violations: list[str]


@contextmanager
def servers_on(url: str, count: int) -> Iterator[list[Server]]:
    """Running servers that share a database; they start at the same time."""
    with ExitStack() as stack:
        with ThreadPoolExecutor(count) as threads:
            servers = list(threads.map(stack.enter_context, [Server(url) for _ in range(count)]))
        yield servers


class Run:
    """Parties on some servers that share a database."""

    def __init__(self, url: str, servers: Sequence[Server], parties: Sequence[Players], plan: Plan) -> None:
        self.url = url
        self.servers = servers
        self.parties = parties
        self.plan = plan
        self.tally = Tally()
        self.rng = random.Random(plan.seed)
        self.starting: dict[Server, asyncio.Task[None]] = {}
        self.wire = BadWire(servers, self.rng, MESSAGES_PER_CUT)

    async def outcome(self, postgres: Postgres | None = None) -> Outcome:
        """Play, do all the harm that is planned, and look at what is left."""
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self.wire)
            for party in self.parties:
                stack.push_async_callback(party.leave)
                await party.come(self.wire.url, self.rng, self.tally)
            async with asyncio.TaskGroup() as playing:
                for party in self.parties:
                    playing.create_task(party.play(self.tally))
                self.wire.is_bad = True
                for number in range(1, self.plan.kills + 1):
                    if number % self.plan.kills_per_bot_move == 0:
                        await self.see_a_bot_move()
                    await self.kill(postgres if number % self.plan.kills_per_restart == 0 else None)
                    self.plan.progress(f"{number} of {self.plan.kills} kills, {self.moves} moves")
                await self.all_started()
                self.wire.is_bad = False
                await self.see_bots_go_on()
                self.tally.is_over.set()
            found = await self.look()
        counts = self.tally.counts
        counts |= {"cuts": self.wire.cuts, "doubled": self.wire.doubled, "resent": self.wire.resent}
        return Outcome(counts, found)

    @property
    def moves(self) -> int:
        """Moves that were acknowledged."""
        return self.tally.counts["move"]

    async def kill(self, postgres: Postgres | None) -> None:
        """Let people play a while; kill a server, or all, while somebody waits for an answer."""
        await self.some_started()
        goal = self.moves + self.rng.randint(*MOVES_BETWEEN_KILLS)
        await until(lambda: self.moves >= goal, "people could not go on playing")
        await until(lambda: self.tally.under_way > 0, "nobody wished for anything")
        await asyncio.sleep(self.rng.uniform(0, 0.01))
        up = [server for server in self.servers if server not in self.starting]
        killed = up if self.rng.random() < ALL else [self.rng.choice(up)]
        self.tally.counts["kills"] += 1
        self.tally.counts["kills_under_way"] += self.tally.under_way > 0
        for server in killed:
            await asyncio.to_thread(server.kill)
            self.tally.counts["processes_killed"] += 1
        if postgres is not None:
            await self.all_started()  # a server does not start without its database
            self.tally.counts["postgres_restarts"] += 1
            await asyncio.to_thread(self.rng.choice([postgres.stop, postgres.kill]))
            await asyncio.to_thread(postgres.start)
        for server in killed:
            self.starting[server] = asyncio.create_task(self.start(server))

    async def start(self, server: Server) -> None:
        """Start a server again; others go on meanwhile, and may be killed."""
        await asyncio.to_thread(server.start)
        del self.starting[server]

    async def some_started(self) -> None:
        """Wait until a server is up, however long it takes to start: it may have to compile first."""
        while len(self.starting) == len(self.servers):
            done, _ = await asyncio.wait(self.starting.values(), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()

    async def all_started(self) -> None:
        """Wait until all servers are up that have been started."""
        await asyncio.gather(*self.starting.values())

    async def see_a_bot_move(self) -> None:
        """Wait until some bot has moved after the last kill, if there are any."""
        waiting = [partial(party.bots_moved_on, party.bot_moves) for party in self.parties if party.bots]
        if waiting:
            await until(lambda: any(has_moved() for has_moved in waiting), "no bot went on")

    async def see_bots_go_on(self) -> None:
        """Wait until every bot has moved after the last kill."""
        for party in self.parties:
            if party.bots:
                await until(partial(party.bots_moved_on, party.bot_moves), "a bot did not go on")
                self.tally.counts["bot_moves"] += party.bot_moves

    async def look(self) -> list[str]:
        """All that is not as it should be, when everybody knows what there is to know."""
        database = Database(self.url)
        try:
            found = []
            for party in self.parties:
                table = party.tables[-1]
                last = await database.run(partial(store.last_number, table_id=table, lock=False))
                for spectator in party.spectators:
                    await spectator.client.wait_until(table, partial(reaches, last), PATIENCE)
                found += await database.run(partial(violations, party=party))
                self.tally.counts["tables"] += len(party.tables)
            return found
        finally:
            await database.close()


def reaches(number: int, state: dict[str, Any]) -> bool:
    """The table has an entry."""
    return bool(state["number"] >= number)


async def until(holds: Callable[[], bool], otherwise: str) -> None:
    """Wait until something is true."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(LOOK)
    except TimeoutError:
        raise AssertionError(f"{otherwise} within {PATIENCE:.0f} seconds") from None
