"""The cyclic garbage collector runs when there is little to do, so that nobody waits for it."""

import asyncio
import contextlib
import gc
import weakref

from ratskeller.server.run.garbage import MANY, MIDDLE, YOUNG, collect_when_idle, few_full_collections
from tests.server.asynchronous import asynchronous


class Thing:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_full_looks_are_seldom_only_as_long_as_they_should_be() -> None:
    usual = gc.get_threshold()
    with few_full_collections():
        assert gc.get_threshold()[1] == MIDDLE
        assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


@asynchronous
async def test_a_quiet_process_loses_its_rubbish() -> None:
    gone = asyncio.Event()
    with few_full_collections():
        thing = Thing()
        weakref.finalize(thing, gone.set)
        for _ in range(2):
            gc.collect(1)  # now it is among what only a full look finds
        del thing
        newcomers = [[number] for number in range((MANY + 2) * YOUNG)]
        sweeping = asyncio.create_task(collect_when_idle(0.1))
        await asyncio.wait_for(gone.wait(), 30)
        sweeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sweeping
    assert len(newcomers) > YOUNG
