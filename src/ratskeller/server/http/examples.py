"""Worked examples of the rules, to be stepped through like a game that was played."""

from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.client.errors import Refused
from ratskeller.server.http.boards import Board, board_of
from ratskeller.server.http.parts import Paced
from ratskeller.server.http.records import Decisions, Id, in_json
from ratskeller.server.records.examples import beginning_of, replay_of_example
from ratskeller.server.records.play_on import played_on

MOST_MOVES = 60

router = APIRouter(tags=["games"], dependencies=[Paced])


class Moves(BaseModel):
    """All moves that were made from a moment of an example on; fewer take some back."""

    model_config = ConfigDict(extra="forbid")
    after: Annotated[int, Field(ge=0, le=100, description="decisions of the example itself")]
    moves: list[Annotated[str, Field(max_length=40)]] = Field(max_length=MOST_MOVES)


class PlayedOn(BaseModel):
    """The state of an example that is played on, for all seats in turn."""

    actor: int | None
    position: Annotated[dict[str, Any], Field(description="everything on the table")]
    points: list[int]
    winners: list[int]
    events: Annotated[list[dict[str, Any]], Field(description="of the last move")]
    offers: Annotated[list[dict[str, Any]] | None, Field(description="as at a table; null when the game is over")]


@router.get("/api/examples/{example_id}/board", summary="The board of an example")
def board(example_id: Id) -> Board:
    """With the options that it is about."""
    play, _ = beginning_of(example_id)
    return board_of(play.game, play.profile)


@router.get("/api/examples/{example_id}/replay", summary="An example, decision by decision")
def replay(example_id: Id) -> Response:
    """In the form of recorded games."""
    return in_json(replay_of_example(example_id).story)


@router.get("/api/examples/{example_id}/replay/{decisions}", summary="An example after so many decisions")
def state(example_id: Id, decisions: Decisions) -> Response:
    """Everything that lay on the table then."""
    found = replay_of_example(example_id)
    if decisions > found.decisions:
        raise Refused("not-found", f"the example has {found.decisions} decisions, there is no {decisions}")
    return in_json(found.state_after(decisions))


@router.post("/api/examples/{example_id}", summary="Continue an example")
def play_on(example_id: Id, made: Moves) -> PlayedOn:
    """The state after these moves. Nothing is stored."""
    return PlayedOn(**played_on(example_id, made.after, made.moves))
