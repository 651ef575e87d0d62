"""What is counted and timed, for Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

import saloon

if TYPE_CHECKING:
    from saloon.server.bot_pool import Report

_QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1)
_SLOW = (0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("saloon_sockets", "Sockets that are open", registry=self.registry)
        self.tables = Gauge("saloon_tables", "Tables in memory", registry=self.registry)
        self.full = Gauge("saloon_full", "Whether no more tables are opened", registry=self.registry)
        self.pressure = Gauge(
            "saloon_pressure", "How much is used of what is allowed, by what it is", ["gauge"], registry=self.registry
        )
        self.lines = Counter(
            "saloon_journal_lines", "Lines written to journals, by kind", ["kind"], registry=self.registry
        )
        self.refusals = Counter("saloon_refusals", "Requests refused, by code", ["code"], registry=self.registry)
        self.answers = Counter("saloon_http_answers", "HTTP answers, by status", ["status"], registry=self.registry)
        self.lag = Histogram(
            "saloon_loop_lag_seconds",
            "How late the loop was, ten times a second",
            buckets=_QUICK,
            registry=self.registry,
        )
        self.strain = Gauge(
            "saloon_loop_strain", "How hard the loop is pressed; above 1 people notice", registry=self.registry
        )
        self.failing = Gauge(
            "saloon_database_failing", "Whether what was last read or written failed", registry=self.registry
        )
        self.ready = Gauge("saloon_ready", "Whether visitors may be sent here", registry=self.registry)
        self.waiting = Gauge("saloon_bot_waiting", "Jobs that wait for a worker", registry=self.registry)
        self.commits = Histogram(
            "saloon_commit_seconds", "From an order to its commit", buckets=_QUICK, registry=self.registry
        )
        self.thoughts = Histogram(
            "saloon_bot_seconds", "Time a job took a worker, by kind", ["kind"], buckets=_SLOW, registry=self.registry
        )
        self.waits = Histogram(
            "saloon_bot_wait_seconds",
            "Time a job waited for a worker, by kind",
            ["kind"],
            buckets=_QUICK,
            registry=self.registry,
        )
        self.problems = Counter(
            "saloon_bot_problems", "Jobs that workers did not do, by reason", ["reason"], registry=self.registry
        )
        self.weaker = Counter(
            "saloon_bot_interpreted",
            "Thoughts with interpreted rules, for want of compiled ones",
            registry=self.registry,
        )
        Info("saloon", "Which program this is", registry=self.registry).info({"version": saloon.__version__})
        ProcessCollector(registry=self.registry)
        for kind in ("quick", "deep", "spare"):
            self.thoughts.labels(kind)
            self.waits.labels(kind)

    def thought(self, report: Report) -> None:
        """Count a job that a worker did or did not do."""
        kind = report.job.kind.name.lower()
        self.thoughts.labels(kind).observe(report.took)
        self.waits.labels(kind).observe(report.waited)
        if report.problem:
            self.problems.labels(report.problem).inc()

    def text(self) -> bytes:
        """The figures as Prometheus reads them."""
        return generate_latest(self.registry)
