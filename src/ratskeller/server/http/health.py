"""Whether the server is alive and ready, and its figures."""

from fastapi import APIRouter, Response

from ratskeller.core.errors import RatskellerError
from ratskeller.server.analysis.store import unfinished
from ratskeller.server.base.json_response import Json
from ratskeller.server.base.metrics import THOUGHTS, Kept, figures
from ratskeller.server.http.page import has_page
from ratskeller.server.http.parts import Context
from ratskeller.server.store.database import DatabaseError
from ratskeller.server.store.revision import is_up_to_date
from ratskeller.server.store.tables import tables_by_state

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def alive() -> Json:
    """The process answers."""
    return Json({"alive": True})


@router.get("/readyz")
async def ready(context: Context) -> Json:
    """The database answers, has the tables of this version, and can be written. `page` says whether there is a page;
    programs don't need one."""
    try:
        why = "" if await is_up_to_date(context.database) else "the database has the tables of another version"
    except RatskellerError as problem:
        why = str(problem)
    why = context.database.condition.reason or why
    state = {"ready": not why, "page": has_page()}
    return Json(state | {"why": why}, 503) if why else Json(state)


@router.get("/metrics")
async def metrics(context: Context) -> Response:
    """All figures, for Prometheus."""
    THOUGHTS.set(context.bot_pool.waiting)
    try:
        kept = await context.database.look(lambda connection: Kept(tables_by_state(connection), unfinished(connection)))
    except DatabaseError:
        kept = None  # the other figures matter all the more
    return Response(figures(kept), media_type="text/plain; version=0.0.4")
