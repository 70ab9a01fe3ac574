"""A live table: the game held in memory, the sockets that look at it, the bots that play at it.

Everything that changes the log goes through ``_commit``: entries are acknowledged and shown
only after they are in the database. Whatever goes wrong there, the state in memory is
thrown away and read again from the log.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Final, Protocol

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from goldenspike.core.codec import Json
from goldenspike.core.errors import GoldenSpikeError
from goldenspike.core.game import Seat
from goldenspike.server.bots import BotPool
from goldenspike.server.errors import Conflict, Forbidden, NotFound, Refused, Unavailable, no_such_table
from goldenspike.server.fairness import bot_seed
from goldenspike.server.hub import Hub
from goldenspike.server.logs import failure, short
from goldenspike.server.messages import Ack, Act, Change, ChatOut, Presence, PresentOut, Restart, TableChanged
from goldenspike.server.metrics import ACTIONS, COMMITS, CONFLICTS, FINISHED
from goldenspike.server.play import Play, Rows
from goldenspike.server.shown import seats_of, show_line, show_table
from goldenspike.server.storage.chats import lines_after
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.log import append, entries_after
from goldenspike.server.storage.models import Player, Table, now
from goldenspike.server.storage.tables import find_table

MOST_STEPS: Final = 500
"""Who missed more than this gets the view alone."""
PRESENCE_SECONDS: Final = 40.0
"""After so long without a word from another process, those connected to it are gone."""


class Viewer(Protocol):
    """A socket, as a table knows it."""

    player: Player
    seat: Seat | None
    """The seat it looks from; None for a spectator."""
    watching: bool
    """It asked to be a spectator, whatever seats it has."""
    viewed: int | None
    """The number of the last view it got from that seat."""
    muted: set[str]

    def send(self, text: str) -> None: ...
    def drop(self) -> None: ...


def dumps(message: dict[str, Json]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


class LiveTable:
    def __init__(self, table: Table, database: Database, hub: Hub, bots: BotPool) -> None:
        self.id = table.id
        self.table = table
        self.play: Play | None = None
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self._database = database
        self._hub = hub
        self._bots = bots
        self._stale = True
        self._delivered = 0
        self._views: dict[Seat | None, dict[str, Json]] = {}
        """The last view made for each seat."""
        self._chat = 0
        self._elsewhere: dict[str, tuple[float, list[PresentOut]]] = {}
        """Who is connected to other processes, and when they last said so."""
        self._bot_turn: asyncio.Task[None] | None = None
        self._closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        return bool(self.viewers) or (self._bot_turn is not None and not self._bot_turn.done()) or self.lock.locked()

    # Reading

    async def load(self) -> None:
        async with self.lock:
            await self._refresh()
            self._delivered = self.play.head if self.play else 0

    async def refresh(self) -> None:
        """Somebody changed the table, or may have: read it again, and show what is new."""
        async with self.lock:
            self._stale = True
            await self._refresh()
            self._show_table()
            self._seat_viewers()
            self._deliver()

    async def catch_up(self) -> None:
        """Another process may have added to the log: read on, and show it."""
        async with self.lock:
            await self._refresh()
            await self._read_on()
            self._deliver()

    async def _refresh(self) -> None:
        if not self._stale:
            return
        async with self._database.read() as session:
            table = await find_table(session, self.id)
            rows = await entries_after(session, self.id, 0)
        if table is None:
            raise no_such_table()
        self.table = table
        self.play = Play(table) if table.secret is not None else None
        for row in rows if self.play else ():
            assert self.play is not None
            self.play.take(row)
        self._stale = False

    async def _read_on(self) -> None:
        if self.play is None:
            return
        async with self._database.read() as session:
            rows = await entries_after(session, self.id, self.play.head)
        for row in rows:
            self.play.take(row)
        if rows:
            self._note_summary(self.play)

    def _note_summary(self, play: Play) -> None:
        """The table's row as the log implies it."""
        for name, value in play.summary().items():
            setattr(self.table, name, value)
        self.table.moved = now()
        if self.table.status == "over" and self.table.ended is None:
            self.table.ended = self.table.moved

    # Changing

    async def change(self, viewer: Viewer, message: Change) -> None:
        """What a player does: acknowledged after the commit, then shown to all.

        Once begun, it is finished, even if the socket goes away meanwhile.
        """
        await asyncio.shield(self._spawn(self._change(viewer, message)))

    async def _change(self, viewer: Viewer, message: Change) -> None:
        started = time.perf_counter()
        async with self.lock:
            await self._refresh()
            ack = await self._done_before(viewer.player, message) or await self._do(viewer.player, message)
            viewer.send(ack.model_dump_json())
            self._deliver()
        COMMITS.observe(time.perf_counter() - started)
        await self._hub.publish(self.id, "log")
        self.wake_bot()

    async def _done_before(self, player: Player, message: Change) -> Ack | None:
        """The answer to a message that is sent again."""
        play = self._in_play()
        if message.number > play.head + 1:
            await self._read_on()
        done = play.requests.get((player.id, message.id))
        return None if done is None else Ack(id=message.id, number=done, again=True)

    async def _do(self, player: Player, message: Change) -> Ack:
        play = self._in_play()
        self.check_seat(player, message.seat)
        if message.number != play.head + 1:
            raise Conflict(play.head)
        rows = self._rows(play, message)
        rows[0] |= {"player_id": player.id, "request": message.id}
        try:
            await self._commit(play, rows, "person")
        except Conflict:
            # Perhaps it was this very message, by way of another process.
            done = await self._done_before(player, message)
            if done is None:
                raise
            return done
        play.requests[player.id, message.id] = message.number
        return Ack(id=message.id, number=message.number)

    def _rows(self, play: Play, message: Change) -> Rows:
        if isinstance(message, Act):
            return play.act(message.seat, message.action)
        return play.undo(message.seat, all_of_them=isinstance(message, Restart))

    def _in_play(self) -> Play:
        if self._closing:
            raise Unavailable("stopping", "The server is stopping: come back in a moment.")
        if self.play is None:
            raise Refused("not_started", "The game has not started.")
        return self.play

    async def _commit(self, play: Play, rows: Rows, by: str) -> None:
        """Add entries that are done in memory; if they cannot be added, they were never done."""
        summary = play.summary()
        if summary.get("status") == "over":
            summary["ended"] = now()
        try:
            async with self._database.write() as session:
                await append(session, self.id, rows, **summary)
        except IntegrityError:
            CONFLICTS.inc()
            self._stale = True
            await self._refresh()
            self._deliver()
            raise Conflict(self.play.head if self.play else 0) from None
        except BaseException as error:
            self._stale = True
            if isinstance(error, SQLAlchemyError | OSError):
                failure("commit_failed", error, table=short(self.id))
                raise Unavailable("database_away", "That could not be kept: send it again.") from None
            raise
        self._note_summary(play)
        ACTIONS.labels(play.game.name, by).inc(len(rows))
        if play.match.outcome is not None:
            FINISHED.labels(play.game.name).inc()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited for it has it; if nobody does any more, nobody needs it

    # Bots

    def wake_bot(self) -> None:
        if not self._closing and (self._bot_turn is None or self._bot_turn.done()) and self._bot_to_act() is not None:
            self._bot_turn = asyncio.create_task(self._play_bots())

    def _bot_to_act(self) -> tuple[Seat, str] | None:
        seat = self.play.to_act if self.play and not self._stale else None
        if seat is None or seat < 0 or self.table.seats[seat].kind != "bot":
            return None
        return seat, self.table.seats[seat].bot or ""

    async def _play_bots(self) -> None:
        """Until a person is to act."""
        while not self._closing:
            try:
                if not await self._play_bot():
                    return
            except Conflict:
                continue  # somebody took something back, or another process was first
            except (GoldenSpikeError, SQLAlchemyError, OSError) as error:
                failure("bot_turn_failed", error, table=short(self.id))
                return  # it is tried again by the sweep

    async def _play_bot(self) -> bool:
        async with self.lock:
            await self._refresh()
            turn = self._bot_to_act()
            if turn is None or self.play is None or self.table.secret is None:
                return False
            seat, bot = turn
            play, number = self.play, self.play.head + 1
            view, legal = play.game.view(play.match.state, seat), play.game.legal(play.match.state, seat)
            seed = bot_seed(self.table.secret, number, seat)
        action = await self._bots.choose(play.game.name, bot, view, legal, seed)
        async with self.lock:
            await self._refresh()
            play = self._in_play()
            if play.head + 1 != number or self._bot_to_act() != turn:
                raise Conflict(play.head)
            await self._commit(play, play.perform(seat, action), "bot")
            self._deliver()
        await self._hub.publish(self.id, "log")
        return True

    # Showing

    def _deliver(self) -> None:
        """Show every viewer the entries it has not seen, and the view after them."""
        if self.play is None or self._stale:
            return
        new = self.play.log[self._delivered :]
        self._delivered = self.play.head
        behind: dict[tuple[Seat | None, int | None], list[Viewer]] = {}
        for viewer in self.viewers:
            if viewer.viewed is None or viewer.viewed < self.play.head:
                behind.setdefault((viewer.seat, viewer.viewed), []).append(viewer)
        made: dict[Seat | None, tuple[dict[str, Json] | None, dict[str, Json], list[str]]] = {}
        for (seat, viewed), viewers in behind.items():
            if seat not in made:
                steps = [dumps(self.play.step_for(entry, seat)) for entry in new]
                made[seat] = (self._views.get(seat), self.play.view_for(seat), steps)
            old, view, steps = made[seat]
            text = dumps(_difference(old, view) if old is not None and old["number"] == viewed else view)
            for viewer in viewers:
                for step in steps:
                    viewer.send(step)
                viewer.send(text)
                viewer.viewed = self.play.head
        self._views.update({seat: view for seat, (_, view, _) in made.items()})
        if new and self.table.status == "over":
            self._show_table()

    def _seat_viewers(self) -> None:
        """Who got a seat looks from it; who lost one sees no more of it than a spectator."""
        for viewer in self.viewers:
            own = seats_of(self.table, viewer.player.id)
            if viewer.seat not in own and not (viewer.seat is None and (viewer.watching or not own)):
                viewer.seat, viewer.viewed = next(iter(own), None), None

    def show_all(self, viewer: Viewer, seen: int | None) -> None:
        """What a viewer missed, if it says what it saw last; and the whole view."""
        if self.play is None:
            return
        if seen is not None and self.play.head - MOST_STEPS <= seen < self.play.head:
            for entry in self.play.log[seen:]:
                viewer.send(dumps(self.play.step_for(entry, viewer.seat)))
        view = self.play.view_for(viewer.seat)
        self._views[viewer.seat] = view
        viewer.viewed = self.play.head
        viewer.send(dumps(view))

    def _show_table(self) -> None:
        self.send_all(TableChanged(table=show_table(self.table)).model_dump_json())

    def send_all(self, text: str) -> None:
        for viewer in self.viewers:
            viewer.send(text)

    # Presence and chat

    async def entered(self) -> None:
        """Somebody came: ask who is connected elsewhere, and say who is here."""
        if self._hub.several:
            await self._hub.publish(self.id, "who")
        await self.presence_changed()

    async def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        await self.presence_changed()

    async def presence_changed(self) -> None:
        self.show_presence()
        await self.tell_presence()

    async def tell_presence(self) -> None:
        if self._hub.several:
            await self._hub.publish(self.id, "presence", present=[p.model_dump() for p in self._here()])

    def heard_presence(self, process: str, present: Sequence[dict[str, str]]) -> None:
        self._elsewhere[process] = (time.monotonic(), [PresentOut(**each) for each in present])
        self.show_presence()

    def present(self) -> list[PresentOut]:
        """Everybody who is connected, here and elsewhere, once."""
        fresh = time.monotonic() - PRESENCE_SECONDS
        everybody = {each.player: each for since, group in self._elsewhere.values() if since > fresh for each in group}
        everybody.update({each.player: each for each in self._here()})
        return sorted(everybody.values(), key=lambda each: (each.name, each.player))

    def show_presence(self) -> None:
        self.send_all(Presence(present=self.present()).model_dump_json())

    def _here(self) -> list[PresentOut]:
        return [PresentOut(player=viewer.player.id, name=viewer.player.name) for viewer in self.viewers]

    async def read_chat(self) -> list[ChatOut]:
        """The lines that are kept; viewers hear what comes after them. To be called under the lock."""
        async with self._database.read() as session:
            lines = [show_line(line) for line in await lines_after(session, self.id, 0)]
        if not self.viewers:
            self._chat = lines[-1].number if lines else 0
        return lines

    async def deliver_chat(self) -> None:
        async with self.lock:
            async with self._database.read() as session:
                lines = [show_line(line) for line in await lines_after(session, self.id, self._chat)]
            for line in lines:
                self._chat = line.number
                text = line.model_dump_json()
                for viewer in self.viewers:
                    if line.player not in viewer.muted:
                        viewer.send(text)

    # Leaving

    def check_seat(self, player: Player, seat: Seat) -> None:
        if seat >= len(self.table.seats):
            raise NotFound("no_such_seat", "There is no such seat.")
        if seat not in seats_of(self.table, player.id):
            raise Forbidden("not_your_seat", f"Seat {seat} is not yours.")

    async def close(self) -> None:
        """No change is begun any more; one that was begun is finished."""
        self._closing = True
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._bot_turn is not None:
            async with self.lock:  # not in the middle of a commit
                self._bot_turn.cancel()
            await asyncio.gather(self._bot_turn, return_exceptions=True)


def _difference(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    """A view as what changed since another one."""
    before = old["view"]
    changed = {key: value for key, value in new["view"].items() if key not in before or before[key] != value}
    return {**new, "base": old["number"], "view": changed}
