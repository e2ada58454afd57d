"""What comes over bare connections beside requests that make sense, far more than is taken of it."""

import socket
import sys
import time
from contextlib import closing, suppress
from dataclasses import dataclass

from tests.server.serving import Server
from tests.server.socket.socket_fuzz import PING, TEXT, Peer, frame

from abusing.hostile import MEMORY_MB, Gauge

MANY = 20_000_000  # bytes, as far as the server takes them
SECONDS = 3.0  # in which it may
PIECE = 65_536


@dataclass
class Flood:
    """What was sent, how much of it, and what it cost. There is no end to it, so only its memory has a limit."""

    what: str
    bytes: int
    loop_ms: float
    memory_mb: float

    @property
    def is_too_much(self) -> bool:
        return self.memory_mb > MEMORY_MB

    def __str__(self) -> str:
        mark = "  TOO MUCH" if self.is_too_much else ""
        return f"{f'flood: {self.what}':<52} {self.bytes:>8} {'':>10} {self.loop_ms:>8.1f} {self.memory_mb:>8.1f}{mark}"


def flood_costs(server: Server) -> list[Flood]:
    """Send all of them for a few seconds each, unless the server ends it."""
    gauge, host = Gauge(server.pid), f"127.0.0.1:{server.port}"
    chunked = f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: {server.url}\r\nTransfer-Encoding: chunked\r\n\r\n"
    after = chunked.encode() + b"0\r\na:"
    requests = {
        "requests before an answer": (b"", f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()),
        "headers after a body": (after, b"\r\na:"),
        "one header after a body": (after, b"x"),
        "bodies of a byte": (chunked.encode(), b"1\r\na\r\n"),
        "blank lines": (b"", b"\r\n"),
    }
    floods = []
    for what, (begun, part) in requests.items():
        with socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS) as line:
            line.sendall(begun)
            floods.append(flood(what, gauge, line, part))
    for what, part in {"empty messages": frame(TEXT, b""), "pings": frame(PING, b"")}.items():
        with Peer(server) as peer:
            peer.read_head()
            peer.read_answer()
            floods.append(flood(what, gauge, peer.plain, part))
    return floods


def flood(what: str, gauge: Gauge, line: socket.socket, part: bytes) -> Flood:
    """Send the same over and over, and read no answer."""
    line.settimeout(SECONDS)
    many, sent, ends = part * (PIECE // len(part)), 0, time.monotonic() + SECONDS
    gauge.begin()
    with closing(line), suppress(OSError):
        while sent < MANY and time.monotonic() < ends:
            line.sendall(many)
            sent += len(many)
    time.sleep(0.5)
    found = Flood(what, sent, gauge.loop_ms() - gauge.begun_ms, gauge.memory_mb("VmHWM") - gauge.begun_mb)
    print(found, file=sys.stderr, flush=True)
    return found
