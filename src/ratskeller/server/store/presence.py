"""When people were last there, in the database: any process may have had their socket."""

from collections.abc import Collection

from sqlalchemy import Connection, select, union
from sqlalchemy.dialects import postgresql, sqlite

from ratskeller.server.store.schema import friends, presence, seats, tables


def awaited(connection: Connection) -> list[str]:
    """All people whose presence matters to somebody: they sit at running tables, or have friends."""
    place = seats.join(tables, tables.c.id == seats.c.table_id)
    wanted = select(seats.c.person_id).select_from(place).distinct()
    playing = wanted.where(tables.c.state == "running", seats.c.person_id.is_not(None))
    found = connection.execute(union(playing, select(friends.c.person_id)))
    return [str(person_id) for person_id in found.scalars()]


def note_present(connection: Connection, person_ids: Collection[str], now: float) -> None:
    """These people are there now."""
    insert = (sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert)(presence)
    upsert = insert.on_conflict_do_update(index_elements=["person_id"], set_={"at": insert.excluded.at})
    connection.execute(upsert, [{"person_id": person_id, "at": now} for person_id in sorted(person_ids)])


def last_seen(connection: Connection, person_ids: Collection[str]) -> dict[str, float]:
    """When each of some people was last present, as far as that is known."""
    wanted = select(presence.c.person_id, presence.c.at).where(presence.c.person_id.in_(list(person_ids)))
    return {str(person_id): float(at) for person_id, at in connection.execute(wanted)}
