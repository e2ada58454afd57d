"""Erase somebody from tournaments: their games still count, with somebody without a name."""

import time

from sqlalchemy import Connection, delete, select, update

from ratskeller.server.store import schema as db
from ratskeller.server.store.events import UNFINISHED, change_event


def erase_from_events(connection: Connection, person_id: str, new_id: str) -> None:
    """Take somebody out of all tournaments: where nothing was played yet as if they had never come, elsewhere they are
    withdrawn. Those that they opened lose their title; if one has not begun, it is closed."""
    c, p = db.events.c, db.event_people.c
    joined = select(p.event_id, p.number, c.state).join(db.events, c.id == p.event_id).where(p.person_id == person_id)
    for event_id, number, state in connection.execute(joined).all():
        mine = (p.event_id == event_id) & (p.number == number)
        if state == "open":
            connection.execute(delete(db.event_people).where(mine))
        else:
            values = {"person_id": new_id, "state": "withdrawn", "salt": ""}
            connection.execute(update(db.event_people).where(mine).values(values))
        change_event(connection, event_id)
    for event_id, state in connection.execute(select(c.id, c.state).where(c.host == person_id)).all():
        over = {"state": "closed", "ended": time.time()} if state == UNFINISHED[0] else {}
        change_event(connection, event_id, host=new_id, title="", **over)
