"""The server under load beside boardgame.io's: 1,000 sockets, 250 tables of four random players.

All are one process, and one load generator (node, the same for all) drives each in turn. Ours
commits every action to SQLite on disk before it acknowledges it. boardgame.io's is measured twice:
with its matches in memory, its default, which a restart loses, and with its matches in files.
Run it alone with ``python -m bench server``.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.processes import PATIENCE, running, spike_server
from bench.rates import Row

PEER = Path(__file__).parent / "boardgame_io"
TABLES, SEATS = 250, 4
CLOSED_ACTIONS, WARM_UP = 15_000, 3_000
SHARES = (0.5, 0.7)
"""Latency is measured at these shares of the slower server's rate, the same for both."""
RATE_ACTIONS = 10_000


@dataclass(frozen=True, slots=True)
class Measured:
    """Actions a second, and milliseconds from sending an action to its acknowledgement.

    ``cost`` is what the server's processor spent on one action, in microseconds: it holds on a busy machine, too.
    """

    rate: float
    p50: float
    p99: float
    cost: float


class Load:
    """The load generator, connected to one server with a socket at every seat."""

    def __init__(self, kind: str, url: str, server: int) -> None:
        self._server = server
        options = json.dumps({"tables": TABLES, "seats": SEATS, "seed": 7})
        words = ["node", str(PEER / "load.js"), kind, url, options]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.sockets: int = self._answer()["sockets"]

    def closed(self, actions: int) -> Measured:
        """Every table acts as soon as it may."""
        return self._measure({"run": "closed", "actions": actions})

    def at_rate(self, rate: float, actions: int) -> Measured:
        return self._measure({"run": "rate", "actions": actions, "rate": rate})

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)

    def _measure(self, asked: dict[str, Any]) -> Measured:
        assert self.process.stdin is not None
        before = _processor_seconds(self._server)
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        found = self._answer()
        print(json.dumps(found), file=sys.stderr)
        if found["refused"] or found["closed"]:
            raise RuntimeError(f"the load was not carried: {found}")
        cost = 1e6 * (_processor_seconds(self._server) - before) / found["actions"]
        return Measured(found["rate"], found["p50"], found["p99"], cost)

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the load generator failed")
        answer: dict[str, Any] = json.loads(line)
        return answer


def rows() -> Iterator[Row]:
    _raise_open_files()
    if not _node_is_ready():
        print("There is no node with npm here: the server's load cannot be made.", file=sys.stderr)
        return
    with ExitStack() as stack:
        ours, theirs = stack.enter_context(_ours()), stack.enter_context(_theirs())
        for load in (ours, theirs):
            load.closed(WARM_UP)
        fast, slow = ours.closed(CLOSED_ACTIONS), theirs.closed(CLOSED_ACTIONS)
        rates = [share * min(fast.rate, slow.rate) for share in SHARES]
        calm = [(rate, ours.at_rate(rate, RATE_ACTIONS), theirs.at_rate(rate, RATE_ACTIONS)) for rate in rates]
    with TemporaryDirectory(prefix="spike-bench-", dir=Path.cwd()) as folder, _theirs(folder) as on_disk:
        on_disk.closed(WARM_UP)
        kept = on_disk.closed(CLOSED_ACTIONS)
    what = f"server, {ours.sockets} sockets, {TABLES} tables"
    peer = "boardgame.io (in memory)"
    yield Row(f"{what}: actions a second, all kept", fast.rate, "boardgame.io (in files)", kept.rate, "3 times")
    yield Row(f"{what}: actions a second", fast.rate, peer, slow.rate, "3 times")
    yield Row(f"{what}: processor microseconds an action", fast.cost, peer, slow.cost)
    for rate, our, their in calm:
        at = f"server, {rate:,.0f} actions a second"
        yield Row(f"{at}: milliseconds to the ack, 50th percentile", our.p50, peer, their.p50)
        yield Row(f"{at}: milliseconds to the ack, 99th percentile", our.p99, peer, their.p99, "under 100")


def _processor_seconds(process: int) -> float:
    """What a process used so far; nothing is known of it but on Linux."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _raise_open_files() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 4 * TABLES * SEATS
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


def _node_is_ready() -> bool:
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    installed, wanted = PEER / "node_modules" / ".package-lock.json", PEER / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        subprocess.run(["npm", "ci", "--no-fund", "--no-audit"], cwd=PEER, check=True, stdout=sys.stderr)
    return True


@contextmanager
def _ours() -> Iterator[Load]:
    with spike_server() as (url, process):
        yield from _load("spike", url, process)


@contextmanager
def _theirs(folder: str = "") -> Iterator[Load]:
    """With its matches in memory, or in a folder."""
    words, settings = ["node", str(PEER / "server.js")], {"NODE_ENV": "production", "MATCHES": folder}
    with running(words, settings, "/games") as (url, process):
        yield from _load("boardgame", url, process)


def _load(kind: str, url: str, process: int) -> Iterator[Load]:
    load = Load(kind, url, process)
    yield load
    load.close()
