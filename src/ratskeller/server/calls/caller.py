"""Push messages to people when it is their turn, or when they are invited, if they have no socket at the table.

Messages wait in the database until they are due, some seconds after the turn began or at the end of quiet hours. Any
process sends them, each once; people who come to the table before get none.
"""

import asyncio
import hashlib
import time
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select

from ratskeller.client.errors import Refused
from ratskeller.i18n import LANGUAGES, catalogue
from ratskeller.server.base.limits import per_hour
from ratskeller.server.base.settings import Settings
from ratskeller.server.calls.delivery import NotThere, NoTurn, deliver, networks_of
from ratskeller.server.calls.subscriptions import Subscription, Subscriptions, subscriptions_of
from ratskeller.server.store.invitations import is_invited as is_invited_to
from ratskeller.server.store.problems import DatabaseError
from ratskeller.server.store.schema import calls, pushes
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.state import TableState

if TYPE_CHECKING:
    from ratskeller.server.calls.webpush import Sender

DELAY = 5.0  # seconds: who is just coming back needs no call
SWEEP = 1.0
KEPT = 10_000  # tables whose turn is remembered
DAY = 24 * 3600
AT_ONCE = 100  # calls under way: a push service that does not answer holds up nobody else's
INVITED_PER_HOUR = 10  # calls of one person to tables that they are invited to
INVITED = "push-invited"  # why somebody is called: the key of the message
GONE = (404, 410)  # a browser that its push service does not know any more
log = structlog.get_logger()


class Caller:
    """The calls of one process."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.subscriptions = Subscriptions(tables.database)
        self.allowed = networks_of(settings.push_networks)
        sender = f"mailto:{settings.mail_from}" if settings.mail_from else next(iter(settings.origins), "")
        self.contact = sender if sender.startswith(("mailto:", "https:")) else "https://ratskeller.invalid"
        # By person. Whoever invites somebody all the time must not use up the calls to their own turns.
        self._pace, self._invited = per_hour(settings.limits.calls_per_hour), per_hour(INVITED_PER_HOUR)
        self._turns: OrderedDict[str, tuple[int, str]] = OrderedDict()  # by table: who was to decide, and in which turn
        self._tasks: set[asyncio.Task[None]] = set()  # that write calls down
        self._calls: set[asyncio.Task[None]] = set()
        tables.on_change.append(self.on_change)

    def on_change(self, table: TableState) -> None:
        """A table has changed: if the turn of somebody absent has begun, plan a message. A table that has opened by
        itself, in a tournament, notifies everybody."""
        if is_new_to(table, None):
            for seat in table.seats:
                if seat.person_id is not None and seat.seat != table.actor:
                    self._call_soon(seat.person_id, table.facts.id)
        if table.actor is None or table.play is None or table.bot_to_move or table.changed != table.number:
            return
        turn, table_id = (table.actor, table.play.label), table.facts.id
        if self._turns.get(table_id) == turn:
            return
        self._turns[table_id] = turn
        self._turns.move_to_end(table_id)
        if len(self._turns) > KEPT:
            self._turns.popitem(last=False)
        person_id = table.seats[table.actor].person_id
        if person_id is not None:
            self._call_soon(person_id, table_id)

    def invite(self, person_id: str, table_id: str) -> None:
        """Somebody is invited to a table: plan a message, in case they want one and don't come by themselves."""
        self._call_soon(person_id, table_id)

    def _call_soon(self, person_id: str, table_id: str) -> None:
        """Plan a message to somebody who is absent."""
        if not self.tables.sessions.watches(person_id, table_id):
            task = asyncio.create_task(self._plan(person_id, table_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _plan(self, person_id: str, table_id: str) -> None:
        """Store a message, for somebody who wants it."""
        try:
            if not await self.tables.look(partial(subscriptions_of, person_id=person_id)):
                return
            quiet = await self.subscriptions.quiet_of(person_id)
            due = time.time() + DELAY
            due = quiet.over_at(due) if quiet is not None else due
            await self.tables.run(partial(write_call, person_id=person_id, table_id=table_id, due=due))
        except Refused as problem:
            log.warning("a call could not be planned", why=problem.code)

    async def run(self) -> None:
        """Make the calls that are due, as long as the server runs."""
        while True:
            await self.sweep(time.time())
            await asyncio.sleep(SWEEP)

    async def sweep(self, now: float) -> None:
        """Cancel the messages to people who have come by now, and begin to send those that are due."""
        for person_id, table_id, due in await self.tables.look(planned):
            is_here = self.tables.sessions.watches(person_id, table_id)
            if not is_here and due > now:
                continue
            claim = partial(claim_call, person_id=person_id, table_id=table_id)
            if is_here:
                await self.tables.run(claim)
            elif len(self._calls) < AT_ONCE and await self.tables.run(claim):
                task = asyncio.create_task(self._call(person_id, table_id))
                self._calls.add(task)
                task.add_done_callback(self._calls.discard)

    async def _call(self, person_id: str, table_id: str) -> None:
        try:
            await self.call(person_id, table_id)
        except (Refused, DatabaseError) as problem:
            log.warning("a call could not be made", why=type(problem).__name__)

    async def call(self, person_id: str, table_id: str) -> None:
        """Notify somebody in all their subscribed browsers, if there still is a reason to."""
        try:
            table = await self.tables.cache.current(table_id)
            why = await self._reason(person_id, table)
            if not why:
                return
            (self._invited if why == INVITED else self._pace).take(person_id)
        except Refused:
            return
        found = await self.tables.look(partial(subscriptions_of, person_id=person_id))
        await asyncio.gather(*(self._push(one, table, why) for one in found))

    async def _reason(self, person_id: str, table: TableState) -> str:
        """Why somebody is called, by the key of the message; empty: there is no reason any more."""
        if table.state == "open":
            is_invited = await self.tables.look(partial(is_invited_to, person_id=person_id, table_id=table.facts.id))
            return INVITED if is_invited else ""
        if is_new_to(table, None):
            return "event-push"
        is_theirs = table.actor is not None and table.seats[table.actor].person_id == person_id
        is_called = (is_theirs and not table.bot_to_move) or is_new_to(table, person_id)
        return "push-turn" if is_called else ""

    async def _push(self, one: Subscription, table: TableState, why: str) -> None:
        from ratskeller.server.calls.webpush import encrypt

        message = msgspec.json.encode(message_of(table, one.language, why))
        headers = {
            "authorization": (await self.sender()).authorization(one.endpoint, time.time()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
            # A push service keeps the newest of each topic; it need not know which table that is.
            "topic": hashlib.sha256(f"{one.auth} {table.facts.id}".encode()).hexdigest()[:32],
        }
        try:
            status = await deliver(one.endpoint, encrypt(message, one.p256dh, one.auth), headers, self.allowed)
        except NotThere as problem:
            log.info("a call did not arrive", why=str(problem))
            if not isinstance(problem, NoTurn):
                await self.subscriptions.note(one.id, failed=True)
            return
        if status in GONE:
            await self.subscriptions.drop(one.id)
        else:
            await self.subscriptions.note(one.id, failed=not 200 <= status < 300)

    async def sender(self) -> "Sender":
        """This server as push services know it."""
        from ratskeller.server.calls.webpush import Sender, new_private_key

        return Sender(await self.subscriptions.private_key(new_private_key), self.contact)

    async def stop(self) -> None:
        """Wait for what is being written; calls under way are not made."""
        for call in self._calls:
            call.cancel()
        if self._tasks or self._calls:
            await asyncio.wait(self._tasks | self._calls)


def is_new_to(table: TableState, person_id: str | None) -> bool:
    """Whether a table of a tournament has begun and somebody has done nothing there yet; without a person: nobody has
    but the one who it says has opened it."""
    if table.facts.event_id is None or table.state != "running":
        return False
    if person_id is None:
        return table.number == 1
    return person_id in table.people() and (table.number == 1 or person_id not in table.acted)


def message_of(table: TableState, language: str, why: str = "push-turn") -> dict[str, str]:
    """What a call says: neither names nor anything of the game but that it waits."""
    t = catalogue(language if language in LANGUAGES else "en")
    game = t(f"game-{table.facts.game}")
    return {"title": "Ratskeller", "body": t(why, game=game), "table": table.facts.id}


def planned(connection: Connection) -> list[tuple[str, str, float]]:
    """Calls that were not made yet, the next ones first."""
    c = calls.c
    rows = connection.execute(select(c.person_id, c.table_id, c.due).order_by(c.due).limit(500))
    return [(str(person_id), str(table_id), float(due)) for person_id, table_id, due in rows]


def write_call(connection: Connection, person_id: str, table_id: str, due: float) -> None:
    """Plan a call; an earlier one to the same table is not made."""
    claim_call(connection, person_id, table_id)
    if connection.execute(select(pushes.c.id).where(pushes.c.person_id == person_id)).first() is not None:
        connection.execute(insert(calls).values(person_id=person_id, table_id=table_id, due=due))


def claim_call(connection: Connection, person_id: str, table_id: str) -> bool:
    """Take a message off the list; the process that does so sends it."""
    theirs = (calls.c.person_id == person_id) & (calls.c.table_id == table_id)
    return bool(connection.execute(delete(calls).where(theirs)).rowcount)
