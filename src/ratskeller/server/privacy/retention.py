"""How long things are kept: what the operator has set is carried out once an hour."""

import asyncio
import time
from functools import partial

import msgspec
import structlog
from sqlalchemy import Connection, func, select, update

from ratskeller.client.errors import Refused
from ratskeller.server.base.settings import Retention
from ratskeller.server.people.service import People
from ratskeller.server.privacy.deletion import delete_person, finish_deletions
from ratskeller.server.privacy.erased import SAID, WORDS, announce_rewritten, erased_body
from ratskeller.server.store import schema as db
from ratskeller.server.tables.service import Tables

EVERY = 3600.0  # seconds
DAY = 24 * 3600
AT_ONCE = 200  # entries that are erased in one transaction
log = structlog.get_logger()


class RetentionSweeper:
    """Erases what has been kept for long enough."""

    def __init__(self, tables: Tables, people: People, retention: Retention) -> None:
        self.tables = tables
        self.people = people
        self.retention = retention

    async def run(self) -> None:
        """Look every hour, as long as the server runs."""
        while True:
            await self.sweep(time.time())
            await asyncio.sleep(EVERY)

    async def sweep(self, now: float) -> None:
        """Erase everything that is too old by now, and what is left of forgotten people."""
        try:
            await finish_deletions(self.tables)
        except Refused as problem:
            log.warning("what is left of somebody could not be erased", why=problem.message)
        if self.retention.people is not None:
            await self._erase_people(now - self.retention.people * DAY)
        if self.retention.chat is not None:
            await self._erase_chat(now - self.retention.chat * DAY)

    async def _erase_people(self, before: float) -> None:
        c = db.people.c
        last = func.coalesce(c.seen, c.created)
        wanted = select(c.id).where(last < before, c.name != "")  # those without a name were erased already
        for person_id in await self.tables.look(lambda found: list(found.execute(wanted).scalars())):
            person = await self.people.find(person_id)
            try:
                if person is not None:
                    await delete_person(self.tables, person)
                    log.info("somebody who has not come for long is forgotten")
            except Refused as problem:
                log.warning("somebody could not be forgotten", why=problem.message)

    async def _erase_chat(self, before: float) -> None:
        while touched := await self.tables.run(
            partial(erase_chat, before=before, is_sqlite=self.tables.database.is_sqlite)
        ):
            self.tables.on_rewritten(sorted(touched))


def erase_chat(connection: Connection, before: float, is_sqlite: bool) -> set[str]:
    """Erase some of the words said at tables that ended before a time; returns the tables that had any."""
    c = db.log.c
    ended = select(db.tables.c.id).where(db.tables.c.ended < before)
    erased = f'%"text":"{WORDS}","id":""%'
    wanted = select(c.table_id, c.number, c.body).where(c.table_id.in_(ended), c.kind.in_(SAID))
    rows = connection.execute(wanted.where(c.body.not_like(erased)).limit(AT_ONCE)).all()
    for table_id, number, text in rows:
        body = erased_body(SAID[0], msgspec.json.decode(text), name=False)
        entry = update(db.log).where(c.table_id == table_id, c.number == number)
        connection.execute(entry.values(body=msgspec.json.encode(body).decode()))
    touched = {str(row.table_id) for row in rows}
    if touched and not is_sqlite:
        announce_rewritten(connection, touched)
    return touched
