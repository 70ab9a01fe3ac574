"""The database: SQLite for a household, PostgreSQL for a site, the same to everything above."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from asyncpg import PostgresError
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from goldenspike.core.errors import OptionsError
from goldenspike.server.errors import Unavailable
from goldenspike.server.settings import Settings

Work = Callable[[Connection], None]

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    # FULL: what is acknowledged survives a power cut, too.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 10000",
)


def url_of(settings: Settings) -> URL:
    try:
        return make_url(settings.database_url)
    except (ArgumentError, ValueError):
        raise OptionsError("the database's URL cannot be read: is its port a number?") from None


@contextmanager
def told_plainly() -> Iterator[None]:
    """One sentence for an operator whose database cannot be used."""
    try:
        yield
    except (SQLAlchemyError, PostgresError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        reason = (getattr(cause, "strerror", None) or str(cause) or "no answer").splitlines()[0]
        raise Unavailable("database_away", f"The database, or the file, cannot be used: {reason}.") from None


class Database:
    def __init__(self, settings: Settings) -> None:
        self.uses_sqlite = settings.uses_sqlite
        url = url_of(settings)
        if self.uses_sqlite and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        # Parameters are hidden, for an error's text must not hold anybody's cards.
        self.engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=not self.uses_sqlite)
        if self.uses_sqlite:
            _begin_ourselves(self.engine.sync_engine)
        self._read = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writing = self.engine.execution_options(writing=True)
        self._write = async_sessionmaker(self._writing, expire_on_commit=False)
        # SQLite has one writer at a time: those of this process wait here, in order, and not by polling a lock.
        self._writer = asyncio.Lock() if self.uses_sqlite else None
        self._thread = WritingThread(url) if self.uses_sqlite else None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        async with self._read() as session, session.begin():
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """A transaction: what is in it is committed when it is left, or nothing is."""
        async with self._writer or nullcontext(), self._write() as session, session.begin():
            yield session

    async def write_plainly(self, work: Work) -> None:
        """The same without objects, for what is written all the time."""
        if self._writer is None or self._thread is None:
            async with self._writing.begin() as connection:
                await connection.run_sync(work)
        else:
            async with self._writer:
                await self._thread.write(work)

    async def answers(self) -> bool:
        try:
            async with self.read() as session:
                await session.execute(text("SELECT 1"))
        except Exception:
            return False
        return True

    async def close(self) -> None:
        if self._thread is not None:
            self._thread.close()
        await self.engine.dispose()


class WritingThread:
    """A thread with a SQLite connection of its own, which does a whole transaction in one go.

    With aiosqlite every statement is a call to another thread, which costs more than most statements.
    """

    def __init__(self, url: URL) -> None:
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        _begin_ourselves(self._engine)
        self._writing = self._engine.execution_options(writing=True)
        self._connection: Connection | None = None

    async def write(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def close(self) -> None:
        self._thread.submit(self._let_go)
        self._thread.shutdown()
        self._engine.dispose()

    def _write(self, work: Work) -> None:
        if self._connection is None:
            self._connection = self._writing.connect()
        try:
            with self._connection.begin():
                work(self._connection)
        except BaseException:
            self._let_go()  # whatever it was, the next one begins anew
            raise

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _begin_ourselves(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


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
