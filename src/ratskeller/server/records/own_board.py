"""Which of somebody's own boards a record was played on."""

import asyncio
from collections.abc import Sequence

from ratskeller.core.errors import RatskellerError
from ratskeller.core.record import parse_record
from ratskeller.server.people.service import Person
from ratskeller.server.records.replay import profile_for
from ratskeller.server.store.database import Database
from ratskeller.server.tables.kept_boards import boards_of


async def board_played_on(text: str, person: Person, database: Database) -> str | None:
    """The board of a person's own, as text, that has the hash in a record; none if no board of theirs has."""
    boards = [(row.game, row.text) for row in await boards_of(database, person.id)]
    return await asyncio.to_thread(text_with_hash, text, boards) if boards else None


def text_with_hash(text: str, boards: Sequence[tuple[str, str]]) -> str | None:
    """The board with the options of the record that give its hash. Errors of the record itself are found later."""
    try:
        record = parse_record(text)
    except RatskellerError:
        return None
    for game, own in boards:
        try:
            if game == record.game and profile_for(record, own).hash == record.profile_hash:
                return own
        except RatskellerError:
            continue
    return None
