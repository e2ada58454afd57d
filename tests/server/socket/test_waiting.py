"""What sockets wait by: nobody waits in vain, and nothing is lost."""

import asyncio

import pytest

from ratskeller.server.socket.waiting import Gate, Inbox
from tests.server.asynchronous import asynchronous


@asynchronous
async def test_all_who_wait_go_on_when_a_gate_is_set_even_if_it_is_cleared_at_once() -> None:
    gate = Gate()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in waiting)
    gate.set()
    gate.clear()
    await asyncio.gather(*waiting)
    assert not gate.is_set()


@asynchronous
async def test_who_is_stopped_while_waiting_is_in_nobody_s_way() -> None:
    gate = Gate()
    one, other = (asyncio.create_task(gate.wait()) for _ in range(2))
    await asyncio.sleep(0)
    one.cancel()
    await asyncio.wait([one])
    gate.set()
    await other
    await gate.wait()


@asynchronous
async def test_an_inbox_gives_in_order_what_came() -> None:
    inbox = Inbox()
    taking = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for number in range(3):
        inbox.put_nowait(number)
    assert [await taking, await inbox.get(), await inbox.get()] == [0, 1, 2]
    assert inbox.empty()


@asynchronous
async def test_what_comes_to_one_who_is_stopped_is_still_there_for_the_next() -> None:
    inbox = Inbox()
    taking = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait("a")
    taking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await taking
    assert await inbox.get() == "a"
