"""Measures how many moves a second a server handles while thousands watch, beside boardgame.io in the same run.

Tables of four scripted clients play at random, by a fixed schedule. The measure is the time from when a move is due
until the last of the four screens of its table has it. All clients are in this one process.
"""

import argparse
import json
import signal
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import asdict
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import uvloop  # noqa: E402

from loading.field import Field, progress  # noqa: E402
from loading.ours import OurField, on_postgresql, on_sqlite  # noqa: E402
from loading.pace import Figures, measure  # noqa: E402
from loading.peer import boardgame_io  # noqa: E402
from loading.table import SEATS  # noqa: E402

GOAL_MS = 100.0  # that 99 of 100 moves may take
STEP, FINENESS = 1.5, 1.08  # of the search for the highest rate
HIGHEST = 20_000.0

Opening = Callable[[], AbstractContextManager[Field]]
TIMES = ("p50", "p95", "p99", "max", "late")  # in ms; late: how long after it was due a move was sent, p99
CORES = ("server", "db", "clients", "others")  # busy on average; others: all else on the machine
SIZES = ("MB", "thinkers", "news")  # memory of the server and of its thinkers in MB, bytes for each screen and move
COLUMNS = ("system", "sockets", "wanted", "moves/s", *TIMES, *CORES, "ms/move", *SIZES, "errors")


def main() -> None:
    parser = argparse.ArgumentParser(description="Moves a second that a server holds.")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both", "none"), default="both")
    parser.add_argument("--sockets", type=int, default=2000, help="four at each table (default: 2000)")
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second at all tables (default: 300)")
    parser.add_argument("--seconds", type=float, default=30.0, help="that count, of each measurement (default: 30)")
    parser.add_argument("--find", action="store_true", help=f"the highest rate with a p99 under {GOAL_MS:.0f} ms, too")
    parser.add_argument("--analysing", action="store_true", help="at that rate again, while games are explained")
    parser.add_argument("--peer", action="store_true", help="boardgame.io in the same run (needs Node)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    if options.sockets < SEATS or options.rate <= 0 or options.seconds <= 0:
        parser.error(f"at least {SEATS} sockets, and a rate and seconds above 0, are needed")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and so are the servers
    openings: list[Opening] = []
    if options.database in ("sqlite", "both"):
        openings.append(on_sqlite)
    if options.database in ("postgresql", "both"):
        openings.append(on_postgresql)
    if options.peer:
        openings += [partial(boardgame_io, in_files=in_files) for in_files in (False, True)]
    results: list[Figures] = []
    for opening in openings:
        with opening() as field:
            results += uvloop.run(measured(field, options))
    print(json.dumps([asdict(figures) for figures in results], indent=2) if options.json else table(results))


async def measured(field: Field, options: argparse.Namespace) -> list[Figures]:
    """A server at the rate that is asked for, the same while it explains games, and the highest that it holds."""
    await field.set_up(options.sockets // SEATS)
    try:
        figures = [await measure(field, options.rate, options.seconds)]
        if options.find:
            figures += await highest(field, figures[0], options.seconds)
        if options.analysing and isinstance(field, OurField):
            await field.begin_analyses()
            figures.append(await measure(field, options.rate, options.seconds))
        return figures
    finally:
        field.close()


async def highest(field: Field, first: Figures, seconds: float) -> list[Figures]:
    """The measurement at the highest rate that was held, if there is one: steps up or down, then halving."""
    held = first if holds(first) else None
    too_much = None if held else first.wanted
    rate = first.wanted
    while (held is None or too_much is None or too_much / held.wanted > FINENESS) and 1 < rate < HIGHEST:
        if too_much is None:
            rate *= STEP
        elif held is None:
            rate /= STEP
        else:
            rate = (held.wanted * too_much) ** 0.5
        figures = await measure(field, rate, seconds)
        progress(f"{field.name}: {rate:.0f} moves/s, p99 {figures.p99:.0f} ms")
        if figures.unfinished or figures.problems:
            return [figures] if held is None else [held]
        if holds(figures):
            held = figures
        else:
            too_much = rate
    return [] if held is None or held is first else [held]


def holds(figures: Figures) -> bool:
    """The server keeps up, and all screens show moves soon enough."""
    return figures.is_clean and figures.p99 < GOAL_MS


def table(results: list[Figures]) -> str:
    """The figures for people."""
    rows = [COLUMNS, *(row(figures) for figures in results)]
    first, *others = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for system, *words in rows:
        lines.append(system.ljust(first) + "".join(f"  {word:>{width}}" for word, width in zip(words, others)))
    return "\n".join(lines)


def row(figures: Figures) -> tuple[str, ...]:
    """One line of the table."""
    used = figures.used
    times = (figures.p50, figures.p95, figures.p99, figures.most, figures.late_p99)
    cores = (used.server, used.database, used.clients, used.others)
    return (
        figures.system,
        str(figures.sockets),
        f"{figures.wanted:.0f}",
        f"{figures.reached:.1f}",
        *(f"{time:.1f}" for time in times),
        *(f"{share:.2f}" for share in cores),
        f"{1000 * (used.server + used.database) / max(figures.reached, 0.001):.2f}",
        f"{used.server_mb:.0f}",
        f"{used.thinkers_mb:.0f}",
        f"{figures.bytes_of_news:.0f}",
        str(figures.unfinished + len(figures.problems)),
    )


if __name__ == "__main__":
    main()
