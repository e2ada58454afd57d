"""What nobody should send over a socket: messages that are spoilt, too deep, too big or too many, and bare bytes."""

import base64
import json
import random
import socket
import struct
from typing import Any

import msgspec

from ratskeller.client.errors import CODES
from ratskeller.client.protocol import Failed, FromServer, Hello, News, Pong
from ratskeller.server.people.service import COOKIE
from tests.server.serving import Server

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10  # kinds of frames
LAST = 0x80
FROM_SERVER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    10**400,
    1e308,
    "",
    "x" * 300,
    "\0",
    "😀",
    [],
    {},
    [[]],
    {"type": "ping"},
]
KINDS = ("watch", "unwatch", "move", "undo", "answer", "back", "chat", "hint", "offers", "ping", "hello", "news", "")


class Peer:
    """The other end of a socket, which may send anything."""

    def __init__(self, server: Server, *headers: str, receive_bytes: int = 65536) -> None:
        self.plain = socket.socket()
        self.plain.settimeout(30)
        self.plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
        self.plain.connect(("127.0.0.1", server.port))
        self._rest = b""
        key = base64.b64encode(b"0123456789abcdef").decode()
        lines = [
            "GET /api/socket HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            f"Origin: {server.url}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            *headers,
        ]
        self.send("\r\n".join([*lines, "", ""]).encode())

    def __enter__(self) -> "Peer":
        return self

    def __exit__(self, *_: object) -> None:
        self.plain.close()

    def send(self, data: bytes) -> bool:
        """Send bytes as they are; whether the other end still took them."""
        try:
            self.plain.sendall(data)
        except OSError:
            return False
        return True

    def read_head(self) -> bytes:
        """The answer to the request for a socket."""
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._more()
        head, _, self._rest = self._rest.partition(b"\r\n\r\n")
        return head

    def read_frame(self) -> tuple[int, bytes]:
        """Kind and content of the next frame."""
        kind, length = self._take(2)
        if length >= 126:
            length = int.from_bytes(self._take(2 if length == 126 else 8))
        return kind & 0x0F, self._take(length)

    def read_all(self) -> list[tuple[int, bytes]]:
        """All frames until the other end has hung up."""
        frames = []
        try:
            while True:
                frames.append(self.read_frame())
        except (EOFError, ConnectionResetError):
            return frames

    def read_answer(self) -> FromServer:
        """The next message, which has to be one that the protocol knows."""
        while (frame := self.read_frame())[0] not in (TEXT, CLOSE):
            pass
        assert frame[0] == TEXT, frame
        return checked(frame[1])

    def _take(self, size: int) -> bytes:
        while len(self._rest) < size:
            self._rest += self._more()
        taken, self._rest = self._rest[:size], self._rest[size:]
        return taken

    def _more(self) -> bytes:
        data = self.plain.recv(65536)
        if not data:
            raise EOFError
        return data


def checked(text: bytes) -> FromServer:
    """A message that the protocol knows; a refusal has a code of the closed list, and nothing went wrong inside."""
    message = FROM_SERVER.decode(text)
    assert not isinstance(message, Failed) or (message.code in CODES and "went wrong" not in message.message), message
    return message


def frame(kind: int, data: bytes, *, is_last: bool = True, is_masked: bool = True) -> bytes:
    """A frame of a client's (RFC 6455, section 5.2)."""
    head = bytes([kind | (LAST if is_last else 0)])
    mark, size = 0x80 if is_masked else 0, len(data)
    if size < 126:
        head += bytes([mark | size])
    elif size < 2**16:
        head += bytes([mark | 126]) + struct.pack("!H", size)
    else:
        head += bytes([mark | 127]) + struct.pack("!Q", size)
    return head + (bytes(4) if is_masked else b"") + data


def spoilt_message(rng: random.Random, table: str) -> bytes:
    """A message that is wrong somewhere, or not; or no message at all."""
    how = rng.randrange(6)
    if how == 0:
        return rng.randbytes(rng.randrange(200))
    message: dict[str, Any] = {"type": rng.choice(KINDS), "table": table, "id": "1"}
    message |= {"after": rng.randrange(3), "move": "r1>1", "text": "hello", "agree": True}
    for key in rng.sample([*message], rng.randrange(5)):
        message.pop(key)
    if how in (1, 2):
        message[rng.choice([*message, "odd"] if message else ["odd"])] = rng.choice(ODD)
    if how == 3:
        return json.dumps(anything(rng, 4)).encode()
    text = bytearray(json.dumps(message).encode())
    if how == 4:
        for _ in range(rng.randrange(1, 4)):
            text[rng.randrange(len(text))] = rng.randrange(256)
    if how == 5:
        del text[rng.randrange(len(text)) :]
    return bytes(text)


def anything(rng: random.Random, depth: int) -> Any:
    """Any JSON."""
    if depth == 0 or rng.random() < 0.4:
        return rng.choice(ODD)
    if rng.random() < 0.5:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(4))]
    return {rng.choice(["type", "table", "id", "x"]): anything(rng, depth - 1) for _ in range(rng.randrange(4))}


def play_the_fool(server: Server, cookie: str, table: str, rng: random.Random, count: int) -> None:
    """Send so many messages that nobody should: each is answered exactly once, and so is a good one after them."""
    with Peer(server, f"Cookie: {COOKIE}={cookie}") as peer:
        assert b" 101 " in peer.read_head()
        for _ in range(count):
            peer.send(in_frames(rng, spoilt_message(rng, table)))
        peer.send(frame(TEXT, b'{"type": "ping", "id": "good"}'))
        answers, is_good = 0, False
        while answers < count or not is_good:  # a hint is answered when it is thought of, after the good message too
            answer = peer.read_answer()
            is_good = is_good or answer == Pong("good")
            answers += not isinstance(answer, Hello | News) and answer != Pong("good")
        assert answers == count


def in_frames(rng: random.Random, data: bytes) -> bytes:
    """A message as a client may send it: as text or bytes, in one frame or several, with a ping in between."""
    kind = rng.choice((TEXT, TEXT, BINARY))
    cuts = sorted(rng.randrange(len(data) + 1) for _ in range(rng.choice((0, 0, 1, 3))))
    parts = [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    frames = [
        frame(kind if number == 0 else CONTINUED, part, is_last=number == len(parts) - 1)
        for number, part in enumerate(parts)
    ]
    return rng.choice((b"", frame(PING, b"?"))).join(frames)
