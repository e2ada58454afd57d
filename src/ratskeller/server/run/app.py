"""The application: all routes, and what has to be open while they answer."""

import asyncio
import os
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from ratskeller.core.version import __version__
from ratskeller.server.analysis.queue import AnalysisQueue
from ratskeller.server.base.json_response import Json
from ratskeller.server.base.logs import get_logger
from ratskeller.server.base.metrics import forget_dead_processes, forget_process
from ratskeller.server.base.settings import Settings
from ratskeller.server.botplay.pool import BotPool
from ratskeller.server.botplay.scheduler import Scheduler
from ratskeller.server.context import AppContext
from ratskeller.server.http import (
    address,
    analyses,
    boards,
    book,
    companion,
    devices,
    digest,
    docs,
    events,
    examples,
    firstrat_companion,
    friends,
    games,
    health,
    holidays,
    mail,
    manners,
    me,
    own_boards,
    passkeys,
    plans,
    privacy,
    push,
    puzzles,
    ratings,
    records,
    recovery,
    statistics,
    tables,
)
from ratskeller.server.http.connections import STATE, Connections
from ratskeller.server.http.journal import Journal
from ratskeller.server.http.page import MISSING, has_page, page_routes
from ratskeller.server.http.problems import Problem, answer_problems
from ratskeller.server.http.security import CarefulHeaders, Guard
from ratskeller.server.people.service import People
from ratskeller.server.privacy.retention import RetentionSweeper
from ratskeller.server.run.garbage import collect_when_idle, few_full_collections
from ratskeller.server.socket import endpoint as sockets
from ratskeller.server.store.background import keep_running
from ratskeller.server.store.database import Database
from ratskeller.server.store.migration_process import ensure_up_to_date
from ratskeller.server.store.report_condition import report_condition
from ratskeller.server.tables.service import Tables

ABOUT = """Tables where people and bots play First Rat and The Pied Piper. Whoever asks is known by a cookie, and what
changes something has to come from a page of this server. Moves and news go over the socket /api/socket."""
log = get_logger("app")


class Application(FastAPI):
    """All routes, and a separate path for sockets: thousands may be open, and each would keep every layer of middleware
    that is only for requests."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in."""
        if scope["type"] == "websocket" and scope["path"] == sockets.PATH:
            scope["app"] = self
            await SOCKET_DOOR(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


SOCKET_DOOR = Journal(sockets.open_socket)


def create_app(settings: Settings) -> FastAPI:
    """A server's application; it opens the database when it is started."""
    app = Application(
        title="Ratskeller",
        version=__version__,
        description=ABOUT,
        openapi_url=None,  # http/docs.py has it
        docs_url=None,
        redoc_url=None,
        lifespan=lambda app: lifespan_of(app, settings),
        default_response_class=Json,
        responses={"default": {"model": Problem, "description": "why it was not done"}},
    )
    parts = (address, me, devices, recovery, passkeys, mail, privacy, push, games, tables, records, analyses)
    people = (ratings, statistics, friends, manners, events, digest, holidays, plans)
    boxes = (book, examples, boards, own_boards, firstrat_companion, companion, puzzles)
    for part in (*parts, *people, *boxes, docs, health):
        app.include_router(part.router)
    app.router.routes.extend(page_routes())
    answer_problems(app)
    # The last one added comes first.
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Journal)
    app.add_middleware(CarefulHeaders, settings=settings)
    return app


@asynccontextmanager
async def lifespan_of(app: FastAPI, settings: Settings) -> AsyncIterator[Mapping[str, Any]]:
    """Open everything, and close it again when all requests are answered and all sockets closed. What it yields reaches
    the protocols."""
    async with AsyncExitStack() as stack:
        forget_dead_processes()
        stack.callback(forget_process, os.getpid())
        database = Database(settings.database)
        stack.push_async_callback(database.close)
        report_condition(database.condition)
        for step in await ensure_up_to_date(database):
            log.info("database changed", step=step)
        bot_pool = BotPool(settings.thinkers)
        stack.push_async_callback(bot_pool.close)
        bot_pool.start()
        service = Tables(settings, database)
        scheduler = Scheduler(service, bot_pool)
        stack.push_async_callback(scheduler.stop)
        queue = AnalysisQueue(service)
        stack.push_async_callback(queue.stop)
        app.state.context = context = AppContext(settings, database, People(database), bot_pool, service, queue)
        stack.push_async_callback(context.caller.stop)
        stack.push_async_callback(context.premoves.stop)
        stack.push_async_callback(context.events.progress.stop)
        stack.push_async_callback(context.mails.mailer.close)
        retention = RetentionSweeper(service, context.people, settings.keep)
        await scheduler.start()
        await queue.start()
        stack.enter_context(few_full_collections())
        days = (context.premoves.run, context.holidays.run, context.digests.run)
        background = (retention.run, context.caller.run, context.moderator.run, context.events.progress.run, *days)
        for work in (collect_when_idle(), *map(keep_running, background)):
            stack.callback(asyncio.create_task(work).cancel)
        if not has_page():
            log.warning("no page", problem=MISSING)
        log.info("open", version=__version__, database=database.name)
        yield {STATE: Connections(settings)}
        log.info("closing")
