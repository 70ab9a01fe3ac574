"""Servers that stop, die and come back: nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server_backends import psql
from server_kit import PATIENCE, STOPPED, Guest, Line, Site, expand, guests, replayed, seats

GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError)


@pytest.fixture(params=["sqlite", "postgres"])
def mortal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    """A server that a test may kill."""
    site = mortal_site(request, tmp_path)
    yield site
    if site.process is not None and site.process.poll() is None:
        site.stop(signal.SIGKILL)


def mortal_site(request: pytest.FixtureRequest, tmp_path: Path) -> Site:
    if request.param == "sqlite":
        return Site(f"sqlite:///{tmp_path}/mortal.db", tmp_path / "mortal.log")
    postgres_url = request.getfixturevalue("postgres_url")
    name = f"mortal_{request.node.name.split('[')[0]}"
    psql(postgres_url + "postgres", f"CREATE DATABASE {name}")
    site = Site(postgres_url + name, tmp_path / "mortal.log", request.getfixturevalue("redis_url"))
    assert site.command("migrate").returncode == 0
    return site


async def test_a_restart_in_the_middle_of_a_game_loses_nothing(mortal: Site) -> None:
    mortal.start()
    async with guests(mortal.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table(options={"players": 3, "rounds": 1}, seats=seats("me", "open", "random"))
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as one, ben.sit(table["id"]) as two:
            await asyncio.gather(one.play(0, Random(1), upto=14), two.play(1, Random(2), upto=14))
            before = max(one.number, two.number)
            assert mortal.stop() in STOPPED
            bye = await one.until("bye")
            assert bye["code"] == "stopping"
            with pytest.raises(ConnectionClosed):
                await one.until("pong")
            assert one.websocket.close_code == 1012
        mortal.start()
        assert (await ann.get("/me"))["name"] == "Ann"  # the cookie still holds

        async def play_on(guest: Guest, seat: int) -> int:
            async with guest.sit(table["id"], seen=before - 2) as line:
                await line.play(seat, Random(seat))
                assert line.steps[0]["number"] == before - 1
                return line.number

        ends = await asyncio.gather(play_on(ann, 0), play_on(ben, 1))
        assert ends[0] == ends[1] > before
    assert mortal.stop() in STOPPED
    assert "never retrieved" not in mortal.log.read_text()


async def test_bots_play_on_by_themselves_after_a_restart(mortal: Site) -> None:
    """Nobody is connected when the server comes back, and the bots' game still ends."""
    mortal.environment["GOLDENSPIKE_BOT_PAUSE"] = "0.05"
    mortal.start()
    async with guests(mortal.url, "Ann") as (ann,):
        table = await ann.table(options={"rounds": 1, "players": 3}, seats=seats("random", "random", "novice"))
        async with ann.sit(table["id"], seen=0) as line:
            await line.reach(6)
        mortal.stop(signal.SIGKILL)
        mortal.environment["GOLDENSPIKE_BOT_PAUSE"] = "0"
        mortal.start()
        async with asyncio.timeout(PATIENCE):
            while (await ann.get(f"/tables/{table['id']}"))["status"] != "over":
                await asyncio.sleep(0.1)
        assert (await ann.get(f"/tables/{table['id']}/record"))["actions"]
    mortal.stop()


class Load:
    """Somebody who plays table after table against themselves, and remembers every acknowledgement."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest = guest
        self.rng = Random(seed)
        self.acknowledged: dict[tuple[str, int], tuple[str, Any]] = {}
        self.tables: list[str] = []
        self.unsure: tuple[str, dict[str, Any]] | None = None
        """A message without an answer: sent again after the crash."""

    async def play(self) -> None:
        """Until the server dies."""
        while True:
            if not self.tables:
                made = await self.guest.table(options={"players": 2, "rounds": 1}, seats=seats("me", "me"))
                self.tables.append(made["id"])
            table_id = self.tables[-1]
            async with self.guest.sit(table_id) as line:
                await line.until("view")
                await self.send_again(line, table_id)
                await self.play_table(line, table_id)
            self.tables.append((await self.guest.table(options={"players": 2}, seats=seats("me", "me")))["id"])

    async def send_again(self, line: Line, table_id: str) -> None:
        if self.unsure is not None and self.unsure[0] == table_id:
            await self.deliver(line, table_id, self.unsure[1])

    async def play_table(self, line: Line, table_id: str) -> None:
        while line.to_act is not None:
            seat = line.to_act
            if line.view["seat"] != seat:
                await line.send({"type": "look", "seat": seat})
                await line.until("view")
                continue
            action = self.rng.choice(expand(line.legal))
            request = f"{self.rng.getrandbits(64):x}"
            message = {"type": "act", "id": request, "number": line.number + 1, "seat": seat, "action": action}
            await self.deliver(line, table_id, message)

    async def deliver(self, line: Line, table_id: str, message: dict[str, Any]) -> None:
        self.unsure = (table_id, message)
        await line.send(message)
        while True:
            answer = await line.until("ack", "error")
            if answer["id"] == message["id"]:
                break
        self.unsure = None
        if answer["type"] == "ack":
            self.acknowledged[table_id, answer["number"]] = (message["id"], message["action"])
            await line.reach(answer["number"])


async def test_whatever_was_acknowledged_survives_sigkill(mortal: Site) -> None:
    kills, together = 2, 4
    mortal.start()
    async with guests(mortal.url, *(f"P{i}" for i in range(together))) as people:
        loads = [Load(guest, seed) for seed, guest in enumerate(people)]
        for kill in range(kills):
            tasks = [asyncio.create_task(load.play()) for load in loads]
            target = sum(len(load.acknowledged) for load in loads) + 60 + 17 * kill
            while sum(len(load.acknowledged) for load in loads) < target:
                await asyncio.sleep(0.005)
                assert not [task for task in tasks if task.done() and task.result() is None]
            mortal.stop(signal.SIGKILL)
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                assert isinstance(ended, GONE), ended
            mortal.start()
    count = 0
    for load in loads:
        for table_id in load.tables:
            _, entries = await replayed(mortal.database, table_id)
            for number, entry in enumerate(entries, 1):
                wanted = load.acknowledged.pop((table_id, number), None)
                if wanted is not None:
                    assert (entry.request, entry.body) == wanted
                    count += 1
        assert not load.acknowledged, "acknowledged, and lost"
    assert count >= 60 * kills
    mortal.stop()
