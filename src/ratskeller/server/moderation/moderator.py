"""Carries out what an operator has ordered, in a server that runs: sockets end, tables go on, words and names go.

Orders are written by another process, so each process of a server looks for new ones. What is done twice changes
nothing more, so it does not matter which of them is first."""

import asyncio
import time
from collections.abc import Awaitable
from functools import partial
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, Row, case, func, or_, select, update

from ratskeller.client.errors import Refused
from ratskeller.server.events.service import withdraw_everywhere
from ratskeller.server.moderation.reports import forget_closed
from ratskeller.server.people.bans import banned
from ratskeller.server.people.service import People
from ratskeller.server.privacy.deletion import AT_ONCE, tables_with_seats, tables_with_traces
from ratskeller.server.privacy.erased import announce_rewritten, rename_entries
from ratskeller.server.store import schema as db
from ratskeller.server.store import tables as store
from ratskeller.server.store.invitations import forget_old
from ratskeller.server.store.refusals import STORAGE_CODES
from ratskeller.server.tables.leaving import resign
from ratskeller.server.tables.service import Tables

EVERY = 1.0  # seconds between two looks for new orders
CLEAN_UP = 3600.0
DAY = 24 * 3600
INVITATION_DAYS = 30
c = db.moderation.c
log = structlog.get_logger()


class Moderator:
    """The orders of an operator, as one process sees them."""

    def __init__(self, tables: Tables, people: People, report_days: int | None) -> None:
        self.tables = tables
        self.people = people
        self.report_days = report_days
        self._seen: int | None = None  # the last order of which this process knows
        self._clean_up_at = 0.0

    async def run(self) -> None:
        """Look for orders, as long as the server runs."""
        while True:
            await self.sweep(time.time())
            await asyncio.sleep(EVERY)

    async def sweep(self, now: float) -> None:
        """Carry out what is new."""
        if self._seen is None:
            self._seen = await self.tables.look(last_order)
        for order in await self.tables.look(partial(new_orders, seen=self._seen)):
            self._seen = max(self._seen, order.number)
            if order.action == "ban" and order.person_id is not None:
                await self._dismiss(order.person_id)
            if order.done is None:
                await self._carry_out(order)
        if now >= self._clean_up_at:
            self._clean_up_at = now + CLEAN_UP
            await self.tables.run(partial(forget_old, before=now - INVITATION_DAYS * DAY))
            if self.report_days is not None:
                await self.tables.run(partial(forget_closed, before=now - self.report_days * DAY))

    async def _dismiss(self, person_id: str) -> None:
        """End the sockets of a banned person."""
        person = await self.people.find(person_id)
        if person is not None and person.ban is not None:
            self.tables.sessions.dismiss(person_id, banned(person.ban))

    async def _carry_out(self, order: Row[Any]) -> None:
        body = msgspec.json.decode(order.body)
        if order.action == "ban":
            await self._leave(order.person_id)
        elif order.action == "rename":
            await self._rename(order.person_id, body["name"])
        elif order.action in ("hide", "show"):
            await if_possible(self.tables.hide(order.table_id, body["numbers"], hide=order.action == "hide"))
        await self.tables.run(partial(note_done, number=order.number, now=time.time()))
        log.info("an order of the operator was carried out", action=order.action)

    async def _leave(self, person_id: str) -> None:
        """Withdraw a person from tournaments, take them off waiting tables, and leave their games to bots, as if they
        had done so."""
        person = await self.people.find(person_id)
        if person is None or person.ban is None:
            return
        await self.tables.run(partial(withdraw_everywhere, person_id=person_id))
        for table_id, state in (await tables_with_seats(self.tables, person_id)).items():
            if state == "open":
                await if_possible(self.tables.leave(table_id, person))
            elif state == "running":
                await if_possible(self.tables.do(table_id, partial(resign, person_id=person_id)))

    async def _rename(self, person_id: str, name: str) -> None:
        """Let a person have this name wherever they sat or spoke."""
        for table_id in sorted(await tables_with_traces(self.tables, person_id)):
            after: int | None = 0
            while after is not None:
                after = await self.tables.run(
                    partial(rename_some, table_id=table_id, person_id=person_id, name=name, after=after)
                )
            if not self.tables.database.is_sqlite:
                await self.tables.run(partial(announce_rewritten, table_ids=[table_id]))
            self.tables.on_rewritten([table_id])


def rename_some(connection: Connection, table_id: str, person_id: str, name: str, after: int) -> int | None:
    """Let a person have another name at a table, or in some of its entries if they are many; the last of them then."""
    store.last_number(connection, table_id, lock=True)
    last = rename_entries(connection, table_id, person_id, name, after, AT_ONCE)
    if last is None:
        seats = db.seats.c
        renamed = case((seats.person_id == person_id, name), else_=seats.name)
        connection.execute(update(db.seats).where(seats.table_id == table_id).values(name=renamed))
    return last


async def if_possible(work: Awaitable[object]) -> None:
    """Do something at a table, unless it is done already or nobody can read the table any more. If the database is
    away, it will be tried again."""
    try:
        await work
    except Refused as problem:
        if problem.code in STORAGE_CODES:
            raise


def new_orders(connection: Connection, seen: int) -> list[Row[Any]]:
    """Orders that were not carried out, and those that this process does not know."""
    is_new = or_(c.done.is_(None), c.number > seen)
    return list(connection.execute(select(db.moderation).where(is_new).order_by(c.number).limit(100)))


def last_order(connection: Connection) -> int:
    """The number of the last order."""
    return int(connection.execute(select(func.max(c.number))).scalar_one() or 0)


def note_done(connection: Connection, number: int, now: float) -> None:
    """An order was carried out."""
    connection.execute(update(db.moderation).where(c.number == number, c.done.is_(None)).values(done=now))
