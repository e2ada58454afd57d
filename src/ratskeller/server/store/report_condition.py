"""Reports the condition of the database to operators: a line in the log for each change, and metrics."""

import structlog

from ratskeller.server.base.metrics import DATABASE_FAILURES, WRITABLE
from ratskeller.server.store.condition import Condition

log = structlog.get_logger()


def report_condition(condition: Condition) -> None:
    """Log and count changes from now on."""
    WRITABLE.set(1)
    condition.on_failure = lambda state: DATABASE_FAILURES.labels(state).inc()
    condition.on_change = report_change


def report_change(condition: Condition) -> None:
    """One line, and the metric."""
    is_ready = condition.state == "ready"
    WRITABLE.set(1 if is_ready else 0)
    if is_ready:
        log.info("the database can be written again")
    elif condition.state == "away":
        log.error("the database is away: nobody can move", why=condition.reason)
    else:
        log.error("nothing can be saved: nobody can move", why=condition.reason)
