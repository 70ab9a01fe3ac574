"""The live tables of this process: found, kept while somebody needs them, brought up to date."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

from goldenspike.server.bots import BotPool
from goldenspike.server.errors import no_such_table
from goldenspike.server.hub import Hub, Notice
from goldenspike.server.live import LiveTable
from goldenspike.server.logs import failure, short
from goldenspike.server.metrics import LIVE
from goldenspike.server.shown import seats_of
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.tables import find_table, waiting_for_bots

MOST_IDLE: Final = 200
"""Tables that nobody looks at are forgotten beyond this many: they can be read again."""
SWEEP_SECONDS: Final = 5.0
PATIENCE: Final = 6_000
"""Milliseconds after which another process's bot is thought to be lost."""


class Tables:
    def __init__(self, database: Database, hub: Hub, bots: BotPool) -> None:
        self._database = database
        self._hub = hub
        self._bots = bots
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = False

    async def start(self) -> None:
        await self._hub.start(self.heard, self.resync)
        self._sweeper = asyncio.create_task(self._sweep())

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
        live = LiveTable(table, self._database, self._hub, self._bots)
        await live.load()
        self._live[table_id] = live
        self._forget()
        LIVE.set(len(self._live))
        return live

    def _forget(self) -> None:
        idle = [table_id for table_id, live in self._live.items() if not live.busy]
        for table_id in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._live[table_id]

    async def changed(self, table_id: str) -> None:
        """Seats or status changed in the database: show it everywhere."""
        live = self._live.get(table_id)
        if live is not None:
            await self._show(live)
        await self._hub.publish(table_id, "table")

    async def _show(self, live: LiveTable) -> None:
        await live.refresh()
        if live.table.duplicate_id is not None and live.table.status in ("open", "playing"):
            for viewer in [viewer for viewer in live.viewers if not seats_of(live.table, viewer.player.id)]:
                viewer.drop()  # nobody watches the deals that others are still to play

    async def started(self, table_id: str) -> None:
        await self.changed(table_id)
        (await self.get(table_id)).wake_bot()

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
        if notice["kind"] == "drop":
            await self._drop(notice["player"])
        live = self._live.get(notice["table"])
        if live is None:
            return
        try:
            match notice["kind"]:
                case "log":
                    await live.catch_up()
                case "table":
                    await self._show(live)
                case "chat":
                    await live.deliver_chat()
                case "presence":
                    live.heard_presence(notice["process"], notice["present"])
                case "who":
                    await live.tell_presence()
        except Exception as error:  # whatever it is, the next notice must be heard
            failure("notice_failed", error, table=short(notice["table"]))

    async def resync(self) -> None:
        """Notices may have been lost: look at everything that somebody looks at."""
        for live in list(self._live.values()):
            if live.viewers:
                await live.refresh()
                await live.deliver_chat()
                await live.tell_presence()
            else:
                self._live.pop(live.id, None)

    async def _sweep(self) -> None:
        """Bots whose process died are played on; with several processes, lost notices are made good."""
        patience, next_look = (PATIENCE if self._hub.several else 0), 0.0
        while not self._closing:
            try:
                await self._wake_bots(patience)
                if self._hub.several and time.monotonic() > next_look:
                    for live in [live for live in self._live.values() if live.viewers]:
                        await live.catch_up()
                        await live.tell_presence()
                    next_look = time.monotonic() + SWEEP_SECONDS
            except Exception as error:  # whatever it is, the next sweep must come
                failure("sweep_failed", error)
            patience = PATIENCE
            await asyncio.sleep(SWEEP_SECONDS)

    async def _wake_bots(self, patience: int) -> None:
        async with self._database.read() as session:
            waiting = await waiting_for_bots(session, patience)
        for table_id in waiting:
            live = await self.get(table_id)
            await live.catch_up()
            live.wake_bot()

    def say_bye(self, text: str) -> None:
        for live in self._live.values():
            live.send_all(text)

    async def close(self) -> None:
        self._closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        await asyncio.gather(*(live.close() for live in self._live.values()))
        self._live.clear()
