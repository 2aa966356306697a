"""Structured logs: one JSON object a line on standard error, with table, seat and move in whatever goes wrong."""

import logging
import sys

import structlog


def configure_logs(level: int = logging.INFO) -> None:
    """Called once by whoever starts a server."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
