"""Games that are over, wherever they are kept: at a table, among uploads, or among those that come with the rules."""

import asyncio
from dataclasses import dataclass
from typing import Any

from ratskeller.client.errors import Refused
from ratskeller.core.errors import RatskellerError
from ratskeller.core.profile import Profile
from ratskeller.core.record import Record, parse_record
from ratskeller.server.records.replay import profile_for
from ratskeller.server.records.shelf import shelved
from ratskeller.server.tables.service import Tables

UNFINISHED = "the game was not played to its end"
TABLE, RECORD = "table ", "record "  # a key is one of these and an id


@dataclass(frozen=True)
class Finished:
    """A game that is over."""

    text: str  # its record
    record: Record
    profile: Profile[Any]


async def finished_game(key: str, tables: Tables) -> Finished:
    """The game of a key. One that is not over is refused: it still has secrets, and is not to be helped."""
    if key.startswith(TABLE):
        table_id = key.removeprefix(TABLE)
        text = await tables.record_text(table_id)
        record = parse_record(text)
        if not record.finished:
            raise Refused("not-now", UNFINISHED)
        return Finished(text, record, await tables.profile_of(table_id))
    text, own = await shelved(key.removeprefix(RECORD), tables.database)
    try:
        record = parse_record(text)
        profile = await asyncio.to_thread(profile_for, record, own)
    except RatskellerError as problem:
        raise Refused("malformed", str(problem)) from None
    if not record.finished:
        raise Refused("not-now", UNFINISHED)
    return Finished(text, record, profile)
