"""Sockets that flood, that never say hello, that send what is almost right: the others play on."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from goldenspike.server import socket
from goldenspike.server.app import create_app
from goldenspike.server.protocol import PROTOCOL
from goldenspike.server.settings import Settings
from server_kit import Guest, Json, Line, Site, expand, free_port, guests, replayed, seats

ODD: list[Any] = [
    None, True, -1, 0, 1, 2, 3, 5, 1 << 31, 1e300, "", "0", "a" * 50, "\u2028", "\ud800", [], [0], {},
    {"type": "start"},
]  # fmt: skip


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[str]:
    """A server in this process, so that its patience can be shortened."""
    port = free_port()
    app = create_app(Settings(database=f"sqlite:///{folder}/storm.db", **settings))
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_config=None, ws=PROTOCOL))
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done()
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running


async def table_of(guest: Guest) -> Json:
    return await guest.table(options={"players": 2, "first": 0}, seats=seats("me", "me"))


async def test_who_never_says_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.05)
    async with served(tmp_path) as url, guests(url, "Ann") as (ann,):
        table = await table_of(ann)
        address = url.replace("http", "ws", 1) + f"/api/tables/{table['id']}/socket"
        silent = [await connect(address, additional_headers={"Cookie": ann.cookie()}) for _ in range(20)]
        for each in silent:
            assert json.loads(await each.recv())["code"] == "hello_expected"
            await each.wait_closed()
            assert each.close_code == 4000


async def test_a_flood_is_answered_with_too_many_and_harms_nobody_else(tmp_path: Path) -> None:
    async with served(tmp_path, limits=0.5) as url, guests(url, "Ann", "Eve") as (ann, eve):
        table = await table_of(ann)
        async with ann.sit(table["id"]) as line, eve.sit(table["id"]) as flood:
            await line.until("view")
            answers: Counter[str] = Counter()
            for _ in range(300):
                await flood.send({"type": "ping", "id": "p"})
            while answers.total() < 300:
                answer = await flood.until("pong", "error")
                answers[answer.get("code", "pong")] += 1
            assert set(answers) == {"pong", "too_many"}
            assert answers["pong"] >= 40
            done = await line.act(0, expand(line.legal)[0])
            assert done["type"] == "ack"


def almost_right(rng: Random, number: int, legal: list[Json]) -> Json:
    """A message of any kind, with one field that is odd or missing, or none."""
    whole: Json = {"id": f"s{rng.getrandbits(24):x}", "number": number + rng.randint(-2, 2), "seat": rng.randint(0, 2)}
    kinds: list[Json] = [
        {"type": "act", **whole, "action": rng.choice(legal) if legal else {}},
        *({"type": kind, **whole} for kind in ("undo", "restart", "takeback")),
        {"type": "answer", **whole, "yes": bool(rng.getrandbits(1))},
        {"type": "program", "id": whole["id"], "seat": whole["seat"], "program": {"type": "pass"}},
        {"type": "unprogram", "id": whole["id"], "seat": whole["seat"], "key": rng.randint(0, 3)},
        *({"type": kind, "id": whole["id"], "seat": whole["seat"]} for kind in ("back", "hint")),
        {"type": "look", "seat": whole["seat"]},
        {"type": "hello", "seen": number},
    ]
    found = rng.choice(kinds)
    name = rng.choice([None, *found])
    if name is not None and rng.random() < 0.3:
        del found[name]
    elif name is not None:
        found[name] = rng.choice(ODD)
    return found


async def storm(line: Line, seed: int, count: int) -> None:
    """Send it all without waiting, now and then some of it again; then hear that the socket still answers."""
    rng, sent = Random(seed), [{"type": "ping"}]
    legal = expand(line.legal)
    for _ in range(count):
        sent.append(rng.choice(sent) if rng.random() < 0.1 else almost_right(rng, line.number, legal))
        await line.send(sent[-1])
    await line.send({"type": "ping", "id": "end"})
    while (await line.until("pong"))["id"] != "end":
        pass


@pytest.mark.parametrize("game", ["transamerica", "steel_driver"])
async def test_a_storm_of_messages_that_are_almost_right(site: Site, game: str) -> None:
    async with guests(site.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await ann.table(game, options={"players": 2 if game == "transamerica" else 3}, seats=None)
        await ben.post(f"/tables/{table['id']}/join")
        if game == "steel_driver":
            await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as one, ben.sit(table["id"]) as two, eve.sit(table["id"]) as three:
            for line in (one, two, three):
                await line.until("view")
            await asyncio.gather(*(storm(line, seed, 150) for seed, line in enumerate((one, two, three))))
        _, entries = await replayed(site.database, table["id"])
        assert eve.id not in {entry.player_id for entry in entries}
        async with ann.sit(table["id"], seen=0) as line:
            await line.reach(len(entries))
            assert [step["number"] for step in line.steps] == list(range(1, len(entries) + 1))


async def test_who_vanishes_without_a_word_is_absent_and_may_come_back(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await table_of(ann)
        for _ in range(5):
            async with ann.sit(table["id"]) as line:
                line.websocket.transport.abort()
                with pytest.raises(ConnectionClosed):
                    await line.until("pong")
        async with ann.sit(table["id"]) as line:
            await line.until("view")
            assert (await line.act(0, expand(line.legal)[0]))["type"] == "ack"
