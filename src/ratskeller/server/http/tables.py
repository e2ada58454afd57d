"""Tables: the lobby, and all that happens before and after a game. What happens in between goes over the socket."""

from typing import Annotated, Any, Literal
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.games import GAMES
from ratskeller.server.base.looks import Colour, Picture
from ratskeller.server.http.parts import Anybody, Context, Paced, Signed
from ratskeller.server.store.lobby import LONGEST_CURSOR, LONGEST_PAGE, PAGE, Filters, cursor_of
from ratskeller.server.tables import lists
from ratskeller.server.tables.addresses import address_of
from ratskeller.server.tables.options import Salt, TableOptions
from ratskeller.server.tables.waiting import OptionChange, SeatChange

router = APIRouter(prefix="/api/tables", tags=["tables"])


class Opened(BaseModel):
    """A table that somebody opened. Anybody who has its id can see it; tables by link only are not in the lobby."""

    id: str


Seen = Annotated[
    int | None,
    Field(ge=0, le=2**31 - 1, description="the last entry that I have seen: what was changed later is looked at first"),
]


class Joining(BaseModel):
    """Who wants to sit where. Several seats are for people at the same browser."""

    model_config = ConfigDict(extra="forbid")
    seats: Annotated[list[int], Field(min_length=1, max_length=5)]
    salt: Salt = ""
    name: Annotated[str, Field(max_length=30, description="if it is another than one's own")] = ""
    after: Seen = None


class Agreeing(BaseModel):
    """To which changes I agree."""

    model_config = ConfigDict(extra="forbid")
    after: Seen = None


class Removing(BaseModel):
    """The person to remove."""

    model_config = ConfigDict(extra="forbid")
    seat: Annotated[int, Field(ge=0, le=4)]
    name: Annotated[str, Field(max_length=200, description="who is meant: nobody else is removed")] = ""


class Starting(BaseModel):
    """The part of the luck that the host adds."""

    model_config = ConfigDict(extra="forbid")
    salt: Salt = ""
    only_taken: bool = Field(False, description="do without the seats on which nobody sits")


class Reseating(BaseModel):
    """All seats as they shall be, in their order."""

    model_config = ConfigDict(extra="forbid")
    seats: Annotated[list[SeatChange], Field(min_length=1, max_length=5)]


class Numbered(BaseModel):
    """The entry of the table's log that it has become."""

    number: int


class RatingShown(BaseModel):
    """How strong somebody is at a game: 25 at first, so much more or less, with its doubt."""

    rating: float
    doubt: float = Field(description="one standard deviation")
    games: int = Field(description="rated ones")
    is_provisional: bool = Field(description="the doubt is still large")


class Face(BaseModel):
    """How somebody looks to others: a colour and a picture out of our own drawings."""

    colour: Colour
    picture: Picture


class SeatShown(BaseModel):
    """Who sits somewhere."""

    kind: str
    name: str
    bot: str | None = None
    rating: RatingShown | None = Field(None, description="at a rated table of the lobby")
    face: Face | None = None


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
    is_host_here: bool = Field(description="the host has a socket open")
    language: str | None = Field(description="in which they like to talk")
    created: float
    started: float | None
    ended: float | None
    clock: dict[str, Any]
    rated: bool = Field(description="it counts for ratings")
    event_id: str | None = Field(description="the tournament that it belongs to")
    seats: list[SeatShown]


class QuickOptions(BaseModel):
    """The table that somebody looks for who wants to play at once; anything left out doesn't matter."""

    model_config = ConfigDict(extra="forbid")
    game: Annotated[str | None, Field(max_length=40)] = None
    people: Annotated[int | None, Field(ge=2, le=5)] = None
    clock: Literal["none", "bank", "days"] | None = None
    language: Literal["de", "en", "it", "pl"] | None = None
    rated: bool = Field(False, description="nobody is seated at a rated table who does not ask for one")
    salt: Salt = ""


class Quick(BaseModel):
    """The table, and whether it was opened just now."""

    id: str
    is_new: bool


class GoingShown(TableShown):
    """A table of mine that is not over."""

    actor: int | None = Field(description="the seat that is to decide")
    is_my_turn: bool
    is_asked: bool = Field(description="the others wait for an answer of mine: to an undo, a vote, or changes")
    is_left: bool = Field(description="I have left, and a bot plays for me")
    since: float = Field(description="since when the table has waited for whoever is to decide")
    deadline: float | None = Field(description="when their time is up")
    closes: float | None = Field(description="when the table is closed unless somebody does something")


class Notes(BaseModel):
    """What I write down for myself."""

    model_config = ConfigDict(extra="forbid")
    text: Annotated[str, Field(max_length=4000)]


class SeatPresence(BaseModel):
    """Whether the person on a seat is present."""

    here: bool = Field(description="somebody with an open socket, or a bot")
    seen: float | None = Field(description="when they last were, in seconds since 1970")
    missing: bool = Field(description="the others may vote to replace them")


@router.get("", summary="The lobby", dependencies=[Paced])
async def lobby(
    request: Request,
    response: Response,
    context: Context,
    person: Anybody,
    after: Annotated[str, Query(max_length=2 * LONGEST_CURSOR, description="go on after this place")] = "",
    limit: Annotated[int, Query(ge=1, le=LONGEST_PAGE, description="tables in one answer")] = PAGE,
    game: Annotated[str | None, Query(max_length=40, description="only of this game")] = None,
    people: Annotated[int | None, Query(ge=1, le=5, description="only with so many seats")] = None,
    clock: Annotated[Literal["none", "bank", "days"] | None, Query(description="only with such a clock")] = None,
    language: Annotated[str | None, Query(max_length=10, description="only in this language")] = None,
    rated: Annotated[bool | None, Query(description="only those that count for ratings, or only others")] = None,
) -> list[TableShown]:
    """A page of the public tables that are open or running: those with a free seat whose host is there first, newest
    first, at most three of one host before the tables of others. Where more follow, the header `Link` names the next
    page (`rel="next"`)."""
    place = cursor_of(after) if after else None
    filters = Filters(game, people, clock, language, rated)
    page = await lists.lobby(context.tables, person.id if person else None, place, limit, filters)
    if page.last is not None:
        chosen = {name: value for name, value in filters._asdict().items() if value is not None}
        query = urlencode({"after": page.last.text()} | ({} if limit == PAGE else {"limit": limit}) | chosen)
        response.headers["link"] = f'<{request.url.path}?{query}>; rel="next"'
    return [TableShown(**table) for table in page.tables]


@router.get("/mine", summary="My tables")
async def my_tables(context: Context, person: Signed) -> list[TableShown]:
    """All tables that I opened or sit at, those that are over too, newest first."""
    return [TableShown(**table) for table in await lists.own_tables(context.tables, person.id)]


@router.get("/going", summary="My unfinished games", dependencies=[Paced])
async def going_tables(context: Context, person: Signed) -> list[GoingShown]:
    """The tables that I opened or sit at and that are not over: those first where I am waited for, and there the least
    time left."""
    return [GoingShown(**table) for table in await lists.going(context.tables, person.id)]


@router.post("", summary="Open a table", status_code=201)
async def open_table(request: Request, context: Context, person: Signed, options: TableOptions) -> Opened:
    """Open a table. The server commits to its part of the luck now; everybody who sits down adds theirs."""
    opening = context.addresses.open_table(address_of(request.scope), context.tables, person, options)
    return Opened(id=await opening)


@router.post("/quick", summary="Play at once", status_code=201)
async def quick(request: Request, context: Context, person: Signed, wanted: QuickOptions) -> Quick:
    """Sit down at a table of the lobby that fits and whose host is there. If there is none, a table for
    everybody is opened, where the next who looks for the same sits down."""
    context.addresses.take_seat(person.id, address_of(request.scope))
    filters = Filters(wanted.game, wanted.people, wanted.clock, wanted.language, wanted.rated)
    async with context.tables.quick_turn:
        found = await lists.quick(context.tables, person, filters, wanted.salt)
        if found is not None:
            return Quick(id=found, is_new=False)
        opening = context.addresses.open_table(address_of(request.scope), context.tables, person, options_for(wanted))
        return Quick(id=await opening, is_new=True)


def options_for(wanted: QuickOptions) -> TableOptions:
    """The options of a new table for somebody who wants to play at once, and has to wait for others."""
    clocks = {"none": {"kind": "none"}, "days": {"kind": "days", "days": 3}}
    return TableOptions.model_validate(
        {
            "game": wanted.game or next(iter(GAMES)),
            "seats": [{"kind": "me"}, *[{"kind": "open"}] * ((wanted.people or 2) - 1)],
            "clock": clocks.get(wanted.clock or ""),
            "language": wanted.language,
            "rated": wanted.rated,
        }
    )


@router.get("/{table_id}", summary="A table", dependencies=[Paced])
async def table(context: Context, person: Anybody, table_id: str) -> dict[str, Any]:
    """The options and the state of the table, as far as I may know them."""
    return await context.tables.info(table_id, person.id if person else None)


@router.get("/{table_id}/presence", summary="Who is present")
async def presence(context: Context, person: Signed, table_id: str) -> list[SeatPresence]:
    """For people who sit at the table: which of them are present, and whom the others may vote to replace."""
    return [SeatPresence(**seat) for seat in await context.tables.who_is_here(table_id, person.id)]


@router.get("/{table_id}/notes", summary="My notes")
async def notes(context: Context, person: Signed, table_id: str) -> Notes:
    """What I have written down at a table where I sit. Nobody else sees it."""
    return Notes(text=await context.tables.notes(table_id, person.id))


@router.put("/{table_id}/notes", summary="Write notes")
async def write_notes(context: Context, person: Signed, table_id: str, notes: Notes) -> Notes:
    """Keep these notes instead of those before."""
    await context.tables.write_notes(table_id, person.id, notes.text)
    return notes


@router.post("/{table_id}/join", summary="Sit down")
async def join(request: Request, context: Context, person: Signed, table_id: str, joining: Joining) -> Numbered:
    """Sit down on open seats before the start; at a public table, a guest takes one. In a running game: take the place
    of somebody who has left, if the others have opened it."""
    context.addresses.take_seat(person.id, address_of(request.scope))
    joined = context.tables.join(table_id, person, joining.seats, joining.salt, joining.name, joining.after)
    return Numbered(number=await joined)


@router.post("/{table_id}/leave", summary="Leave a waiting table")
async def leave(context: Context, person: Signed, table_id: str) -> Numbered:
    """Give up my seats before the start. A table without its host is closed."""
    return Numbered(number=await context.tables.leave(table_id, person))


@router.post("/{table_id}/remove", summary="Remove somebody")
async def remove(context: Context, person: Signed, table_id: str, removing: Removing) -> Numbered:
    """Remove somebody before the start, if I opened the table. They can't sit down at it again."""
    return Numbered(number=await context.tables.remove(table_id, person, removing.seat, removing.name))


@router.post("/{table_id}/start", summary="Start the game")
async def start(context: Context, person: Signed, table_id: str, starting: Starting) -> Numbered:
    """Start the game, if I opened the table, every seat is taken, and all have agreed to what I changed. My part of the
    luck comes last."""
    start = context.tables.start(table_id, person, starting.salt, only_taken=starting.only_taken)
    return Numbered(number=await start)


@router.post("/{table_id}/seats", summary="Change the seats")
async def reseat(context: Context, person: Signed, table_id: str, reseating: Reseating) -> Numbered:
    """Change the seats before the start, if I opened the table: bots on empty seats, more or fewer seats, another
    order. Nobody loses a seat."""
    return Numbered(number=await context.tables.reseat(table_id, person, reseating.seats))


@router.post("/{table_id}/options", summary="Change the options")
async def change_options(context: Context, person: Signed, table_id: str, change: OptionChange) -> Numbered:
    """Change the options before the start, if I opened the table. Everybody else has to agree again."""
    return Numbered(number=await context.tables.change_options(table_id, person, change))


@router.post("/{table_id}/agree", summary="Agree to changes")
async def agree(context: Context, person: Signed, table_id: str, agreeing: Agreeing | None = None) -> Numbered:
    """Agree to what whoever opened the table has changed."""
    after = None if agreeing is None else agreeing.after
    return Numbered(number=await context.tables.agree(table_id, person.id, after))


@router.post("/{table_id}/rematch", summary="Play again")
async def rematch(request: Request, context: Context, person: Signed, table_id: str) -> Opened:
    """Another table like this one. All who ask come to the same one, unless it was closed before its game."""
    context.addresses.take_seat(person.id, address_of(request.scope))
    return Opened(id=await context.tables.rematch(table_id, person))
