"""Tables: the lobby, and all that happens before and after a game. What happens in between goes over the socket."""

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.server.table.wish import Salt, Wish
from ratskeller.server.web.addresses import address_of
from ratskeller.server.web.parts import Paced, Signed, TheHouse, Whoever

router = APIRouter(prefix="/api/tables", tags=["tables"])


class Opened(BaseModel):
    """A table that somebody opened. Whoever has its id can see it; those by link only are in no lobby."""

    id: str


class Joining(BaseModel):
    """Who wants to sit where. Several seats are for people at the same browser."""

    model_config = ConfigDict(extra="forbid")
    seats: Annotated[list[int], Field(min_length=1, max_length=5)]
    salt: Salt = ""
    name: Annotated[str, Field(max_length=30, description="if it is another than one's own")] = ""


class Starting(BaseModel):
    """The part of the luck that whoever opened the table adds."""

    model_config = ConfigDict(extra="forbid")
    salt: Salt = ""


class Numbered(BaseModel):
    """The entry of the table's log that it has become."""

    number: int


class SeatShown(BaseModel):
    """Who sits somewhere."""

    kind: str
    name: str
    bot: str | None = None


class TableShown(BaseModel):
    """A table as a lobby shows it."""

    id: str
    game: str
    profile: str
    level: str | None
    people: int
    state: str
    is_public: bool
    is_host: bool
    created: float
    started: float | None
    ended: float | None
    clock: dict[str, Any]
    seats: list[SeatShown]


@router.get("", summary="The lobby", dependencies=[Paced])
async def lobby(house: TheHouse, person: Whoever) -> list[TableShown]:
    """Public tables that are open or running, newest first."""
    return [TableShown(**table) for table in await house.hall.lobby(person.id if person else None)]


@router.get("/mine", summary="My tables")
async def my_tables(house: TheHouse, person: Signed) -> list[TableShown]:
    """All tables that I opened or sit at, those that are over too, newest first."""
    return [TableShown(**table) for table in await house.hall.lobby(person.id, mine=True)]


@router.post("", summary="Open a table", status_code=201)
async def open_table(request: Request, house: TheHouse, person: Signed, wish: Wish) -> Opened:
    """Open a table. The server commits to its part of the luck now; everybody who sits down adds theirs."""
    opening = house.addresses.open_table(address_of(request.scope), house.hall, person, wish)
    return Opened(id=await opening)


@router.get("/{table_id}", summary="A table", dependencies=[Paced])
async def table(house: TheHouse, person: Whoever, table_id: str) -> dict[str, Any]:
    """What was settled when the table was opened, and how it stands, as far as I may know it."""
    return await house.hall.info(table_id, person.id if person else None)


@router.post("/{table_id}/join", summary="Sit down")
async def join(house: TheHouse, person: Signed, table_id: str, joining: Joining) -> Numbered:
    """Sit down on open seats before the start."""
    return Numbered(number=await house.hall.join(table_id, person, joining.seats, joining.salt, joining.name))


@router.post("/{table_id}/leave", summary="Get up")
async def leave(house: TheHouse, person: Signed, table_id: str) -> Numbered:
    """Get up before the start. Without whoever opened it a table is closed."""
    return Numbered(number=await house.hall.leave(table_id, person))


@router.post("/{table_id}/start", summary="Start the game")
async def start(house: TheHouse, person: Signed, table_id: str, starting: Starting) -> Numbered:
    """Start the game, if I opened the table and every seat is taken. My part of the luck comes last."""
    return Numbered(number=await house.hall.start(table_id, person, starting.salt))


@router.post("/{table_id}/rematch", summary="Play again")
async def rematch(house: TheHouse, person: Signed, table_id: str) -> Opened:
    """Another table like this one. All who ask come to the same one."""
    return Opened(id=await house.hall.rematch(table_id, person))
