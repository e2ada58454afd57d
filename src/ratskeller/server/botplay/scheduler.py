"""What a server does of its own accord: bots move, clocks run out, news come from other processes."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import structlog

from ratskeller.client.errors import Refused, Stale
from ratskeller.engine.compiled import AT_A_TABLE, run_once
from ratskeller.engine.idle_code import hand_back_code
from ratskeller.games import GAMES, load_game
from ratskeller.server.base.metrics import UNEXPECTED
from ratskeller.server.botplay.pool import BotFailed
from ratskeller.server.botplay.request import ask_of
from ratskeller.server.people.sessions import PRESENCE
from ratskeller.server.people.store import announce_present
from ratskeller.server.store import tables as store
from ratskeller.server.store.database import DatabaseError
from ratskeller.server.store.lobby import waiting_hosts
from ratskeller.server.tables.phrases import phrase_catalogue
from ratskeller.server.tables.state import TableState

if TYPE_CHECKING:
    from ratskeller.server.tables.service import Tables

STORAGE = ("busy", "not-saved")  # why nothing can be done while the database is away, which is told once
SWEEP = 1.0  # seconds between two looks for clocks that ran out and for bots that nobody thinks for

log = structlog.get_logger()


class Scheduler:
    """The tasks of one process."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._is_on = False

    async def start(self) -> None:
        """Begin."""
        await asyncio.to_thread(load_rules)
        with contextlib.suppress(Refused):  # nothing is done before it could be written
            await self.tables.heartbeat.beat()
        self._is_on = True
        works = [self.tables.heartbeat.run, self.sweep]
        if not self.tables.database.is_sqlite:
            works += [self.listen, self.tell_presence]
        self._tasks = [asyncio.create_task(kept_going(work)) for work in works]

    async def stop(self) -> None:
        """End; what is being written is finished first."""
        self._is_on = False
        tasks = [*self._tasks, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if tasks:
            await self.tables.heartbeat.stop()

    def look_at(self, table: TableState) -> None:
        """Think for a table at which a bot is to decide."""
        table_id = table.facts.id
        if table_id not in self._thinking and bot_to_move(table) and self._is_on:
            task = asyncio.create_task(self.think(table_id))
            self._thinking[table_id] = task
            task.add_done_callback(lambda _: self._thinking.pop(table_id, None))

    async def listen(self) -> None:
        """Hear what other processes do."""
        from ratskeller.server.store.postgres_listen import listen  # only PostgreSQL needs its driver

        try:
            await listen(self.tables.database.text, self.tables)
        except DatabaseError as problem:
            self.tables.database.condition.failed(problem)
            raise

    async def tell_presence(self) -> None:
        """Tell other processes which hosts of waiting tables are here: their lobbies list such tables first."""
        sessions = self.tables.sessions
        while True:
            hosts = sessions.here(await self.tables.look(waiting_hosts))
            if hosts:
                await self.tables.run(partial(announce_present, process=sessions.process, person_ids=hosts))
            await asyncio.sleep(PRESENCE)

    async def think(self, table_id: str) -> None:
        """Let bots move as long as it is their turn."""
        while True:
            try:
                table = await self.tables.current(table_id)
                if not bot_to_move(table):
                    return
                await self.tables.move_of_bot(table_id, table.changed, await self.choose(table))
            except Stale:
                continue
            except Refused as problem:
                # The sweep comes back to it.
                if problem.code not in STORAGE:
                    log.warning("a bot could not move", why=problem.code)
                return

    async def choose(self, table: TableState) -> int:
        """What the bot that is to decide does. One that breaks down does something legal: people wait for it."""
        ask = ask_of(table)
        try:
            return await self.tables.thinkers.choose(ask)
        except BotFailed as problem:
            log.error("a bot has failed", game=ask.game, level=ask.level, why=str(problem))
            return ask.legal[0]

    async def sweep(self) -> None:
        """See to tables at which something should have happened."""
        # Whoever has an SQLite file is the only process there: no bot at its tables is thought for by another.
        lead = store.LEASE if self.tables.database.is_sqlite else 0.0
        while True:
            now = time.time()
            for table_id in await self.tables.look(partial(store.tables_due, now=now + lead)):
                await self.see_to(table_id, now)
            lead = 0.0
            await asyncio.sleep(SWEEP)

    async def see_to(self, table_id: str, now: float) -> None:
        """Let the clock of a table run out, or think for a bot whose process has gone."""
        try:
            await self.tables.time_out(table_id, now)
            table = await self.tables.current(table_id)
            again = now + store.LEASE if bot_to_move(table) else table.due()
            await self.tables.run(partial(store.update_table, table_id=table_id, due=again))
            self.look_at(table)
        except Refused as problem:
            if problem.code in STORAGE:
                raise
            log.warning("a table can't be seen to", table=table_id, why=problem.message)


def load_rules() -> None:
    """Have the compiled rules at hand: to load them takes a second, which nobody at a table shall wait for."""
    for name in GAMES:
        for entry in AT_A_TABLE:
            run_once(load_game(name), entry)
    phrase_catalogue()
    hand_back_code()


def bot_to_move(table: TableState) -> bool:
    """A bot is to decide, its own or one that stands in for somebody."""
    return table.actor is not None and table.bot_at(table.actor) is not None


async def kept_going(work: Callable[[], Awaitable[None]]) -> None:
    """Work that goes on whatever goes wrong."""
    while True:
        try:
            await work()
        except (Refused, DatabaseError) as problem:
            if isinstance(problem, Refused) and problem.code not in STORAGE:
                log.warning("waiting", why=problem.message)
        except Exception:
            UNEXPECTED.inc()
            log.exception("work of the server failed")
        await asyncio.sleep(SWEEP)
