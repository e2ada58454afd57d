"""How strong people are: leader boards, and the ratings of those at a table."""

from functools import partial
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection

from ratskeller.client.errors import Refused
from ratskeller.games import GAMES
from ratskeller.server.base.looks import Colour, Picture
from ratskeller.server.http.parts import Context, Paced
from ratskeller.server.http.records import Id
from ratskeller.server.http.tables import RatingShown
from ratskeller.server.ratings.store import LONGEST_CURSOR, board_cursor, changes_at, ratings_by_person, read_board
from ratskeller.server.tables.state import TableState

router = APIRouter(tags=["ratings"])
PAGE, LONGEST_PAGE = 50, 200


class BoardLine(RatingShown):
    """Somebody on a leader board."""

    place: int
    person: str = Field(description="the public id of their page")
    name: str
    colour: Colour | None
    picture: Picture | None


class RatingChange(BaseModel):
    """What a rated game did to somebody's rating."""

    place: int
    person: str
    before: float
    doubt_before: float
    after: float
    doubt: float


class SeatRating(BaseModel):
    """The rating of the person on a seat: the present one, and what the game did to it once it is over."""

    rating: RatingShown | None = None
    change: RatingChange | None = None


@router.get("/api/ratings/{game}", summary="A leader board", dependencies=[Paced])
async def leader_board(
    request: Request,
    response: Response,
    context: Context,
    game: str,
    after: Annotated[str, Query(max_length=2 * LONGEST_CURSOR, description="go on after this place")] = "",
    limit: Annotated[int, Query(ge=1, le=LONGEST_PAGE, description="people in one answer")] = PAGE,
) -> list[BoardLine]:
    """A page of all who have played a rated game, sorted by the rating minus three times its uncertainty. If there are
    more, the header `Link` names the next page (`rel="next"`)."""
    if game not in GAMES:
        raise Refused("not-found", f"there is no such game: the games are {', '.join(GAMES)}")
    place = board_cursor(after) if after else None
    page = await context.tables.look(partial(read_board, game=game, after=place, limit=limit))
    if page.last is not None:
        query = urlencode({"after": page.last.text()} | ({} if limit == PAGE else {"limit": limit}))
        response.headers["link"] = f'<{request.url.path}?{query}>; rel="next"'
    return [BoardLine(**line) for line in page.lines]


@router.get("/api/tables/{table_id}/ratings", summary="Ratings at a table", dependencies=[Paced])
async def table_ratings(context: Context, table_id: Id) -> list[SeatRating]:
    """For each seat of a rated table the rating of its person, and after the end what the game did to it; for other
    tables nothing."""
    table = await context.tables.cache.current(table_id)
    if not table.facts.rated:
        return [SeatRating() for _ in table.seats]
    return await context.tables.look(partial(read_table, table=table))


def read_table(connection: Connection, table: TableState) -> list[SeatRating]:
    """The ratings of all seats of a rated table."""
    known = ratings_by_person(connection, table.facts.game, table.people())
    changes = changes_at(connection, table.facts.id)
    found = []
    for seat in table.seats:
        now = known.get(seat.person_id or "")
        change = changes.get(seat.seat)
        found.append(
            SeatRating(rating=RatingShown(**now) if now else None, change=RatingChange(**change) if change else None)
        )
    return found
