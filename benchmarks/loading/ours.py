"""Ratskeller: its processes, and tables full of people at them."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import msgspec
from tests.server.serving import GENEROUS, Server
from tests.server.store.postgres import temporary_postgres

from loading.field import Field, all_in_turn
from loading.table import SEATS, News, Table
from loading.wire import connect
from peers import ROOT, environment
from ratskeller.games.firstrat.challenges import CHALLENGES
from ratskeller.games.firstrat.constants import LEVELS
from ratskeller.server.base.settings import Limits

GAMES = ("firstrat", "piedpiper")
ANALYSES = 12
SECONDS_TO_BEGIN = 300  # an analysis, on a machine that has much else to do
LIMITS = (*GENEROUS, "sockets=100000", "tables_per_person=100000")


class PlainServer(Server):
    """A server with the libraries that people install and no more: where those for developers are, too, others load
    some of them."""

    variables: Mapping[str, str] = {"PYTHONPATH": str(ROOT / "src")}

    def start(self) -> "Server":
        """Start it, and wait until it answers."""
        self.python = str(environment("ratskeller", "-r requirements/play.txt", "-c requirements/dev.txt asyncpg"))
        return super().start()


class State(msgspec.Struct):
    """What the clients have to know of a state."""

    number: int
    state: str
    legal: list[str] = []


class Told(msgspec.Struct):
    """What the clients have to know of a message."""

    type: str
    state: State | None = None
    code: str = ""
    message: str = ""


TOLD = msgspec.json.Decoder(Told)


class OurTable(Table):
    """A table of either game."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.game = GAMES[number % len(GAMES)]
        self.id = ""
        self._legal: list[str] = []
        self._cookies: list[str] = []

    def read(self, seat: int, message: bytes) -> News | None:
        """News have a state; everything else is an answer."""
        told = TOLD.decode(message)
        if told.type in ("error", "stale"):
            self.problems.append(told.code or told.type)
        if told.type != "news" or told.state is None:
            return None
        state = told.state
        if state.legal:
            self._legal = state.legal
        return News(state.number, seat if state.legal else None, state.state == "over")

    def words_of_move(self, seat: int) -> bytes:
        """Any legal move."""
        move = {"type": "move", "table": self.id, "after": self.seen[seat], "move": self.rng.choice(self._legal)}
        return msgspec.json.encode(move)

    async def set_up(self, http: httpx.AsyncClient, ports: list[int]) -> None:
        """Four people sit down, the game starts, and all open their sockets, at one process after another."""
        self._cookies = [await somebody(http, ports[seat % len(ports)]) for seat in range(SEATS)]
        await self.lay_out(http, ports)
        for seat, cookie in enumerate(self._cookies):
            headers = {"Cookie": f"ratskeller={cookie}"}
            port = ports[seat % len(ports)]
            self.wires.append(await connect(port, "/api/socket", headers, partial(self.take, seat), self.lose))
        self.watch()

    async def lay_out(self, http: httpx.AsyncClient, ports: list[int]) -> None:
        """A new game for the same four."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        host, *guests = self._cookies
        opened = await ask(http, ports[0], "/api/tables", {"game": self.game, "seats": seats}, host)
        self.id = opened["id"]
        for seat, cookie in enumerate(guests, start=1):
            await ask(http, ports[0], f"/api/tables/{self.id}/join", {"seats": [seat], "salt": f"{seat}"}, cookie)
        await ask(http, ports[0], f"/api/tables/{self.id}/start", {"salt": "0"}, host)
        self.seen, self.actor, self.is_over = [-1] * SEATS, None, False

    def watch(self) -> None:
        """All look at the table."""
        for wire in self.wires:
            wire.send(msgspec.json.encode({"type": "watch", "table": self.id}))


async def somebody(http: httpx.AsyncClient, port: int) -> str:
    """The cookie of a new person."""
    answer = await http.post(f"http://127.0.0.1:{port}/api/me", json={"name": "Rat"}, headers=origin(port))
    answer.raise_for_status()
    cookie = str(answer.cookies["ratskeller"])
    http.cookies.clear()
    return cookie


async def ask(http: httpx.AsyncClient, port: int, path: str, body: object, cookie: str) -> dict[str, str]:
    """What a request of somebody's is answered."""
    headers = origin(port) | {"cookie": f"ratskeller={cookie}"}
    answer = await http.post(f"http://127.0.0.1:{port}{path}", json=body, headers=headers)
    answer.raise_for_status()
    told: dict[str, str] = answer.json()
    return told


def origin(port: int) -> dict[str, str]:
    """A page of the server's own asks."""
    return {"origin": f"http://127.0.0.1:{port}"}


class OurField(Field):
    """Tables at one process, or at several that share a database."""

    def __init__(self, name: str, servers: list[Server], database: int | None = None) -> None:
        super().__init__(name, [server.pid for server in servers], database)
        self.ports = [server.port for server in servers]
        self.tables: list[OurTable] = []

    async def set_up(self, count: int) -> None:
        """So many tables, each with four sockets."""
        self.tables = [OurTable(number) for number in range(count)]
        async with httpx.AsyncClient(timeout=60) as http:
            works = [partial(table.set_up, http, self.ports) for table in self.tables]
            await all_in_turn(f"{self.name}: tables", works)
        await self.wait_until_laid_out()

    async def begin_analyses(self) -> None:
        """Have more games explained than can be in the time; comes back when each process works on one."""
        port = self.ports[0]
        paths = [f"/api/records/solved-{level}-{challenge}/analysis" for level in LEVELS for challenge in CHALLENGES]
        async with httpx.AsyncClient(timeout=60) as http:
            for number, path in enumerate(paths[:ANALYSES]):
                if number % Limits().analyses_per_person == 0:
                    cookie = await somebody(http, port)
                await ask(http, port, path, None, cookie)
            async with asyncio.timeout(SECONDS_TO_BEGIN):
                for path in paths[: len(self.ports)]:
                    while not (await http.get(f"http://127.0.0.1:{port}{path}")).json()["done"]:
                        await asyncio.sleep(0.5)
        self.name += ", analysing"

    async def renew(self) -> None:
        """Where a game is over, another begins."""
        over = [table for table in self.tables if table.is_over]
        async with httpx.AsyncClient(timeout=60) as http:
            await asyncio.gather(*(table.lay_out(http, self.ports) for table in over))
        for table in over:
            table.watch()
        await self.wait_until_laid_out()


@contextmanager
def on_sqlite() -> Iterator[OurField]:
    """One process, with its database in a file."""
    with (
        TemporaryDirectory(prefix="ratskeller-load-") as folder,
        PlainServer(f"sqlite:///{Path(folder) / 'load.sqlite'}", limit=LIMITS) as server,
    ):
        yield OurField("sqlite, 1 process", [server])


@contextmanager
def on_postgresql() -> Iterator[OurField]:
    """Two processes, with a PostgreSQL that waits for the disk as it does in earnest."""
    with temporary_postgres(is_durable=True) as postgres, ExitStack() as stack:
        address = postgres.new_database()
        servers = [stack.enter_context(PlainServer(address, limit=LIMITS)) for _ in range(2)]
        assert postgres.process is not None
        yield OurField("postgresql, 2 processes", servers, postgres.process.pid)
