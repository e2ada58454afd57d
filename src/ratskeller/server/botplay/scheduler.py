"""What a process does without a request: bots move, clocks run out, news of other processes arrive."""

import asyncio
import contextlib
import time
from functools import partial

import structlog

from ratskeller.client.errors import Refused, Stale
from ratskeller.engine.compiled import AT_A_TABLE, run_once
from ratskeller.engine.idle_code import hand_back_code
from ratskeller.games import GAMES, load_game
from ratskeller.server.botplay.pool import BotFailed, BotPool
from ratskeller.server.botplay.request import bot_request
from ratskeller.server.people.sessions import PRESENCE
from ratskeller.server.people.store import announce_present
from ratskeller.server.store import tables as store
from ratskeller.server.store.background import keep_running
from ratskeller.server.store.database import DatabaseError
from ratskeller.server.store.lobby import waiting_hosts
from ratskeller.server.store.refusals import STORAGE_CODES
from ratskeller.server.tables.idle import IdleTables
from ratskeller.server.tables.phrases import phrase_catalogue
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.state import TableState

SWEEP = 1.0  # seconds between two searches for clocks that ran out and for bots that nobody has move

log = structlog.get_logger()


class Scheduler:
    """The tasks of one process. Until it is started, no bot moves."""

    def __init__(self, tables: Tables, pool: BotPool) -> None:
        self.tables = tables
        self.pool = pool
        self._bot_tasks: dict[str, asyncio.Task[None]] = {}  # by table
        self._tasks: list[asyncio.Task[None]] = []
        self._is_on = False
        tables.on_change.append(self.let_bot_move)

    async def start(self) -> None:
        """Load the rules, and start all tasks."""
        await asyncio.to_thread(load_rules)
        with contextlib.suppress(Refused):  # nothing is done before it could be written
            await self.tables.heartbeat.beat()
        self._is_on = True
        works = [self.tables.heartbeat.run, self.sweep, self.tables.presence.run, IdleTables(self.tables).run]
        if not self.tables.database.is_sqlite:
            works += [self.listen, self.announce_presence]
        self._tasks = [asyncio.create_task(keep_running(work)) for work in works]

    async def stop(self) -> None:
        """End all tasks; what is being written is finished first."""
        self._is_on = False
        tasks = [*self._tasks, *self._bot_tasks.values()]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if tasks:
            await self.tables.heartbeat.stop()

    def let_bot_move(self, table: TableState) -> None:
        """Have bots move at a table, if one is to decide there."""
        table_id = table.facts.id
        if table_id not in self._bot_tasks and table.bot_to_move and self._is_on:
            task = asyncio.create_task(self.move_bots(table_id))
            self._bot_tasks[table_id] = task
            task.add_done_callback(lambda _: self._bot_tasks.pop(table_id, None))

    async def listen(self) -> None:
        """Receive the news of other processes."""
        from ratskeller.server.store.postgres_listen import listen  # only PostgreSQL needs its driver

        try:
            await listen(self.tables.database.text, self.tables)
        except DatabaseError as problem:
            self.tables.database.condition.failed(problem)
            raise

    async def announce_presence(self) -> None:
        """Announce to other processes which hosts of waiting tables are here: lobbies list their tables first."""
        sessions = self.tables.sessions
        while True:
            hosts = sessions.here(await self.tables.look(waiting_hosts))
            if hosts:
                await self.tables.run(partial(announce_present, process=sessions.process, person_ids=hosts))
            await asyncio.sleep(PRESENCE)

    async def move_bots(self, table_id: str) -> None:
        """Let bots move as long as it is their turn."""
        while True:
            try:
                table = await self.tables.cache.current(table_id)
                if not table.bot_to_move:
                    return
                await self.tables.move_of_bot(table_id, table.changed, await self.choose(table))
            except Stale:
                continue
            except Refused as problem:
                # The sweep comes back to it.
                if problem.code not in STORAGE_CODES:
                    log.warning("a bot could not move", why=problem.code)
                return

    async def choose(self, table: TableState) -> int:
        """The move of the bot that is to decide; the first legal one if it fails, because people wait for it."""
        request = bot_request(table)
        try:
            return await self.pool.choose(request)
        except BotFailed as problem:
            log.error("a bot has failed", game=request.game, level=request.level, why=str(problem))
            return request.legal[0]

    async def sweep(self) -> None:
        """Find tables at which something should have happened."""
        # Whoever has an SQLite file is the only process there: no other one lets its bots move.
        lead = store.LEASE if self.tables.database.is_sqlite else 0.0
        while True:
            now = time.time()
            for table_id in await self.tables.look(partial(store.tables_due, now=now + lead)):
                await self.handle_due(table_id, now)
            lead = 0.0
            await asyncio.sleep(SWEEP)

    async def handle_due(self, table_id: str, now: float) -> None:
        """Let the clock of a table run out, or have a bot move whose process has gone."""
        try:
            await self.tables.time_out(table_id, now)
            table = await self.tables.cache.current(table_id)
            again = now + store.LEASE if table.bot_to_move else table.due()
            await self.tables.run(partial(store.update_table, table_id=table_id, due=again))
            self.let_bot_move(table)
        except Refused as problem:
            if problem.code in STORAGE_CODES:
                raise
            log.warning("a table that is due can't go on", table=table_id, why=problem.message)


def load_rules() -> None:
    """Load the compiled rules, which takes a second, before somebody at a table has to wait for it."""
    for name in GAMES:
        for entry in AT_A_TABLE:
            run_once(load_game(name), entry)
    phrase_catalogue()
    hand_back_code()
