"""Processes that think for bots and hints."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from multiprocessing import active_children
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from structlog.testing import capture_logs

from ratskeller.bots.bot import seen_in
from ratskeller.bots.levels import LEVELS
from ratskeller.client.errors import Refused
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.server.botplay import pool as module
from ratskeller.server.botplay.pool import HINTS_WAITING, BotFailed, BotPool, BotRequest
from tests.server.asynchronous import asynchronous


def play_of(name: str, options: dict[str, str] | None = None) -> Playthrough:
    game = load_game(name)
    return Playthrough(game, game.profile("standard", options), 3, seed=5)


def ask_about(play: Playthrough, level: str = "ratling", seed: int = 3) -> BotRequest:
    seen = seen_in(play)
    return BotRequest(play.game.name, play.profile, seen.views[0].tobytes(), seen.seat, seen.legal, level, seed)


RAT = play_of("firstrat")
HIDDEN = play_of("piedpiper", {"variant": "hidden"})


@asynccontextmanager
async def thinking(workers: int = 1) -> AsyncIterator[BotPool]:
    pool = BotPool(workers)
    pool.start()
    try:
        yield pool
    finally:
        await pool.close()
        assert active_children() == []


@asynchronous
async def test_levels_choose_legal_moves_and_hints_tell_whole_turns_in_plain_json() -> None:
    async with thinking() as pool:
        for play in (RAT, HIDDEN):
            for level in LEVELS:
                assert await pool.choose(ask_about(play, level)) in play.legal
        found = await pool.hint(ask_about(HIDDEN))
    assert json.loads(json.dumps(found)) == found
    assert set(found) == {"turns", "before", "playouts", "seconds"}
    assert 1 <= len(found["turns"]) <= 3
    for turn in found["turns"]:
        assert set(turn) == {"moves", "share", "wins", "points"}
        assert turn["moves"][0] in HIDDEN.legal_moves()
        assert len(turn["wins"]) == len(turn["points"]) == 3


@asynchronous
async def test_the_event_loop_goes_on_while_a_bot_thinks() -> None:
    async with thinking() as pool:
        thought = asyncio.ensure_future(pool.choose(ask_about(RAT, "rat-king")))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not thought.done()
        assert await thought in RAT.legal


@asynchronous
async def test_processes_yield_to_others_and_a_killed_one_is_replaced_without_anybody_noticing() -> None:
    async with thinking() as pool:
        thought = asyncio.ensure_future(pool.hint(ask_about(RAT)))
        await asyncio.sleep(0)
        assert pool.waiting == 1
        [victim] = active_children()
        assert victim.pid is not None
        with capture_logs() as lines:
            os.kill(victim.pid, signal.SIGKILL)
            assert (await thought)["playouts"] > 0
        [line] = lines
        assert (line["log_level"], line["process"], line["how"]) == ("warning", victim.pid, "was ended by SIGKILL")
        [successor] = active_children()
        assert successor.pid != victim.pid
        assert successor.pid is not None
        ours = os.getpriority(os.PRIO_PROCESS, 0)  # 0, but for who runs tests beside other work
        assert os.getpriority(os.PRIO_PROCESS, successor.pid) == min(ours + 10, 19)
        assert pool.waiting == 0


@asynchronous
async def test_a_fault_of_a_bot_is_told_and_hurts_nobody_else() -> None:
    async with thinking() as pool:
        with pytest.raises(BotFailed, match="no bot is called 'mole'"):
            await pool.choose(ask_about(RAT, "mole"))
        [process] = active_children()
        assert await pool.choose(ask_about(RAT)) in RAT.legal
        assert active_children() == [process]


@asynchronous
async def test_closing_refuses_what_has_no_answer_yet() -> None:
    async with thinking() as pool:
        asks = [asyncio.ensure_future(pool.choose(ask_about(RAT, "rat-king"))) for _ in range(3)]
        await asyncio.sleep(0)
        assert pool.waiting == 3
        await pool.close()
        for answer in await asyncio.gather(*asks, return_exceptions=True):
            assert isinstance(answer, Refused)
            assert answer.code == "busy"
        with pytest.raises(Refused, match="the server stops"):
            await pool.choose(ask_about(RAT))


ORPHANS = """
import sys
from multiprocessing import active_children
from pathlib import Path
from ratskeller.server.botplay.pool import BotPool

if __name__ == "__main__":
    BotPool(2).start()
    print(len(active_children()), flush=True)
    sys.stdin.read()
"""


def test_processes_end_with_the_server_even_if_it_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    with subprocess.Popen([sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"2\n"
        server.kill()
        assert server.stdout.read() == b""  # it ends when nobody is left who could write there


class Slow:
    """A process that is none: it thinks as long as the test wants it to."""

    gates: dict[str, Event]
    order: list[str]

    def answer(self, purpose: str, request: BotRequest) -> int:
        self.order.append(request.level)
        assert self.gates["open"].wait(60)
        return request.seed

    def end(self) -> None:
        self.gates["open"].set()

    def bury(self) -> None:
        pass


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> type[Slow]:
    Slow.gates, Slow.order = {"open": Event()}, []
    monkeypatch.setattr(module, "BotWorker", Slow)
    return Slow


@asynchronous
async def test_bots_and_hints_that_wait_come_by_turns(slow: type[Slow]) -> None:
    async with thinking() as pool:
        asks: list[Any] = [asyncio.ensure_future(pool.choose(ask_about(RAT, "first")))]
        await asyncio.sleep(0)
        asks += [asyncio.ensure_future(pool.hint(ask_about(RAT, f"hint {n}"))) for n in range(4)]
        asks += [asyncio.ensure_future(pool.choose(ask_about(RAT, f"bot {n}"))) for n in range(2)]
        await asyncio.sleep(0)
        asks[1].cancel()
        await asyncio.sleep(0)
        slow.gates["open"].set()
        await asyncio.gather(*asks, return_exceptions=True)
    assert slow.order in (
        ["first", "bot 0", "hint 1", "bot 1", "hint 2", "hint 3"],
        ["first", "hint 1", "bot 0", "hint 2", "bot 1", "hint 3"],
    )


@asynchronous
async def test_no_more_think_at_once_than_there_are_processes_even_if_askers_leave(slow: type[Slow]) -> None:
    async with thinking(2) as pool:
        asks = [asyncio.ensure_future(pool.choose(ask_about(RAT, str(n), seed=n))) for n in range(5)]
        while len(slow.order) < 2:
            await asyncio.sleep(0)
        asks[0].cancel()
        with suppress(asyncio.CancelledError):
            await asks[0]
        assert slow.order == ["0", "1"]
        slow.gates["open"].set()
        assert await asyncio.gather(*asks[1:]) == [1, 2, 3, 4]
        assert pool.waiting == 0


@asynchronous
async def test_too_many_hints_at_once_are_refused_but_bots_never(slow: type[Slow]) -> None:
    async with thinking() as pool:
        asks: list[Any] = [asyncio.ensure_future(pool.hint(ask_about(RAT))) for _ in range(HINTS_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too many people"):
            await pool.hint(ask_about(RAT))
        asks.append(asyncio.ensure_future(pool.choose(ask_about(RAT))))
        await asyncio.sleep(0)
        slow.gates["open"].set()
        assert len(await asyncio.gather(*asks)) == HINTS_WAITING + 2
