"""Boards of people's own: entered in forms or sent as files, checked key by key, kept, and shared by link."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.client.errors import Refused
from ratskeller.core.errors import LONGEST_WHAT, LONGEST_WHERE, MOST_TOLD, ProfileError, shortened
from ratskeller.server.http.boards import Board, board_of
from ratskeller.server.http.parts import Anybody, Context, Paced, Signed
from ratskeller.server.http.records import Id
from ratskeller.server.tables.kept_boards import board_by_id, boards_of, change_board, drop_board, keep_board
from ratskeller.server.tables.options import LONGEST_PROFILE, game_of
from ratskeller.server.tables.own_profile import Checked, check_tables, check_text, set_up_on, standard_text
from ratskeller.server.tables.profile_problems import refused_profile, spoken_problem

router = APIRouter(tags=["boards"])
open_to_all = APIRouter(dependencies=[Paced])
People = Annotated[int, Field(ge=1, le=5, description="for how many the set-up is drawn")]


class Entered(BaseModel):
    """A board: the tables of a form or the text of a file; without both it is the standard one."""

    model_config = ConfigDict(extra="forbid")
    game: str = Field(max_length=40)
    name: str = Field("own", max_length=200, description="as its owner calls it")
    tables: dict[str, Any] | None = Field(None, max_length=40, description="the profile's tables, as its file has them")
    text: str | None = Field(None, max_length=LONGEST_PROFILE, description="TOML")


class Drafted(Entered):
    """A board that is being entered."""

    people: People = 2


class ProblemShown(BaseModel):
    """What is wrong, and where."""

    key: str
    problem: str
    say: dict[str, Any] | None = Field(None, description="the same as a sentence for the page")


class Drawn(BaseModel):
    """A board and how it looks."""

    tables: dict[str, Any]
    text: str = Field(description="TOML, to download")
    board: Board | None = Field(description="none while something is wrong with it")
    view: dict[str, Any] | None = Field(description="a game that was just set up on it")


class Draft(Drawn):
    """A board that was checked."""

    problems: list[ProblemShown]


class KeptBoard(BaseModel):
    """A board that I keep."""

    id: str
    game: str
    name: str
    created: float
    changed: Annotated[float, Field(description="in seconds since 1970")]


class SharedBoard(KeptBoard, Drawn):
    """A board that somebody keeps."""

    is_mine: bool


class NewBoard(BaseModel):
    """Where a board can be found."""

    id: str


@open_to_all.post("/api/boards/check", summary="Check a board of one's own")
async def check(entered: Drafted) -> Draft:
    """All that is wrong with it, key by key, or how it looks. Nothing is kept."""
    return await asyncio.to_thread(draft_of, entered, entered.people)


@router.get("/api/me/boards", summary="My boards")
async def mine(context: Context, person: Signed) -> list[KeptBoard]:
    """Changed last first."""
    return [KeptBoard(**fields_of(row)) for row in await boards_of(context.database, person.id)]


@router.post("/api/boards", summary="Save a board", status_code=201)
async def keep(entered: Entered, context: Context, person: Signed) -> NewBoard:
    """It is checked, and stored if nothing is wrong with it; anybody who knows its id can see it."""
    text = await asyncio.to_thread(sound_text, entered)
    most = context.settings.limits.boards_per_person
    return NewBoard(id=await keep_board(context.database, person, entered.game, entered.name, text, most))


@open_to_all.get("/api/boards/{board_id}", summary="A saved board")
async def show(
    board_id: Id, context: Context, person: Anybody, people: Annotated[int, Query(ge=1, le=5)] = 2
) -> SharedBoard:
    """For anybody who has its link: its tables, its text, and how it looks when set up for this many people."""
    row = await board_by_id(context.database, board_id)
    drawn = await asyncio.to_thread(draft_of, Entered(game=row.game, name=row.name, tables=None, text=row.text), people)
    is_mine = person is not None and person.id == row.person_id
    return SharedBoard(**fields_of(row), is_mine=is_mine, **drawn.model_dump(exclude={"problems"}))


@router.put("/api/boards/{board_id}", summary="Change a board", status_code=204)
async def change(board_id: Id, entered: Entered, context: Context, person: Signed) -> None:
    """Tables that were opened with it before go on with what they have."""
    text = await asyncio.to_thread(sound_text, entered)
    await change_board(context.database, person, board_id, entered.name, text)


@router.delete("/api/boards/{board_id}", summary="Delete a board", status_code=204)
async def drop(board_id: Id, context: Context, person: Signed) -> None:
    """Tables that were opened with it go on."""
    await drop_board(context.database, person, board_id)


def checked(entered: Entered) -> Checked:
    """Check what was sent."""
    game = game_of(entered.game).name
    if entered.tables is not None and entered.text is None:
        return check_tables(game, entered.name, entered.tables)
    if entered.tables is not None:
        raise Refused("malformed", "tables or text, not both", figures={"field": "tables"})
    return check_text(game, standard_text(game) if entered.text is None else entered.text)


def draft_of(entered: Entered, people: int) -> Draft:
    """What came of the check, drawn if it can be."""
    found = checked(entered)
    game = game_of(entered.game)
    if people not in game.people:
        raise Refused("malformed", f"{game.name} is for {game.people.start} to {game.people[-1]} people, not {people}")
    board = board_of(game, found.profile) if found.profile else None
    view = set_up_on(found.profile, game.name, people) if found.profile else None
    problems = [
        ProblemShown(
            key=shortened(each.where, LONGEST_WHERE),
            problem=shortened(each.what, LONGEST_WHAT),
            say=spoken_problem(each),
        )
        for each in found.problems[:MOST_TOLD]
    ]
    return Draft(tables=found.tables, text=found.text, board=board, view=view, problems=problems)


def sound_text(entered: Entered) -> str:
    """The text of a board with which nothing is wrong."""
    found = checked(entered)
    if found.profile is None:
        raise refused_profile(ProfileError("profile", found.problems))
    return found.text


def fields_of(row: Any) -> dict[str, Any]:
    """What everybody may know of a board."""
    return {name: getattr(row, name) for name in ("id", "game", "name", "created", "changed")}


router.include_router(open_to_all)
