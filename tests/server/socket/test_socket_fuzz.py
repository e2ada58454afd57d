"""Sockets of clients that send what nobody should; benchmarks/abuse.py does it for longer."""

import random
import struct
from collections.abc import Iterator

import pytest

from ratskeller.client.protocol import Done, Failed, Hello, Pong
from ratskeller.server.base.settings import Limits
from ratskeller.server.people.service import COOKIE
from tests.server.serving import Server, visitor
from tests.server.socket.socket_fuzz import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, Peer, frame, play_the_fool

MOST = Limits().message_bytes
GOOD = frame(TEXT, b'{"type": "ping", "id": "good"}')


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with which all tests here play the fool."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('fuzzed') / 'fuzzed.sqlite'}") as server:
        yield server


@pytest.fixture(autouse=True)
def unmoved(fuzzed: Server) -> Iterator[None]:
    """Whatever is done to the server, it answers others afterwards, and has nothing to complain of."""
    yield
    with Peer(fuzzed) as peer:
        peer.read_head()
        assert isinstance(peer.read_answer(), Hello)
        peer.send(GOOD)
        assert peer.read_answer() == Pong("good")
    assert "Traceback" not in fuzzed.log
    assert "[error" not in fuzzed.log


@pytest.fixture
def peer(fuzzed: Server) -> Iterator[Peer]:
    """A socket, after the server's greeting."""
    with Peer(fuzzed) as peer:
        assert b" 101 " in peer.read_head()
        assert isinstance(peer.read_answer(), Hello)
        yield peer


@pytest.mark.parametrize("seed", range(8))
def test_spoilt_messages_are_each_answered_once(fuzzed: Server, seed: int) -> None:
    with visitor(fuzzed.url, "Rat") as browser:
        options = {"game": "firstrat", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = browser.post("/api/tables", json=options).json()["id"]
        browser.post(f"/api/tables/{table}/start", json={}).raise_for_status()
        play_the_fool(fuzzed, browser.cookies[COOKIE], table, random.Random(seed), 40)


@pytest.mark.parametrize("opening", [b"[", b'{"type":', b'{"id":[', b'{"type":"ping","id":{"a":'])
def test_what_is_nested_deeply_is_malformed(peer: Peer, opening: bytes) -> None:
    peer.send(frame(TEXT, opening * (MOST // len(opening))))
    answer = peer.read_answer()
    assert isinstance(answer, Failed)
    assert answer.code == "malformed"


def test_a_message_may_be_as_long_as_allowed_and_no_longer(peer: Peer) -> None:
    ping = b'{"type": "ping", "id": "long"}'
    peer.send(frame(TEXT, ping.ljust(MOST)))
    assert peer.read_answer() == Pong("long")
    peer.send(frame(TEXT, ping.ljust(MOST + 1)))
    answer = peer.read_answer()
    assert isinstance(answer, Failed)
    assert (answer.id, answer.code) == ("long", "too-big")


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"[" * 100_000), 1009),
        (frame(TEXT, b"[" * 50_000, is_last=False) + frame(CONTINUED, b"[" * 50_000), 1009),
        (bytes([0x81, 0xFF]) + struct.pack("!Q", 2**62), 1009),
        (frame(TEXT, b"{}", is_masked=False), 1002),
        (frame(3, b"{}"), 1002),
        (frame(CONTINUED, b"{}"), 1002),
        (frame(TEXT, b"{", is_last=False) + frame(TEXT, b"}"), 1002),
        (frame(0x40 | TEXT, b"{}"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(PING, b"x", is_last=False), 1002),
        (frame(CLOSE, b"x"), 1002),
        (frame(CLOSE, struct.pack("!H", 999)), 1002),
        (frame(CLOSE, struct.pack("!H", 1000) + b"\xff"), 1007),
        (frame(PING, b"x" * 125) * 5_000, 1008),
        (frame(PONG, b"") * 5_000, 1008),
        (frame(TEXT, b"", is_last=False) + frame(CONTINUED, b"", is_last=False) * 5_000, 1008),
    ],
)
def test_what_breaks_the_rules_of_sockets_closes_them(peer: Peer, sent: bytes, code: int) -> None:
    peer.send(sent)
    kind, reason = peer.read_all()[-1]
    assert (kind, int.from_bytes(reason[:2])) == (CLOSE, code)


def test_bytes_are_read_as_text(peer: Peer) -> None:
    peer.send(frame(BINARY, b'{"type": "ping", "id": "bytes"}'))
    assert peer.read_answer() == Pong("bytes")
    for bad in (b"\xff\xfe", b'{"type": "ping", "id": "\xed\xa0\x80"}'):
        peer.send(frame(TEXT, bad))
        answer = peer.read_answer()
        assert isinstance(answer, Failed)
        assert answer.code == "malformed"


@pytest.mark.parametrize("header", ["X-Rat: " + "x" * 10_000, "\r\n".join(f"X-{i}: 1" for i in range(300)), "Bad"])
def test_a_request_for_a_socket_that_makes_no_sense_is_answered(fuzzed: Server, header: str) -> None:
    with Peer(fuzzed, header) as peer:
        assert peer.read_head().startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "sent", [b"", b"\x81", GOOD[:-3], frame(TEXT, b'{"type":', is_last=False), GOOD * 50, frame(CLOSE, b"") + GOOD]
)
def test_whoever_leaves_in_the_middle_is_not_missed(peer: Peer, sent: bytes) -> None:
    assert peer.send(sent)


def test_whoever_leaves_with_a_wish_under_way_has_it_fulfilled(fuzzed: Server) -> None:
    with visitor(fuzzed.url, "Rat") as browser:
        table = browser.post("/api/tables", json={"game": "firstrat", "seats": [{"kind": "me"}] * 2}).json()["id"]
        with Peer(fuzzed, f"Cookie: {COOKIE}={browser.cookies[COOKIE]}") as peer:
            peer.read_head()
            say = b'{"type": "chat", "table": "%s", "text": "hello", "id": "%d"}'
            peer.send(frame(TEXT, say % (table.encode(), 1)) + frame(TEXT, say % (table.encode(), 2)))
            while not isinstance(peer.read_answer(), Done):
                pass
        assert browser.get(f"/api/tables/{table}").json()["state"]["number"] >= 1
