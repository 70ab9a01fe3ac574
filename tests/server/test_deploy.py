"""What operators rely on: proxies with TLS, several workers that stop in order, files in deploy/ that fit."""

from __future__ import annotations

import asyncio
import configparser
import re
import signal
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed

from goldenspike.server.settings import Settings, from_environment, variable
from server_backends import psql
from server_kit import PATIENCE, STOPPED, Guest, Site, guests, seats

DEPLOY = Path(__file__).parents[2] / "deploy"
FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}


def set_cookie(site: Site, headers: dict[str, str]) -> tuple[str, httpx.Headers]:
    answer = httpx.post(f"{site.url}/api/me", json={"name": "Ann"}, headers=headers)
    return answer.headers["set-cookie"].lower(), answer.headers


def test_behind_a_trusted_proxy_with_tls_cookies_are_secure(household: Site) -> None:
    """The tests' own address is trusted by default."""
    plain, headers = set_cookie(household, {})
    assert "secure" not in plain
    assert "strict-transport-security" not in headers
    behind, headers = set_cookie(household, FORWARDED)
    assert "secure" in behind
    assert "strict-transport-security" in headers


def test_what_others_forward_is_not_believed(tmp_path: Path) -> None:
    environment = {"GOLDENSPIKE_TRUSTED_PROXIES": "192.0.2.1"}
    site = Site(f"sqlite:///{tmp_path}/x.db", tmp_path / "x.log", environment=environment).start()
    try:
        assert "secure" not in set_cookie(site, FORWARDED)[0]
    finally:
        assert site.stop() in STOPPED


async def test_two_workers_play_one_table_and_say_bye_to_every_socket(
    postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    psql(postgres_url + "postgres", "CREATE DATABASE pair")
    site = Site(postgres_url + "pair", tmp_path / "pair.log", redis_url, {"GOLDENSPIKE_WORKERS": "2"})
    assert site.command("migrate").returncode == 0
    site.start()
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table(options={"players": 2, "rounds": 1}, seats=seats("me", "open"))
        await ben.post(f"/tables/{table['id']}/join")
        # The system spreads sockets over the workers: of so many, both have some.
        watchers = [await _enter(ann, table["id"]) for _ in range(12)]
        async with ann.sit(table["id"]) as one, ben.sit(table["id"]) as two:
            await asyncio.gather(one.play(0, Random(1), upto=12), two.play(1, Random(2), upto=12))
            number = max(one.number, two.number)
            for _, line in watchers:
                await line.reach(number)
            metrics = (await ann.http.get("/metrics")).text  # of all workers, whichever answers
            assert 'goldenspike_tables_started_total{game="transamerica"} 1.0' in metrics
            assert site.process is not None
            site.process.send_signal(signal.SIGTERM)
            for line in (one, two, *(line for _, line in watchers)):
                assert (await line.until("bye"))["code"] == "stopping"
                with pytest.raises(ConnectionClosed):
                    await line.until("pong")
                assert line.websocket.close_code == 1012
        for context, _ in watchers:
            await context.__aexit__(None, None, None)
    assert await asyncio.to_thread(site.process.wait, PATIENCE) in STOPPED
    assert '"level": "error"' not in site.log.read_text()


async def _enter(guest: Guest, table_id: str) -> tuple[Any, Any]:
    context = guest.sit(table_id, watch=True)
    return context, await context.__aenter__()


def test_the_compose_file_hangs_together() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    for name, service in services.items():
        assert set(service["networks"]) <= set(compose["networks"]), name
        assert set(service.get("depends_on", ())) <= set(services), name
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists()
    known = {variable(name) for name in Settings.__dataclass_fields__}
    assert set(services["server"]["environment"]) <= known
    assert services["server"]["build"]["dockerfile"] == "deploy/Dockerfile"
    assert "ports" not in services["server"]  # else anybody could pose as the proxy


def test_numba_may_write_where_its_compiled_code_lies() -> None:
    """The container's files are read-only but for its volume."""
    lines = (DEPLOY / "Dockerfile").read_text()
    folder = re.search(r"NUMBA_CACHE_DIR=(\S+)", lines)
    volume = re.search(r"^VOLUME (\S+)", lines, re.MULTILINE)
    assert folder
    assert volume
    assert folder[1].startswith(volume[1] + "/")
    assert f"chown -R goldenspike: {volume[1]}" in lines


def test_the_example_of_an_environment_file_has_settings_that_there_are() -> None:
    lines = (DEPLOY / "goldenspike.env.example").read_text().splitlines()
    given = dict(line.lstrip("#").split("=", 1) for line in lines if line.lstrip("#").startswith("GOLDENSPIKE_"))
    assert set(given) <= {variable(name) for name in Settings.__dataclass_fields__}
    from_environment(given).check()


def test_the_unit_runs_what_there_is() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "goldenspike.service")
    assert unit["Service"]["ExecStart"].endswith("/spike serve")
    assert unit["Service"]["NoNewPrivileges"] == "yes"
