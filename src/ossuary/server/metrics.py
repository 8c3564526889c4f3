"""What a process counts of itself, for whoever runs the house: numbers, and never of whom.

Each house has a registry of its own, in the text format of Prometheus.
"""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

CONTENT_TYPE = CONTENT_TYPE_LATEST
STORING = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
THINKING = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
BATCH = (1, 2, 4, 8, 16, 32, 64)


class Metrics:
    """The counters and gauges. What can be labelled is few: kinds of wishes, ids of sentences."""

    def __init__(self) -> None:
        of = self._registry = CollectorRegistry()
        ProcessCollector(registry=of)

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"ossuary_{name}", about, labels, registry=of)

        def gauge(name: str, about: str) -> Gauge:
            return Gauge(f"ossuary_{name}", about, registry=of)

        def histogram(name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
            return Histogram(f"ossuary_{name}", about, buckets=buckets, registry=of)

        self._acknowledged = counter(
            "acknowledged", "Wishes of people at tables that were stored and answered.", "wish"
        )
        self.refused = counter("refused", "Wishes that were refused, by their sentence.", "id")
        self.tables = gauge("tables_in_use", "Tables that this process has in memory.")
        self.lines = gauge("lines_open", "Browsers that look at a table.")
        self.turned_away = counter(
            "connections_turned_away", "Connections of networks that had too many."
        )
        self.cut_off = counter("lines_cut_off", "Browsers that were cut off.", "why")
        self.thinking = gauge("bots_thinking", "Bots that think, or wait until they may.")
        self.thinking_seconds = histogram(
            "bot_seconds", "Seconds until a bot has answered, with its waiting.", THINKING
        )
        self.stuck = counter("bots_stuck", "Bots that gave no answer.", "why")
        self.storing_seconds = histogram(
            "store_seconds", "Seconds until a change of a table was on the disk.", STORING
        )
        self.batches = histogram("batch_jobs", "Changes written in one transaction.", BATCH)
        self.relayed = counter(
            "relayed", "What was asked here of a table that another process runs.", "what"
        )
        self.unanswered = counter(
            "relays_unanswered", "Relayed where the other process gave no answer."
        )
        self.taken_over = counter(
            "tables_taken_over", "Tables taken from a process that was taken to be gone."
        )
        self.lost = counter("tables_lost", "Tables that another process has, or may have.")
        self.failures = counter("database_failures", "Reads and writes that failed.")

        self._of_wishes: dict[str, Counter] = {}
        """Those of `acknowledged`: to look for one takes longer than to count."""

    def acknowledge(self, wish: str) -> None:
        if wish not in self._of_wishes:
            self._of_wishes[wish] = self._acknowledged.labels(wish)
        self._of_wishes[wish].inc()

    def watch(self, tables: Callable[[], int]) -> None:
        """What is counted only when somebody asks."""
        self.tables.set_function(tables)

    def text(self) -> bytes:
        return generate_latest(self._registry)
