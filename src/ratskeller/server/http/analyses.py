"""Finished games explained: asked for, waited for, read."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter
from pydantic import BaseModel, Field

from ratskeller.server.analysis.store import State, Status
from ratskeller.server.context import AppContext
from ratskeller.server.http.parts import Context, Paced, Signed
from ratskeller.server.http.records import Id
from ratskeller.server.people.service import Person
from ratskeller.server.records.finished import RECORD, TABLE, Finished, finished_game
from ratskeller.server.tables.options import game_of
from ratskeller.server.tables.phrases import said_move
from ratskeller.study.analysis.model import SIZES

router = APIRouter(tags=["records"])


class AnalysisShown(BaseModel):
    """How far the analysis of a game is, and the analysis itself."""

    state: State
    place: Annotated[int, Field(description="in the queue, from 1; 0 if it does not wait")] = 0
    done: Annotated[int, Field(description="decisions that were looked at")] = 0
    total: int = 0
    reason: Annotated[str, Field(description="why it failed")] = ""
    analysis: Annotated[dict[str, Any] | None, Field(description="as `ratskeller analyse --json` prints it")] = None
    sizes: Annotated[dict[str, float] | None, Field(description="from what on a mistake is of which size")] = None
    says: Annotated[
        dict[str, Any] | None,
        Field(description="for each move that mistakes and turning points name: a key of the catalogues and figures"),
    ] = None


@router.get("/api/tables/{table_id}/analysis", summary="The analysis of a finished game", dependencies=[Paced])
async def table_analysis(table_id: Id, context: Context) -> AnalysisShown:
    """How far it is; and when it is done, mistakes, turning points, luck and skill."""
    return await shown(TABLE + table_id, context)


@router.post("/api/tables/{table_id}/analysis", summary="Analyse a finished game")
async def analyse_table(table_id: Id, person: Signed, context: Context) -> AnalysisShown:
    """It waits for its turn; to ask again is no new work."""
    return await requested(TABLE + table_id, person, context)


@router.get("/api/records/{record_id}/analysis", summary="The analysis of an uploaded game", dependencies=[Paced])
async def record_analysis(record_id: Id, context: Context) -> AnalysisShown:
    """How far it is; and when it is done, mistakes, turning points, luck and skill."""
    return await shown(RECORD + record_id, context)


@router.post("/api/records/{record_id}/analysis", summary="Analyse an uploaded game")
async def analyse_record(record_id: Id, person: Signed, context: Context) -> AnalysisShown:
    """It waits for its turn; to ask again is no new work."""
    return await requested(RECORD + record_id, person, context)


async def requested(key: str, person: Person, context: AppContext) -> AnalysisShown:
    """Have a game explained, if it is over."""
    game = await finished_game(key, context.tables)
    return answer(await context.analyses.request(key, person), game)


async def shown(key: str, context: AppContext) -> AnalysisShown:
    """What there is to read of a game."""
    game = await finished_game(key, context.tables)
    return answer(await context.analyses.status_of(key), game)


def answer(status: Status, game: Finished) -> AnalysisShown:
    """How far it is, and the analysis with what the page needs to show it in words."""
    shown = AnalysisShown(state=status.state, place=status.place, done=status.done, total=status.total)
    if status.state == "failed":
        shown.reason = status.body
    elif status.state == "done":
        shown.analysis = msgspec.json.decode(status.body)
        shown.sizes = dict(SIZES.items())
        shown.says = says_of(shown.analysis, game)
    return shown


def says_of(analysis: dict[str, Any], game: Finished) -> dict[str, Any]:
    """Every move of an analysis as a phrase."""
    rules, mistakes = game_of(game.record.game), [turn for turn in analysis["turns"] if turn["size"] != "none"]
    named = {move for turn in mistakes for move in (*turn["moves"], *turn["best"])}
    named |= {move for point in analysis["turning_points"] for move in point["moves"]}
    return {move: said_move(rules, game.profile.data, rules.parse_move(move)) for move in sorted(named)}
