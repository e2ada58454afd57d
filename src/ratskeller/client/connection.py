"""A client's end of the socket: it reconnects, asks for what it missed, and sends unanswered messages again."""

import asyncio
import itertools
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from ratskeller.client.errors import Code, Refused, Stale
from ratskeller.client.protocol import (
    PROTOCOL,
    Done,
    Entry,
    Failed,
    FromServer,
    Hello,
    Hinted,
    Message,
    News,
    Pong,
    Unwatch,
    Watch,
)
from ratskeller.client.protocol import Stale as StaleNews
from ratskeller.core.errors import RatskellerError

LONGEST = 2**24  # bytes of a message from the server
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds until the next try to come back
BREATH = 0.2  # seconds until a busy server is asked for a table again
FOREIGN: Code = "not-yours"  # what a server says to pages of others; trying again does not help

DECODER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class BrokenLine(RatskellerError):
    """The server can't be talked with: it refuses the socket, speaks another protocol, or leaves entries out."""


@dataclass
class Seen:
    """All that a client knows of a table."""

    entries: list[Entry] = field(default_factory=list)
    state: dict[str, Any] | None = None
    problem: RatskellerError | None = None  # why there is no more to come
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def number(self) -> int:
        """The last entry."""
        return self.entries[-1].number if self.entries else 0

    def learn(self, entries: list[Entry], state: dict[str, Any]) -> None:
        """Take in news, which may contain entries that are already known. News of a long table comes in pages; only the
        last one has the state."""
        new = [entry for entry in entries if entry.number > self.number]
        if [entry.number for entry in new] != list(range(self.number + 1, self.number + 1 + len(new))):
            raise BrokenLine(f"after entry {self.number} came {', '.join(str(entry.number) for entry in new)}")
        self.entries += new
        is_whole = self.number >= state["number"]
        if is_whole and (self.state is None or state["number"] >= self.state["number"]):
            self.state = state
        self.notify()

    def notify(self) -> None:
        """Wake all who wait for something to change."""
        self.changed.set()
        self.changed = asyncio.Event()


class Line:
    """The socket. `run` it as a task; it ends only when it is cancelled or the line is broken for good."""

    def __init__(self, url: str, headers: Callable[[], dict[str, str]], keep: Callable[[str], None]) -> None:
        self.hello: Hello | None = None  # None: not connected
        self.tables: dict[str, Seen] = {}
        self._url = url
        self._headers = headers
        self._keep = keep
        self._socket: ClientConnection | None = None
        self._ids = itertools.count(1)
        self._session = f"{random.getrandbits(48):012x}"  # ids differ from those of other clients of the same person
        self._waiting: dict[str, tuple[Message, asyncio.Future[FromServer]]] = {}
        self._watches: dict[str, str] = {}  # id of the message -> table
        self._agains: set[asyncio.Task[None]] = set()  # tables that the server will be asked for again
        self._problem: BrokenLine | None = None

    async def run(self) -> None:
        """Keep the socket open."""
        pauses = growing_pauses()
        while self._problem is None:
            try:
                async with connect(
                    self._url, additional_headers=self._headers(), compression=None, max_size=LONGEST
                ) as self._socket:
                    async for text in self._socket:
                        await self._take(text)
                        pauses = growing_pauses()
            except InvalidStatus as refusal:
                refused = refusal_in(bytes(refusal.response.body or b""))
                if refused is not None and refused.code == FOREIGN:
                    self._break(BrokenLine(f"no socket is opened for us: {refused.message}"))
            except BrokenLine as problem:
                self._break(problem)
            except (WebSocketException, OSError):
                pass
            finally:
                self._socket = self.hello = None
            await asyncio.sleep(next(pauses))

    def cut(self) -> None:
        """Lose the connection, as when a cable is pulled."""
        if self._socket is not None:
            self._socket.transport.abort()

    def next_id(self) -> str:
        """An id for a message."""
        return f"{self._session}-{next(self._ids)}"

    async def ask(self, message: Any) -> FromServer:
        """Send a message that has an id, again after every loss of the connection, until it is answered."""
        if self._problem is not None:
            raise self._problem
        answer: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = (message, answer)
        try:
            if self.hello is not None:
                await self._send(message)
            return await answer
        finally:
            del self._waiting[message.id]

    async def watch(self, table: str) -> Seen:
        """All that is known of a table, kept up to date from now on."""
        if table not in self.tables:
            self.tables[table] = Seen()
            if self.hello is not None:
                await self._send_watch(table)
        seen = self.tables[table]
        while seen.state is None and seen.problem is None:
            await seen.changed.wait()
        if seen.problem is not None:
            raise seen.problem
        return seen

    async def unwatch(self, table: str) -> None:
        """Forget a table."""
        if self.tables.pop(table, None) is not None:
            await self.ask(Unwatch(table, self.next_id()))

    async def _send(self, message: Message) -> None:
        if self._socket is not None:
            with suppress(WebSocketException):  # it is sent again when the connection is back
                await self._socket.send(msgspec.json.encode(message).decode())

    async def _send_watch(self, table: str) -> None:
        message = Watch(table, self.tables[table].number, self.next_id())
        self._watches[message.id] = table
        await self._send(message)

    async def _watch_later(self, table: str) -> None:
        """Ask again for a table whose news the server could not send."""
        await asyncio.sleep(BREATH)
        if table in self.tables and self.hello is not None:
            await self._send_watch(table)

    async def _take(self, text: str | bytes) -> None:
        """Handle a message; ignore kinds that only newer servers know."""
        self._keep(text if isinstance(text, str) else text.decode())
        try:
            message = DECODER.decode(text)
        except msgspec.ValidationError:
            return
        match message:
            case Hello():
                await self._come_back(message)
            case News():
                if message.table in self.tables:
                    self.tables[message.table].learn(message.entries, message.state)
            case Failed(code="busy" | "not-saved" | "too-fast") if message.id in self._watches:
                again = asyncio.create_task(self._watch_later(self._watches.pop(message.id)))
                self._agains.add(again)
                again.add_done_callback(self._agains.discard)
            case Failed() if message.id in self._watches:
                seen = self.tables.pop(self._watches.pop(message.id), Seen())
                seen.problem = refusal_of(message)
                seen.notify()
            case Done() if message.id in self._watches:
                del self._watches[message.id]
            case Done() | StaleNews() | Failed() | Hinted() | Pong():
                if isinstance(message, StaleNews) and message.table in self.tables:
                    self.tables[message.table].learn(message.entries, message.state)
                _, answer = self._waiting.get(message.id, (None, None))
                if answer is not None and not answer.done():
                    answer.set_result(message)

    async def _come_back(self, hello: Hello) -> None:
        """Ask for what was missed, and send again what had no answer."""
        if hello.protocol != PROTOCOL:
            raise BrokenLine(f"the server speaks protocol {hello.protocol}, this client {PROTOCOL}")
        self.hello = hello
        self._watches.clear()
        for table in list(self.tables):
            await self._send_watch(table)
        for message, _ in list(self._waiting.values()):
            await self._send(message)

    def _break(self, problem: BrokenLine) -> None:
        self._problem = problem
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(problem)
        for seen in self.tables.values():
            seen.problem = problem
            seen.notify()


def growing_pauses() -> Iterator[float]:
    """Seconds to wait before each try: not all clients come back to a server at the same moment."""
    pause = FIRST_PAUSE
    while True:
        yield pause * random.uniform(0.5, 1.5)
        pause = min(2 * pause, LONGEST_PAUSE)


def refusal_of(message: Failed) -> Refused:
    """What a server's refusal says, as an error."""
    code: Any = message.code
    return Refused(code, message.message, rule=message.rule, reason=message.reason, figures=message.figures)


def refusal_in(body: bytes) -> Refused | None:
    """The refusal that the body of an answer is; None if it is not the server's, but a proxy's."""
    try:
        return refusal_of(msgspec.convert({"type": "error", "id": ""} | msgspec.json.decode(body), Failed))
    except (ValueError, TypeError, RecursionError):
        return None


def done(answer: FromServer) -> int:
    """The number of the entry that a command became, or the error that says why it became none."""
    if isinstance(answer, StaleNews):
        raise Stale
    if isinstance(answer, Failed):
        raise refusal_of(answer)
    return answer.number if isinstance(answer, Done) else 0
