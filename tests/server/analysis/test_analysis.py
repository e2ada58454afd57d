"""Finished games are explained on the server: asked for once, in their turn, by a process that slows nobody down."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from multiprocessing import active_children
from typing import Any

import httpx
import msgspec

from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.server.analysis import store
from ratskeller.server.store.schema import analyses
from ratskeller.study.analysis import analyse
from tests.engine.fair_games import fair_game
from tests.server.asynchronous import asynchronous
from tests.server.looking import LIMITS, Looking, browser_of, looking
from tests.server.tables.opening import PLAYOUTS

PATIENCE = 300  # seconds: what is done with the lowest priority may take long
FAR = store.Reached(3, 7)
ENDLESS = 10_000_000  # playouts
NOTHING: dict[str, Any] = {"state": "none", "place": 0, "done": 0, "total": 0, "reason": ""}
NOTHING |= dict.fromkeys(("analysis", "sizes", "says"))


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Status and code."""
    return answer.status_code, answer.json()["code"]


async def ask(here: Looking, path: str) -> dict[str, Any]:
    """How far it is after somebody has asked for it."""
    answer = await here.browser.post(f"/api/{path}/analysis")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def until(here: Looking, path: str, *states: str) -> dict[str, Any]:
    """The analysis when it is in one of these states."""
    async with asyncio.timeout(PATIENCE):
        while (told := await here.get(f"/api/{path}/analysis"))["state"] not in states:
            await asyncio.sleep(0.02)
    return dict(told)


@asynccontextmanager
async def at_work(here: Looking) -> AsyncIterator[None]:
    """The process works on what waits; none that it has started is left."""
    await here.context.analyses.start()
    try:
        yield
    finally:
        await here.context.analyses.stop()
        assert active_children() == []


@asynchronous
async def test_a_game_is_explained_as_the_command_does_it_and_anybody_reads_it(fresh_postgres_url: str) -> None:
    async with looking(fresh_postgres_url) as here:
        live = await here.played("piedpiper", 2)
        path = f"tables/{live.facts.id}"
        assert await here.get(f"/api/{path}/analysis") == NOTHING
        assert (await ask(here, path))["state"] == "queued"
        async with at_work(here):
            here.browser.cookies.clear()
            told = await until(here, path, "done", "failed")
        assert live.play is not None
        expected = analyse(live.play, playouts=PLAYOUTS)
        assert told["analysis"] == msgspec.to_builtins(expected)
        assert told["done"] == told["total"] == len(expected.decisions)
        named = {move for turn in expected.turns if turn.size != "none" for move in (*turn.moves, *turn.best)}
        named |= {move for point in expected.turning_points for move in point.moves}
        assert set(told["says"]) == named
        assert told["sizes"] == {"slip": 0.02, "mistake": 0.05, "blunder": 0.1}
        assert all(say["key"] for say in told["says"].values())


@asynchronous
async def test_a_killed_process_is_told_of_and_asking_again_helps(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        usual = here.context.tables.settings
        here.context.tables.settings = replace(usual, analysis_playouts=ENDLESS)
        path = f"records/{await here.upload(fair_game('firstrat', 1, 'hard').text)}"
        await ask(here, path)
        async with at_work(here):
            await until(here, path, "running")
            async with asyncio.timeout(PATIENCE):
                while not (own := active_children()) or own[0].pid is None:
                    await asyncio.sleep(0.01)
                while os.getpriority(os.PRIO_PROCESS, own[0].pid) != 19:
                    await asyncio.sleep(0.01)
            os.kill(own[0].pid, signal.SIGKILL)
            told = await until(here, path, "failed")
            assert told["reason"] == "the process that made it was ended"
            here.context.tables.settings = usual
            assert (await ask(here, path))["reason"] == ""
            assert (await until(here, path, "done", "failed"))["analysis"]["level"] == "hard"


@asynchronous
async def test_a_server_that_stops_gives_back_what_it_has_begun(database_url: str) -> None:
    async with looking(database_url) as here:
        here.context.tables.settings = replace(here.context.tables.settings, analysis_playouts=ENDLESS)
        path = f"records/{await here.upload(fair_game('piedpiper', 2).text)}"
        await ask(here, path)
        async with at_work(here):
            await until(here, path, "running")
        assert (await here.get(f"/api/{path}/analysis"))["place"] == 1


@asynchronous
async def test_a_game_that_is_not_over_is_not_explained(sqlite_url: str) -> None:
    game = load_game("firstrat")
    play = Playthrough(game, game.profile(), 2, seed=5)
    play.apply_number(play.legal[0])
    async with looking(sqlite_url) as here:
        table = (await here.played("piedpiper", 2, moves=3)).facts.id
        record = await here.upload(play.record_text())
        for path, told in (
            (f"tables/{table}", (409, "not-now")),
            (f"records/{record}", (409, "not-now")),
            ("tables/nowhere", (404, "not-found")),
            ("records/nowhere", (404, "not-found")),
        ):
            assert refused(await here.browser.get(f"/api/{path}/analysis")) == told
            assert refused(await here.browser.post(f"/api/{path}/analysis")) == told


@asynchronous
async def test_to_ask_again_is_no_new_work_and_there_is_a_limit_to_asking(database_url: str) -> None:
    async with looking(database_url) as here:
        records = [await here.upload(fair_game("piedpiper", 2).text) for _ in range(LIMITS.records_per_person)]
        paths = [f"records/{record}" for record in records]
        assert [(await ask(here, path))["place"] for path in (paths[0], paths[1], paths[0])] == [1, 2, 1]
        assert refused(await here.browser.post(f"/api/{paths[2]}/analysis")) == (429, "too-many")
        async with browser_of(await here.context.people.make("Bo"), here.app) as browser:
            assert (await browser.post(f"/api/{paths[0]}/analysis")).json()["place"] == 1
            assert (await browser.post(f"/api/{paths[2]}/analysis")).json()["place"] == 3
            table = (await here.played("piedpiper", 2)).facts.id
            assert refused(await browser.post(f"/api/tables/{table}/analysis")) == (503, "busy")
            browser.cookies.clear()
            assert refused(await browser.post(f"/api/{paths[0]}/analysis")) == (401, "sign-in")
        assert (await here.browser.delete(f"/api/{paths[0]}")).status_code == 204
        assert (await here.get(f"/api/{paths[1]}/analysis"))["place"] == 1


@asynchronous
async def test_processes_never_share_a_game_and_a_claim_falls_free_when_its_process_is_silent(
    database_url: str,
) -> None:
    most = store.Most(10, 10)
    async with looking(database_url) as here:
        run = here.context.database.run
        for when, subject in enumerate("ab"):
            question: Any = {"subject": subject, "person_id": here.person.id, "now": float(when), "most": most}
            await run(partial(store.request, **question))
        first = await run(lambda c: store.claim(c, 10.0))
        second = await run(lambda c: store.claim(c, 10.0))
        assert first is not None
        assert second is not None
        assert (first, second) == (store.Claim("a", 10 + store.LEASE), store.Claim("b", 10 + store.LEASE))
        assert await run(lambda c: store.claim(c, 10.0)) is None
        kept = await run(lambda c: store.renew(c, first, 20.0, FAR))
        assert kept is not None
        assert kept.due == 20 + store.LEASE
        free_at = 10 + store.LEASE + 1
        taken = await run(lambda c: store.claim(c, free_at))
        assert taken is not None
        assert taken == store.Claim("b", free_at + store.LEASE)
        assert await run(lambda c: store.renew(c, second, free_at, FAR)) is None
        assert not await run(lambda c: store.finish(c, second, FAR, "done", "late"))
        assert await run(lambda c: store.finish(c, taken, FAR, "done", "{}"))
        assert (await run(lambda c: store.status_of(c, "a"))).done == 3
        assert await run(lambda c: store.give_back(c, kept))
        assert await run(lambda c: store.status_of(c, "a")) == store.Status("queued", 1)
        assert (await run(lambda c: store.status_of(c, "b"))).body == "{}"


@asynchronous
async def test_what_the_only_process_on_a_file_had_begun_waits_again_after_a_crash(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        path = f"records/{await here.upload(fair_game('piedpiper', 2).text)}"
        await ask(here, path)
        await here.context.database.run(lambda c: store.claim(c, 1e12))
        assert (await here.get(f"/api/{path}/analysis"))["state"] == "running"
        async with at_work(here):
            pass
        assert (await here.get(f"/api/{path}/analysis"))["place"] == 1


@asynchronous
async def test_an_analysis_whose_record_is_deleted_is_deleted_too(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        path = f"records/{await here.upload(fair_game('piedpiper', 2).text)}"
        await ask(here, path)
        await here.browser.delete(f"/api/{path}")
        assert await here.context.database.run(lambda c: c.execute(analyses.select()).all()) == []
