"""Greg's games are kept for each person, and no tap counts twice."""

import asyncio
import copy
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import select

from ratskeller.client.errors import Refused
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.companion.firstrat import saved_game
from ratskeller.server.companion.firstrat.saved_game import MOST_ANSWERS, GregOptions, Kept, Row, changed
from ratskeller.server.companion.firstrat.store import MOST_GAMES
from ratskeller.server.context import AppContext
from ratskeller.server.http import companion, firstrat_companion
from ratskeller.server.http.problems import answer_problems
from ratskeller.server.people.service import COOKIE, People
from ratskeller.server.store.database import Database
from ratskeller.server.store.migrate import bring_up_to_date
from ratskeller.server.store.schema import companions
from tests.server.asynchronous import asynchronous
from tests.server.serving import visitor
from tests.server.store.databases import opened

GREG = "/api/companion/greg"
NOT_HERE: Any = SimpleNamespace()  # what these routes never touch


@asynccontextmanager
async def api(database: Database, *names: str) -> AsyncIterator[list[httpx.AsyncClient]]:
    """The companion's routes on a database, and a signed-in browser for each name."""
    await bring_up_to_date(database)
    people = People(database)
    limits = Limits(messages_per_second=10_000, burst=10_000)
    app = FastAPI()
    app.include_router(companion.router)
    app.include_router(firstrat_companion.router)
    answer_problems(app)
    settings = Settings(database.text, limits=limits)
    tables: Any = SimpleNamespace(database=database, settings=settings, on_change=[])
    app.state.context = AppContext(
        settings,
        database,
        people,
        NOT_HERE,
        tables,
        NOT_HERE,
    )
    browsers = []
    for name in names:
        cookie = await people.cookie_of(await people.make(name))
        transport = httpx.ASGITransport(app)
        browsers.append(httpx.AsyncClient(transport=transport, base_url="http://rat", cookies={COOKIE: cookie}))
    try:
        yield browsers
    finally:
        for browser in browsers:
            await browser.aclose()


async def begin(browser: httpx.AsyncClient, **wish: Any) -> dict[str, Any]:
    return said(await browser.post(GREG, json={"level": "easy", **wish}))


def said(answer: httpx.Response, status: int = 200) -> dict[str, Any]:
    """The body of an answer with this status."""
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    return body


async def step(browser: httpx.AsyncClient, state: dict[str, Any], answer: str = "") -> httpx.Response:
    """Give an answer, or the first of the choices."""
    answer = answer or state["question"]["choices"][0]["answer"]
    return await browser.post(f"{GREG}/{state['id']}/step", json={"version": state["version"], "answer": answer})


@asynchronous
async def test_a_whole_game_is_kept(database_url: str) -> None:
    async with opened(database_url) as database, api(database, "Rat") as (rat,):
        state = await begin(rat)
        assert (state["version"], state["round"], state["facts"], state["can_undo"]) == (0, 1, [], 0)
        while state["question"] is not None:
            state = said(await step(rat, state))
            assert state == said(await rat.get(f"{GREG}/{state['id']}"))
        assert state["is_over"]
        (listed,) = (await rat.get(GREG)).json()
        assert listed["points"] == state["greg"]["points"] == sum(t["points"] for t in state["greg"]["tracks"].values())
        assert (listed["is_over"], listed["version"]) == (True, state["version"])
        assert said(await step(rat, state, "done"), 409)["code"] == "not-now"


@asynchronous
async def test_a_step_sent_twice_counts_once_and_a_stale_one_gets_the_present_state(database_url: str) -> None:
    async with opened(database_url) as database, api(database, "Rat") as (rat,):
        first = await begin(rat)
        second = said(await step(rat, first, "done"))
        assert said(await step(rat, first, "done")) == second
        stale = said(await step(rat, first, "markers"), 409)
        assert (stale["code"], stale["state"]) == ("not-now", second)
        third = said(await step(rat, second))
        stale = said(await step(rat, first, "done"), 409)
        assert (stale["code"], stale["state"]) == ("not-now", third)
        early = said(await step(rat, {**third, "version": 9}, "done"), 409)
        assert early["state"] == third


@asynchronous
async def test_the_state_that_a_stale_change_gets_is_in_the_api_s_description(database_url: str) -> None:
    async with opened(database_url) as database, api(database, "Rat") as (rat,):
        first = await begin(rat)
        said(await step(rat, first, "done"))
        stale = {
            "step": said(await step(rat, first, "markers"), 409),
            "undo": said(await rat.post(f"{GREG}/{first['id']}/undo", json={"version": 0}), 409),
        }
        told = said(await rat.get("/openapi.json"))
        for what, answer in stale.items():
            shape = told["paths"][f"{GREG}/{{game_id}}/{what}"]["post"]["responses"]["409"]["content"]
            assert set(shape["application/json"]["schema"].values()) == {"#/components/schemas/Overtaken"}
            assert set(answer) <= set(told["components"]["schemas"]["Overtaken"]["properties"])
            assert firstrat_companion.Overtaken.model_validate(answer).state is not None


@asynchronous
async def test_of_two_steps_at_once_one_counts(database_url: str) -> None:
    async with opened(database_url) as database, api(database, "Rat") as (rat,):
        state = await begin(rat)
        answers = await asyncio.gather(*(step(rat, state, "done" if i % 2 else "rocket") for i in range(6)))
        assert sorted(answer.status_code for answer in answers) == [200, 200, 200, 409, 409, 409]
        assert said(await rat.get(f"{GREG}/{state['id']}"))["version"] == 1


@asynchronous
async def test_steps_are_taken_back_and_the_same_card_comes_again(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database, api(database, "Rat") as (rat,):
        states = [await begin(rat)]
        for _ in range(8):
            states.append(said(await step(rat, states[-1])))
        path = f"{GREG}/{states[0]['id']}/undo"
        back = said(await rat.post(path, json={"version": 8, "steps": 3}))
        assert said(await rat.post(path, json={"version": 8, "steps": 3})) == back
        assert (back["version"], back["can_undo"]) == (9, 5)
        assert back | {"version": 5} == states[5]
        again = said(await step(rat, back))
        assert again | {"version": 6} == states[6]
        assert said(await rat.post(path, json={"version": 8}), 409)["state"] == again
        assert said(await rat.post(path, json={"version": 10, "steps": 7}), 409)["code"] == "not-now"
        start = said(await rat.post(path, json={"version": 10, "steps": 6}))
        assert start | {"version": 0} == states[0]


@asynchronous
async def test_a_game_is_its_owners_only(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database, api(database, "Rat", "Cat") as (rat, cat):
        state = await begin(rat)
        path = f"{GREG}/{state['id']}"
        for answer in (
            await cat.get(path),
            await step(cat, state),
            await cat.post(f"{path}/undo", json={"version": 0}),
            await cat.delete(path),
        ):
            assert said(answer, 403)["code"] == "not-yours"
        assert (await cat.get(GREG)).json() == []
        assert said(await rat.get(f"{GREG}/nothing"), 404)["code"] == "not-found"
        cat.cookies.clear()
        assert said(await cat.get(GREG), 401)["code"] == "sign-in"


@asynchronous
async def test_nobody_keeps_more_games_than_allowed(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database, api(database, "Rat") as (rat,):
        games = [await begin(rat) for _ in range(MOST_GAMES)]
        assert said(await rat.post(GREG, json={"level": "easy"}), 429)["code"] == "too-many"
        assert (await rat.delete(f"{GREG}/{games[0]['id']}")).status_code == 204
        await begin(rat)
        assert len((await rat.get(GREG)).json()) == MOST_GAMES


@asynchronous
async def test_the_seed_is_kept_and_never_told(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database, api(database, "Rat") as (rat,):
        state = await begin(rat)
        texts = [json.dumps(state), (await step(rat, state)).text, (await rat.get(GREG)).text]
        async with database.transaction() as connection:
            body = await connection.scalar(select(companions.c.body))
        seed = json.loads(str(body))["seed"]
        assert seed > 1 << 32
        assert not any(str(seed) in text or "seed" in text for text in texts)


@asynchronous
async def test_a_game_under_other_rules_cannot_go_on(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database, api(database, "Rat") as (rat,):
        state = await begin(rat)
        async with database.transaction() as connection:
            body = json.loads(str(await connection.scalar(select(companions.c.body))))
            await connection.execute(companions.update().values(body=json.dumps(body | {"rules": "0 of old"})))
        assert said(await step(rat, state), 409)["code"] == "not-now"


@asynchronous
async def test_what_cannot_be_set_up_or_read_is_refused(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database, api(database, "Rat") as (rat,):
        for wish in ({"level": "mild"}, {"profile": "none"}, {"options": {"moon": "full"}}, {"profile_text": "x"}):
            assert said(await rat.post(GREG, json={"level": "easy", **wish}), 422)["code"] == "set-up"
        state = await begin(rat, options={"tracks": "variable"})
        assert state["question"]["kind"] == "tile"
        assert said(await step(rat, state, "99"), 422)["code"] == "malformed"
        assert said(await rat.post(f"{GREG}/{state['id']}/step", json={"answer": "1"}), 422)["field"] == "version"
        assert said(await rat.get(f"{GREG}/no%00thing"), 422)["code"] == "malformed"


@asynchronous
async def test_the_score_pad_tells_the_sheet_or_the_field(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database, api(database, "Rat") as (rat,):
        players: list[dict[str, Any]] = [{"name": "A", "tracks": {"cargo": [1]}}, {"name": "B"}]
        sheet = said(await rat.post("/api/companion/score", json={"game": "firstrat", "players": players}))
        assert [column["total"] for column in sheet["columns"]] == [8, 0]
        assert sheet["verdict"]["winners"] == [0]
        floors = [{"floor": 8}, {"floor": 2}]
        piper = said(await rat.post("/api/companion/score", json={"game": "piedpiper", "players": floors}))
        assert piper["verdict"]["winners"] == [1]
        players[1]["tracks"] = {"cargo": [1]}
        refused = said(await rat.post("/api/companion/score", json={"game": "firstrat", "players": players}), 422)
        assert refused["rule"] == "fr.track.slots"
        assert refused["figures"]["field"] == "players.1.tracks.cargo"
        assert said(await rat.post("/api/companion/score", json={"game": "chess"}), 422)["code"] == "malformed"
        players[0]["tracks"] = {"cargo": [1, 9]}
        malformed = said(await rat.post("/api/companion/score", json={"game": "firstrat", "players": players}), 422)
        assert malformed["field"] == "players.0.tracks.cargo.1"


def test_an_endless_game_is_cut_off() -> None:
    row = Row("endless", 0, 0.0, Kept(1, GregOptions(level="easy").model_dump(), ""))
    with pytest.raises(Refused) as refused:
        changed(row, ["done"] * (MOST_ANSWERS + 1), "step done")
    assert refused.value.code == "too-many"


@asynchronous
async def test_a_game_that_another_process_changed_is_played_again(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database, api(database, "Rat") as (rat,):
        state = await begin(rat)
        while state["question"]["kind"] == "turn":
            state = said(await step(rat, state))
        later = said(await step(rat, state))
        remembered = copy.deepcopy(saved_game._remembered)
        saved_game._remembered.clear()  # as in a process that never saw it
        assert said(await rat.get(f"{GREG}/{state['id']}")) == later
        back = said(await rat.post(f"{GREG}/{state['id']}/undo", json={"version": later["version"]}))
        saved_game._remembered.update(remembered)  # as in one that did not see the undo
        assert said(await rat.get(f"{GREG}/{state['id']}")) == back == state | {"version": back["version"]}


def test_the_server_has_the_companion(served: str) -> None:
    with visitor(served, "Rat") as browser:
        state = said(browser.post(GREG, json={"level": "unfair"}))
        after = said(browser.post(f"{GREG}/{state['id']}/step", json={"version": 0, "answer": "done"}))
        assert after["facts"][0]["kind"] == "card"
