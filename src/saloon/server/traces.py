"""Traces: how long each part of a command took, for whoever collects them by OpenTelemetry (`saloon[traces]`).

Without a place to send them nothing of OpenTelemetry is imported, and a span is nothing at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from saloon.server.errors import Unavailable

SERVICE = "saloon"

_NOTHING: AbstractContextManager[None] = nullcontext()
_tracer: Any = None  # while something is traced


def span(name: str, **about: str | int) -> AbstractContextManager[Any]:
    """A part of what is done, from here to the end of the context; spans begun within it belong to it. What went wrong
    is marked but not told: texts of errors may hold what nobody should know."""
    if _tracer is None:
        return _NOTHING
    found: AbstractContextManager[Any] = _tracer.start_as_current_span(name, attributes=about, record_exception=False)
    return found


@contextmanager
def traced(endpoint: str, exporter: Any = None) -> Iterator[None]:
    """Send spans to an endpoint, or hand them to an exporter, as long as this lasts; without either, make none."""
    global _tracer  # noqa: PLW0603  # one process, one tracer
    if not endpoint and exporter is None:
        yield
        return
    provider = _provider(endpoint, exporter)
    _tracer = provider.get_tracer(SERVICE)
    try:
        yield
    finally:
        _tracer = None
        provider.shutdown()


def _provider(endpoint: str, exporter: Any) -> Any:
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise Unavailable("traces-missing", package=str(missing.name)) from missing
    provider = TracerProvider(resource=Resource.create({"service.name": SERVICE}))
    provider.add_span_processor(BatchSpanProcessor(exporter or OTLPSpanExporter(endpoint)))
    return provider
