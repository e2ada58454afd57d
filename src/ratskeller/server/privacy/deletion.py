"""Somebody wants to be forgotten: names and words go, games stay with somebody who has no name."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Collection
from functools import partial

from sqlalchemy import Connection, delete, func, insert, select, union, update

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import Person
from ratskeller.server.people.store import announce_sign_out
from ratskeller.server.privacy.erased import NAME, announce_rewritten, erase_entries
from ratskeller.server.privacy.erased_events import erase_from_events
from ratskeller.server.records.finished import RECORD, TABLE
from ratskeller.server.store import schema as db
from ratskeller.server.store import tables as store
from ratskeller.server.store.database import Database
from ratskeller.server.tables.commands import NewEntry
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.state import TableState

# What is a person's alone, and goes with them.
OWN = (
    *(db.settings, db.device_links, db.devices, db.passkeys, db.recovery_codes, db.mails, db.tokens, db.pushes),
    *(db.quiet_hours, db.calls, db.ticks, db.companions, db.records, db.notes, db.presence, db.profiles),
    *(db.ratings, db.rated_games, db.person_pages),
    *(db.friends, db.blocks, db.invitations, db.reports, db.bans),
    *(db.premoves, db.holidays, db.digests),
)
# What others have that is about a person.
ABOUT = (db.friends, db.blocks, db.invitations, db.reports)


async def delete_person(tables: Tables, person: Person) -> None:
    """Erase a person: they leave their tables, where a bot plays on for them; tables at which nobody else sat go; of
    the others, the log keeps the game and its luck, with neither the person's names nor their words."""
    for table_id, state in (await tables_with_seats(tables, person.id)).items():
        if state == "open":
            await tables.leave(table_id, person)
        elif state == "running":
            await tables.do(table_id, partial(leave_to_bot, person_id=person.id))
    touched = await tables_with_traces(tables.database, person.id)
    await tables.run(partial(erase, person=person, touched=touched, is_sqlite=tables.database.is_sqlite))
    tables.on_rewritten(list(touched))
    tables.sessions.sign_out(person.id, person.epoch + 1)
    if tables.database.file is not None:
        # What was overwritten is zeroed in the file; until now the old pages were still beside it.
        await asyncio.to_thread(empty_journal, str(tables.database.file))


def leave_to_bot(table: TableState, person_id: str) -> list[NewEntry]:
    """A bot plays on for somebody who is not coming back, as for whoever runs out of time."""
    seats = [seat for seat in table.seats_of(person_id) if seat not in table.away]
    return [NewEntry("timeout", seat) for seat in seats] if table.state == "running" else []


async def tables_with_seats(tables: Tables, person_id: str) -> dict[str, str]:
    """The tables at which somebody sits, or that they opened, and the state of each."""
    c = db.tables.c
    seated = select(db.seats.c.table_id).where(db.seats.c.person_id == person_id)
    wanted = select(c.id, c.state).where(c.id.in_(seated) | (c.host == person_id))
    return await tables.look(lambda connection: {str(id_): str(state) for id_, state in connection.execute(wanted)})


async def tables_with_traces(database: Database, person_id: str) -> set[str]:
    """All tables whose log or seats name somebody. It reads all logs, beside everything else."""
    parts = (
        select(db.seats.c.table_id).where(db.seats.c.person_id == person_id),
        select(db.tables.c.id).where(db.tables.c.host == person_id),
        select(db.log.c.table_id).where(db.log.c.person_id == person_id),
    )
    async with database.snapshot() as connection:
        return set((await connection.execute(union(*parts))).scalars())


def erase(connection: Connection, person: Person, touched: Collection[str], is_sqlite: bool) -> None:
    """Erase a person in one transaction, wholly or not at all."""
    new_id = secrets.token_hex(8)
    nobody = {"id": new_id, "name": NAME, "epoch": 0, "created": 0.0}
    connection.execute(insert(db.people).values(nobody))
    for table_id in sorted(touched):
        store.last_number(connection, table_id, lock=True)
        if is_alone(connection, table_id, person.id):
            remove_table(connection, table_id)
        else:
            erase_entries(connection, table_id, person.id, new_id)
    theirs = select(db.records.c.id).where(db.records.c.person_id == person.id)
    subjects = [f"{RECORD}{record}" for record in connection.execute(theirs).scalars()]
    connection.execute(delete(db.analyses).where(db.analyses.c.subject.in_(subjects)))
    for table in OWN:
        connection.execute(delete(table).where(table.c.person_id == person.id))
    for table in ABOUT:
        connection.execute(delete(table).where(table.c.other_id == person.id))
    orders = update(db.moderation).where(db.moderation.c.person_id == person.id)
    done = func.coalesce(db.moderation.c.done, time.time())
    connection.execute(orders.values(person_id=None, reason="", body="{}", done=done))
    seats = update(db.seats).where(db.seats.c.person_id == person.id)
    connection.execute(seats.values(person_id=new_id, name=NAME))
    connection.execute(update(db.results).where(db.results.c.person_id == person.id).values(person_id=None))
    connection.execute(update(db.analyses).where(db.analyses.c.person_id == person.id).values(person_id=new_id))
    connection.execute(update(db.tables).where(db.tables.c.host == person.id).values(host=new_id))
    erase_from_events(connection, person.id, new_id)
    if connection.execute(select(db.log.c.number).where(db.log.c.person_id == person.id).limit(1)).first():
        raise Refused("busy", "something of yours was written meanwhile; please try again")
    if not connection.execute(delete(db.people).where(db.people.c.id == person.id)).rowcount:
        raise Refused("not-found", "there is no such person any more")
    if not is_sqlite:
        announce_sign_out(connection, person.id, person.epoch + 1)
        announce_rewritten(connection, touched)


def is_alone(connection: Connection, table_id: str, person_id: str) -> bool:
    """Whether nobody else has ever sat at a table."""
    parts = [
        select(column).where(of_table == table_id, column.is_not(None), column != person_id)
        for column, of_table in (
            (db.seats.c.person_id, db.seats.c.table_id),
            (db.log.c.person_id, db.log.c.table_id),
            (db.tables.c.host, db.tables.c.id),
        )
    ]
    return connection.execute(union(*parts).limit(1)).first() is None


def remove_table(connection: Connection, table_id: str) -> None:
    """Keep nothing of a table."""
    connection.execute(delete(db.analyses).where(db.analyses.c.subject == f"{TABLE}{table_id}"))
    connection.execute(update(db.reports).where(db.reports.c.table_id == table_id).values(table_id=None))
    played = (db.rated_games, db.results, db.premoves)
    for table in (db.ticks, db.calls, db.notes, db.invitations, *played, db.log, db.seats):
        connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(delete(db.tables).where(db.tables.c.id == table_id))


def empty_journal(file: str) -> None:
    """Have SQLite write all pages to their places, and cut off its log of pages. Whoever reads puts it off."""
    connection = sqlite3.connect(file, timeout=5)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError:
        pass  # the log is written over soon
    finally:
        connection.close()
