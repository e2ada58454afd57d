"""A house with real tables and the routes for looking at games, without a network."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from fastapi import FastAPI

from ratskeller.server.analysis.queue import AnalysisQueue
from ratskeller.server.base.settings import Limits
from ratskeller.server.context import AppContext
from ratskeller.server.http import analyses, boards, book, examples, own_boards, records
from ratskeller.server.http.problems import answer_problems
from ratskeller.server.people.service import COOKIE, People, Person
from ratskeller.server.tables.state import TableState
from tests.server.tables.opening import FirstMove, begun, open_tables, play

LIMITS = Limits(
    records_per_person=3, boards_per_person=2, analyses_per_person=2, analyses=3, burst=10_000, body_bytes=50_000
)


@dataclass
class Looking:
    """A house, a person, and their browser."""

    app: FastAPI
    context: AppContext
    person: Person
    browser: httpx.AsyncClient

    async def played(self, game: str, people: int, moves: int | None = None, **more: Any) -> TableState:
        """A table at which the person sits on every seat, after so many moves or at its end."""
        tables = self.context.tables
        table = await begun(tables, self.person, *["me"] * people, game=game, **more)
        await play(tables, table, [self.person] * people, random.Random(7), moves)
        return await tables.cache.current(table)

    async def get(self, path: str) -> Any:
        """What a request that goes well is answered with."""
        answer = await self.browser.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def upload(self, text: str) -> str:
        """The id of an uploaded record."""
        answer = await self.browser.post("/api/records", json={"text": text})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])


@asynccontextmanager
async def looking(url: str) -> AsyncIterator[Looking]:
    """A house that is closed again."""
    app = FastAPI()
    app.include_router(records.router)
    app.include_router(boards.router)
    app.include_router(own_boards.router)
    app.include_router(book.router)
    app.include_router(examples.router)
    app.include_router(analyses.router)
    answer_problems(app)
    async with open_tables(url, limits=LIMITS) as tables:
        explained = AnalysisQueue(tables)
        context = AppContext(tables.settings, tables.database, People(tables.database), FirstMove(), tables, explained)
        app.state.context = context
        person = await context.people.make("Anna")
        async with browser_of(person, app) as browser:
            yield Looking(app, context, person, browser)


@asynccontextmanager
async def browser_of(person: Person, app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """A browser with a person's cookie."""
    cookies = {COOKIE: await app.state.context.people.cookie_of(person)}
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test", cookies=cookies) as browser:
        yield browser
