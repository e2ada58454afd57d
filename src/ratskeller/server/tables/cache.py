"""What a process remembers of tables: their states, who watches them, and pages of their news.

All of it can be dropped at any time and read again."""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection

from ratskeller.client.errors import Refused
from ratskeller.client.protocol import News
from ratskeller.server.base.pause import Pauses
from ratskeller.server.people.blocks import Blocks
from ratskeller.server.store import tables as store
from ratskeller.server.store.database import Database
from ratskeller.server.store.refusals import refusing
from ratskeller.server.store.row import Row
from ratskeller.server.tables.change import too_far
from ratskeller.server.tables.pages import PAGE_ENTRIES, Page, PageKey, Pages, news_with, page_of
from ratskeller.server.tables.phrases import offers_of
from ratskeller.server.tables.state import TableState
from ratskeller.server.tables.visible import is_to_decide

KEPT = 2000  # tables
SHARED = 3  # entries; news of no more are kept for other spectators, who all ask for the same
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
        self.blocks = Blocks(database)  # of those who read news
        self.generation = 0  # how often it was dropped: what was read before that may be stale
        self._states: OrderedDict[str, TableState] = OrderedDict()
        self._announced: dict[str, int] = {}  # the last number of a table that another process announced
        self._watchers: defaultdict[str, set[Wake]] = defaultdict(set)
        self._pages = Pages()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # as long as somebody has one

    # States

    def get(self, table_id: str) -> TableState | None:
        """A table as it was last read or written."""
        return self._states.get(table_id)

    async def current(self, table_id: str, after: int = 0) -> TableState:
        """A table with all entries that this process knows, and with `after`, which a client knows."""
        if not self._is_current(table_id, after):
            async with self.lock_of(table_id):
                if not self._is_current(table_id, after):  # whoever had the lock before us may have read it
                    return await self._read_again(table_id)
        self._states.move_to_end(table_id)
        return self._states[table_id]

    async def reached(self, table_id: str, after: int) -> TableState:
        """The same for a client that claims to know an entry: refused if there is none of this number."""
        table = await self.current(table_id, after)
        if after > table.number:
            raise too_far(table, after)
        return table

    async def refresh(self, table_id: str) -> None:
        """Read what is missing of a table; the caller holds the table's lock."""
        if not self._is_current(table_id):
            await self._read_again(table_id)

    def put(self, table: TableState, generation: int) -> None:
        """Keep a table, unless the cache was dropped since it was read; drop those least recently used."""
        if generation != self.generation:
            return
        self._states[table.facts.id] = table
        self._states.move_to_end(table.facts.id)
        while len(self._states) > KEPT:
            old, _ = self._states.popitem(last=False)
            self._announced.pop(old, None)

    def lock_of(self, table_id: str) -> asyncio.Lock:
        """The lock that a process needs to change a table; there need not be such a table."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    def locked(self, connection: Connection, table_id: str) -> TableState:
        """A table with all entries of its log, locked in the database until the transaction ends."""
        last = store.last_number(connection, table_id, lock=True)
        table = self._states.get(table_id) or new_state(connection, table_id)
        if last > table.number:
            table = table.with_rows(store.read_rows(connection, table_id, table.number))
        return table

    def _is_current(self, table_id: str, after: int = 0) -> bool:
        """Whether all entries that this process knows of are here."""
        table = self._states.get(table_id)
        return table is not None and max(after, self._announced.get(table_id, 0)) <= table.number

    async def _read_again(self, table_id: str) -> TableState:
        """A table with all entries of its log, read a few at a time so that nobody else has to wait."""
        generation, pauses, table = self.generation, Pauses(), self._states.get(table_id)
        while True:
            step = await refusing(self.database.look(partial(next_step, table_id=table_id, table=table)))
            table = step.table.fork()
            for row in step.rows:
                table.apply(row)
                await pauses.take_if_due()
            if table.number >= step.last:
                self.put(table, generation)
                return table

    # News

    async def news(
        self, table_id: str, person_id: str | None, after: int, *, words: bool = False, offers: bool = False
    ) -> News:
        """What is new at a table after an entry, as a person may know it; with `words`, events have sentences, and with
        `offers` the state has what each move of the person's would bring."""
        return DECODER.decode((await self.news_bytes(table_id, person_id, after, words=words, offers=offers))[1])

    async def news_bytes(
        self, table_id: str, person_id: str | None, after: int, *, words: bool = False, offers: bool = False
    ) -> tuple[int, bytes]:
        """News as JSON, encoded once for all spectators, and the number that they reach: where that is not the
        last one of the table, the rest comes in further pages, and offers with the last of them."""
        table = await self.reached(table_id, after)
        viewer = table.seats_of(person_id)
        muted = table.chat.speakers & await self.blocks.of(person_id)
        is_shared = not viewer and not muted
        encoded = table.encoded.news.get((after, words)) if is_shared else None
        if encoded is None:
            page = await self._page(table, PageKey(table_id, viewer, after, words, table.chat.hidden_at, muted))
            is_asked = offers and page.last >= table.number and is_to_decide(table, viewer)
            yields = await asyncio.to_thread(offers_of, table) if is_asked else None
            encoded = page.last, news_with(table, page, viewer, yields)
            if is_shared and after >= table.number - SHARED:
                table.encoded.news[after, words] = encoded
        return encoded

    async def _page(self, table: TableState, key: PageKey) -> Page:
        """The entries that come next for a viewer, as many as go into one message."""
        page = self._pages.get(key)
        if page is None:
            rows = table.recent_rows(key.after)
            if rows is None:
                read = partial(store.read_rows, table_id=key.table_id, after=key.after, most=PAGE_ENTRIES)
                rows = await refusing(self.database.look(read))
            page = await page_of(table, rows, key)
            if page.last < table.number:
                self._pages.keep(key, page)
        return page

    def watch(self, table_id: str, wake: Wake) -> Callable[[], None]:
        """Have `wake` called whenever a table may have news, until the function returned is called."""
        self._watchers[table_id].add(wake)

        def end() -> None:
            self._watchers[table_id].discard(wake)
            if not self._watchers[table_id]:
                del self._watchers[table_id]

        return end

    def wake(self, table_id: str) -> None:
        """Wake all who watch a table."""
        for wake in list(self._watchers.get(table_id, ())):
            wake()

    # Other processes

    def on_entries(self, table_id: str, number: int, rows: Sequence[Row] = ()) -> None:
        """A process has added entries to a table: these, or some that have to be read."""
        if table_id not in self._states and table_id not in self._watchers:
            return
        self._announced[table_id] = max(number, self._announced.get(table_id, 0))
        if self._is_current(table_id):
            return  # it was this process itself
        table = self._states.get(table_id)
        # Whoever has the lock may have written just these entries, and is about to put them here.
        if table is not None and table_id not in self._locks and rows and rows[0].number == table.number + 1:
            self.put(table.with_rows(rows), self.generation)
        self.wake(table_id)

    def forget(self, table_ids: Iterable[str]) -> None:
        """Forget the states and pages of tables whose logs were rewritten, and what is just being read of them."""
        self.generation += 1
        for table_id in table_ids:
            self._states.pop(table_id, None)
            self._pages.forget(table_id)

    def drop(self) -> None:
        """Forget all states: other processes may have written entries that were not announced here."""
        self.generation += 1
        self._states.clear()
        for table_id in list(self._watchers):
            self.wake(table_id)


def next_step(connection: Connection, table_id: str, table: TableState | None) -> Step:
    """What has to be read next of a table."""
    last = store.last_number(connection, table_id, lock=False)
    table = table or new_state(connection, table_id)
    rows = store.read_rows(connection, table_id, table.number, store.SOME) if last > table.number else []
    return Step(table, rows, last)


def new_state(connection: Connection, table_id: str) -> TableState:
    """A table before its first entry. A game that began under other rules can't go on under these."""
    table = TableState(store.read_facts(connection, table_id), store.read_seats(connection, table_id))
    old, new = table.facts.rules_version, table.game.rules_version
    if old != new:
        raise Refused("not-now", f"the table was opened under version {old} of the rules; these are version {new}")
    return table
