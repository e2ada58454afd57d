"""What each hostile input costs a server: processor time of its event loop, and memory at its peak."""

import statistics
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import httpx
from tests.server.serving import Server, visitor
from tests.server.socket.socket_fuzz import TEXT, Peer, frame

from abusing.described import described
from abusing.inputs import Sent, all_inputs
from abusing.plenty import fill
from ratskeller.server.people.service import COOKIE

LOOP_MS = 50.0  # that one input may take of the event loop
MEMORY_MB = 20.0  # by which one may raise the server's peak
TIMES = 3
DEAREST = 6
PATIENCE = 120


@dataclass
class Cost:
    """What an input was answered with, and what it cost."""

    what: str
    bytes: int
    status: str
    loop_ms: float
    memory_mb: float

    @property
    def is_too_much(self) -> bool:
        return self.loop_ms > LOOP_MS or self.memory_mb > MEMORY_MB

    def __str__(self) -> str:
        mark = "  TOO MUCH" if self.is_too_much else ""
        return f"{self.what:<52} {self.bytes:>8} {self.status:>10} {self.loop_ms:>8.1f} {self.memory_mb:>8.1f}{mark}"


HEADING = f"{'input':<52} {'bytes':>8} {'answer':>10} {'loop ms':>8} {'peak MB':>8}"


class Gauge:
    """Looks at a process from outside. A busy machine makes it slower, but takes no processor time of it."""

    def __init__(self, pid: int) -> None:
        self._folder = Path("/proc") / str(pid)
        self._loop = self._folder / "task" / str(pid) / "schedstat"  # the first thread has the event loop
        self.begun_ms = self.begun_mb = 0.0

    def loop_ms(self) -> float:
        """Processor time that the event loop's thread has had."""
        return int(self._loop.read_text().split()[0]) / 1e6

    def memory_mb(self, line: str) -> float:
        """What the process holds (VmRSS), or held at most (VmHWM) since it was last forgotten."""
        lines = (self._folder / "status").read_text().splitlines()
        return next(int(words.split()[1]) for words in lines if words.startswith(line)) / 1024

    def begin(self) -> None:
        """Begin anew, also to look for the peak."""
        (self._folder / "clear_refs").write_text("5")
        self.begun_ms, self.begun_mb = self.loop_ms(), self.memory_mb("VmRSS")


@contextmanager
def a_table(browser: httpx.Client) -> Iterator[str]:
    """A game of somebody's with themselves."""
    options = {"game": "firstrat", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table: str = browser.post("/api/tables", json=options).raise_for_status().json()["id"]
    browser.post(f"/api/tables/{table}/start", json={}).raise_for_status()
    yield table


def hostile_costs(server: Server) -> list[Cost]:
    """Send everything a few times, and measure each."""
    gauge = Gauge(server.pid)
    with visitor(server.url, "Rat") as browser, a_table(browser) as table:
        browser.timeout = httpx.Timeout(PATIENCE)
        cookie = f"{COOKIE}={browser.cookies[COOKIE]}"
        inputs = all_inputs(table, cookie)
        send = partial(answer_to, server=server, browser=browser, cookie=cookie)
        for sent in inputs[:1] + inputs[-1:]:
            send(sent, gauge)  # the first time, code is loaded
        print(HEADING, file=sys.stderr, flush=True)
        costs = [cost_of(sent, gauge, send) for sent in inputs]
        return costs + dearest(described(browser.get("/api/openapi.json").json()), gauge, send)


def plenty_costs(server: Server, file: Path) -> list[Cost]:
    """Ask for what there is much of."""
    gauge = Gauge(server.pid)
    with visitor(server.url, "Rat") as browser:
        browser.timeout = httpx.Timeout(PATIENCE)
        send = partial(answer_to, server=server, browser=browser, cookie="")
        return [cost_of(sent, gauge, send) for sent in fill(file, "Rat")]


def dearest(inputs: list[Sent], gauge: Gauge, send: Callable[[Sent, Gauge], str]) -> list[Cost]:
    """Send each once, and those again that cost most: of hundreds only these are told."""
    once = []
    for sent in inputs:
        send(sent, gauge)
        once.append((gauge.loop_ms() - gauge.begun_ms, gauge.memory_mb("VmHWM") - gauge.begun_mb))
    by_time = sorted(range(len(inputs)), key=lambda index: -once[index][0])[:DEAREST]
    by_memory = sorted(range(len(inputs)), key=lambda index: -once[index][1])[:DEAREST]
    print(f"of {len(inputs)} inputs by the API's description the dearest:", file=sys.stderr, flush=True)
    return [cost_of(inputs[index], gauge, send) for index in dict.fromkeys(by_time + by_memory)]


def cost_of(sent: Sent, gauge: Gauge, send: Callable[[Sent, Gauge], str]) -> Cost:
    """The median time of a few, and the highest peak."""
    times, peaks, status = [], [], ""
    for _ in range(TIMES):
        status = send(sent, gauge)
        times.append(gauge.loop_ms() - gauge.begun_ms)
        peaks.append(gauge.memory_mb("VmHWM") - gauge.begun_mb)
    cost = Cost(sent.what, sent.bytes, status, statistics.median(times), max(peaks))
    print(cost, file=sys.stderr, flush=True)
    return cost


def answer_to(sent: Sent, gauge: Gauge, *, server: Server, browser: httpx.Client, cookie: str) -> str:
    """Send it, and wait for the answer; a socket is opened before the gauge begins."""
    if not sent.method:
        with Peer(server, f"Cookie: {cookie}") as peer:
            peer.read_head()
            peer.read_answer()
            gauge.begin()
            peer.send(frame(TEXT, sent.body))
            return told(peer)
    headers = {"content-type": "application/json"} | sent.headers
    gauge.begin()
    answer = browser.request(sent.method, sent.path, content=sent.body or None, headers=headers)
    assert answer.status_code < 500, f"{sent.what}: {answer.status_code} {answer.text[:500]}"
    return str(answer.status_code)


def told(peer: Peer) -> str:
    """The code of the answer to a message."""
    answer = peer.read_answer()
    return str(getattr(answer, "code", type(answer).__name__.lower()))
