"""Beside a real board of First Rat: Greg's turns."""

from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.games.firstrat.game import FIRSTRAT
from ratskeller.server.companion.firstrat import store as companion_store
from ratskeller.server.companion.firstrat.saved_game import GregOptions, GregState
from ratskeller.server.companion.firstrat.store import Summary
from ratskeller.server.http.boards import Board, board_of
from ratskeller.server.http.parts import Context, Signed
from ratskeller.server.http.problems import Problem

router = APIRouter(prefix="/api/companion", tags=["companion"])

GameId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Version = Annotated[int, Field(ge=0, le=1_000_000, description="of the state that you saw")]


class Step(BaseModel):
    """An answer to the question that is open."""

    model_config = ConfigDict(extra="forbid")
    version: Version
    answer: str = Field(max_length=40, description="one of the choices")


class Undo(BaseModel):
    """Steps to take back."""

    model_config = ConfigDict(extra="forbid")
    version: Version
    steps: int = Field(default=1, ge=1, le=1_000_000)


class Overtaken(Problem):
    """Why a game with Greg did not go on. If it has gone on already since the version that you saw, here it is."""

    state: GregState | None = None


OVERTAKEN: dict[int | str, dict[str, Any]] = {409: {"model": Overtaken, "description": "it can't be done now"}}


@router.post("/greg", summary="Begin a game with Greg on a real board")
async def begin(options: GregOptions, person: Signed, context: Context) -> GregState:
    """Greg's deck is shuffled; the first question is open."""
    return await companion_store.begin(context.database, person, options)


@router.get("/greg", summary="My games with Greg")
async def mine(person: Signed, context: Context) -> list[Summary]:
    """Newest first."""
    return await companion_store.mine(context.database, person)


@router.get("/greg/{game_id}", summary="A game with Greg")
async def show(game_id: GameId, person: Signed, context: Context) -> GregState:
    """His side, the facts of his last turn, and the question that is open."""
    return await companion_store.show(context.database, person, game_id)


@router.get("/greg/{game_id}/board", summary="The board of a game with Greg")
async def board(game_id: GameId, person: Signed, context: Context) -> Board:
    """One that comes with the game, or one's own."""
    return board_of(FIRSTRAT, await companion_store.profile_of_game(context.database, person, game_id))


@router.post("/greg/{game_id}/step", summary="Answer Greg's question", responses=OVERTAKEN)
async def step(game_id: GameId, body: Step, person: Signed, context: Context) -> GregState:
    """A repeated send is answered with the same state; a stale one with "not-now" and the present `state`."""
    return await companion_store.step(context.database, person, game_id, body.version, body.answer)


@router.post("/greg/{game_id}/undo", summary="Take steps back", responses=OVERTAKEN)
async def undo(game_id: GameId, body: Undo, person: Signed, context: Context) -> GregState:
    """The deck stays as it was shuffled: the same card comes again."""
    return await companion_store.undo(context.database, person, game_id, body.version, body.steps)


@router.delete("/greg/{game_id}", summary="Delete a game with Greg", status_code=204)
async def forget(game_id: GameId, person: Signed, context: Context) -> None:
    """For good."""
    await companion_store.forget(context.database, person, game_id)
