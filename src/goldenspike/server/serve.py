"""Run the server: uvicorn, with what its settings say."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from typing import Final

import uvicorn

from goldenspike.server import logs
from goldenspike.server.protocol import PROTOCOL
from goldenspike.server.settings import Settings
from goldenspike.server.storage.database import Database, told_plainly
from goldenspike.server.storage.migrate import check_revision, migrate

SOCKET_BYTES: Final = 16 * 1024
"""Larger messages close the socket before they are read."""
GRACE_SECONDS: Final = 10
WORKER_SECONDS: Final = 60
"""How long a worker may be silent: on a busy machine it takes a while to start, and must not be replaced for it."""


def serve(settings: Settings) -> None:
    """Until it is told to stop. Worker processes read the settings from the environment."""
    settings.check()
    logs.configure(settings.log_level)
    os.environ.update(settings.to_environment())
    with told_plainly():
        asyncio.run(_prepare(settings))  # once, before several workers would
    # uvicorn raises the signal again when it has stopped in order: then we leave in order, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with tempfile.TemporaryDirectory(prefix="goldenspike-metrics-") as folder:
        if settings.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        uvicorn.run(
            "goldenspike.server.app:app_from_environment",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            log_config=None,
            access_log=False,
            ws=PROTOCOL,
            ws_max_size=SOCKET_BYTES,
            ws_per_message_deflate=False,  # views come as what changed: small, and cheaper sent than packed
            ws_ping_interval=20,
            ws_ping_timeout=20,
            forwarded_allow_ips=settings.trusted_proxies,
            timeout_graceful_shutdown=GRACE_SECONDS,
            timeout_worker_healthcheck=WORKER_SECONDS,
            server_header=False,
        )


async def _prepare(settings: Settings) -> None:
    database = Database(settings)
    try:
        await (migrate(database) if settings.uses_sqlite else check_revision(database))
    finally:
        await database.close()
