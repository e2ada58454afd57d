"""One socket: it carries out its client's requests, and sends news.

Nothing queues up for a slow client. For each table that it watches we keep the last entry that was sent, and whether
there may be more; when it has taken one message, the next contains what is new by then, as far as it fits.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ratskeller.client.errors import Refused
from ratskeller.client.protocol import PROTOCOL, Hello, Hint, Message
from ratskeller.core.version import __version__
from ratskeller.server.base.logs import get_logger
from ratskeller.server.base.metrics import MESSAGES, count_of
from ratskeller.server.base.protocols import AGAINST_THE_RULES, DROP, SEND, SERVICE_RESTART
from ratskeller.server.context import AppContext
from ratskeller.server.people.bans import banned
from ratskeller.server.people.service import Person
from ratskeller.server.socket.dispatch import answer_to, failed, name_of, read_message
from ratskeller.server.socket.waiting import Gate
from ratskeller.server.tables.addresses import address_of

TABLES = 40  # that one socket may watch
MOST_OFFENCES = 60  # messages in a row that can't be read or come too fast, after which a socket is closed
TRUST = 60.0  # seconds after which a cookie is checked again
PAUSE = 1.0  # seconds until news that could not be had, or came too fast, are asked for again
SIGNED_OUT = "you were signed out on this device"
OFFENCES = ("malformed", "too-big", "too-fast")
FEW = 10  # entries that anybody may get again at any time; more are old news, which have a pace
AT_ONCE = 32_768  # bytes that are sent before we wait for the client to take them

ENCODER = msgspec.json.Encoder()
log = get_logger("socket")


class Socket:
    """One client's socket. A client without a cookie may only watch tables."""

    __slots__ = (
        "_answers",
        "_code",
        "_ends",
        "_has_read",
        "_hint",
        "_is_idle",
        "_is_known",
        "_is_over",
        "_news",
        "_offences",
        "_reading",
        "_send_at_once",
        "_sent",
        "_trusted",
        "_untaken",
        "_websocket",
        "_work",
        "address",
        "context",
        "offers",
        "person",
        "watched",
        "words",
    )

    def __init__(
        self, websocket: WebSocket, context: AppContext, person: Person | None, is_known: Callable[[], Awaitable[bool]]
    ) -> None:
        self.context = context
        self.person = person
        self.address = address_of(websocket.scope)
        self.words = False  # the client wants sentences for events
        self.offers = False  # and what each of its moves would bring
        self.watched: dict[str, int] = {}  # tables that the client watches, and the last entry sent
        self._websocket = websocket
        self._send_at_once: Callable[[bytes], bool] = websocket.scope.get("extensions", {}).get(SEND, lambda _: False)
        self._is_known = is_known  # whether the cookie is still good
        self._trusted = time.monotonic()
        self._news: dict[str, bool] = {}  # tables that may have some; True: the state is sent in any case
        self._ends: dict[str, Callable[[], None]] = {}  # what ends the watching of a table
        self._answers: list[Message] = []  # a few at most: nothing is read before they are sent
        self._work = Gate()  # there is something to send
        self._sent = Gate()  # no answer is left to send
        self._hint: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[None] | None = None
        self._is_idle = False  # waits for the client
        self._is_over = False  # nothing more is read
        self._has_read = False
        self._code: int | None = None  # why the socket is closed
        self._offences = 0  # in a row
        self._untaken = 0  # bytes sent since we last waited for the client

    @property
    def person_id(self) -> str | None:
        """Whose socket it is."""
        return self.person.id if self.person else None

    @property
    def holder(self) -> str:
        """Whose limits count: the person's, or those of all strangers at an address."""
        return self.person_id or f"from {self.address}"

    async def run(self) -> None:
        """Talk with the client until it is gone, or has to go."""
        name = self.person.name if self.person else ""
        self.answer(Hello(PROTOCOL, __version__, self.person_id or "", name))
        forget = self.context.tables.sessions.open(self.person, self.sign_out) if self.person else lambda: None
        if self.person is not None and self.person.ban is not None:
            self.sign_out(banned(self.person.ban))
        self._reading = asyncio.create_task(self._read())
        try:
            try:
                await self._write()
            except Exception:
                await self._end_reading(self._reading)
                raise
            await self._end_reading(self._reading)
        finally:
            forget()
            for table in list(self._ends):
                self.unwatch(table)
            self._reading.cancel()

    async def _end_reading(self, reading: asyncio.Task[None]) -> None:
        """Have what is under way answered; what went wrong while it was read goes wrong here."""
        self.stop()
        await asyncio.wait([reading])
        if not reading.cancelled():
            reading.result()

    def stop(self, code: int | None = None) -> None:
        """Stop reading; close, with a code, when requests under way are answered."""
        self._code = self._code or code
        self._is_over = True
        self._sent.set()
        self._work.set()
        # A command that is being carried out is never cancelled.
        if self._is_idle and self._reading is not None:
            self._reading.cancel()

    def sign_out(self, why: Refused | None = None) -> None:
        """The owner has signed out, or is banned: say so, and close."""
        self._refuse("", why or Refused("sign-in", SIGNED_OUT))

    def answer(self, message: Message) -> None:
        """Have a message sent."""
        self._answers.append(message)
        self._sent.clear()
        self._work.set()

    def watch(self, table: str, after: int) -> None:
        """Send the news of a table from now on, beginning after an entry."""
        if table not in self.watched and len(self.watched) >= TABLES:
            raise Refused("too-many", f"a socket can watch {TABLES} tables")
        self.watched[table] = after
        if table not in self._ends:
            self._ends[table] = self._watching(table)
        self._wake(table, in_any_case=True)

    def _watching(self, table: str) -> Callable[[], None]:
        """Listen for news of a table, and count as present; the result ends both."""
        end_news = self.context.tables.cache.watch(table, lambda: self._wake(table))
        if self.person is None:
            return end_news
        end_presence = self.context.tables.sessions.watch(self.person.id, table)

        def end() -> None:
            end_news()
            end_presence()

        return end

    def unwatch(self, table: str) -> None:
        """Stop sending news of a table."""
        if table in self._ends:
            self._ends.pop(table)()
            del self.watched[table]

    def _wake(self, table: str, *, in_any_case: bool = False) -> None:
        self._news[table] = in_any_case or self._news.get(table, False)
        self._work.set()

    # What comes in

    async def _read(self) -> None:
        try:
            while not self._is_over:
                await self._sent.wait()  # a client that takes no answers is not read
                if self._is_over:
                    return
                self._is_idle = True
                event = await self._websocket.receive()
                self._is_idle = False
                if event["type"] == "websocket.disconnect":
                    if event.get("code") == SERVICE_RESTART:  # the client is still there: the server stops
                        self._code = SERVICE_RESTART
                    return
                text = event.get("text")
                await self._take(text.encode() if text is not None else event["bytes"])
        finally:
            self._is_over = self._has_read = True
            self._work.set()

    async def _take(self, data: bytes) -> None:
        """Read a message and do what it asks for."""
        try:
            self.context.take_message(self.holder, self.address)
            message = read_message(data, self.context.settings.limits.message_bytes)
            count_of(MESSAGES, "in", str(message.__struct_config__.tag)).inc()
            await self._check_cookie()
        except Refused as refused:
            self._refuse(name_of(data), refused)
            return
        self._offences = 0
        if isinstance(message, Hint):
            if self._hint is not None and not self._hint.done():
                self.answer(failed(message.id, Refused("busy", "one hint is on its way already")))
            else:
                self._hint = asyncio.create_task(self._hinted(message))
        else:
            self.answer(await answer_to(self, message))

    async def _hinted(self, message: Hint) -> None:
        """Hints take a while: other messages are not kept waiting."""
        self.answer(await answer_to(self, message))

    def _refuse(self, message_id: str, refused: Refused) -> None:
        self.answer(failed(message_id, refused))
        self._offences += refused.code in OFFENCES
        if refused.code in ("sign-in", "banned") or self._offences >= MOST_OFFENCES:
            self.stop(AGAINST_THE_RULES)

    async def _check_cookie(self) -> None:
        """Check the cookie again once in a while, and whenever a sign-out may have been missed."""
        now = time.monotonic()
        is_fresh = now < self._trusted + TRUST and self.context.tables.sessions.connected_since(self._trusted)
        if self.person is None or is_fresh:
            return
        if not await self._is_known():
            raise Refused("sign-in", SIGNED_OUT)
        self._trusted = now

    # What goes out

    async def _write(self) -> None:
        try:
            while not (self._has_read and not self._answers):
                await self._work.wait()
                self._work.clear()
                while self._answers:
                    message = self._answers.pop(0)
                    await self._send(ENCODER.encode(message), message.__struct_config__.tag)
                self._sent.set()
                while self._news and not self._answers and not self._is_over:
                    table = next(iter(self._news))
                    await self._send_news(table, in_any_case=self._news.pop(table))
            if self._code is not None:
                await self._sending(self._websocket.close(self._code))
        except WebSocketDisconnect:
            pass
        except TimeoutError:
            log.info("socket too slow", seconds=self.context.settings.limits.seconds_to_drain)
            drop = self._websocket.scope.get("extensions", {}).get(DROP)
            if drop is not None:
                drop()

    async def _send_news(self, table: str, *, in_any_case: bool) -> None:
        """Send what is new at a table: all of it, or a page, after which comes the next one."""
        if table not in self.watched:
            return
        before = self.watched[table]
        try:
            await self._check_cookie()
            newest = (await self.context.tables.cache.current(table)).number
            if not in_any_case and newest <= before:
                return
            await self.pay_for(table, before)
            number, news = await self.context.tables.cache.news_bytes(
                table, self.person_id, before, words=self.words, offers=self.offers
            )
        except Refused as refused:
            if refused.code in ("busy", "not-saved", "too-fast"):
                asyncio.get_running_loop().call_later(PAUSE, lambda: self._wake(table, in_any_case=in_any_case))
            else:
                self.unwatch(table)
                self._refuse("", refused)
            return
        if self.watched.get(table) != before:
            return  # meanwhile the client has asked for other news
        if number > before or in_any_case:
            self.watched[table] = number
            await self._send(news, "news")
            if number < newest:
                self._wake(table)

    async def pay_for(self, table: str, after: int) -> None:
        """Old news has to be read and built: refuse it to clients that ask for too much of it."""
        if after < (await self.context.tables.cache.current(table)).number - FEW:
            self.context.pages.take(self.holder)

    async def _send(self, data: bytes, kind: str | int | None) -> None:
        if self._send_at_once(data):
            self._untaken += len(data)
            if self._untaken > AT_ONCE:  # it leaves now; if the client takes nothing, the next message waits
                self._untaken = 0
                await asyncio.sleep(0)
        else:
            await self._sending(self._websocket.send_text(data.decode()))
        count_of(MESSAGES, "out", str(kind)).inc()

    async def _sending(self, sending: Awaitable[None]) -> None:
        try:
            async with asyncio.timeout(self.context.settings.limits.seconds_to_drain):
                await sending
        except RuntimeError:  # uvicorn has closed it, and we do not know yet
            raise WebSocketDisconnect from None
