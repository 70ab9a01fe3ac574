"""Redis or PostgreSQL goes away in the middle of a game, and comes back: the game goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from server_backends import Postgres, RedisServer, postgres_server, psql, redis_server
from server_kit import STOPPED, Line, Site, expand, guests, seats

Club = tuple[tuple[Site, Site], Postgres, RedisServer]


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Club]:
    """Two processes on a PostgreSQL and a Redis that a test may stop."""
    with postgres_server() as postgres, redis_server() as redis:
        psql(postgres.url + "postgres", "CREATE DATABASE frail")
        one, other = (Site(postgres.url + "frail", tmp_path / f"frail-{i}.log", redis.url) for i in range(2))
        assert one.command("migrate").returncode == 0
        yield (one.start(), other.start()), postgres, redis
        assert [one.stop(), other.stop()] == [*STOPPED, *STOPPED]


async def act(line: Line, seat: int, rng: Random) -> int:
    """One action that is acknowledged in the end, sent again under the same id as long as it is not."""
    await line.my_turn(seat)
    action, number, request = rng.choice(expand(line.legal)), line.number + 1, f"{rng.getrandbits(64):x}"
    while True:
        answer = await line.act(seat, action, id=request, number=number)
        if answer["type"] == "ack":
            assert answer["number"] == number
            await line.reach(number)
            return number
        assert answer["code"] == "database_away", answer
        await asyncio.sleep(0.1)


async def play_on(one: Line, two: Line, count: int, rng: Random) -> None:
    """Each action is seen by the other side, too, which is connected to another process."""
    for _ in range(count):
        while one.to_act not in (0, 1):
            await one.next()
        number = await act(one, 0, rng) if one.to_act == 0 else await act(two, 1, rng)
        for line in (one, two):
            await line.reach(number)


async def test_a_game_survives_the_loss_of_redis_and_of_postgresql(frail: Club) -> None:
    (here, there), postgres, redis = frail
    rng = Random(4)
    async with guests(here.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table(options={"players": 2}, seats=seats("me", "open"))
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as one, ben.sit(table["id"], url=there.url) as two:
            await one.until("view")
            await two.until("view")
            await play_on(one, two, 4, rng)
            redis.stop()
            assert (await ann.http.get("/readyz")).json()["code"] == "redis_away"
            await play_on(one, two, 2, rng)  # slowly: the processes look into the database
            redis.start()
            await play_on(one, two, 4, rng)
            postgres.stop()
            assert (await ann.http.get("/readyz")).json()["code"] == "database_away"
            again = asyncio.create_task(play_on(one, two, 3, rng))
            await asyncio.sleep(0)
            postgres.start()
            await again
            await play_on(one, two, 4, rng)


async def test_what_could_not_be_kept_is_not_shown(household: Site) -> None:
    async with guests(household.url, "Ann") as (ann,):
        table = await ann.table(options={"players": 2, "first": 0}, seats=seats("me", "me"))
        async with ann.sit(table["id"]) as line:
            before = await line.until("view")
            with closing(sqlite3.connect(household.database.removeprefix("sqlite:///"), isolation_level=None)) as lock:
                lock.execute("BEGIN IMMEDIATE")
                refused = await line.act(0, expand(line.legal)[0])
            assert refused["code"] == "database_away"
            await line.send({"type": "look", "seat": 0})
            shown = await line.until("view")
            assert (shown["number"], shown["to_act"]) == (before["number"], 0)
            assert shown["view"]["markers"] == [None, None]
        async with ann.sit(table["id"], seat=0) as line:
            assert (await line.until("view"))["number"] == before["number"]


async def test_without_redis_joining_starting_and_chat_are_seen_all_the_same(frail: Club) -> None:
    (here, there), _, redis = frail
    async with guests(here.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table(options={"players": 2}, seats=seats("me", "open"))
        async with ann.sit(table["id"]) as one:
            redis.stop()
            ben.http.base_url, ben.url = there.url, there.url
            started = await ben.post(f"/tables/{table['id']}/join")
            assert started["status"] == "playing"
            async with ann.sit(table["id"]) as late:
                assert late.welcome["table"]["status"] == "playing"
                assert late.welcome["number"] > 0
            async with ben.sit(table["id"]) as two:
                await two.send({"type": "chat", "id": "c1", "text": "Hello there"})
                assert (await one.until("chat"))["text"] == "Hello there"
            assert one.table["status"] == "playing"
            assert one.view
