"""Games with Greg in the database: each is its person's only, and no change counts twice."""

import asyncio
import secrets
import time
from typing import Any

import msgspec
from pydantic import BaseModel, Field
from sqlalchemy import delete, func, insert, select, update

from ratskeller.client.errors import Refused
from ratskeller.core.profile import Profile
from ratskeller.server.companion.firstrat.saved_game import (
    GregOptions,
    GregState,
    Kept,
    Row,
    changed,
    profile_of_row,
    state_of,
)
from ratskeller.server.people.service import Person
from ratskeller.server.store.database import Database
from ratskeller.server.store.schema import companions, people

MOST_GAMES = 30  # of one person


class Summary(BaseModel):
    """One game in a list."""

    id: str
    version: int
    created: float
    level: str
    round: int
    is_over: bool
    points: int = Field(description="Greg's")


class Outdated(Refused):
    """A change of a state that is no longer the present one; the present one is sent along."""

    def __init__(self, state: GregState) -> None:
        super().__init__("not-now", "the game has gone on since: this is how it stands")
        self.state = state

    def body(self) -> dict[str, Any]:
        """As JSON."""
        return {**super().body(), "state": self.state.model_dump()}


async def begin(database: Database, person: Person, options: GregOptions) -> GregState:
    """Shuffle Greg's deck for a new game."""
    row = Row(secrets.token_urlsafe(12), 0, time.time(), Kept(secrets.randbits(62), options.model_dump(), ""))
    state = await asyncio.to_thread(state_of, row)
    async with database.transaction() as connection:
        # Whoever begins two games at once waits here, so that both are counted.
        await connection.execute(select(people.c.id).where(people.c.id == person.id).with_for_update())
        mine = select(func.count()).select_from(companions).where(companions.c.person_id == person.id)
        if (await connection.scalar(mine) or 0) >= MOST_GAMES:
            raise Refused("too-many", f"you have {MOST_GAMES} games with Greg already: forget one first")
        body = msgspec.json.encode(row.kept).decode()
        values = {"id": row.id, "person_id": person.id, "body": body, "version": 0, "created": row.created}
        await connection.execute(insert(companions).values(values))
    return state


async def find(database: Database, person: Person, game_id: str) -> Row:
    """A game of this person's."""
    async with database.transaction() as connection:
        found = (await connection.execute(select(companions).where(companions.c.id == game_id))).one_or_none()
    if found is None:
        raise Refused("not-found", "there is no such game with Greg")
    if found.person_id != person.id:
        raise Refused("not-yours", "this game with Greg is somebody else's")
    return Row(found.id, found.version, found.created, msgspec.json.decode(found.body, type=Kept))


async def show(database: Database, person: Person, game_id: str) -> GregState:
    """The state of a game."""
    row = await find(database, person, game_id)
    return await asyncio.to_thread(state_of, row)


async def profile_of_game(database: Database, person: Person, game_id: str) -> Profile[Any]:
    """The board that a game is played on."""
    row = await find(database, person, game_id)
    return await asyncio.to_thread(profile_of_row, row)


async def step(database: Database, person: Person, game_id: str, version: int, answer: str) -> GregState:
    """Answer the question that is open in this version; sent twice, it counts once."""
    row = await find(database, person, game_id)
    return await change(database, person, row, version, [*row.kept.answers, answer], f"step {answer}")


async def undo(database: Database, person: Person, game_id: str, version: int, steps: int) -> GregState:
    """Take back a number of answers; sent twice, it counts once. The deck stays as it was shuffled."""
    row = await find(database, person, game_id)
    if row.version == version and steps > len(row.kept.answers):
        raise Refused("not-now", f"there are {len(row.kept.answers)} steps to take back, not {steps}")
    return await change(database, person, row, version, row.kept.answers[:-steps], f"undo {steps}")


async def change(
    database: Database, person: Person, row: Row, version: int, answers: list[str], what: str
) -> GregState:
    """Keep a change, if the game is still as the person saw it."""
    if row.version == version:
        after, state = await asyncio.to_thread(changed, row, answers, what)
        body = msgspec.json.encode(after.kept).decode()
        same = (companions.c.id == row.id) & (companions.c.version == version)
        async with database.transaction() as connection:
            done = await connection.execute(update(companions).where(same).values(body=body, version=after.version))
        if done.rowcount:
            return state
        row = await find(database, person, row.id)
    state = await asyncio.to_thread(state_of, row)
    if row.version == version + 1 and row.kept.last == what:
        return state
    raise Outdated(state)


async def mine(database: Database, person: Person) -> list[Summary]:
    """The games of a person, newest first."""
    query = select(companions).where(companions.c.person_id == person.id).order_by(companions.c.created.desc())
    async with database.transaction() as connection:
        rows = (await connection.execute(query)).all()
    return [summary_of(row.id, row.version, row.created, msgspec.json.decode(row.body, type=Kept)) for row in rows]


def summary_of(game_id: str, version: int, created: float, kept: Kept) -> Summary:
    """A game in short, without playing it again."""
    return Summary(
        id=game_id,
        version=version,
        created=created,
        level=kept.wish["level"],
        round=kept.round,
        is_over=kept.is_over,
        points=kept.points,
    )


async def forget(database: Database, person: Person, game_id: str) -> None:
    """Put a game away for good."""
    row = await find(database, person, game_id)
    async with database.transaction() as connection:
        await connection.execute(delete(companions).where(companions.c.id == row.id))
