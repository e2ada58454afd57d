"""When the cyclic garbage collector runs.

A full run stops a process, for half a second where thousands of sockets are open. By default Python does one whenever
a quarter more objects have come. Here it does one when there is little else to do, and seldom otherwise."""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 500  # new objects after which the youngest generation is collected, which takes a millisecond
MIDDLE = 10_000  # such collections after which the middle generation is collected, too
OLD = 1  # and such collections, each after millions of objects, after which there is a full one
MANY = 40  # collections of the youngest generation after which there is a full one when the process is idle
PERIOD = 1.0  # seconds
LITTLE = 0.1  # of a core


@contextmanager
def few_full_collections() -> Iterator[None]:
    """Make full collections rare for a while, and leave out the objects that are there already."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


async def collect_when_idle(period: float = PERIOD) -> None:
    """Do a full collection whenever there are many new objects and this process has little to do."""
    while True:
        used = time.process_time()
        await asyncio.sleep(period)
        is_idle = time.process_time() - used < LITTLE * period
        if is_idle and gc.get_count()[1] > MANY:
            gc.collect()
