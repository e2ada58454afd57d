"""Tables for tests, without a network, on a database of their own, with bots that take the first move."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.botplay.pool import BotPool, BotRequest
from ratskeller.server.botplay.scheduler import Scheduler
from ratskeller.server.people.service import People, Person
from ratskeller.server.store.database import Database
from ratskeller.server.store.migrate import bring_up_to_date
from ratskeller.server.tables.options import TableOptions
from ratskeller.server.tables.service import Tables

PLAYOUTS = 16  # for each decision of an analysis


class FirstMove(BotPool):
    """Bots that take the first legal move at once."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[BotRequest] = []

    async def choose(self, request: BotRequest) -> int:
        """The first legal move."""
        self.asked.append(request)
        return request.legal[0]

    async def hint(self, request: BotRequest) -> dict[str, Any]:
        """What was asked, for whom."""
        return {"seat": request.seat, "legal": len(request.legal), "turns": []}


@asynccontextmanager
async def open_tables(url: str, *, pool: BotPool | None = None, limits: Limits | None = None) -> AsyncIterator[Tables]:
    """Tables on a database that is set up first; with a pool, bots move and clocks run."""
    database = Database(url)
    await bring_up_to_date(database)
    tables = Tables(Settings(url, limits=limits or Limits(), analysis_playouts=PLAYOUTS), database)
    scheduler = Scheduler(tables, pool or FirstMove())
    if pool is not None:
        await scheduler.start()
    try:
        yield tables
    finally:
        await scheduler.stop()
        await database.close()


async def make_people(tables: Tables, *names: str) -> list[Person]:
    """People with these names."""
    people = People(tables.database)
    return [await people.make(name) for name in names]


def options(*kinds: str, game: str = "firstrat", **more: Any) -> TableOptions:
    """Options of a table: "me", "open", or the level of a bot, for every seat; without a clock unless one is named."""
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    return TableOptions.model_validate({"game": game, "seats": seats, "clock": {"kind": "none"}} | more)


async def a_game(tables: Tables, people: list[Person], **more: Any) -> str:
    """A game that has begun, with a seat for each of these people in their order."""
    seats = ["me"] + ["open"] * (len(people) - 1)
    table = await tables.open(people[0], options(*seats, **more))
    for seat, person in enumerate(people[1:], start=1):
        await tables.join(table, person, [seat], f"salt{seat}")
    await tables.start(table, people[0], "pepper")
    return table


async def begun(tables: Tables, person: Person, *kinds: str, **more: Any) -> str:
    """A game that has begun, of one person with whoever else is named."""
    table = await tables.open(person, options(*kinds, **more))
    await tables.start(table, person, "pepper")
    return table


async def play(tables: Tables, table: str, people: list[Person], rng: random.Random, moves: int | None = None) -> int:
    """Let people take random legal moves, so many or to the end of the game; how many it were."""
    taken = 0
    while moves is None or taken < moves:
        live = await tables.cache.current(table)
        if live.actor is None or live.play is None:
            break
        move = rng.choice(live.play.legal_moves())
        await tables.move(table, people[live.actor].id, live.number, move)
        taken += 1
    return taken
