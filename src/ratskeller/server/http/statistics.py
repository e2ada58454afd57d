"""Statistics of somebody's games: everything for themselves, the public part for others, and head to head."""

import asyncio
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from sqlalchemy import Connection, select

from ratskeller.server.base.looks import Colour, Picture
from ratskeller.server.http.parts import Anybody, Context, Paced, Signed
from ratskeller.server.http.records import Id
from ratskeller.server.http.tables import RatingShown
from ratskeller.server.ratings.store import history_of, person_behind, ratings_of
from ratskeller.server.statistics.counting import count_games
from ratskeller.server.statistics.store import Of, opponents_of, results_of, together
from ratskeller.server.statistics.summary import summaries
from ratskeller.server.store.schema import people, person_pages

router = APIRouter(tags=["statistics"])
HISTORY = 200  # rated games whose ratings are plotted


class GameRating(RatingShown):
    """Somebody's rating at a game."""

    game: str
    place: int = Field(description="on the leader board")


class Rated(BaseModel):
    """The rating after a rated game."""

    game: str
    place: int
    rating: float
    doubt: float
    at: float


class SeatCount(BaseModel):
    """How often somebody had which place at tables of this size."""

    seats: int
    games: int
    places: list[int]


class Score(BaseModel):
    """One game."""

    table: str
    at: float
    points: int
    place: int
    seats: int


class Figure(BaseModel):
    """Something that games were won and lost with, compared with the others at the table."""

    name: str
    key: str = Field(description="of the catalogues")
    more: int = Field(description="games with more of it than the others had on the average")
    won_with_more: int
    fewer: int
    won_with_fewer: int
    difference: float


class LuckAndSkill(BaseModel):
    """What own decisions and luck have changed of the chance to win, on the average of the analysed games."""

    games: int
    own: float | None
    luck: float | None


class PublicGame(BaseModel):
    """What others may know of somebody's rated games."""

    game: str
    games: int
    wins: int
    left: int = Field(description="games that a bot played on, or that were not played to the end")
    by_seats: list[SeatCount]


class OwnGame(PublicGame):
    """What somebody sees of their own games."""

    scores: list[Score]
    figures: list[Figure]
    analysed: LuckAndSkill


class HeadToHead(BaseModel):
    """Who was ahead how often in shared games."""

    games: int
    ahead: int
    behind: int
    equal: int


class Opponent(HeadToHead):
    """Somebody I have played with."""

    name: str
    person: str | None = Field(description="the public id of their page, if they have a rating")


class Statistics(BaseModel):
    """My games."""

    person: str | None = Field(description="the public id of my page, if I have a rating")
    counting: int = Field(description="games that are not counted yet: ask again")
    ratings: list[GameRating]
    history: list[Rated]
    games: list[OwnGame]
    opponents: list[Opponent]


class Profile(BaseModel):
    """What is public of somebody who plays rated games."""

    name: str
    colour: Colour | None
    picture: Picture | None
    is_me: bool
    counting: int
    ratings: list[GameRating]
    history: list[Rated]
    games: list[PublicGame]


class SharedByGame(HeadToHead):
    """Shared games of one kind."""

    game: str


class SharedGame(BaseModel):
    """A game that we have both played."""

    table_id: str
    game: str
    at: float
    place: int
    points: int
    their_place: int
    their_points: int


class Together(BaseModel):
    """Somebody and me, head to head."""

    by_game: list[SharedByGame]
    last: list[SharedGame]


@router.get("/api/me/statistics", summary="My statistics")
async def my_statistics(
    person: Signed,
    context: Context,
    of: Annotated[Of, Query(description="all my games, those with other people, or rated ones")] = "all",
) -> Statistics:
    """Places, scores, what won and lost me games, luck and skill, and people I have played with. Only finished games
    count, and each once: some are counted when I ask."""
    left = await count_games(context.tables, person.id)
    found = await context.tables.read_much(partial(read_own, person_id=person.id, of=of))
    games = await asyncio.to_thread(summaries, found.pop("results"))
    return Statistics(counting=left, games=[OwnGame(**game) for game in games], **found)


@router.get("/api/people/{person_id}", summary="Somebody with a rating", dependencies=[Paced])
async def profile(context: Context, viewer: Anybody, person_id: Id) -> Profile:
    """What is public: name, ratings, and places in rated games. Nothing of other games, nor of running ones."""
    behind = await context.tables.look(partial(person_behind, public_id=person_id))
    left = await count_games(context.tables, behind)
    found = await context.tables.read_much(partial(read_public, person_id=behind))
    games = await asyncio.to_thread(summaries, found.pop("results"))
    shown = [PublicGame(**{name: game[name] for name in PublicGame.model_fields}) for game in games]
    return Profile(counting=left, is_me=viewer is not None and viewer.id == behind, games=shown, **found)


@router.get("/api/people/{person_id}/together", summary="Head to head")
async def head_to_head(person: Signed, context: Context, person_id: Id) -> Together:
    """The games that somebody and I have both played to the end, and who was ahead."""
    behind = await context.tables.look(partial(person_behind, public_id=person_id))
    await count_games(context.tables, person.id)
    return Together(**await context.tables.read_much(partial(together, person_id=person.id, other=behind)))


def read_own(connection: Connection, person_id: str, of: Of) -> dict[str, Any]:
    """All that somebody sees of their own games."""
    mine = select(person_pages.c.public_id).where(person_pages.c.person_id == person_id)
    return {
        "person": connection.execute(mine).scalar_one_or_none(),
        "ratings": ratings_of(connection, person_id),
        "history": history_of(connection, person_id, HISTORY),
        "results": results_of(connection, person_id, of),
        "opponents": opponents_of(connection, person_id),
    }


def read_public(connection: Connection, person_id: str) -> dict[str, Any]:
    """What others see of somebody."""
    wanted = select(people.c.name, people.c.colour, people.c.picture).where(people.c.id == person_id)
    row = connection.execute(wanted).one()
    return {
        **row._asdict(),
        "ratings": ratings_of(connection, person_id),
        "history": history_of(connection, person_id, HISTORY),
        "results": results_of(connection, person_id, "rated"),
    }
