"""Logs: lines of JSON for machines, coloured lines for a person at a terminal."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

from saloon.server.identified import tell_request


def set_up_logs(*, pretty: bool | None = None, level: int = logging.INFO) -> None:
    """Send what structlog and the libraries say to the standard error, in one form."""
    to_person = sys.stderr.isatty() if pretty is None else pretty
    shared: list[Any] = [
        tell_request,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="%H:%M:%S" if to_person else "iso", utc=not to_person),
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    last: list[Any] = [_console] if to_person else [_trace, structlog.processors.JSONRenderer()]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def silence_logs() -> None:
    """Have nothing logged here: what is wrong is told otherwise."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))


def told_of_everything() -> bool:
    """Whether what happens all the time is logged, too: asked before it is put together."""
    return _house.isEnabledFor(logging.INFO)


_house = logging.getLogger("saloon")
_trace = structlog.processors.format_exc_info
# Tracebacks without the values of variables: writing these down takes seconds, and seeds are among them.
_console = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
