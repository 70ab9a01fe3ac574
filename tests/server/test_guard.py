"""What every request and response passes: headers, rates, errors; cookies; readiness. In this process."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from goldenspike.server import logs, metrics
from goldenspike.server.app import create_app
from goldenspike.server.bots import BotPool
from goldenspike.server.limits import Limits, Rate
from goldenspike.server.logs import JsonFormatter
from goldenspike.server.settings import Settings
from goldenspike.server.storage.database import Database
from server_kit import STOPPED, Site, guests


@asynccontextmanager
async def running(tmp_path: Path, **settings: Any) -> AsyncIterator[tuple[FastAPI, httpx.AsyncClient]]:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/guard.db", **settings))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app, client=("10.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="https://spike.example") as http:
            yield app, http


async def test_every_response_carries_the_headers(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, http):
        for path in ("/", "/api/me", "/nowhere", "/healthz", "/api/docs"):
            headers = (await http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-frame-options"] == "DENY"
            assert "strict-transport-security" in headers
        assert (await http.get("/api/me")).headers["cache-control"] == "no-store"


async def test_the_cookie_is_for_the_server_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, http):
        cookie = (await http.post("/api/me", json={"name": "Ann"})).headers["set-cookie"].lower()
        assert {"httponly", "samesite=lax", "secure", "path=/"} <= {part.strip() for part in cookie.split(";")}
        http.base_url = httpx.URL("http://spike.example")
        cookie = (await http.post("/api/me", json={"name": "Ann"})).headers["set-cookie"].lower()
        assert "secure" not in cookie


async def test_rates_are_limited_by_address_and_by_player(tmp_path: Path) -> None:
    async with running(tmp_path, limits=0.05) as (_, http):
        answers = [await http.get("/healthz") for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["code"] == "too_many"
    async with running(tmp_path, limits=0.2) as (_, http):
        await http.post("/api/me", json={"name": "Ann"})
        answers = [await http.patch("/api/me", json={"name": "Ann"}) for _ in range(30)]
        assert {answer.status_code for answer in answers} == {200, 429}
        for _ in range(10):
            http.cookies.clear()
            answer = await http.post("/api/me", json={"name": "Flood"})
        assert answer.json()["code"] == "too_many"


async def test_messages_that_do_not_fit_count_as_others_do(tmp_path: Path) -> None:
    site = Site(f"sqlite:///{tmp_path}/x.db", tmp_path / "x.log", environment={"GOLDENSPIKE_LIMITS": "0.1"}).start()
    async with guests(site.url, "Ann") as (ann,):
        table = await ann.table(options={"players": 2})
        async with ann.sit(table["id"]) as line:
            for _ in range(50):
                await line.send({"type": "nonsense"})
            await line.send({"type": "ping", "id": "p"})
            codes = [(await line.until("error", "pong")).get("code") for _ in range(51)]
            assert codes == ["message_invalid"] * 50 + ["too_many"]
    assert site.stop() in STOPPED


def test_a_bucket_fills_again_and_old_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [0.0]
    monkeypatch.setattr("goldenspike.server.limits.time.monotonic", lambda: moment[0])
    limits = Limits(1)
    rate = Rate(1, 2)
    assert [limits.allows("x", "a", rate) for _ in range(3)] == [True, True, False]
    assert limits.allows("x", "b", rate)
    moment[0] = 1.0
    assert [limits.allows("x", "a", rate) for _ in range(2)] == [True, False]
    for who in range(50_000):
        limits.allows("x", str(who), rate)
    assert len(limits._buckets) <= 20_000


async def test_what_goes_wrong_inside_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as (app, http):

        def fail(*_: object) -> None:
            raise ValueError("secret inside")

        monkeypatch.setattr(app.state.house.database, "read", fail)
        answer = await http.get("/api/lobby")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "secret" not in answer.text
        assert "content-security-policy" in answer.headers


async def test_ready_only_with_its_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as (_, http):
        assert (await http.get("/readyz")).json() == {"status": "ready"}

        async def away(_: Database) -> bool:
            return False

        monkeypatch.setattr(Database, "answers", away)
        answer = await http.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "database_away")
        assert (await http.get("/healthz")).status_code == 200


async def test_metrics_count_what_happens(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, http):
        await http.post("/api/me", json={"name": "Ann"})
        made = await http.post("/api/tables", json={"game": "steel_driver", "fill": "random", "start": True})
        assert made.status_code == 201
        text = (await http.get("/metrics")).text
        assert 'goldenspike_tables_started_total{game="steel_driver"}' in text
        assert made.json()["id"] not in text
        assert 'route="/api/tables"' in text


def test_what_a_killed_process_had_open_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = subprocess.Popen(["true"])
    gone.wait()
    kept = [tmp_path / f"gauge_livesum_{os.getpid()}.db", tmp_path / f"counter_{gone.pid}.db"]
    for file in (*kept, tmp_path / f"gauge_livesum_{gone.pid}.db"):
        file.touch()
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    metrics._forget_the_dead(str(tmp_path))
    assert set(tmp_path.iterdir()) == set(kept)


async def test_a_bots_answer_comes_at_a_multiple_of_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    moment, slept = [100.0], []

    async def sleep(seconds: float) -> None:
        slept.append(moment[0] - 100 + seconds)

    pool = BotPool(1, 0.5)
    for took in (0.0, 0.01, 0.49, 0.51, 1.7):
        moment[0] = 100.0

        async def index(*_: object, took: float = took) -> int:
            moment[0] += took
            return 0

        monkeypatch.setattr(pool, "_index", index)
        monkeypatch.setattr("goldenspike.server.bots.time.monotonic", lambda: moment[0])
        monkeypatch.setattr("goldenspike.server.bots.asyncio.sleep", sleep)
        await pool.choose("Ann", "transamerica", "random", None, ["only"], 1)
    monkeypatch.undo()
    assert slept == pytest.approx([0.5, 0.5, 0.5, 1.0, 2.0])
    await pool.close()


async def test_a_bot_that_fails_is_replaced_by_a_legal_choice() -> None:
    pool = BotPool(1, 0)
    assert await pool.choose("Ann", "transamerica", "builder", "no view", ["a", "b"], 3) == "b"
    await pool.close()


def test_libraries_do_not_log_every_call() -> None:
    before = logging.root.handlers, logging.root.level
    logs.configure("info")
    assert not logging.getLogger("httpx").isEnabledFor(logging.INFO)
    logging.root.handlers, logging.root.level = before


def test_logs_hold_what_is_named_and_nothing_else() -> None:
    record = logging.LogRecord("sqlalchemy.engine", logging.INFO, "", 0, "INSERT %s", ("Portland",), None)
    assert "Portland" not in JsonFormatter().format(record)
    ours = logging.LogRecord("goldenspike", logging.INFO, "", 0, "request", (), None)
    ours.facts = {"status": 200}
    assert json.loads(JsonFormatter().format(ours))["status"] == 200


async def test_actions_at_many_tables_do_not_wait_for_each_other(tmp_path: Path) -> None:
    async with running(tmp_path, limits=0.0) as (_, http):
        await http.post("/api/me", json={"name": "Ann"})
        body = {"game": "transamerica", "fill": "random", "start": True}
        answers = await asyncio.gather(*(http.post("/api/tables", json=body) for _ in range(20)))
        assert {answer.status_code for answer in answers} == {201}
