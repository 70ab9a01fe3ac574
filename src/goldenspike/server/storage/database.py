"""The database: SQLite for a household, PostgreSQL for a site, the same to everything above."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession, async_sessionmaker, create_async_engine

from goldenspike.server.settings import Settings

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    # FULL: what is acknowledged survives a power cut, too.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 10000",
)


class Database:
    def __init__(self, settings: Settings) -> None:
        self.uses_sqlite = settings.uses_sqlite
        url = make_url(settings.database_url)
        if self.uses_sqlite and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        # Parameters are hidden, for an error's text must not hold anybody's cards.
        self.engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=not self.uses_sqlite)
        if self.uses_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
        self._read = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writing = self.engine.execution_options(writing=True)
        self._write = async_sessionmaker(self._writing, expire_on_commit=False)
        # SQLite has one writer at a time: those of this process wait here, in order, and not by polling a lock.
        self._writer = asyncio.Lock() if self.uses_sqlite else None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        async with self._read() as session, session.begin():
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """A transaction: what is in it is committed when it is left, or nothing is."""
        async with self._writer or nullcontext(), self._write() as session, session.begin():
            yield session

    @asynccontextmanager
    async def write_plainly(self) -> AsyncIterator[AsyncConnection]:
        """The same without objects: rows in, rows out."""
        async with self._writer or nullcontext(), self._writing.begin() as connection:
            yield connection

    async def answers(self) -> bool:
        try:
            async with self.read() as session:
                await session.execute(text("SELECT 1"))
        except Exception:
            return False
        return True

    async def close(self) -> None:
        await self.engine.dispose()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock at once: one that reads first and then writes could be refused."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
