"""Clocks at tables: chosen, shown, kept, and what happens when one runs out."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, update

from goldenspike.core.record import record_from, replay
from goldenspike.games import GAMES
from goldenspike.server.settings import Settings
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.migrate import migrate
from goldenspike.server.storage.models import Player, Pulse, Table
from goldenspike.server.storage.pulse import GAP, GRACE, beat, clocks_run, outages_after, run_out
from server_backends import psql
from server_kit import Guest, Line, Site, expand, guests, seats

Json = dict[str, Any]
BRIEF = {"move": 2, "bank": 0}


async def until_step(line: Line, kind: str) -> Json:
    while True:
        found = next((step for step in line.steps if step["kind"] == kind), None)
        if found is not None:
            return found
        await line.next()


async def test_clocks_are_chosen_shown_and_bounded(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        presets = {clock["name"]: clock for clock in await ann.get("/clocks")}
        assert list(presets) == ["fast", "normal", "slow", "day", "three_days", "week"]
        assert presets["day"] == {"name": "day", "move": 86_400, "bank": 0}
        plain = await ann.table()
        assert (plain["clock"], plain["timeout"], plain["takeback"], plain["hints"]) == (None, "bot", True, None)
        fast = await ann.table(clock="fast", timeout="forfeit", seats=seats("me", "me"), takeback=False)
        assert fast["clock"] == presets["fast"]
        assert (fast["timeout"], fast["takeback"], fast["hints"]) == ("forfeit", False, False)
        assert fast["deadline"] - fast["started"] >= 135_000
        own = await ann.table(clock={"move": 90, "bank": 7}, hints=True)
        assert own["clock"] == {"name": None, "move": 90, "bank": 7}
        assert own["hints"]
        for bad in ("blitz", 5, {"move": 0}, {"move": 10**9}, {"move": 5, "bank": -1}, {"bank": 5}, {"move": "5"}):
            refused = await ann.post("/tables", {"game": "transamerica", "clock": bad}, status=422)
            assert refused["code"] == "invalid"


async def test_a_bot_plays_on_until_the_person_is_back(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table(options={"players": 2, "first": 1}, clock=BRIEF, fill="random")
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"], seen=0) as one, ben.sit(table["id"], seen=0) as two:
            clock = await two.until("clock")
            assert (clock["running"], clock["bank_from"]) == (1, clock["deadline"])
            assert abs(clock["deadline"] - clock["now"]) <= 2_000
            timeout = await until_step(one, "timeout")
            assert timeout["seat"] == 1
            assert timeout["told"] == ["Ben's time is up: a bot plays on."]
            await two.reach(timeout["number"])
            clock = await two.until("clock")
            while not clock["seats"][1]["away"]:
                clock = await two.until("clock")
            await two.send({"type": "back", "id": "b1", "seat": 1})
            while "b1" not in two.acks:
                await two.next()
            back = await until_step(two, "back")
            assert back["number"] == two.acks["b1"]["number"]
            while not [step for step in two.steps if step["kind"] == "act" and step["seat"] == 1]:
                await two.next()  # the decision that took too long is the bot's all the same
            await two.send({"type": "back", "id": "b2", "seat": 0})
            refused = await two.until("error")
            assert refused["code"] == "not_your_seat"


async def test_a_forfeit_is_for_good_and_the_others_finish(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        options = {"players": 2, "first": 1, "rounds": 1}
        table = await ann.table(options=options, clock=BRIEF, timeout="forfeit", fill="random")
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as line:
            await line.play(0, Random(3))
            while line.table["status"] != "over":
                await line.next()
        over = await ann.get(f"/tables/{table['id']}")
        assert over["outcome"]["ranking"] == [[0], [1]]
        assert 1 in over["outcome"]["forfeited"]
        assert over["seats"][1]["forfeited"]
        assert over["deadline"] is None
        record = record_from(await ann.get(f"/tables/{table['id']}/record"), GAMES)
        assert not record.game.to_act([step.state for step in replay(record)][-1])


async def test_who_forfeited_decides_nothing_more(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        options = {"players": 2, "first": 1}
        table = await ann.table("transamerica", options=options, clock=BRIEF, timeout="forfeit", fill="random")
        await ben.post(f"/tables/{table['id']}/join")
        async with ben.sit(table["id"], seen=0) as line:
            await line.until("view")
            actions = expand(line.legal)
            assert line.to_act == 1
            timeout = await until_step(line, "timeout")
            await line.reach(timeout["number"])
            assert (line.legal, line.undo, line.takeback) == ([], 0, False)
            for kind, more in (("act", {"action": actions[0]}), ("undo", {}), ("takeback", {})):
                answer = await line.change(kind, 1, **more)
                assert answer["code"] == "forfeited", (kind, answer)
            for kind in ("back", "hint"):
                await line.send({"type": kind, "id": kind, "seat": 1})
                assert (await line.until("error"))["code"] == "forfeited"


async def test_who_is_back_after_the_end_changes_nothing(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        options = {"players": 2, "rounds": 1}
        table = await ann.table(options=options, clock={"move": 1}, seats=seats("me", "random"), fill="random")
        async with ann.sit(table["id"]) as line:
            while line.table["status"] != "over":
                await line.next()
            over = await ann.get(f"/tables/{table['id']}")
            await line.send({"type": "back", "id": "b", "seat": 0})
            assert (await line.until("ack", "error")).get("code") == "game_over"
        assert await ann.get(f"/tables/{table['id']}") == over


async def test_clocks_run_where_nobody_looks(site: Site) -> None:
    """Both people are away for all of the game: bots play it to the end."""
    async with guests(site.url, "Ann") as (ann,):
        clock = {"move": 1, "bank": 0}
        table = await ann.table(options={"rounds": 1}, seats=seats("me", "me"), clock=clock, fill="random")
        for _ in range(300):
            table = await ann.get(f"/tables/{table['id']}")
            if table["status"] == "over":
                break
            await asyncio.sleep(0.1)
        assert table["status"] == "over"
        assert [seat["stand_in"] for seat in table["seats"]] == [True, True]
        assert table["outcome"]["forfeited"] == []


async def test_of_two_processes_exactly_one_says_that_time_is_up(club: tuple[Site, Site]) -> None:
    here, there = club
    async with guests(here.url, "Ann", "Ben") as (ann, ben):
        clock = {"move": 1, "bank": 0}
        table = await ann.table(options={"players": 2, "rounds": 1}, clock=clock, fill="random")
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"], seen=0) as one, ben.sit(table["id"], url=there.url, seen=0) as two:

            async def watch(line: Line) -> list[tuple[int, str, int]]:
                while line.table["status"] != "over" or line.to_act is not None:
                    await line.next()
                return [(step["number"], step["kind"], step["seat"]) for step in line.steps]

            seen, also_seen = await asyncio.gather(watch(one), watch(two))
            assert seen == also_seen
            timeouts = [seat for _, kind, seat in seen if kind == "timeout"]
            assert sorted(timeouts) == [0, 1], "once for each person"


async def test_presence_says_who_is_absent(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table(options={"players": 2})
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as one:
            assert one.welcome["absent"] == [1]
            async with ben.sit(table["id"]):
                while (await one.until("presence"))["absent"]:
                    pass
            while (await one.until("presence"))["absent"] != [1]:
                pass


@pytest.fixture(params=["sqlite", "postgres"])
def mortal(request: pytest.FixtureRequest, tmp_path: Path) -> Site:
    if request.param == "sqlite":
        return Site(f"sqlite:///{tmp_path}/mortal.db", tmp_path / "mortal.log")
    url: str = request.getfixturevalue("postgres_url")
    name = f"clocks_{abs(hash(request.node.name)) % 10**9}"
    psql(url + "postgres", f"CREATE DATABASE {name}")
    site = Site(url + name, tmp_path / "mortal.log", request.getfixturevalue("redis_url"))
    assert site.command("migrate").returncode == 0
    return site


async def clock_of(guest: Guest, table_id: str) -> Json:
    async with guest.sit(table_id) as line:
        return await line.until("clock")


async def test_a_restart_keeps_clocks_and_costs_nobody_time(mortal: Site) -> None:
    mortal.start()
    try:
        async with guests(mortal.url, "Ann") as (ann,):
            table = await ann.table(seats=seats("me", "me"), clock={"move": 600, "bank": 500})
            before = await clock_of(ann, table["id"])
            database = Database(Settings(database=mortal.database))
            for _ in range(300):
                async with database.read() as session:
                    if await session.scalar(select(Pulse.at)) is not None:
                        break
                await asyncio.sleep(0.1)
            mortal.stop(signal.SIGKILL)
            async with database.write() as session:  # as if it had stopped an hour ago
                await session.execute(update(Pulse).values(at=Pulse.at - 3_600_000))
            await database.close()
            mortal.start()
            after = await clock_of(ann, table["id"])
            assert after["seats"] == before["seats"]
            assert after["running"] == before["running"]
            # All of the time since the table started was an outage, and then there is some grace.
            assert after["deadline"] - after["now"] >= 1_100_000 - 1_000
            assert (await ann.get(f"/tables/{table['id']}"))["deadline"] >= after["deadline"]
    finally:
        mortal.stop(signal.SIGKILL)


async def test_a_pulse_tells_an_outage_from_a_pause(mortal: Site) -> None:
    database = Database(Settings(database=mortal.database))
    await migrate(database)
    async with database.write() as session:
        session.add(Player(id="p", name="Ann"))
        await session.flush()
        common = {"game": "transamerica", "options": {}, "public": True, "auto_start": True, "host_id": "p"}
        session.add(Table(id="t", status="playing", deadline=50_000, **common))
        session.add(Table(id="u", status="playing", **common))
        assert await clocks_run(session)
        assert await beat(session, 1_000, judge=True) is None
        assert await beat(session, 1_000 + GAP, judge=True) is None
        assert await outages_after(session, 0) == []
    async with database.write() as session:
        late = 2_000 + GAP
        assert await beat(session, late + GAP, judge=False) is None, "there was nothing to beat for"
        outage = await beat(session, late + 3 * GAP, judge=True)
        assert outage == (late + GAP, late + 3 * GAP + GRACE)
        assert await outages_after(session, 0) == [outage]
        assert await run_out(session, 50_000) == []
        assert await run_out(session, 50_000 + 2 * GAP + GRACE) == ["t"]
    await database.close()
