"""How long the event loop is held while a table of the greatest length is read from the database and told, and while
somebody is forgotten who has done much."""

import asyncio
import gc
import random
import time
from asyncio.events import Handle
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from tests.server.tables.opening import begun, make_people, open_tables

from abusing import plenty
from ratskeller.server.base.settings import Limits
from ratskeller.server.privacy.deletion import delete_person
from ratskeller.server.store import tables as store
from ratskeller.server.store.row import Row
from ratskeller.server.tables.service import Tables

DECISIONS = 60  # that stand, most of a game for two
HOLD_MS = 10.0  # of processor time, for which the loop may be held


@dataclass
class Holding:
    """What was done, with how many entries, and the longest step of the event loop meanwhile."""

    what: str
    entries: int
    seconds: float
    longest_ms: float

    @property
    def is_too_much(self) -> bool:
        return self.longest_ms > HOLD_MS

    def __str__(self) -> str:
        mark = "  TOO MUCH" if self.is_too_much else ""
        return f"{self.what}: {self.entries} entries in {self.seconds:.2f} s; {self.longest_ms:.1f} ms at once{mark}"


class Longest:
    """The longest step of the event loop, in processor time of its thread."""

    def __init__(self) -> None:
        self.ms = 0.0

    def __enter__(self) -> "Longest":
        usual, longest = Handle._run, self

        def timed(handle: Any) -> None:
            began = time.thread_time()
            usual(handle)
            longest.ms = max(longest.ms, (time.thread_time() - began) * 1000)

        self._patch = patch.object(Handle, "_run", timed)
        self._patch.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._patch.stop()


def longest_holds() -> list[Holding]:
    """Measure all of them."""
    return [*asyncio.run(long_table()), asyncio.run(deletion())]


async def deletion() -> Holding:
    """Somebody who has done and said much is forgotten."""
    with TemporaryDirectory(prefix="ratskeller-abuse-") as folder:
        file = Path(folder) / "a.sqlite"
        async with open_tables(f"sqlite:///{file}") as tables:
            [ada, ben] = await make_people(tables, "Ada", "Ben")
            await delete_person(tables, ben)  # the first time, code is loaded
            plenty.fill(file, "Ada")
            gc.collect()
            gc.freeze()  # a server has no such heap
            began = time.perf_counter()
            with Longest() as longest:
                await delete_person(tables, ada)
        return Holding("somebody is forgotten", plenty.ENTRIES, time.perf_counter() - began, longest.ms)


async def long_table() -> list[Holding]:
    """A table with as many entries as there may be, in a process that does not know it."""
    with TemporaryDirectory(prefix="ratskeller-abuse-") as folder:
        url = f"sqlite:///{Path(folder) / 'a.sqlite'}"
        limits = Limits(chat_per_second=1e6, chat_burst=10**6)
        async with open_tables(url, limits=limits) as tables, open_tables(url, limits=limits) as other:
            [ada] = await make_people(tables, "Ada")
            table = await begun(tables, ada, "me", "me")
            last = await fill(tables, table, ada.id, limits)
            await other.cache.news(
                await begun(other, ada, "me", "me"), None, 0, words=True
            )  # the first time, code is loaded
            began = time.perf_counter()
            with Longest() as longest:
                await other.cache.current(table)
            read = Holding("a full table read", last, time.perf_counter() - began, longest.ms)
            began, after = time.perf_counter(), 0
            with Longest() as longest:
                while after < last:
                    after, _ = await other.cache.news_bytes(table, ada.id, after, words=True)
                    await asyncio.sleep(0)
            return [read, Holding("a full table told, with words", last, time.perf_counter() - began, longest.ms)]


async def fill(tables: Tables, table: str, person_id: str, limits: Limits) -> int:
    """Play most of a game, talk as much as may be kept, then decide and take it back over and over; the last number."""
    rng = random.Random(1)
    for _ in range(DECISIONS):
        await decide(tables, table, person_id, rng)
    await talk(tables, table, person_id, limits)
    while (number := (await tables.cache.current(table)).number) < limits.entries_per_table - 1:
        await decide(tables, table, person_id, rng)
        await tables.undo(table, person_id, number + 1)
    return number


async def decide(tables: Tables, table: str, person_id: str, rng: random.Random) -> None:
    """A random move of whoever is to decide."""
    live = await tables.cache.current(table)
    assert live.play is not None, "the game has not begun"
    await tables.move(table, person_id, live.number, rng.choice(live.play.legal_moves()))


async def talk(tables: Tables, table: str, person_id: str, limits: Limits) -> None:
    """As much as may be kept, said long ago."""
    last, words = (
        (await tables.cache.current(table)).number,
        "🐀" * (limits.chat_bytes_per_table // limits.chat_per_table // 4),
    )
    body = {"name": "Ada", "text": words, "id": ""}
    count = limits.chat_per_table
    rows = [Row(last + n, "chat", 0, person_id, time.time() - 3600, body) for n in range(1, count + 1)]

    def write(connection: Any) -> None:
        store.append_rows(connection, table, rows)
        store.move_on(connection, table, last + count, None)

    await tables.run(write)
    tables.on_entries(table, last + count)
