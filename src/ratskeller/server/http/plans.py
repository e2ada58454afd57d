"""My next turn at a table, planned while others play. Nobody else sees it."""

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.server.base.json_response import Json
from ratskeller.server.http.parts import Context, Signed
from ratskeller.server.tables.planning import MOST_MOVES

router = APIRouter(prefix="/api/tables/{table_id}/plan", tags=["tables"])
Move = Annotated[str, Field(max_length=200)]


class Moves(BaseModel):
    """The moves of a turn, in their order."""

    model_config = ConfigDict(extra="forbid")
    moves: Annotated[list[Move], Field(max_length=MOST_MOVES)]


class NewPlan(BaseModel):
    """The same, at least one."""

    model_config = ConfigDict(extra="forbid")
    moves: Annotated[list[Move], Field(min_length=1, max_length=MOST_MOVES)]


class MyPlan(BaseModel):
    """What I have planned."""

    seat: int
    moves: list[str] = Field(description="those that were not played yet")
    says: list[dict[str, Any]] = Field(description="the label of each")
    stopped: dict[str, Any] | None = Field(
        description="why they will not be played: the refusal of the first, or a code: unforeseen, revealed, bot"
    )


class PlanShown(BaseModel):
    """My plan, if I have one."""

    plan: MyPlan | None


class TurnLook(BaseModel):
    """My next turn after some moves, as if the others passed."""

    number: int = Field(description="the table's last entry")
    seat: int
    view: dict[str, Any] = Field(description="what my seat would see")
    says: list[dict[str, Any]] = Field(description="the label of each move so far")
    events: list[dict[str, Any]] = Field(description="what the last of them would bring")
    offers: list[dict[str, Any]] = Field(description="what I could do next, and what it would bring")
    is_whole: bool = Field(description="nothing of the turn is left to decide")


@router.get("", summary="My plan")
async def mine(person: Signed, context: Context, table_id: str) -> PlanShown:
    """What I have planned for my next turn, or what is left of it and why."""
    found = await context.premoves.plan_of(table_id, person.id)
    if found is None:
        return PlanShown(plan=None)
    plan, says = found
    moves = [step.move for step in plan.steps]
    return PlanShown(plan=MyPlan(seat=plan.seat, moves=moves, says=says, stopped=plan.stopped))


@router.post("/look", summary="Look at my next turn", response_model=TurnLook)
async def look(person: Signed, context: Context, table_id: str, tried: Moves) -> Json:
    """My next turn after these moves, as if it began now. Refused while it is my turn, and in games with secrets that
    may be revealed in a turn."""
    return Json((await context.premoves.look(table_id, person.id, tried.moves))._asdict())


@router.put("", summary="Plan my next turn", status_code=204)
async def keep(person: Signed, context: Context, table_id: str, plan: NewPlan) -> None:
    """These moves are made when my turn begins, each like any other. The plan ends at the first refusal, at a decision
    that it did not foresee, and when something is revealed."""
    await context.premoves.keep(table_id, person.id, plan.moves)


@router.delete("", summary="Cancel my plan", status_code=204)
async def cancel(person: Signed, context: Context, table_id: str) -> None:
    """Nothing is played for me."""
    await context.premoves.cancel(table_id, person.id)
