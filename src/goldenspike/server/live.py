"""A live table: the game held in memory, with all that belongs to it.

Everything that changes the log goes through ``commit``: entries are acknowledged and shown
only after they are in the database. Whatever goes wrong there, the state in memory is
thrown away and read again from the log.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from goldenspike.core.game import Seat
from goldenspike.server.autoplay import Autoplay
from goldenspike.server.bots import BotPool
from goldenspike.server.company import Company
from goldenspike.server.delivery import Delivery, Viewer
from goldenspike.server.entries import Rows
from goldenspike.server.errors import Conflict, Forbidden, NotFound, Refused, Unavailable, no_such_table
from goldenspike.server.hub import Hub
from goldenspike.server.logs import failure, short
from goldenspike.server.messages import Ack, Act, Answer, Back, Change, DropProgram, Restart, SetProgram, Takeback
from goldenspike.server.metrics import ACTIONS, COMMITS, CONFLICTS, FINISHED
from goldenspike.server.play import Marks, Play
from goldenspike.server.programming import Programming
from goldenspike.server.rebuilding import rebuilt
from goldenspike.server.seen import still_waiting
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.log import entries_after
from goldenspike.server.storage.models import Player, Table, now
from goldenspike.server.storage.pulse import outages_after
from goldenspike.server.storage.tables import find_table
from goldenspike.server.storage.writer import LogWriter
from goldenspike.server.timekeeper import Timekeeper

JudgePulse = Callable[[], Awaitable[None]]
"""Notes a time without any server, if there was one up to now."""


class LiveTable:
    def __init__(
        self, table: Table, database: Database, writer: LogWriter, hub: Hub, bots: BotPool, judge_pulse: JudgePulse
    ) -> None:
        self.id = table.id
        self.table = table
        self.play: Play | None = None
        self.stale = True
        """What is in memory is not to be trusted."""
        self.lock = asyncio.Lock()
        self.judge_pulse = judge_pulse
        self.delivery = Delivery()
        self.company = Company(table, database, hub, self.delivery)
        self.programming = Programming(table.id, database)
        self.auto = Autoplay(self, bots)
        self.timekeeper = Timekeeper(self)
        self.held = 0
        """Sockets that are on their way to it, or at it."""
        self._database = database
        self._writer = writer
        self._hub = hub
        self._closing = False
        self._marked: Marks | None = None
        """What the seats' rows say of who is away."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def viewers(self) -> set[Viewer]:
        return self.delivery.viewers

    @property
    def busy(self) -> bool:
        return bool(self.held) or self.auto.busy or self.lock.locked()

    # Reading

    async def load(self) -> None:
        async with self.lock:
            await self.read()
            self.delivery.delivered = self.play.head if self.play else 0
            self.timekeeper.wind()

    async def refresh(self) -> None:
        """Somebody changed the table, or may have: read it again, and show what is new."""
        async with self.lock:
            self.stale = True
            await self.read()
            self.delivery.show_table(self.table)
            self.delivery.seat_viewers(self.table)
            await self.deliver()
            if self.play is not None:
                self.delivery.show_clock(self.play)
            self.company.show()

    async def catch_up(self) -> None:
        """Another process may have added to the log: read on, and show it."""
        async with self.lock:
            await self.read()
            await self._read_on()
            await self.deliver()

    def is_behind(self, row: Table) -> bool:
        """Whether somebody was seated, or the game started or ended, since the table's row was read."""
        return _arranged(self.table) != _arranged(row)

    async def read(self) -> None:
        if not self.stale:
            return
        async with self._database.read() as session:
            table = await find_table(session, self.id)
            rows = await entries_after(session, self.id, 0)
            clocked = table is not None and table.clock and table.started
            outages = await outages_after(session, table.started or 0) if table is not None and clocked else ()
        if table is None:
            raise no_such_table()
        play = await rebuilt(table, rows, outages) if table.secret is not None else None
        self.table = self.company.table = table
        self.play, self._marked = play, None
        await self.programming.load(table, self.play)
        self.stale = False

    async def _read_on(self) -> None:
        if self.play is None:
            return
        async with self._database.read() as session:
            rows = await entries_after(session, self.id, self.play.head)
        for row in rows:
            self.play.take(row)
        if rows:
            self._note_summary(self.play, self.play.summary())

    def _note_summary(self, play: Play, summary: dict[str, Any]) -> None:
        """The table's row as the log implies it."""
        for name, value in summary.items():
            if getattr(self.table, name) != value:  # to read it is cheap, to set it is not
                setattr(self.table, name, value)
        for changed in self._stand_ins(play):
            seat = self.table.seats[changed["seat"]]
            seat.stand_in, seat.forfeited = changed["stand_in"], changed["forfeited"]
        self._marked = play.marks
        self.table.moved = now()
        if self.table.status == "over" and self.table.ended is None:
            self.table.ended = self.table.moved

    # Changing

    async def change(self, viewer: Viewer, message: Change) -> None:
        """What a player does: acknowledged after the commit, then shown to all.

        Once begun, it is finished, even if the socket goes away meanwhile.
        """
        await asyncio.shield(self.spawn(self._change(viewer, message)))

    async def _change(self, viewer: Viewer, message: Change) -> None:
        started = time.perf_counter()
        async with self.lock:
            await self.read()
            ack = await self._done_before(viewer.player, message) or await self._do(viewer.player, message)
            viewer.send(ack.model_dump_json())
            await self.deliver()
        COMMITS.observe(time.perf_counter() - started)
        await self.tell("log")
        self.auto.wake()

    async def _done_before(self, player: Player, message: Change) -> Ack | None:
        """The answer to a message that is sent again."""
        play = self.in_play()
        if _number(message, play) > play.head + 1:
            await self._read_on()
        done = play.requests.get((player.id, message.id))
        return None if done is None else Ack(id=message.id, number=done, again=True)

    async def _do(self, player: Player, message: Change) -> Ack:
        play = self.in_play()
        self.check_deciding(play, player, message.seat)
        number = _number(message, play)
        if number != play.head + 1:
            raise Conflict(play.head)
        rows = self._rows(play, player, message)
        rows[0] |= {"player_id": player.id, "request": message.id}
        try:
            await self.commit(play, rows, "person")
        except Conflict:
            # Perhaps it was this very message, by way of another process.
            done = await self._done_before(player, message)
            if done is None:
                raise
            return done
        play.requests[player.id, message.id] = number
        if rows[-1]["kind"] in ("undo", "rewind"):
            await self.programming.drop_acting(play)
        return Ack(id=message.id, number=number)

    def _rows(self, play: Play, player: Player, message: Change) -> Rows:
        match message:
            case Act():
                return play.act(message.seat, message.action, player.id)
            case Back():
                return play.back(message.seat)
            case Takeback():
                return [*play.ask(message.seat, player.id), *self._settled(play)]
            case Answer():
                return [*play.answer(message.seat, player.id, yes=message.yes), *self._settled(play)]
            case _:
                return play.undo(message.seat, all_of_them=isinstance(message, Restart))

    def _settled(self, play: Play) -> Rows:
        """What a question leads to when nobody is left who could say no."""
        return play.rewind() if play.question is not None and not still_waiting(play, self.table) else []

    async def settle(self) -> None:
        """Somebody left: perhaps all others have agreed."""
        async with self.lock:
            await self.read()
            rows = self._settled(self.play) if self.play is not None else []
            if rows and self.play is not None:
                await self.commit(self.play, rows, "person")
                await self.deliver()
        if rows:
            await self.tell("log")

    async def program(self, player: Player, message: SetProgram | DropProgram) -> None:
        """A seat decides in advance, or not any more; only the seat itself learns of it."""
        async with self.lock:
            await self.read()
            play = self.in_play()
            self.check_deciding(play, player, message.seat)
            if isinstance(message, SetProgram):
                await self.programming.add(play, player, message.seat, message.program)
            else:
                await self.programming.drop(play, message.seat, message.key)
            self._show_programs()
        await self.tell("programs")
        self.auto.wake()

    async def reload_programs(self) -> None:
        async with self.lock:
            await self.read()
            await self.programming.load(self.table, self.play)
            self._show_programs()

    def in_play(self) -> Play:
        if self._closing:
            raise Unavailable("stopping", "The server is stopping: come back in a moment.")
        if self.play is None:
            raise Refused("not_started", "The game has not started.")
        return self.play

    async def commit(self, play: Play, rows: Rows, by: str) -> None:
        """Add entries that are done in memory; if they cannot be added, they were never done."""
        summary = play.summary()
        ends = summary.get("status") == "over" and self.table.ended is None
        if ends:
            summary["ended"] = now()
        try:
            await self._writer.add(self.id, rows, summary, self._stand_ins(play))
        except IntegrityError:
            CONFLICTS.inc()
            self.stale = True
            await self.read()
            await self.deliver()
            raise Conflict(self.play.head if self.play else 0) from None
        except BaseException as error:
            self.stale = True
            if isinstance(error, SQLAlchemyError | OSError):
                failure("commit_failed", error, table=short(self.id))
                raise Unavailable("database_away", "That could not be kept: send it again.") from None
            raise
        self._note_summary(play, summary)
        ACTIONS.labels(play.game.name, by).inc(len(rows))
        if ends:
            FINISHED.labels(play.game.name).inc()

    def _stand_ins(self, play: Play) -> list[dict[str, Any]]:
        """What changes in seats' rows, which say for whom a bot plays, so that it is found without the log."""
        found: list[dict[str, Any]] = []
        if play.marks == self._marked:  # to read the rows takes longer
            return found
        for row in self.table.seats:
            stands_in, forfeited = play.stands_in(row.seat), row.seat in play.forfeited
            if (row.stand_in, row.forfeited) != (stands_in, forfeited):
                found.append({"seat": row.seat, "stand_in": stands_in, "forfeited": forfeited})
        return found

    async def mend_deadline(self) -> None:
        """The row says when the clock runs out; where the log says otherwise, the log is right."""
        if self.play is None or self.table.status != "playing":
            return
        deadline = self.play.summary()["deadline"]
        if deadline != self.table.deadline:
            async with self._database.write() as session:
                await session.execute(update(Table).where(Table.id == self.id).values(deadline=deadline))
            self.table.deadline = deadline

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited for it has it; if nobody does any more, nobody needs it

    # Showing

    async def deliver(self) -> None:
        """Show everybody what is new, and see to the clock and the programs. To be called under the lock."""
        if self.play is None or self.stale:
            return
        await self.programming.drop_lapsed(self.play)
        self.delivery.deliver(self.table, self.play, self._programs)
        self.timekeeper.wind()

    def show_all(self, viewer: Viewer, seen: int | None) -> None:
        """What a viewer missed, if it says what it saw last; and the whole view."""
        if self.play is not None:
            self.delivery.show_all(viewer, self.table, self.play, self._programs, seen)

    def _show_programs(self) -> None:
        self.delivery.show_programs(self._programs)

    def _programs(self, seat: Seat) -> str | None:
        return None if self.play is None else self.programming.message(self.play, seat)

    async def tell(self, kind: str) -> None:
        """Tell the other processes."""
        await self._hub.publish(self.id, kind)

    async def deliver_chat(self) -> None:
        async with self.lock:
            await self.company.deliver_chat()

    async def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        await self.company.changed()

    def check_seat(self, player: Player, seat: Seat) -> None:
        if seat >= len(self.table.seats):
            raise NotFound("no_such_seat", "There is no such seat.")
        if self.table.seats[seat].player_id != player.id:
            raise Forbidden("not_your_seat", f"Seat {seat} is not yours.")

    def check_deciding(self, play: Play, player: Player, seat: Seat) -> None:
        """Whether the seat is the player's, and still decides."""
        self.check_seat(player, seat)
        if seat in play.forfeited:
            raise Refused("forfeited", "You have forfeited this game: a bot plays on.")

    async def close(self) -> None:
        """No change is begun any more; one that was begun is finished."""
        self._closing = True
        self.timekeeper.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.auto.close()


def _arranged(table: Table) -> tuple[Any, ...]:
    """What of a table's row changes otherwise than by the log, but for its end."""
    seats = [(seat.kind, seat.name, seat.player_id, seat.bot) for seat in table.seats]
    return table.status, table.host_id, table.fill, table.rematch_id, seats


def _number(message: Change, play: Play) -> int:
    """The number an entry shall have; who is back has no opinion."""
    return play.head + 1 if isinstance(message, Back) else message.number
