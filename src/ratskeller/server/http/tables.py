"""Tables: the lobby, and all that happens before and after a game. What happens in between goes over the socket."""

from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.server.http.parts import Anybody, Context, Paced, Signed
from ratskeller.server.store.lobby import LONGEST_CURSOR, LONGEST_PAGE, PAGE, cursor_of
from ratskeller.server.tables.addresses import address_of
from ratskeller.server.tables.options import Salt, TableOptions

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


class Removing(BaseModel):
    """Who is to get up."""

    model_config = ConfigDict(extra="forbid")
    seat: Annotated[int, Field(ge=0, le=4)]
    name: Annotated[str, Field(max_length=200, description="who is meant: nobody else is removed")] = ""


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
async def lobby(
    request: Request,
    response: Response,
    context: Context,
    person: Anybody,
    after: Annotated[str, Query(max_length=2 * LONGEST_CURSOR, description="go on after this place")] = "",
    limit: Annotated[int, Query(ge=1, le=LONGEST_PAGE, description="tables in one answer")] = PAGE,
) -> list[TableShown]:
    """A page of the public tables that are open or running: those with a free seat whose host is there first, newest
    first, at most three of one host before the tables of others. Where more follow, the header `Link` names the next
    page (`rel="next"`)."""
    place = cursor_of(after) if after else None
    page = await context.tables.lobby(person.id if person else None, place, limit)
    if page.last is not None:
        query = urlencode({"after": page.last.text()} | ({} if limit == PAGE else {"limit": limit}))
        response.headers["link"] = f'<{request.url.path}?{query}>; rel="next"'
    return [TableShown(**table) for table in page.tables]


@router.get("/mine", summary="My tables")
async def my_tables(context: Context, person: Signed) -> list[TableShown]:
    """All tables that I opened or sit at, those that are over too, newest first."""
    return [TableShown(**table) for table in await context.tables.own_tables(person.id)]


@router.post("", summary="Open a table", status_code=201)
async def open_table(request: Request, context: Context, person: Signed, options: TableOptions) -> Opened:
    """Open a table. The server commits to its part of the luck now; everybody who sits down adds theirs."""
    opening = context.addresses.open_table(address_of(request.scope), context.tables, person, options)
    return Opened(id=await opening)


@router.get("/{table_id}", summary="A table", dependencies=[Paced])
async def table(context: Context, person: Anybody, table_id: str) -> dict[str, Any]:
    """What was settled when the table was opened, and how it stands, as far as I may know it."""
    return await context.tables.info(table_id, person.id if person else None)


@router.post("/{table_id}/join", summary="Sit down")
async def join(context: Context, person: Signed, table_id: str, joining: Joining) -> Numbered:
    """Sit down on open seats before the start. At a table for everybody, a guest takes one seat."""
    return Numbered(number=await context.tables.join(table_id, person, joining.seats, joining.salt, joining.name))


@router.post("/{table_id}/leave", summary="Get up")
async def leave(context: Context, person: Signed, table_id: str) -> Numbered:
    """Get up before the start. Without whoever opened it a table is closed."""
    return Numbered(number=await context.tables.leave(table_id, person))


@router.post("/{table_id}/remove", summary="Remove somebody")
async def remove(context: Context, person: Signed, table_id: str, removing: Removing) -> Numbered:
    """Have somebody get up before the start, if I opened the table. They can't sit down at it again."""
    return Numbered(number=await context.tables.remove(table_id, person, removing.seat, removing.name))


@router.post("/{table_id}/start", summary="Start the game")
async def start(context: Context, person: Signed, table_id: str, starting: Starting) -> Numbered:
    """Start the game, if I opened the table and every seat is taken. My part of the luck comes last."""
    return Numbered(number=await context.tables.start(table_id, person, starting.salt))


@router.post("/{table_id}/rematch", summary="Play again")
async def rematch(context: Context, person: Signed, table_id: str) -> Opened:
    """Another table like this one. All who ask come to the same one."""
    return Opened(id=await context.tables.rematch(table_id, person))
