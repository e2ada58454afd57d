"""Rubbish: it goes when there is little to do, and nobody waits for that otherwise."""

import asyncio
import contextlib
import gc
import weakref

from ratskeller.server.run.garbage import MANY, OLDER, YOUNG, seldom_looked_for, swept_when_quiet
from tests.server.asynchronous import asynchronous


class Thing:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_full_looks_are_seldom_only_as_long_as_they_should_be() -> None:
    usual = gc.get_threshold()
    with seldom_looked_for():
        assert gc.get_threshold()[1] == OLDER
        assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


@asynchronous
async def test_a_quiet_process_loses_its_rubbish() -> None:
    gone = asyncio.Event()
    with seldom_looked_for():
        thing = Thing()
        weakref.finalize(thing, gone.set)
        for _ in range(2):
            gc.collect(1)  # now it is among what only a full look finds
        del thing
        newcomers = [[number] for number in range((MANY + 2) * YOUNG)]
        sweeping = asyncio.create_task(swept_when_quiet(0.1))
        await asyncio.wait_for(gone.wait(), 30)
        sweeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sweeping
    assert len(newcomers) > YOUNG
