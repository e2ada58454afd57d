"""Records that can be looked at: those that people have uploaded, and those that come with the games."""

from functools import cache
from typing import NamedTuple

from sqlalchemy import select

from ratskeller.client.errors import Refused
from ratskeller.games import GAMES, load_game
from ratskeller.server.store.database import Database
from ratskeller.server.store.schema import records

SOLVED = "solved-"  # ids of records that meet a challenge begin so; those of uploads are shorter than any of them


class Shelved(NamedTuple):
    """A record, and the board of somebody's own on which it was played, if it was."""

    text: str
    profile_text: str | None = None


async def text_of(record_id: str, database: Database) -> str:
    """The text of a record."""
    return (await shelved(record_id, database)).text


async def shelved(record_id: str, database: Database) -> Shelved:
    """A record by its id."""
    if record_id in solved():
        return Shelved(solved()[record_id])
    wanted = select(records.c.text, records.c.profile_text).where(records.c.id == record_id)
    async with database.snapshot() as connection:
        found = (await connection.execute(wanted)).one_or_none()
    if found is None:
        raise unknown(record_id)
    return Shelved(*found)


def unknown(record_id: str) -> Refused:
    """There is no such record."""
    return Refused("not-found", f"there is no record '{record_id}'")


@cache
def solved() -> dict[str, str]:
    """Games that meet a challenge at a level, by their ids: solved-LEVEL-CHALLENGE, and for other decks than the usual
    one solved-DECK-LEVEL-CHALLENGE."""
    folders = [load_game(name).data / "solved" for name in GAMES]
    files = [(file, file.relative_to(folder)) for folder in folders for file in folder.rglob("*.rat")]
    return {f"{SOLVED}{'-'.join(name.with_suffix('').parts)}": file.read_text("utf-8") for file, name in files}
