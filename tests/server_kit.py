"""What the server's tests share: servers in processes of their own, and people who use them."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from goldenspike.server.messages import FROM_SERVER
from goldenspike.server.play import Play
from goldenspike.server.settings import Settings
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.log import entries_after
from goldenspike.server.storage.models import Logged
from goldenspike.server.storage.tables import find_table

SPIKE = [sys.executable, "-c", "from goldenspike.cli.main import run; run()"]
STOPPED = (0,)
"""Exit codes of a server that was told to stop, and did in order."""
PATIENCE = 120.0
"""Seconds after which a test that waits has failed; nothing is measured by it."""

Json = dict[str, Any]
Pick = Callable[[list[Json], Random], Json]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Site:
    """A server process, its database, and what it logs."""

    database: str
    log: Path
    redis: str = ""
    environment: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    patience: float = PATIENCE

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Another ``spike`` command on the same database."""
        return subprocess.run(
            [*SPIKE, *words], env=self._environment(), capture_output=True, text=True, timeout=PATIENCE, check=False
        )

    def start(self) -> Site:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*SPIKE, "serve"], env=self._environment(), stderr=log, stdout=log)
        self.wait()
        return self

    def wait(self) -> None:
        deadline = time.monotonic() + self.patience
        while True:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, "the server does not become ready"
            time.sleep(0.05)

    def stop(self, number: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def _environment(self) -> dict[str, str]:
        ours = {
            "GOLDENSPIKE_DATABASE": self.database,
            "GOLDENSPIKE_REDIS": self.redis,
            "GOLDENSPIKE_PORT": str(self.port),
            "GOLDENSPIKE_LIMITS": "0",
            "GOLDENSPIKE_BOT_PAUSE": "0",
            "GOLDENSPIKE_LOG_LEVEL": "debug",
            "GOLDENSPIKE_WEBHOOKS": "any",
        }
        return {**os.environ, **ours, **self.environment}


class Guest:
    """Somebody with a browser: a cookie, and all bytes that came."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.id = ""
        self.bytes: list[str] = []

    async def ask(self, method: str, path: str, body: Any = None, *, status: int | None = None) -> Any:
        response = await self.http.request(method, f"/api{path}", json=body)
        self.bytes.append(response.text)
        assert status is None or response.status_code == status, response.text
        assert status is not None or response.is_success, response.text
        return response.json()

    async def get(self, path: str, **more: Any) -> Any:
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return await self.ask("POST", path, {} if body is None else body, **more)

    async def table(self, game: str = "transamerica", **more: Any) -> Json:
        made: Json = await self.post("/tables", {"game": game, **more})
        return made

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def sit(self, table_id: str, url: str | None = None, **hello: Any) -> AsyncIterator[Line]:
        """A socket at a table, after its welcome."""
        address = (url or self.url).replace("http", "ws", 1) + f"/api/tables/{table_id}/socket"
        async with connect(address, additional_headers={"Cookie": self.cookie()}, max_queue=None) as websocket:
            line = Line(websocket, self)
            await line.send({"type": "hello", **hello})
            line.welcome = await line.until("welcome")
            yield line


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Guest]]:
    everybody = [Guest(url) for _ in names]
    try:
        for guest, name in zip(everybody, names, strict=True):
            guest.id = (await guest.post("/me", {"name": name}))["id"]
        yield everybody
    finally:
        for guest in everybody:
            await guest.http.aclose()


def next_view(view: Json, message: Json) -> Json:
    """The view that a message of changes makes of the one before."""
    grown = {name: view[name] + entries for name, entries in message["grown"].items()}
    return {**view, **message["view"], **grown}


def expand(legal: list[Json]) -> list[Json]:
    """The legal actions of a view, one by one."""
    return [
        {"type": form["type"], **dict(zip(form["fields"], values, strict=True))}
        for form in legal
        for values in form["values"]
    ]


def any_action(actions: list[Json], rng: Random) -> Json:
    return rng.choice(actions)


class Line:
    """A socket from a client's side: it keeps the view as the protocol says."""

    _ids = itertools.count(1)

    def __init__(self, websocket: ClientConnection, guest: Guest) -> None:
        self.websocket = websocket
        self.guest = guest
        self.welcome: Json = {}
        self.view: Json = {}
        self.legal: list[Json] = []
        self.undo = 0
        self.takeback = False
        self.question: Json | None = None
        self.programs: Json = {}
        self.number = 0
        self.to_act: int | None = None
        self.table: Json = {}
        self.steps: list[Json] = []
        self.acks: dict[str, Json] = {}

    async def send(self, message: Json) -> None:
        await self.websocket.send(json.dumps(message))

    async def next(self) -> Json:
        text = await asyncio.wait_for(self.websocket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.guest.bytes.append(text)
        message: Json = json.loads(text)
        FROM_SERVER.validate_python(message)
        self._take(message)
        return message

    async def until(self, *types: str) -> Json:
        while True:
            message = await self.next()
            if message["type"] in types:
                return message

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "welcome" | "table":
                self.table = message["table"]
            case "view":
                base = message["base"]
                assert base is None or base == self.number
                self.view = message["view"] if base is None else next_view(self.view, message)
                self.number, self.to_act = message["number"], message["to_act"]
                self.legal, self.undo = message["legal"], message["undo"]
                self.takeback, self.question = message["takeback"], message["question"]
            case "programs":
                self.programs = message
            case "step":
                if self.steps:
                    assert message["number"] == self.steps[-1]["number"] + 1
                self.steps.append(message)
            case "ack":
                self.acks[message["id"]] = message

    async def act(self, seat: int, action: Json, **more: Any) -> Json:
        return await self.change("act", seat=seat, action=action, **more)

    async def change(self, kind: str, seat: int, **more: Any) -> Json:
        """Send it, and what came back: an ack or an error."""
        message = {"type": kind, "number": self.number + 1, "id": f"r{next(self._ids)}", "seat": seat, **more}
        await self.send(message)
        while True:
            answer = await self.until("ack", "error")
            if answer["id"] == message["id"]:
                return answer

    async def my_turn(self, seat: int, upto: int | None = None) -> bool:
        """Wait until the seat is to act (true), or the game is over, or it has come to a number."""
        while True:
            if upto is not None and self.number >= upto:
                return False
            if self.table.get("status") == "over" and (not self.view or self.to_act is None):
                return False
            if self.view and self.to_act == seat and self.legal:
                return True
            await self.next()

    async def play(self, seat: int, rng: Random, pick: Pick = any_action, upto: int | None = None) -> int:
        """Play one seat to the end, or up to a number; how many actions were acknowledged."""
        count = 0
        while await self.my_turn(seat, upto):
            answer = await self.act(seat, pick(expand(self.legal), rng))
            if answer["type"] == "ack":
                count += 1
                await self.reach(answer["number"])
            else:
                assert answer["code"] == "conflict", answer
                await self.reach(answer["number"])
        return count

    async def reach(self, number: int) -> None:
        while self.number < number:
            await self.next()

    async def play_seats(self, seats: list[int], rng: Random, pick: Pick = any_action) -> None:
        """Hot seat: look from whichever of the own seats is to act, to the end."""
        while True:
            while self.to_act not in seats and self.table.get("status") != "over":
                await self.next()
            if self.to_act is None:
                return
            seat = self.to_act
            if self.view.get("seat") != seat:
                await self.send({"type": "look", "seat": seat})
                await self.until("view")
                continue
            answer = await self.act(seat, pick(expand(self.legal), rng))
            assert answer["type"] == "ack", answer
            await self.reach(answer["number"])


async def replayed(database: str | Database, table_id: str) -> tuple[Play, Sequence[Logged]]:
    """A table's game, built again from its log; nothing is missing in it, and nothing is there twice."""
    books = Database(Settings(database=database)) if isinstance(database, str) else database
    async with books.read() as session:
        table, entries = await find_table(session, table_id), await entries_after(session, table_id, 0)
    if isinstance(database, str):
        await books.close()
    assert table is not None, "a table is lost"
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1)), "numbers are missing, or twice"
    requests = [(entry.player_id, entry.request) for entry in entries if entry.request is not None]
    assert len(requests) == len(set(requests)), "something was done twice"
    play = Play(table)
    for entry in entries:
        play.take(entry)
    assert table.to_act == play.to_act, "the table's row is not what its log says"
    return play, entries


def seats(*kinds: str) -> list[Json]:
    """``me``, ``open``, or a bot's name."""
    return [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
