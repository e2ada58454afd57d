"""What people write down for themselves at tables, in the database. Nobody else ever gets to see it."""

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from ratskeller.server.store.schema import notes


def read_notes(connection: Connection, table_id: str, person_id: str) -> str:
    """The notes of a person at a table; nothing at first."""
    wanted = select(notes.c.text).where(notes.c.table_id == table_id, notes.c.person_id == person_id)
    return connection.execute(wanted).scalar_one_or_none() or ""


def write_notes(connection: Connection, table_id: str, person_id: str, text: str) -> None:
    """Keep these instead of those before; empty ones are none."""
    if not text:
        connection.execute(delete(notes).where(notes.c.table_id == table_id, notes.c.person_id == person_id))
        return
    insert = (sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert)(notes)
    row = insert.values(table_id=table_id, person_id=person_id, text=text)
    connection.execute(row.on_conflict_do_update(index_elements=["table_id", "person_id"], set_={"text": text}))
