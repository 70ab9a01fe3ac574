"""What Prometheus reads at /metrics."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

ACTIONS: Final = Counter("goldenspike_actions", "Entries added to action logs", ["game", "by"])
CONFLICTS: Final = Counter("goldenspike_conflicts", "Entries refused because their number was taken")
STARTED: Final = Counter("goldenspike_tables_started", "Tables started", ["game"])
FINISHED: Final = Counter("goldenspike_tables_finished", "Tables played to the end", ["game"])
SOCKETS: Final = Gauge("goldenspike_sockets", "Connected sockets", multiprocess_mode="livesum")
LIVE: Final = Gauge("goldenspike_live_tables", "Tables held in memory", multiprocess_mode="livesum")
DROPPED: Final = Counter("goldenspike_sockets_dropped", "Sockets closed because they read too slowly")
COMMITS: Final = Histogram("goldenspike_commit_seconds", "From an action's arrival to its commit")
THINKING: Final = Histogram("goldenspike_bot_seconds", "How long a bot computes", ["game", "bot"])
REQUESTS: Final = Histogram("goldenspike_request_seconds", "REST requests", ["method", "route", "status"])


def exposition() -> tuple[bytes, str]:
    """All processes' numbers together where there are several, this one's otherwise."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if folder is not None:
        _forget_the_dead(folder)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry), CONTENT_TYPE_LATEST
    return generate_latest(REGISTRY), CONTENT_TYPE_LATEST


def _forget_the_dead(folder: str) -> None:
    """What a process that was killed had open is open no more."""
    for process in {int(file.stem.rpartition("_")[2]) for file in Path(folder).glob("gauge_live*_*.db")}:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process)  # type: ignore[no-untyped-call]
