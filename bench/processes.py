"""Servers in processes of their own, for as long as they are measured."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60.0

Running = tuple[str, int]
"""A server's address, and its process."""


@contextmanager
def spike_server(**settings: str) -> Iterator[Running]:
    """Ours, on SQLite on this disk, without limits."""
    with tempfile.TemporaryDirectory(prefix="spike-bench-", dir=Path.cwd()) as folder:
        ours = {"DATABASE": f"sqlite:///{folder}/bench.db", "LIMITS": "0", "LOG_LEVEL": "warning", **settings}
        program = "from goldenspike.cli.main import run; run()"
        environment = {f"GOLDENSPIKE_{name}": value for name, value in ours.items()}
        with running([sys.executable, "-c", program, "serve", "--port"], environment, "/readyz") as server:
            yield server


@contextmanager
def running(words: list[str], settings: dict[str, str], ready: str) -> Iterator[Running]:
    """A command that takes its port last, once it answers."""
    port = _free_port()
    url = f"http://127.0.0.1:{port}"
    process = subprocess.Popen(
        [*words, str(port)], env={**os.environ, **settings}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        _wait(url + ready)
        yield url, process.pid
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait(url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except (urllib.error.URLError, OSError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
        else:
            return


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
