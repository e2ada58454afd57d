"""The boards that games are played on, as the page draws them: figures of the profile, and the names in it."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from ratskeller.client.errors import Refused
from ratskeller.core.game import Game
from ratskeller.core.profile import Profile
from ratskeller.core.provenance import provenance_of
from ratskeller.core.record import parse_record
from ratskeller.server.http.packing import PackedRoute
from ratskeller.server.http.parts import Context, Paced
from ratskeller.server.http.records import Id
from ratskeller.server.records.replay import profile_for
from ratskeller.server.records.shelf import shelved
from ratskeller.server.tables.options import game_of, profile_of

router = APIRouter(tags=["games"], dependencies=[Paced], route_class=PackedRoute)


class Cites(BaseModel):
    """The rule that a reader may want to look up."""

    events: dict[str, str]
    phases: dict[str, str]


class Board(BaseModel):
    """What does not change while a game is played."""

    game: str
    profile: Annotated[dict[str, Any], Field(description="the profile's data, as its file has it")]
    names: Annotated[dict[str, list[str]], Field(description="what numbers in events stand for")]
    figures: Annotated[dict[str, int], Field(description="the profile's numbers by the names that rule texts use")]
    provenance: Annotated[
        dict[str, list[str]],
        Field(description="by table: source, derived, photo, reconstructed; none where an owner has other words"),
    ]
    cites: Annotated[Cites, Field(description="ids of rules, by kinds of events and by phases")]


@router.get("/api/games/{game}/board", summary="The board of a game")
def game_board(
    game: str,
    profile: Annotated[str, Query(max_length=40, pattern=r"^[\w-]+$")] = "standard",
) -> Board:
    """A profile that comes with the game."""
    try:
        return board_of(game_of(game), profile_of(game, profile, None, ()))
    except Refused as refused:
        raise Refused("not-found", refused.message) from None


@router.get("/api/tables/{table_id}/board", summary="The board of a table")
async def table_board(table_id: Id, context: Context) -> Board:
    """With the options that were chosen."""
    profile = await context.tables.profile_of(table_id)
    return board_of(game_of(await context.tables.game_of(table_id)), profile)


@router.get("/api/records/{record_id}/board", summary="The board of an uploaded game")
async def record_board(record_id: Id, context: Context) -> Board:
    """With the options that it was played with."""
    text, own = await shelved(record_id, context.database)
    record = parse_record(text)
    return board_of(game_of(record.game), profile_for(record, own))


def board_of(game: Game, profile: Profile[Any]) -> Board:
    """All that the page draws a board from."""
    data = profile.data.played()
    names = {name: list(names) for name, names in game.names.items()}
    cites = Cites(events=dict(game.rules_of_event), phases=dict(game.rules_of_phase))
    figures = dict(game.figures_of(profile.data))
    origins = provenance_of(profile.data)
    return Board(game=game.name, profile=data, names=names, figures=figures, provenance=origins, cites=cites)
