"""Treats a server as badly as tests/server does, for longer, and measures the memory that it holds meanwhile.

All is on this machine and bounded. What goes wrong ends the run: an answer that the API does not describe, a message
that the protocol does not know, a traceback in the server's log, a socket that stays open.
"""

import argparse
import json
import random
import resource
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402
import psutil  # noqa: E402
from tests.server.http.schema_walk import walk  # noqa: E402
from tests.server.serving import GENEROUS, Server, visitor  # noqa: E402
from tests.server.socket.socket_fuzz import TEXT, Peer, frame, play_the_fool  # noqa: E402
from tests.server.store.postgres import temporary_postgres  # noqa: E402

from abusing.holding import longest_holds  # noqa: E402
from abusing.hostile import hostile_costs, plenty_costs  # noqa: E402
from abusing.wires import flood_costs  # noqa: E402
from ratskeller.server.http.uvicorn_protocol import HEAD_SECONDS  # noqa: E402
from ratskeller.server.people.service import COOKIE  # noqa: E402

DRAIN = 5  # seconds after which a socket that takes nothing is closed
MANY = (
    *("tables_per_person", "sockets_per_person", "exports_per_hour", "sign_ins_per_minute", "mails_asked_per_hour"),
    *("new_events_per_hour", "friend_links_per_hour", "invitations_per_hour", "address_invitations_per_hour"),
    *("blocks_per_hour", "reports_per_hour", "address_reports_per_hour", "holiday_changes_per_day"),
)
LIMITS = (*GENEROUS, *(f"{name}=1000000" for name in MANY), f"seconds_to_drain={DRAIN}")
FILES = 20_000  # that may be open at once, if the machine lets us
PATIENCE = 120  # seconds, for what has to happen sooner or later
MESSAGES = 40  # that a fool sends before the next one comes
WORDS = "squeak " * 70
SAID, WISHES = 200, 100  # by a talker, and to hear it all, of each who never reads


@dataclass
class Figures:
    """What was done, and the server's memory in MB before, at most, and after it."""

    what: str
    count: int
    seconds: float
    before: float
    most: float
    after: float
    remark: str

    def __str__(self) -> str:
        memory = f"{self.before:.0f} MB before, {self.most:.0f} at most, {self.after:.0f} after"
        return f"{self.what}: {self.count} in {self.seconds:.0f} s; {memory}. {self.remark}"


class Abuse:
    """One server, and what is done to it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.process = psutil.Process(server.pid)
        self.figures: list[Figures] = []
        self._most = 0.0

    @property
    def memory(self) -> float:
        """What the server holds now, in MB."""
        held = float(self.process.memory_info().rss) / 2**20
        self._most = max(self._most, held)
        return held

    def measure(self, what: str, count: int, work: Callable[[int], str]) -> None:
        """Do something so many times, and look at the memory; nothing may have surprised the server."""
        print(f"{what} …", file=sys.stderr, flush=True)
        self._most = 0.0
        before, began = self.memory, time.perf_counter()
        remark = work(count)
        after = self.memory
        figures = Figures(what, count, time.perf_counter() - began, before, self._most, after, remark)
        self.figures.append(figures)
        print(figures, file=sys.stderr, flush=True)
        assert "Traceback" not in self.server.log, self.server.log[-5000:]
        assert "[error" not in self.server.log, self.server.log[-5000:]

    def wait_until(self, holds: Callable[[], bool]) -> float:
        """Wait for something that has to happen; the seconds that it took."""
        began = time.perf_counter()
        while not holds():
            assert time.perf_counter() < began + PATIENCE, "it does not happen"
            assert self.memory
            time.sleep(0.1)
        return time.perf_counter() - began

    def open_sockets(self) -> int:
        """How many sockets the server says that it has."""
        lines = httpx.get(f"{self.server.url}/metrics", timeout=PATIENCE).text.splitlines()
        return int(float(next(line.split()[1] for line in lines if line.startswith("ratskeller_sockets "))))

    # What is done

    def ask_for_everything(self, examples: int) -> str:
        """Schemathesis over the whole API."""
        [done] = walk(self.server.url, examples=examples, seed=random.randrange(2**32))
        assert not done.problems, "\n".join(done.problems[:20])
        return " ".join(f"{status}: {count}" for status, count in sorted(done.statuses.items()))

    def play_the_fool(self, messages: int) -> str:
        """Spoilt messages over sockets, one after another."""
        seed = random.randrange(2**32)
        with visitor(self.server.url, "Fool") as browser:
            for number in range(messages // MESSAGES):
                table = new_game(browser)
                play_the_fool(self.server, browser.cookies[COOKIE], table, random.Random(seed + number), MESSAGES)
                assert self.memory
        return f"seed {seed}"

    def open_many(self, sockets: int) -> str:
        """Sockets that all watch one table."""
        with visitor(self.server.url, "Rat") as browser, ExitStack() as stack:
            table = new_game(browser)
            lines = [self.watching(stack, table) for _ in range(sockets)]
            held = self.memory
            talker = self.watching(stack, table, browser.cookies[COOKIE])
            said = time.perf_counter()
            talker.send(chat(table, "hello", 1))
            for line in lines:
                line.read_answer()
            heard = time.perf_counter() - said
            assert self.open_sockets() == sockets + 1
        gone = self.wait_until(lambda: self.open_sockets() == 0)
        return f"{held:.0f} MB with all; news at all of them after {heard:.2f} s; all gone after {gone:.1f} s"

    def read_nothing(self, sockets: int) -> str:
        """Sockets that want to hear over and over what was said at a table, and never read."""
        with visitor(self.server.url, "Rat") as browser, ExitStack() as stack:
            table = new_game(browser)
            talker = self.watching(stack, table, browser.cookies[COOKIE])
            for number in range(SAID):
                talker.send(chat(table, WORDS, number))
                talker.read_answer()
                talker.read_answer()
            deaf = [stack.enter_context(Peer(self.server, receive_bytes=4096)) for _ in range(sockets)]
            for line in deaf:
                line.read_head()
                line.send(watch(table) * WISHES)
            gone = self.wait_until(lambda: self.open_sockets() == 1)
            return f"all let go after {gone:.1f} s; limits.seconds_to_drain is {DRAIN}"

    def ask_half(self, connections: int) -> str:
        """Connections on which half a request comes, and no more."""
        host = ("127.0.0.1", self.server.port)
        halves = [b"", b"GET /api/games HT", b"GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\n"]
        begun = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{host[1]}\r\nOrigin: {self.server.url}\r\n"
        halves.append(f"{begun}Content-Length: 1000\r\n\r\n{{".encode())
        with ExitStack() as stack:
            for number in range(connections):
                line = stack.enter_context(socket.create_connection(host, timeout=PATIENCE))
                line.sendall(halves[number % len(halves)])
            self.wait_until(lambda: self.connections() >= connections)
            gone = self.wait_until(lambda: self.connections() < 10)
        assert gone < 3 * HEAD_SECONDS
        return f"all let go after {gone:.1f} s"

    def connections(self) -> int:
        """How many connections the server has."""
        return len(self.process.net_connections("tcp"))

    def come_and_go(self, rounds: int) -> str:
        """People, tables, sockets, and questions for what is not there, over and over."""
        levels: list[float] = []
        with visitor(self.server.url) as browser:
            for number in range(1, rounds + 1):
                browser.cookies.clear()
                browser.post("/api/me", json={"name": "Rat"}).raise_for_status()
                table = new_game(browser)
                browser.get(f"/api/tables/none-{number}")
                browser.get("/api/me", headers={"cookie": f"{COOKIE}=forged-{number}"})
                with ExitStack() as stack:
                    line = self.watching(stack, table, browser.cookies[COOKIE])
                    line.send(chat(table, WORDS, number))
                    line.read_answer()
                if number % max(1, rounds // 10) == 0:
                    levels.append(self.memory)
                    print(f"  {number} rounds, {levels[-1]:.0f} MB", file=sys.stderr, flush=True)
        return "MB after each tenth: " + " ".join(f"{level:.0f}" for level in levels)

    def watching(self, stack: ExitStack, table: str, cookie: str = "") -> Peer:
        """A socket that watches a table and has heard all that is new."""
        line = stack.enter_context(Peer(self.server, f"Cookie: {COOKIE}={cookie}"))
        assert b" 101 " in line.read_head()
        line.send(watch(table))
        for _ in ("hello", "done", "news"):
            line.read_answer()
        return line


def new_game(browser: httpx.Client) -> str:
    """A game of somebody's with themselves."""
    wish = {"game": "firstrat", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table: str = browser.post("/api/tables", json=wish).raise_for_status().json()["id"]
    browser.post(f"/api/tables/{table}/start", json={}).raise_for_status()
    return table


def watch(table: str) -> bytes:
    """A message."""
    return frame(TEXT, json.dumps({"type": "watch", "table": table}).encode())


def chat(table: str, words: str, number: int) -> bytes:
    """Another one."""
    return frame(TEXT, json.dumps({"type": "chat", "table": table, "text": words, "id": str(number)}).encode())


@contextmanager
def address(kind: str) -> Iterator[str]:
    """An empty database."""
    with ExitStack() as stack:
        if kind == "sqlite":
            yield f"sqlite:///{Path(stack.enter_context(TemporaryDirectory(prefix='ratskeller-abuse-'))) / 'a.sqlite'}"
        else:
            yield stack.enter_context(temporary_postgres()).new_database()


def tell_costs() -> None:
    """What each hostile input costs, and how long the event loop is held; more than is allowed ends the run."""
    with address("sqlite") as database, Server(database, limit=LIMITS) as server:
        costs = hostile_costs(server)
        floods = flood_costs(server)
        assert "Traceback" not in server.log, server.log[-5000:]
    with address("sqlite") as database, Server(database, limit=LIMITS) as server:
        costs += plenty_costs(server, Path(database.removeprefix("sqlite:///")))
        assert "Traceback" not in server.log, server.log[-5000:]
    held = longest_holds()
    print(*held, sep="\n", file=sys.stderr, flush=True)
    wrong = [cost.what for cost in costs if cost.is_too_much] + [sent.what for sent in floods if sent.is_too_much]
    wrong += [long.what for long in held if long.is_too_much]
    if wrong:
        sys.exit(f"too much time of the event loop or too much memory: {', '.join(wrong)}")


def main() -> None:
    parser = argparse.ArgumentParser(description="A server that is treated badly.")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--examples", type=int, default=50, help="of each operation, in each way (default: 50)")
    parser.add_argument("--messages", type=int, default=20_000, help="that are spoilt (default: 20000)")
    parser.add_argument("--sockets", type=int, default=1000, help="open at once (default: 1000)")
    parser.add_argument("--readers", type=int, default=50, help="that never read (default: 50)")
    parser.add_argument("--halves", type=int, default=400, help="of requests (default: 400)")
    parser.add_argument("--rounds", type=int, default=4000, help="of coming and going (default: 4000)")
    parser.add_argument("--costs", action="store_true", help="only what each hostile input costs, in two minutes")
    parser.add_argument("--json", action="store_true", help="print JSON at the end")
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if most == resource.RLIM_INFINITY else min(FILES, most), most))
    tell_costs()
    if options.costs:
        return
    with address(options.database) as database, Server(database, limit=LIMITS) as server:
        abuse = Abuse(server)
        abuse.measure("requests by the API's own description", options.examples, abuse.ask_for_everything)
        abuse.measure("spoilt messages", options.messages, abuse.play_the_fool)
        abuse.measure("sockets at once", options.sockets, abuse.open_many)
        abuse.measure("sockets that never read", options.readers, abuse.read_nothing)
        abuse.measure("halves of requests", options.halves, abuse.ask_half)
        abuse.measure("people who come and go", options.rounds, abuse.come_and_go)
    if options.json:
        print(json.dumps([asdict(figures) for figures in abuse.figures], indent=2))


if __name__ == "__main__":
    main()
