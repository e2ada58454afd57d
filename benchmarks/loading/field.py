"""Something that is measured: the processes of a server, and tables at it."""

import asyncio
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence

from loading.table import Table

AT_ONCE = 8  # tables that are set up
SECONDS_TO_LAY_OUT = 60
PROGRESS_EVERY_S = 2.0


class Field(ABC):
    """A server that runs, and all tables at it."""

    tables: Sequence[Table]

    def __init__(self, name: str, processes: list[int], database: int | None = None) -> None:
        self.name = name
        self.processes = processes  # their ids
        self.database = database  # a process of its own, if there is one

    @abstractmethod
    async def set_up(self, count: int) -> None:
        """So many tables, each with four sockets."""

    @abstractmethod
    async def renew(self) -> None:
        """Where a game is over, another begins."""

    async def wait_until_laid_out(self) -> None:
        """All screens show the beginning."""
        async with asyncio.timeout(SECONDS_TO_LAY_OUT):
            while not all(table.is_laid_out for table in self.tables):
                problems = [problem for table in self.tables for problem in table.problems]
                if problems:
                    raise ConnectionError(f"{self.name}: {problems[0]}")
                await asyncio.sleep(0.01)

    def close(self) -> None:
        """All leave."""
        for table in self.tables:
            table.close()


async def all_in_turn(what: str, works: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Do all of them, a few at a time, and tell how far it is."""
    left = list(reversed(works))
    told = time.monotonic()

    async def one_after_another() -> None:
        nonlocal told
        while left:
            await left.pop()()
            if time.monotonic() > told + PROGRESS_EVERY_S:
                told = time.monotonic()
                progress(f"{what}: {len(works) - len(left)} of {len(works)}")

    await asyncio.gather(*(one_after_another() for _ in range(AT_ONCE)))


def progress(line: str) -> None:
    """Tell whoever waits."""
    print(line, file=sys.stderr, flush=True)
