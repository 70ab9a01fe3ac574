"""Servers that the tests share: one on SQLite, two on one PostgreSQL and Redis."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenspike.server.settings import Settings
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.migrate import migrate
from server_backends import postgres, psql, redis
from server_kit import STOPPED, Site


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("servers")


@pytest.fixture(scope="session")
def household(folder: Path) -> Iterator[Site]:
    """One process on SQLite."""
    site = Site(f"sqlite:///{folder}/household.db", folder / "household.log").start()
    yield site
    assert site.stop() in STOPPED


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with redis() as url:
        yield url


@pytest.fixture(scope="session")
def club(folder: Path, postgres_url: str, redis_url: str) -> Iterator[tuple[Site, Site]]:
    """Two processes on one PostgreSQL and Redis."""
    psql(postgres_url + "postgres", "CREATE DATABASE club")
    sites = [Site(postgres_url + "club", folder / f"club-{i}.log", redis_url) for i in range(2)]
    done = sites[0].command("migrate")
    assert done.returncode == 0, done.stderr
    first, second = (site.start() for site in sites)
    yield first, second
    assert all(site.stop() in STOPPED for site in sites)


@pytest.fixture(params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest) -> Site:
    """Each kind of server in turn."""
    found: Site = (
        request.getfixturevalue("household") if request.param == "sqlite" else request.getfixturevalue("club")[0]
    )
    return found


@pytest.fixture(scope="session")
def numbers() -> Iterator[int]:
    return itertools.count(1)


@pytest.fixture(params=["sqlite", "postgres"])
def books(request: pytest.FixtureRequest, tmp_path: Path, numbers: Iterator[int]) -> str:
    """The URL of a database of the test's own, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/books.db"
    server = request.getfixturevalue("postgres_url")
    name = f"books_{next(numbers)}"
    psql(server + "postgres", f"CREATE DATABASE {name}")
    asyncio.run(_migrate(server + name))
    return str(server + name)


async def _migrate(url: str) -> None:
    database = Database(Settings(database=url))
    await migrate(database)
    await database.close()
