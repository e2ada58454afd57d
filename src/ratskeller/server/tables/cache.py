"""What a process has in mind of tables: how they stand, who watches them, and what others have told of them.

All of it can be forgotten at any time and read again."""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from ratskeller.client.errors import Refused
from ratskeller.client.protocol import News
from ratskeller.server.base.pause import Pauses
from ratskeller.server.store import tables as store
from ratskeller.server.store.database import AWAY, NOT_SAVED, Database, DatabaseError, Unwritable
from ratskeller.server.store.row import Row
from ratskeller.server.tables.change import too_far
from ratskeller.server.tables.pages import PAGE_ENTRIES, Asked, Page, Pages, news_with, page_of
from ratskeller.server.tables.state import TableState

REMEMBERED = 2000  # tables that a process keeps in mind
SHARED = 3  # entries; news of no more are kept for other onlookers, who all ask for the same
T = TypeVar("T")
DECODER = msgspec.json.Decoder(News)

Wake = Callable[[], None]


class Step(NamedTuple):
    """A table as far as it was read, the entries that come next, and the number of its last one."""

    table: TableState
    rows: list[Row]
    last: int


class TableCache:
    """All tables, as one process knows them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._lives: OrderedDict[str, TableState] = OrderedDict()
        self._heard: dict[str, int] = {}  # numbers of which other processes told
        self._doubts = 0  # how often others may have written unheard
        self._watchers: defaultdict[str, set[Wake]] = defaultdict(set)
        self._pages = Pages()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # as long as somebody has one

    # How tables stand

    async def current(self, table_id: str, after: int = 0) -> TableState:
        """A table with all entries of which this process knows; and with the one that somebody has seen in another."""
        if not self._is_current(table_id, after):
            async with self._lock_of(table_id):
                if not self._is_current(table_id, after):  # whoever waited for the same before us has it now
                    doubts = self._doubts
                    table = await self._read(table_id)
                    self._remember(table, doubts)
                    return table
        self._lives.move_to_end(table_id)
        return self._lives[table_id]

    async def reached(self, table_id: str, after: int) -> TableState:
        """The same for somebody who says that they have seen an entry: there has to be one of this number."""
        table = await self.current(table_id, after)
        if after > table.number:
            raise too_far(table, after)
        return table

    def _is_current(self, table_id: str, after: int = 0) -> bool:
        """This process has in mind all entries of a table of which it knows."""
        table = self._lives.get(table_id)
        return table is not None and max(after, self._heard.get(table_id, 0)) <= table.number

    async def _read(self, table_id: str) -> TableState:
        """A table with all entries of its log, however long: a few at a time, so that nobody else has to wait."""
        pauses, table = Pauses(), self._lives.get(table_id)
        while True:
            step = await self.look(partial(self._next_step, table_id=table_id, table=table))
            table = step.table.fork()
            for row in step.rows:
                table.take(row)
                await pauses.take_if_due()
            if table.number >= step.last:
                return table

    def _next_step(self, connection: Connection, table_id: str, table: TableState | None) -> Step:
        """What has to be read next of a table."""
        last = store.last_number(connection, table_id, lock=False)
        if table is None:
            table = new_live(connection, table_id)
        rows = store.read_rows(connection, table_id, table.number, store.SOME) if last > table.number else []
        return Step(table, rows, last)

    def _caught_up(self, connection: Connection, table_id: str, *, lock: bool) -> TableState:
        """A table with all entries of its log."""
        last = store.last_number(connection, table_id, lock=lock)
        table = self._lives.get(table_id)
        if table is None:
            table = new_live(connection, table_id)
        if last > table.number:
            table = table.with_rows(store.read_rows(connection, table_id, table.number))
        return table

    def _remember(self, table: TableState, doubts: int) -> None:
        """Keep a table in mind, unless a doubt has come up since it was read; and forget those that nobody has asked
        for in a long time."""
        if doubts != self._doubts:
            return
        self._lives[table.facts.id] = table
        self._lives.move_to_end(table.facts.id)
        while len(self._lives) > REMEMBERED:
            old, _ = self._lives.popitem(last=False)
            self._heard.pop(old, None)

    def _lock_of(self, table_id: str) -> asyncio.Lock:
        """Who has it is the only one in this process who changes the table; there need not be such a table."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    # What is new

    async def news(self, table_id: str, person_id: str | None, after: int, *, words: bool = False) -> News:
        """What is new at a table after an entry, as a person may know it; with `words`, events have sentences."""
        return DECODER.decode((await self.news_bytes(table_id, person_id, after, words=words))[1])

    async def news_bytes(
        self, table_id: str, person_id: str | None, after: int, *, words: bool = False
    ) -> tuple[int, bytes]:
        """News as JSON, made once for all who only look on, and the number that they reach: where that is not the
        last one of the table, the rest comes in further pages."""
        table = await self.reached(table_id, after)
        viewer = table.seats_of(person_id)
        told = None if viewer else table.told.get((after, words))
        if told is None:
            page = await self._page(table, Asked(table_id, viewer, after, words))
            told = page.last, news_with(table, page, viewer)
            if not viewer and after >= table.number - SHARED:
                table.told[after, words] = told
        return told

    async def _page(self, table: TableState, asked: Asked) -> Page:
        """The entries that come next for somebody, as many as go into one message."""
        page = self._pages.get(asked)
        if page is None:
            rows = table.recent_rows(asked.after)
            if rows is None:
                read = partial(store.read_rows, table_id=asked.table_id, after=asked.after, most=PAGE_ENTRIES)
                rows = await self.look(read)
            page = await page_of(table, rows, asked)
            if page.last < table.number:
                self._pages.keep(asked, page)
        return page

    def watch(self, table_id: str, wake: Wake) -> Callable[[], None]:
        """Have `wake` called whenever a table may have news; the answer ends it."""
        self._watchers[table_id].add(wake)

        def end() -> None:
            self._watchers[table_id].discard(wake)
            if not self._watchers[table_id]:
                del self._watchers[table_id]

        return end

    def hear(self, table_id: str, number: int, rows: Sequence[Row] = ()) -> None:
        """A process has added entries to a table: these, or some that have to be read."""
        if table_id not in self._lives and table_id not in self._watchers:
            return
        self._heard[table_id] = max(number, self._heard.get(table_id, 0))
        if self._is_current(table_id):
            return  # it was this process itself
        table = self._lives.get(table_id)
        # Whoever has the lock may have written just these entries, and is about to say so.
        if table is not None and table_id not in self._locks and rows and rows[0].number == table.number + 1:
            self._remember(table.with_rows(rows), self._doubts)
        self._wake(table_id)

    def doubt(self) -> None:
        """Other processes may have done things that this one has not heard of."""
        self._doubts += 1
        self._lives.clear()
        for table_id in list(self._watchers):
            self._wake(table_id)

    def _wake(self, table_id: str) -> None:
        for wake in list(self._watchers.get(table_id, ())):
            wake()

    # The database

    async def run(self, work: Callable[[Connection], T]) -> T:
        """A transaction; a database that is away is no reason for a traceback."""
        return await in_words(self.database.run(work))

    async def look(self, work: Callable[[Connection], T]) -> T:
        """The same for what only reads."""
        return await in_words(self.database.look(work))


async def in_words(work: Awaitable[T]) -> T:
    """What comes of work of the database's; what can go wrong there is told in words that people understand."""
    try:
        return await work
    except IntegrityError:
        raise Refused("busy", "somebody else was faster; please try again") from None
    except (DatabaseError, DBAPIError, OSError, TimeoutError) as problem:
        raise refused_by_database(problem) from problem


def refused_by_database(problem: Exception) -> Refused:
    """What people are told when the database does not do its work."""
    return Refused("not-saved", NOT_SAVED) if isinstance(problem, Unwritable) else Refused("busy", AWAY)


def new_live(connection: Connection, table_id: str) -> TableState:
    """A table before its first entry."""
    table = TableState(store.read_facts(connection, table_id), store.read_seats(connection, table_id))
    check_version(table)
    return table


def check_version(table: TableState) -> None:
    """A game that began under other rules can't go on under these."""
    if table.facts.rules_version != table.game.rules_version:
        old, new = table.facts.rules_version, table.game.rules_version
        raise Refused("not-now", f"the table was opened under version {old} of the rules; these are version {new}")
