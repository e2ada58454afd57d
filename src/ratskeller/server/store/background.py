"""Tasks that run as long as the server does, whatever the database does."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from ratskeller.client.errors import Refused
from ratskeller.server.base.metrics import UNEXPECTED
from ratskeller.server.store.problems import DatabaseError
from ratskeller.server.store.refusals import STORAGE_CODES

PAUSE = 1.0  # seconds before work that failed is started again

log = structlog.get_logger()


async def keep_running(work: Callable[[], Awaitable[None]]) -> None:
    """Start work again whenever it fails. That the database is away is logged elsewhere, once."""
    while True:
        try:
            await work()
        except (Refused, DatabaseError) as problem:
            if isinstance(problem, Refused) and problem.code not in STORAGE_CODES:
                log.warning("waiting", why=problem.message)
        except Exception:
            UNEXPECTED.inc()
            log.exception("work of the server failed")
        await asyncio.sleep(PAUSE)
