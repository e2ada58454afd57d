"""Somebody wants to be forgotten: names and words are erased, games stay with somebody without a name."""

import asyncio
import secrets
import sqlite3
import time
from functools import partial

from sqlalchemy import Connection, case, delete, func, insert, select, union, update

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import Person
from ratskeller.server.people.store import announce_sign_out
from ratskeller.server.privacy.erased import NAME, announce_rewritten, erase_entries
from ratskeller.server.privacy.erased_events import erase_from_events
from ratskeller.server.records.finished import RECORD, TABLE
from ratskeller.server.store import schema as db
from ratskeller.server.store import tables as store
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
NOBODY = {"name": NAME, "epoch": 0, "created": 0.0}  # in whose name games stay: nobody real was made then
AT_ONCE = 50  # entries that are erased in one transaction
PIECEMEAL = (db.records, db.rated_games)  # of which somebody may have much
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
    await tables.run(partial(forget, person=person, is_sqlite=tables.database.is_sqlite))
    tables.sessions.sign_out(person.id, person.epoch + 1)
    await erase_traces(tables, person.id)


async def erase_traces(tables: Tables, person_id: str) -> None:
    """Erase what is left of somebody who is forgotten, in many short transactions, so that nobody waits. If the server
    is stopped meanwhile, it goes on when it starts again."""
    new_id, is_gone = await tables.run(insert_nobody), False
    while (touched := await tables_with_traces(tables, person_id)) or not is_gone:
        for table_id in sorted(touched):
            some = partial(erase_some, table_id=table_id, person_id=person_id, new_id=new_id)
            while await tables.run(some):
                pass
            if not tables.database.is_sqlite:
                await tables.run(partial(announce_rewritten, table_ids=[table_id]))
            tables.on_rewritten([table_id])
        while await tables.run(partial(delete_record, person_id=person_id)):
            pass
        is_gone = await tables.run(partial(remove_person, person_id=person_id, new_id=new_id))
    if tables.database.file is not None:
        # What was overwritten is zeroed in the file; until now the old pages were still beside it.
        await asyncio.to_thread(empty_journal, str(tables.database.file))


async def finish_deletions(tables: Tables) -> None:
    """Erase what is left of all who were forgotten when the server was stopped."""
    c = db.people.c
    begun = select(c.id).where(c.name == NAME, c.created != NOBODY["created"])
    for person_id in await tables.look(lambda connection: list(connection.execute(begun).scalars())):
        await erase_traces(tables, person_id)


def leave_to_bot(table: TableState, person_id: str) -> list[NewEntry]:
    """A bot plays on for somebody who is not coming back, as for people who run out of time."""
    seats = [seat for seat in table.seats_of(person_id) if seat not in table.away]
    return [NewEntry("timeout", seat) for seat in seats] if table.state == "running" else []


async def tables_with_seats(tables: Tables, person_id: str) -> dict[str, str]:
    """The tables at which somebody sits, or that they opened, and the state of each."""
    c = db.tables.c
    seated = select(db.seats.c.table_id).where(db.seats.c.person_id == person_id)
    wanted = select(c.id, c.state).where(c.id.in_(seated) | (c.host == person_id))
    return await tables.look(lambda connection: {str(id_): str(state) for id_, state in connection.execute(wanted)})


async def tables_with_traces(tables: Tables, person_id: str) -> set[str]:
    """All tables whose log or seats name somebody. It reads all logs, in the background."""
    parts = (
        select(db.seats.c.table_id).where(db.seats.c.person_id == person_id),
        select(db.tables.c.id).where(db.tables.c.host == person_id),
        select(db.log.c.table_id).where(db.log.c.person_id == person_id),
        select(db.rated_games.c.table_id).where(db.rated_games.c.person_id == person_id),
        select(db.results.c.table_id).where(db.results.c.person_id == person_id),
    )
    return await tables.read_much(lambda connection: set(connection.execute(union(*parts)).scalars()))


def insert_nobody(connection: Connection) -> str:
    """Put somebody without a name into the database, in whose name games stay; the id."""
    new_id = secrets.token_hex(8)
    connection.execute(insert(db.people).values(id=new_id, **NOBODY))
    return new_id


def forget(connection: Connection, person: Person, is_sqlite: bool) -> None:
    """Erase what belongs to a person alone, and their name, completely or not at all. They can't come back; what they
    said and did at tables remains to be erased."""
    c = db.people.c
    nameless = {"name": NAME, "colour": None, "picture": None, "seen": None, "epoch": c.epoch + 1}
    if not connection.execute(update(db.people).where(c.id == person.id, c.name != NAME).values(nameless)).rowcount:
        raise Refused("not-found", "there is no such person any more")
    erase_own(connection, person.id, insert_nobody(connection))
    if not is_sqlite:
        announce_sign_out(connection, person.id, person.epoch + 1)


def erase_own(connection: Connection, person_id: str, new_id: str) -> None:
    """Erase what is a person's alone, and what others have about them."""
    for table in OWN:
        if table not in PIECEMEAL:
            connection.execute(delete(table).where(table.c.person_id == person_id))
    for table in ABOUT:
        connection.execute(delete(table).where(table.c.other_id == person_id))
    orders = update(db.moderation).where(db.moderation.c.person_id == person_id)
    done = func.coalesce(db.moderation.c.done, time.time())
    connection.execute(orders.values(person_id=None, reason="", body="{}", done=done))
    connection.execute(update(db.analyses).where(db.analyses.c.person_id == person_id).values(person_id=new_id))
    erase_from_events(connection, person_id, new_id)


def remove_person(connection: Connection, person_id: str, new_id: str) -> bool:
    """Remove the last row of somebody who is forgotten; False if something else is still to be erased: requests that
    were let in before may have written more since."""
    erase_own(connection, person_id, new_id)
    columns = (db.seats.c.person_id, db.tables.c.host, *(table.c.person_id for table in (*PIECEMEAL, db.results)))
    left = union(*(select(column).where(column == person_id) for column in columns)).limit(1)
    if connection.execute(left).first() is not None:
        return False
    connection.execute(delete(db.people).where(db.people.c.id == person_id))
    return True


def erase_some(connection: Connection, table_id: str, person_id: str, new_id: str) -> bool:
    """Erase what is left of somebody at a table, or some of it if that is much; whether there is more."""
    store.last_number(connection, table_id, lock=True)
    if is_alone(connection, table_id, person_id):
        remove_table(connection, table_id)
        return False
    if erase_entries(connection, table_id, person_id, new_id, AT_ONCE):
        return True
    seats, results, tables, rated = db.seats.c, db.results.c, db.tables.c, db.rated_games.c
    connection.execute(delete(db.rated_games).where(rated.table_id == table_id, rated.person_id == person_id))
    # By the table alone: SQLite would look through all games of the person for this one.
    is_theirs = seats.person_id == person_id
    nameless = {"person_id": case((is_theirs, new_id), else_=seats.person_id)}
    nameless |= {"name": case((is_theirs, NAME), else_=seats.name)}
    connection.execute(update(db.seats).where(seats.table_id == table_id).values(nameless))
    counted = update(db.results).where(results.table_id == table_id)
    connection.execute(counted.values(person_id=func.nullif(results.person_id, person_id)))
    opened = update(db.tables).where(tables.id == table_id, tables.host == person_id)
    connection.execute(opened.values(host=new_id))
    return False


def delete_record(connection: Connection, person_id: str) -> bool:
    """Delete one of somebody's records; whether there was one."""
    c = db.records.c
    record = connection.execute(select(c.id).where(c.person_id == person_id).limit(1)).scalar_one_or_none()
    connection.execute(delete(db.analyses).where(db.analyses.c.subject == f"{RECORD}{record}"))
    connection.execute(delete(db.records).where(c.id == record))
    return record is not None


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
    """Have SQLite write all pages to their places, and truncate its write-ahead log. Readers delay it."""
    connection = sqlite3.connect(file, timeout=5)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError:
        pass  # the log is written over soon
    finally:
        connection.close()
