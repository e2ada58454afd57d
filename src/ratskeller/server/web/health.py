"""Whether the server is alive and ready, and its figures."""

from fastapi import APIRouter, Response
from sqlalchemy import func, select

from ratskeller.core.errors import RatskellerError
from ratskeller.server.metrics import THOUGHTS, figures
from ratskeller.server.store.migrate import is_up_to_date
from ratskeller.server.store.schema import tables
from ratskeller.server.web.parts import Json, TheHouse

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def alive() -> Json:
    """The process answers."""
    return Json({"alive": True})


@router.get("/readyz")
async def ready(house: TheHouse) -> Json:
    """The database answers and has the tables of this version."""
    try:
        is_ready = await is_up_to_date(house.database)
    except RatskellerError:
        is_ready = False
    return Json({"ready": is_ready}, 200 if is_ready else 503)


@router.get("/metrics")
async def metrics(house: TheHouse) -> Response:
    """All figures, for Prometheus."""
    THOUGHTS.set(house.thinkers.waiting)
    counted = select(tables.c.state, func.count()).group_by(tables.c.state)
    async with house.database.snapshot() as connection:
        by_state = {state: int(count) for state, count in await connection.execute(counted)}
    return Response(figures(by_state), media_type="text/plain; version=0.0.4")
