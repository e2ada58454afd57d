"""Moves by a schedule that waits for nobody, and how long each took to reach all screens of its table."""

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field

from loading.field import PROGRESS_EVERY_S, Field, progress
from loading.machine import Usage, Used
from loading.table import SEATS, Table

WARM_UP = 3.0  # seconds of the same load before anything counts
SECONDS_TO_FINISH = 10.0
TICK = 0.001


@dataclass
class Figures:
    """What came of it. Times are in milliseconds, from when a move was due until the last of four screens had it."""

    system: str
    sockets: int
    wanted: float  # moves a second
    reached: float
    p50: float
    p95: float
    p99: float
    most: float
    late_p99: float  # how late moves were sent after they were due: the measuring itself
    bytes_of_news: float
    unfinished: int
    problems: list[str]
    used: Used

    @property
    def is_clean(self) -> bool:
        """Nothing went wrong or missing."""
        return not self.problems and not self.unfinished


@dataclass
class Pace:
    """One measurement under way."""

    tables: list[Table]
    rate: float
    times: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._ready = deque(table for table in self.tables if table.is_laid_out)
        self._under_way: dict[Table, float] = {}  # and when the move was due
        self._counts_from = float("inf")
        self.last = 0.0  # when the last screen had the last move
        for table in self.tables:
            table.on_shown = self._shown

    def _shown(self, table: Table, at: float) -> None:
        due = self._under_way.pop(table)
        if due >= self._counts_from:
            self.times.append(1000 * (at - due))
            self.last = at
        if not table.is_over:
            self._ready.append(table)

    async def run(self, what: str, seconds: float, begins: asyncio.Event) -> int:
        """Keep to the schedule; how many moves never reached all screens."""
        start = time.perf_counter()
        self._counts_from = start + WARM_UP
        end = self._counts_from + seconds
        told, due = start, start
        while due < end:
            now = time.perf_counter()
            while due <= min(now, end) and self._ready:
                self._send(self._ready.popleft(), due)
                due += 1 / self.rate
            if not begins.is_set() and now >= self._counts_from:
                begins.set()
            if now > told + PROGRESS_EVERY_S:
                told = now
                progress(f"{what}: {now - start - WARM_UP:.0f} of {seconds:.0f} s")
            if now > end + SECONDS_TO_FINISH:
                break  # far behind
            await asyncio.sleep(TICK)
        until = time.perf_counter() + SECONDS_TO_FINISH
        while self._under_way and time.perf_counter() < until:
            await asyncio.sleep(TICK)
        return len(self._under_way)

    def _send(self, table: Table, due: float) -> None:
        self._under_way[table] = due
        if due >= self._counts_from:
            self.late.append(1000 * (time.perf_counter() - due))
        table.move()


async def measure(what: Field, rate: float, seconds: float) -> Figures:
    """A server under a rate of moves."""
    await what.renew()
    pace = Pace(list(what.tables), rate)
    begins = asyncio.Event()
    running = asyncio.create_task(pace.run(f"{what.name}, {rate:.0f} moves/s", seconds, begins))
    await begins.wait()
    begun, usage = time.perf_counter(), Usage(what.processes, what.database)
    received = sum(wire.received for table in what.tables for wire in table.wires)
    unfinished = await running
    used = usage.so_far()
    received = sum(wire.received for table in what.tables for wire in table.wires) - received
    times = sorted(pace.times)
    return Figures(
        system=what.name,
        sockets=SEATS * len(what.tables),
        wanted=rate,
        reached=len(times) / max(pace.last - begun, seconds),
        p50=share_of(times, 0.5),
        p95=share_of(times, 0.95),
        p99=share_of(times, 0.99),
        most=share_of(times, 1),
        late_p99=share_of(sorted(pace.late), 0.99),
        bytes_of_news=received / max(1, SEATS * len(times)),
        unfinished=unfinished,
        problems=[problem for table in what.tables for problem in table.problems],
        used=used,
    )


def share_of(ordered: list[float], share: float) -> float:
    """The figure that this share of all do not exceed."""
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else float("inf")
