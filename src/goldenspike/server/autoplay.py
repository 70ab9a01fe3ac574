"""Who acts without a person: bots, bots that stand in for somebody, and what a seat decided in advance.

Nothing of it answers after a time that tells anything. A bot's answer comes at a multiple of
the pause (see ``BotPool``). A programmed one comes after a time that is drawn anew each time
and is as long as a person might take, so that nobody knows it from a quick decision.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from goldenspike.core.errors import GoldenSpikeError
from goldenspike.core.game import Seat
from goldenspike.server.bots import BotPool, strongest
from goldenspike.server.errors import Conflict
from goldenspike.server.fairness import bot_seed
from goldenspike.server.logs import failure, short
from goldenspike.server.play import Play
from goldenspike.server.storage.models import now

if TYPE_CHECKING:
    from goldenspike.server.live import LiveTable

PAUSES: Final = (2.0, 5.0)
"""A programmed action comes after so many pauses of a bot, at least and at most."""


class Turn(NamedTuple):
    """A decision that no person is asked for: by a program (``action``), or by a bot."""

    number: int
    seat: Seat
    bot: str
    action: Any | None


class Autoplay:
    def __init__(self, live: LiveTable, bots: BotPool) -> None:
        self._live = live
        self._bots = bots
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        if not self._closing and not self.busy and self._turn() is not None:
            self._task = asyncio.create_task(self._play())

    async def close(self) -> None:
        self._closing = True
        if self._task is not None:
            async with self._live.lock:  # not in the middle of a commit
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _turn(self) -> Turn | None:
        live = self._live
        play = live.play if not live.stale else None
        seat = play.to_act if play else None
        if play is None or seat is None or seat < 0:
            return None
        action = live.programming.action(play, seat) if seat not in play.forfeited else None
        sitting = live.table.seats[seat]
        if action is None and sitting.kind != "bot" and not play.stands_in(seat):
            return None
        return Turn(play.head + 1, seat, sitting.bot or live.table.fill or strongest(live.table.game), action)

    async def _play(self) -> None:
        """Until a person is to decide."""
        while not self._closing:
            try:
                if not await self._play_one():
                    return
            except Conflict:
                continue  # somebody took something back, or another process was first
            except (GoldenSpikeError, SQLAlchemyError, OSError) as error:
                failure("bot_turn_failed", error, table=short(self._live.id))
                return  # it is tried again by the sweep

    async def _play_one(self) -> bool:
        live = self._live
        async with live.lock:
            await live.read()
            turn, play = self._turn(), live.play
            if turn is None or play is None:
                return False
            view = play.game.view(play.match.state, turn.seat)
            legal = play.game.legal(play.match.state, turn.seat)
            seed = bot_seed(live.table.secret or "", turn.number, turn.seat)
        if turn.action is not None:
            await asyncio.sleep(self._delay(play, seed))
            action = turn.action
        else:
            action = await self._bots.choose(live.table.host_id, play.game.name, turn.bot, view, legal, seed)
        async with live.lock:
            await live.read()
            play = live.in_play()
            if self._turn() != turn:
                raise Conflict(play.head)
            await live.commit(play, play.perform(turn.seat, action), "bot" if turn.action is None else "program")
            await live.deliver()
        await live.tell("log")
        return True

    def _delay(self, play: Play, seed: int) -> float:
        """As a person might take, but not so long that the seat's time runs out."""
        delay = self._bots.pause * Random(seed).uniform(*PAUSES)
        deadline = None if play.clock is None else play.clock.deadline
        return delay if deadline is None else min(delay, max(0, deadline - now()) / 2000)
