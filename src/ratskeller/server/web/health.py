"""Whether the server is alive and ready, and its figures."""

from fastapi import APIRouter, Response

from ratskeller.core.errors import RatskellerError
from ratskeller.server.metrics import THOUGHTS, Kept, figures
from ratskeller.server.store.analyses import unfinished
from ratskeller.server.store.revision import is_up_to_date
from ratskeller.server.store.tables import tables_by_state
from ratskeller.server.web.page import has_page
from ratskeller.server.web.parts import Json, TheHouse

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def alive() -> Json:
    """The process answers."""
    return Json({"alive": True})


@router.get("/readyz")
async def ready(house: TheHouse) -> Json:
    """The database answers and has the tables of this version. Programs need no page: whether it is there is told."""
    try:
        is_ready = await is_up_to_date(house.database)
    except RatskellerError:
        is_ready = False
    return Json({"ready": is_ready, "page": has_page()}, 200 if is_ready else 503)


@router.get("/metrics")
async def metrics(house: TheHouse) -> Response:
    """All figures, for Prometheus."""
    THOUGHTS.set(house.thinkers.waiting)
    kept = await house.database.look(lambda connection: Kept(tables_by_state(connection), unfinished(connection)))
    return Response(figures(kept), media_type="text/plain; version=0.0.4")
