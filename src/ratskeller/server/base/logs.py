"""Structured logs on standard error: JSON, or lines for people. Cookies, tokens and bodies are never in them."""

import logging
import sys

import structlog
from structlog.typing import FilteringBoundLogger, Processor


def set_up_logs(as_json: bool) -> None:
    """Write our logs, and what libraries warn of, in one form."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if as_json:
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    else:
        # A plain traceback shows code only; the rich one would show values, secrets among them.
        plain = structlog.dev.plain_traceback
        last += [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=shared))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ratskeller").setLevel(logging.INFO)


def get_logger(name: str) -> FilteringBoundLogger:
    """A logger of ours: events are short phrases, facts are named."""
    logger: FilteringBoundLogger = structlog.get_logger(f"ratskeller.{name}")
    return logger
