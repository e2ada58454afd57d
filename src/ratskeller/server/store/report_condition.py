"""Tells operators how the database is: a line in the log for each change, and figures."""

import structlog

from ratskeller.server.base.metrics import DATABASE_FAILURES, WRITABLE
from ratskeller.server.store.condition import Condition

log = structlog.get_logger()


def tell_condition(condition: Condition) -> None:
    """From now on, changes are told."""
    WRITABLE.set(1)
    condition.on_failure = lambda state: DATABASE_FAILURES.labels(state).inc()
    condition.on_change = tell_change


def tell_change(condition: Condition) -> None:
    """One line, and the figure."""
    is_ready = condition.state == "ready"
    WRITABLE.set(1 if is_ready else 0)
    if is_ready:
        log.info("the database can be written again")
    elif condition.state == "away":
        log.error("the database is away: nobody can move", why=condition.reason)
    else:
        log.error("nothing can be saved: nobody can move", why=condition.reason)
