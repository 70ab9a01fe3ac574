"""The live tables of this process: found, kept while somebody needs them, brought up to date."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from goldenspike.server.bots import BotPool
from goldenspike.server.errors import no_such_table
from goldenspike.server.hub import Hub, Notice
from goldenspike.server.live import LiveTable
from goldenspike.server.logs import failure, short
from goldenspike.server.metrics import LIVE
from goldenspike.server.shown import seats_of
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.models import now
from goldenspike.server.storage.programs import programmed_tables
from goldenspike.server.storage.pulse import beat, clocks_run, run_out
from goldenspike.server.storage.tables import find_table, news_of, waiting_for_bots
from goldenspike.server.storage.writer import LogWriter

MOST_IDLE: Final = 200
"""Tables that nobody looks at are forgotten beyond this many: they can be read again."""
LOOKED_AT_TOGETHER: Final = 100
SWEEP_SECONDS: Final = 5.0
PULSE_SECONDS: Final = 2.0
PATIENCE: Final = 6_000
"""Milliseconds after which another process's bot is thought to be lost."""
RECENT: Final = 300_000
"""Milliseconds after which a program that has not acted is thought to have nothing to say."""


class Tables:
    def __init__(self, database: Database, hub: Hub, bots: BotPool) -> None:
        self._database = database
        self._hub = hub
        self._bots = bots
        self._writer = LogWriter(database)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._workers: list[asyncio.Task[None]] = []
        self._beating = True
        """Whether the last pulse was said by a process that says one regularly: then a gap is an outage."""
        self._closing = False

    async def start(self) -> None:
        await self._hub.start(self.heard, self.resync)
        await self.judge_pulse()
        self._workers = [asyncio.create_task(work) for work in (self._sweep(), self._pulse())]

    async def get(self, table_id: str) -> LiveTable:
        live = self._live.get(table_id)
        if live is not None:
            self._live[table_id] = self._live.pop(table_id)  # the latest used are last
            return live
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                return self._live.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)

    async def _load(self, table_id: str) -> LiveTable:
        async with self._database.read() as session:
            table = await find_table(session, table_id)
        if table is None:
            raise no_such_table()
        live = LiveTable(table, self._database, self._writer, self._hub, self._bots, self.judge_pulse)
        await live.load()
        live = self._live.setdefault(table_id, live)  # after a failure two may have tried at once
        self._forget()
        LIVE.set(len(self._live))
        return live

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table that is not forgotten meanwhile."""
        live = await self.get(table_id)
        live.held += 1
        try:
            yield live
        finally:
            live.held -= 1

    def _forget(self) -> None:
        idle = [table_id for table_id, live in self._live.items() if not live.busy]
        for table_id in idle[: max(0, len(idle) - MOST_IDLE)]:
            self._live.pop(table_id).timekeeper.stop()

    async def changed(self, table_id: str) -> None:
        """Seats or status changed in the database: show it everywhere."""
        live = self._live.get(table_id)
        if live is not None:
            await self._show(live)
        await self._hub.publish(table_id, "table")

    async def look(self, lives: Sequence[LiveTable]) -> None:
        """Other processes may have changed tables without our hearing of it: read and show what is new."""
        async with self._database.read() as session:
            rows = await news_of(session, [live.id for live in lives])
        for live in lives:
            row, head, said = rows[live.id]
            if live.stale or live.is_behind(row):
                await self._show(live)
            elif live.play is not None and head > live.play.head:
                await live.catch_up()
            if live.viewers and said > live.company.heard_of:
                await live.deliver_chat()

    async def _show(self, live: LiveTable) -> None:
        await live.refresh()
        if live.table.duplicate_id is not None and live.table.status in ("open", "playing"):
            for viewer in [viewer for viewer in live.viewers if not seats_of(live.table, viewer.player.id)]:
                viewer.drop()  # nobody watches the deals that others are still to play

    async def started(self, table_id: str) -> None:
        await self.changed(table_id)
        (await self.get(table_id)).auto.wake()

    async def said(self, live: LiveTable) -> None:
        await live.deliver_chat()
        await self._hub.publish(live.id, "chat")

    async def drop(self, player_id: str) -> None:
        """Close a player's sockets everywhere: whoever holds one must say again who they are.

        Tables where the player sits are read again: the name may have gone.
        """
        await self._drop(player_id)
        await self._hub.publish("", "drop", player=player_id)

    async def _drop(self, player_id: str) -> None:
        for live in list(self._live.values()):
            for viewer in [viewer for viewer in live.viewers if viewer.player.id == player_id]:
                viewer.drop()
            if seats_of(live.table, player_id):
                await live.refresh()

    def in_memory(self, table_id: str) -> LiveTable | None:
        return self._live.get(table_id)

    async def heard(self, notice: Notice) -> None:
        """Another process says that a table changed."""
        live = self._live.get(notice["table"])
        if live is None and notice["kind"] not in ("outage", "drop"):
            return
        try:
            await self._heard(live, notice)
        except Exception as error:  # whatever it is, the next notice must be heard
            failure("notice_failed", error, table=short(notice["table"]))

    async def _heard(self, live: LiveTable | None, notice: Notice) -> None:
        if notice["kind"] == "drop":
            await self._drop(notice["player"])
            return
        if live is None:
            await self._after_outage()
            return
        match notice["kind"]:
            case "log":
                await live.catch_up()
            case "table":
                await self._show(live)
            case "chat":
                await live.deliver_chat()
            case "presence":
                live.company.heard(notice["process"], notice["present"])
            case "programs":
                await live.reload_programs()
            case "who":
                await live.company.tell()

    async def resync(self) -> None:
        """Notices may have been lost: look at everything that somebody looks at, or is about to."""
        for live in list(self._live.values()):
            if live.busy:
                await live.refresh()
                await live.deliver_chat()
                await live.company.tell()
            else:
                live.timekeeper.stop()
                self._live.pop(live.id, None)

    async def _sweep(self) -> None:
        """What another process should have done and did not is done; lost notices are made good."""
        patience, next_look = (PATIENCE if self._hub.several else 0), 0.0
        recent: int | None = None
        while not self._closing:
            try:
                await self._wake_bots(patience, recent)
                await self._run_out()
                if self._hub.several and time.monotonic() > next_look:
                    viewed = [live for live in self._live.values() if live.viewers]
                    for start in range(0, len(viewed), LOOKED_AT_TOGETHER):
                        await self.look(viewed[start : start + LOOKED_AT_TOGETHER])
                    for live in viewed:
                        await live.company.tell()
                    next_look = time.monotonic() + SWEEP_SECONDS
            except Exception as error:  # whatever it is, the next sweep must come
                failure("sweep_failed", error)
            patience, recent = PATIENCE, RECENT
            await asyncio.sleep(SWEEP_SECONDS)

    async def _wake_bots(self, patience: int, recent: int | None) -> None:
        async with self._database.read() as session:
            waiting = {*await waiting_for_bots(session, patience), *await programmed_tables(session, patience, recent)}
        for table_id in waiting:
            live = await self.get(table_id)
            await self.look([live])
            live.auto.wake()

    async def _run_out(self) -> None:
        async with self._database.read() as session:
            late = await run_out(session, now())
        for table_id in late:
            await (await self.get(table_id)).timekeeper.expire()

    async def _pulse(self) -> None:
        """While clocks run, say regularly that a server lives."""
        while not self._closing:
            await asyncio.sleep(PULSE_SECONDS)
            try:
                await self.judge_pulse()
            except Exception as error:  # whatever it is, the next pulse must come
                failure("pulse_failed", error)

    async def judge_pulse(self) -> None:
        """Say that a server lives; if none did for a while, the clocks did not run meanwhile."""
        async with self._database.read() as session:
            running = await clocks_run(session)
        if running:
            async with self._database.write() as session:
                outage = await beat(session, now(), judge=self._beating)
            if outage is not None:
                await self._after_outage()
                await self._hub.publish("", "outage")
        self._beating = running

    async def _after_outage(self) -> None:
        """The clocks stood still: work them out again."""
        for live in list(self._live.values()):
            if live.table.clock:
                await live.refresh()

    def say_bye(self, text: str) -> None:
        for live in self._live.values():
            live.delivery.send_all(text)

    async def close(self) -> None:
        self._closing = True
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        await asyncio.gather(*(live.close() for live in self._live.values()))
        await self._writer.close()
        self._live.clear()
