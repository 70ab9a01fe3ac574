"""What a server process does beside play: files finished tables, sends notifications, looks games over.

Each chore is woken when there is something to do, and looks by itself now and then: what a
process that died left behind is found in the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Final

from goldenspike.server import notices
from goldenspike.server.filing import file_finished
from goldenspike.server.identity import YEAR
from goldenspike.server.logs import failure, short
from goldenspike.server.rebuilding import rebuilt
from goldenspike.server.settings import Settings
from goldenspike.server.storage import analyses, hooks
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.log import entries_after
from goldenspike.server.storage.models import Table
from goldenspike.server.study import StudyFailed, study
from goldenspike.server.tables import Tables

LOOK_SECONDS: Final = 5.0
LOST_SECONDS: Final = 30.0
"""Between looks for turns that nobody was told of."""
TIDY_SECONDS: Final = 3600.0
MOST_LOST: Final = 200


class Chores:
    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._tables: Tables | None = None
        self._hooked: set[str] = set()
        self._moved: dict[str, set[str]] = {}
        """Tables where somebody is to be told, with who was there when it happened."""
        self._broken: set[str] = set()
        self._next_lost = time.monotonic() + LOST_SECONDS
        self._next_tidy = time.monotonic()
        self._wake = {name: asyncio.Event() for name in ("file", "note", "send", "study")}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, tables: Tables) -> None:
        self._tables = tables
        work = {"file": self._file, "note": self._note, "send": self._send, "study": self._study}
        self._tasks = [asyncio.create_task(self._keep(self._wake[name], each)) for name, each in work.items()]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def heard(self, table_id: str, kind: str) -> None:
        """This process changed a table. Nothing here waits: it is called for every move."""
        live = self._tables.in_memory(table_id) if self._tables is not None and kind in ("log", "table") else None
        if live is None:
            return
        table = live.table
        if table.status == "over" and not table.filed:
            self._wake["file"].set()
        if self._hooked and self._concerned(table):
            self._moved[table_id] = {each.player for each in live.company.present()}
            self._wake["note"].set()

    def _concerned(self, table: Table) -> bool:
        """Whether somebody with a webhook may be to be told."""
        over = table.status == "over"
        return (over or table.status == "playing") and any(
            seat.player_id in self._hooked and (over or seat.seat == table.to_act) for seat in table.seats
        )

    async def hooks_changed(self) -> None:
        async with self._database.read() as session:
            self._hooked = await hooks.hooked_players(session)

    def asked_for_analysis(self) -> None:
        self._wake["study"].set()

    async def _keep(self, wake: asyncio.Event, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # whatever it is, the next look must come
                failure("chore_failed", error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(wake.wait(), LOOK_SECONDS)
            wake.clear()

    async def _file(self) -> None:
        while await file_finished(self._database, self._broken):
            pass
        if time.monotonic() >= self._next_tidy:
            self._next_tidy = time.monotonic() + TIDY_SECONDS
            async with self._database.write() as session:
                await hooks.tidy(session, YEAR * 1000)

    async def _note(self) -> None:
        await self.hooks_changed()
        moved, self._moved = self._moved, {}
        queued = False
        for table_id, present in moved.items():
            queued |= await notices.note_turn(self._database, table_id, present)
        if self._hooked and time.monotonic() >= self._next_lost:
            self._next_lost = time.monotonic() + LOST_SECONDS
            async with self._database.read() as session:
                lost = await hooks.tables_to_tell(session, MOST_LOST)
            for table_id in lost:
                queued |= await notices.note_turn(self._database, table_id, ())
        if queued:
            self._wake["send"].set()

    async def _send(self) -> None:
        while await notices.deliver(self._database, self._settings):
            pass

    async def _study(self) -> None:
        while await self._anything_to_study():
            async with self._database.write() as session:
                table_id = await analyses.claim(session)
            if table_id is not None:
                await self._look_over(table_id)

    async def _anything_to_study(self) -> bool:
        async with self._database.read() as session:
            return await analyses.any_waits(session)

    async def _look_over(self, table_id: str) -> None:
        async with self._database.read() as session:
            table = await session.get_one(Table, table_id)
            entries = await entries_after(session, table_id, 0)
        play = await rebuilt(table, entries)
        renewing = asyncio.create_task(self._renew(table_id))
        try:
            body, error = await study(play.match.record.to_json(), self._settings.analysis), None
        except StudyFailed as failed:
            failure("study_failed", failed, table=short(table_id))
            body, error = None, str(failed)
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)
        async with self._database.write() as session:
            await analyses.settle(session, table_id, body, error)

    async def _renew(self, table_id: str) -> None:
        while True:
            await asyncio.sleep(analyses.LEASE / 3000)
            async with self._database.write() as session:
                await analyses.renew(session, table_id)
