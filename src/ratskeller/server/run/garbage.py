"""When the cyclic garbage collector runs.

A full run stops a process, for half a second where thousands of sockets are open. By default Python does one whenever
a quarter more objects have come. Here it does one when there is little else to do, and seldom otherwise."""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 500  # new things after which Python looks through these, which takes a millisecond
OLDER = 10_000  # such looks after which it looks through those that stayed, too
SELDOM = 1  # and such looks, each after millions of things, after which it looks through everything
MANY = 40  # looks at new things, after which everything is looked through when there is time
PERIOD = 1.0  # seconds
LITTLE = 0.1  # of a core


@contextmanager
def seldom_looked_for() -> Iterator[None]:
    """Let full looks be seldom for a while, and leave out what is there already: it stays."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


async def swept_when_quiet(period: float = PERIOD) -> None:
    """Look through everything whenever a lot has come since the last time, and this process has little to do."""
    while True:
        used = time.process_time()
        await asyncio.sleep(period)
        is_quiet = time.process_time() - used < LITTLE * period
        if is_quiet and gc.get_count()[1] > MANY:
            gc.collect()
