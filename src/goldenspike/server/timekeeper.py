"""Watches a table's clock: when the time is up, says so in the log.

Every process that holds the table may try, and so may the sweep: the log gives each number
once, so exactly one of them does it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from goldenspike.core.errors import GoldenSpikeError
from goldenspike.server.errors import Conflict
from goldenspike.server.logs import failure, short
from goldenspike.server.storage.models import now

if TYPE_CHECKING:
    from goldenspike.server.live import LiveTable

FAR: Final = 600_000
"""Milliseconds: an alarm further away is left to the sweep."""


class Timekeeper:
    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._alarm: asyncio.TimerHandle | None = None

    def wind(self) -> None:
        """Set the alarm for the running clock; to be called whenever that may have changed."""
        self.stop()
        deadline = self._deadline()
        if deadline is not None and deadline - now() < FAR:
            wait = max(0, deadline - now()) / 1000 + 0.01
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _deadline(self) -> int | None:
        live = self._live
        return live.play.clock.deadline if live.play and live.play.clock and not live.stale else None

    def _ring(self) -> None:
        self._live.spawn(self.expire())

    async def expire(self) -> None:
        """If the time is up, so that it is true for everybody: read all anew, then say so."""
        live = self._live
        try:
            await live.judge_pulse()
            async with live.lock:
                live.stale = True
                await live.read()
                deadline = self._deadline()
                if deadline is None or deadline > now() or live.play is None:
                    await live.mend_deadline()
                    self.wind()
                    return
                await live.commit(live.play, live.play.run_out(), "clock")
                live.delivery.show_table(live.table)
                await live.deliver()
        except Conflict:
            return  # another process was first, or the person was
        except (GoldenSpikeError, SQLAlchemyError, OSError) as error:
            failure("timeout_failed", error, table=short(live.id))
            return  # the sweep tries it again
        await live.tell("table")
        live.auto.wake()
