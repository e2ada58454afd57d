"""Holidays of people, in the database. All of this happens within a transaction (`Database.run`)."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from ratskeller.server.store.schema import holidays, people, seats, tables

DAYS_CLOCK = '%"kind": "days"%'  # in the JSON of a table's clock


@dataclass(frozen=True)
class Holiday:
    """From when to when somebody does not play."""

    id: str
    begins: float
    ends: float
    counted: float  # days of the year that it takes


def holidays_of(connection: Connection, person_id: str, since: float, *, lock: bool = False) -> list[Holiday]:
    """The holidays of a person that ended after a time, in their order; with `lock` nobody else can change them before
    this transaction is over."""
    if lock:
        connection.execute(select(people.c.id).where(people.c.id == person_id).with_for_update())
    c = holidays.c
    wanted = select(c.id, c.begins, c.ends, c.counted).where(
        c.person_id == person_id, c.ends > since, c.ends > c.begins
    )
    return [Holiday(*row) for row in connection.execute(wanted.order_by(c.begins))]


def add_holiday(connection: Connection, person_id: str, holiday: Holiday) -> None:
    """Keep a holiday that is in no table's log yet."""
    row = {"id": holiday.id, "begins": holiday.begins, "ends": holiday.ends, "counted": holiday.counted}
    connection.execute(insert(holidays).values(row | {"person_id": person_id, "untold": 1}))


def end_holiday(connection: Connection, holiday_id: str, begins: float, ends: float, counted: float) -> None:
    """Have a holiday end earlier; one that did not begin is deleted once it is in the logs of all its tables."""
    values = {"begins": begins, "ends": ends, "counted": counted, "untold": holidays.c.untold + 1}
    connection.execute(update(holidays).where(holidays.c.id == holiday_id).values(values))


def tell_again(connection: Connection, person_ids: Collection[str], now: float) -> None:
    """Have the holidays of some people written to logs again: there is a table that does not know of them."""
    theirs = holidays.c.person_id.in_(person_ids) & (holidays.c.ends > now)
    connection.execute(update(holidays).where(theirs).values(untold=holidays.c.untold + 1))


def people_to_tell_of(connection: Connection) -> list[str]:
    """People whose holidays still have to be written to logs of tables."""
    wanted = select(holidays.c.person_id).where(holidays.c.untold > 0).distinct().limit(100)
    return list(connection.execute(wanted).scalars())


def tables_to_tell(connection: Connection, person_id: str) -> list[str]:
    """The running games of a person with days for a turn."""
    c = tables.c
    wanted = select(c.id).join(seats, seats.c.table_id == c.id).distinct()
    running = wanted.where(seats.c.person_id == person_id, c.state == "running", c.clock.like(DAYS_CLOCK))
    return list(connection.execute(running.order_by(c.id)).scalars())


def untold(connection: Connection, person_id: str) -> dict[str, int]:
    """Which changes of somebody's holidays still have to be written to logs of tables."""
    c = holidays.c
    wanted = select(c.id, c.untold).where(c.person_id == person_id, c.untold > 0)
    return {str(holiday_id): int(changes) for holiday_id, changes in connection.execute(wanted)}


def note_written(connection: Connection, written: Mapping[str, int]) -> None:
    """All tables know of these changes; holidays that came to nothing are kept no longer."""
    c = holidays.c
    for holiday_id, changes in written.items():
        connection.execute(update(holidays).where(c.id == holiday_id, c.untold == changes).values(untold=0))
        connection.execute(delete(holidays).where(c.id == holiday_id, c.untold == 0, c.ends <= c.begins))
