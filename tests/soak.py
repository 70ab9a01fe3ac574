"""``make soak``: servers are killed again and again under load; nothing acknowledged is ever lost.

Hundreds of tables, each with two random players on sockets of their own. A server is killed with
SIGKILL after some acknowledgements, and started again; players come back with the last number
they saw, and send again what was not answered. Afterwards every log is read: nothing that was
acknowledged is missing or different, nothing is there twice, every table replays.

On PostgreSQL two processes serve the same tables; now and then Redis or PostgreSQL itself is
restarted, too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from goldenspike.server.settings import Settings
from goldenspike.server.storage.database import Database
from server_backends import Postgres, RedisServer, postgres_server, psql, redis_server
from server_kit import Site, expand, replayed, seats

GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError)
SILENCE = 60.0
"""Seconds without a word after which a player connects anew."""


class Crowd:
    """Everybody who plays, and what they were told."""

    def __init__(self, sites: list[Site], seed: int) -> None:
        self.sites = sites
        self.rng = Random(seed)
        self.acknowledged: dict[tuple[str, int], tuple[str, Any]] = {}
        self.seen: Counter[str] = Counter()
        """The last number anybody saw of each table."""
        self.counts: Counter[str] = Counter()
        self.players: list[Player] = []
        self.http = httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=20), verify=False)

    def url(self) -> str:
        return self.rng.choice(self.sites).url

    @property
    def in_flight(self) -> int:
        """Actions that were sent and not answered yet."""
        return sum(player.unsure is not None for player in self.players)


class Player:
    """One seat: it plays until the game is over, whatever happens to the servers meanwhile."""

    def __init__(self, crowd: Crowd, name: str, seed: int) -> None:
        self.crowd = crowd
        self.name = name
        self.rng = Random(seed)
        self.cookie = ""
        self.unsure: dict[str, Any] | None = None
        """A message without an answer: sent again."""
        crowd.players.append(self)

    async def ask(self, path: str, body: Any) -> Any:
        """Until there is an answer; None if it was refused."""
        while True:
            try:
                headers = {"Cookie": self.cookie} if self.cookie else {}
                answer = await self.crowd.http.post(f"{self.crowd.url()}/api{path}", json=body, headers=headers)
                self.crowd.http.cookies.clear()
                if answer.status_code < 500:
                    if not self.cookie and "spike" in answer.cookies:
                        self.cookie = f"spike={answer.cookies['spike']}"
                    return answer.json() if answer.is_success else None
            except GONE:
                pass
            await asyncio.sleep(0.2)

    async def play(self, table_id: str, seat: int) -> None:
        number: int | None = 0
        while number is not None:
            try:
                number = await self._sit(table_id, seat, number)
            except GONE:
                self.crowd.counts["reconnects"] += 1
                await asyncio.sleep(0.3 + 0.7 * self.rng.random())

    async def _sit(self, table_id: str, seat: int, seen: int) -> int | None:
        """The last number seen when the line broke; None when the game is over."""
        address = self.crowd.url().replace("http", "ws", 1) + f"/api/tables/{table_id}/socket"
        cookie = {"Cookie": self.cookie}
        async with connect(address, additional_headers=cookie, ping_interval=None, open_timeout=SILENCE) as socket:
            await socket.send(json.dumps({"type": "hello", "seen": seen}))
            if self.unsure is not None:
                await socket.send(json.dumps(self.unsure))
            over = False
            while not over or self.unsure is not None:  # what ended the game is acknowledged, too
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), SILENCE))
                except GONE:
                    return seen
                if message["type"] == "step":
                    assert message["number"] == seen + 1, "a step is missing, or came twice"
                    seen = message["number"]
                    self.crowd.seen[table_id] = max(seen, self.crowd.seen[table_id])
                elif message["type"] in ("ack", "error"):
                    self._answered(table_id, message)
                elif message["type"] in ("table", "welcome"):
                    over = message["table"]["status"] == "over"
                elif message["type"] == "view" and message["to_act"] == seat and self.unsure is None:
                    await self._act(socket, seat, message)
            return None

    async def _act(self, socket: ClientConnection, seat: int, view: dict[str, Any]) -> None:
        action, request = self.rng.choice(expand(view["legal"])), f"{self.rng.getrandbits(64):x}"
        self.unsure = {"type": "act", "id": request, "number": view["number"] + 1, "seat": seat, "action": action}
        await socket.send(json.dumps(self.unsure))

    def _answered(self, table_id: str, answer: dict[str, Any]) -> None:
        if self.unsure is None or answer["id"] != self.unsure["id"]:
            return
        asked, self.unsure = self.unsure, None
        if answer["type"] == "ack":
            assert answer["number"] == asked["number"]
            self.crowd.acknowledged[table_id, answer["number"]] = (asked["id"], asked["action"])
            self.crowd.counts["acknowledged"] += 1
            self.crowd.counts["acknowledged again"] += answer["again"]
        elif answer["code"] in ("database_away", "stopping"):
            self.unsure = asked
            raise ConnectionResetError  # come back and send it again
        else:
            raise AssertionError(f"refused: {answer}")


class Pair:
    """Two players who play table after table."""

    def __init__(self, crowd: Crowd, index: int, seed: int) -> None:
        self.players = [Player(crowd, f"P{index}-{i}", seed * 1_000_003 + 2 * index + i) for i in range(2)]
        self.crowd = crowd

    async def play(self) -> None:
        host, other = self.players
        for player in self.players:
            while not player.cookie:
                await player.ask("/me", {"name": player.name})
        while True:
            asked = {"game": "transamerica", "options": {"players": 2, "rounds": 1}, "seats": seats("me", "open")}
            table = await host.ask("/tables", asked)
            # Where the answer to a join got lost with a server, the table may stand there with nobody at it.
            if table is not None and await other.ask(f"/tables/{table['id']}/join", {}) is not None:
                self.crowd.counts["tables"] += 1
                await asyncio.gather(host.play(table["id"], 0), other.play(table["id"], 1))
                self.crowd.counts["finished"] += 1


async def soak(sites: list[Site], asked: argparse.Namespace, helpers: list[Postgres | RedisServer]) -> Counter[str]:
    for site in sites:
        site.start()
    crowd = Crowd(sites, asked.seed)
    rng = Random(asked.seed)
    rising: dict[int, asyncio.Task[Site]] = {}
    """Servers that are being started again: the other may be killed meanwhile."""
    tasks = [asyncio.create_task(Pair(crowd, index, asked.seed).play()) for index in range(asked.tables)]
    try:
        for kill in range(asked.kills):
            before = crowd.counts["acknowledged"]
            await _until(crowd, before + rng.randint(50, 400), tasks)
            if helpers and kill % 10 == 7:
                await _restart(helpers[kill // 10 % len(helpers)])
                crowd.counts["database restarts"] += 1
            victim = rng.randrange(len(sites))
            if victim in rising:
                await rising.pop(victim)
            sites[victim].stop(signal.SIGKILL)
            crowd.counts["kills"] += 1
            crowd.counts["in flight at a kill"] += crowd.in_flight
            crowd.counts["kills with nothing in flight"] += not crowd.in_flight
            since = crowd.counts["acknowledged"] - before
            _tell(f"kill {kill + 1} of {asked.kills}: {since} acknowledged since the last, {crowd.in_flight} in flight")
            rising[victim] = asyncio.create_task(asyncio.to_thread(sites[victim].start))
        await _until(crowd, crowd.counts["acknowledged"] + 300, tasks)
    finally:
        await asyncio.gather(*rising.values(), return_exceptions=True)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        await crowd.http.aclose()
        for site in sites:
            if site.process is not None and site.process.poll() is None:
                site.stop()
    failed = [error for error in ended if not isinstance(error, asyncio.CancelledError)]
    if failed and isinstance(failed[0], BaseException):
        raise failed[0]
    _tell("reading every log")
    await _check(sites[0].database, crowd)
    return crowd.counts


async def _until(crowd: Crowd, wanted: int, tasks: list[asyncio.Task[None]]) -> None:
    deadline = time.monotonic() + 600
    while crowd.counts["acknowledged"] < wanted:
        for task in tasks:
            if task.done():
                task.result()
        assert time.monotonic() < deadline, f"nothing goes on: {dict(crowd.counts)}"
        await asyncio.sleep(0.02)


async def _restart(helper: Postgres | RedisServer) -> None:
    _tell(f"restart of {type(helper).__name__}")
    await asyncio.to_thread(helper.stop)
    await asyncio.sleep(0.5)
    await asyncio.to_thread(helper.start)


async def _check(url: str, crowd: Crowd) -> None:
    database = Database(Settings(database=url))
    tables = {table_id for table_id, _ in crowd.acknowledged} | set(crowd.seen)
    missing = dict(crowd.acknowledged)
    for table_id in tables:
        _, entries = await replayed(database, table_id)
        assert len(entries) >= crowd.seen[table_id], "somebody saw what is not in the log"
        for entry in entries:
            wanted = missing.pop((table_id, entry.number), None)
            assert wanted in (None, (entry.request, entry.body)), "something else was kept than acknowledged"
        crowd.counts["entries"] += len(entries)
        crowd.counts["tables replayed"] += 1
    await database.close()
    assert not missing, f"{len(missing)} acknowledged actions are lost"


@contextmanager
def household(folder: Path) -> Iterator[tuple[list[Site], list[Postgres | RedisServer]]]:
    yield [Site(f"sqlite:///{folder}/soak.db", folder / "soak.log")], []


@contextmanager
def club(folder: Path) -> Iterator[tuple[list[Site], list[Postgres | RedisServer]]]:
    with postgres_server() as postgres, redis_server() as redis:
        psql(postgres.url + "postgres", "CREATE DATABASE soak")
        sites = [Site(postgres.url + "soak", folder / f"soak-{i}.log", redis.url) for i in range(2)]
        done = sites[0].command("migrate")
        assert done.returncode == 0, done.stderr
        yield sites, [redis, postgres]


def _tell(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("backends", nargs="*", default=["sqlite", "postgres"], help="sqlite, postgres")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for backend in asked.backends:
        with tempfile.TemporaryDirectory(prefix="spike-soak-") as folder:
            try:
                with {"sqlite": household, "postgres": club}[backend](Path(folder)) as (sites, helpers):
                    for site in sites:
                        site.environment["GOLDENSPIKE_LOG_LEVEL"] = "warning"
                        site.patience = 300.0
                    _tell(f"{backend}: {asked.kills} kills, {asked.tables} tables, seed {asked.seed}")
                    counts = asyncio.run(soak(sites, asked, helpers))
            except pytest.skip.Exception as absent:
                _tell(f"{backend}: left out. {absent.msg}")
                continue
            except AssertionError as error:
                _tell(f"{backend}: FAILED. {error}")
                return 1
            _tell(f"{backend}: nothing lost. " + ", ".join(f"{count:,} {name}" for name, count in counts.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
