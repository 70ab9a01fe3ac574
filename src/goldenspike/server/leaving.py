"""Leaving a table: before the start, and in the middle of a game, where it may be a forfeit.

The log says of a forfeit before the seat is given away: should the process die between the two, whoever
left has forfeited all the same, and need only leave again.
"""

from __future__ import annotations

from typing import Final

from goldenspike.core.game import Seat
from goldenspike.server import seating
from goldenspike.server.errors import Conflict
from goldenspike.server.house import House
from goldenspike.server.live import LiveTable
from goldenspike.server.shown import seats_of
from goldenspike.server.storage.models import Player, Table
from goldenspike.server.wire import Leave

TRIES: Final = 10
"""Others may act meanwhile, by way of other processes."""


async def leave(house: House, player: Player, table_id: str, asked: Leave) -> Table:
    """Give up the player's seats, or one of them, and show it; a bot plays on where the game goes on."""
    async with house.tables.hold(table_id) as live:
        await forfeit(live, player, asked.seat)
    async with house.database.write() as session:
        table = await seating.leave(session, player, table_id, asked)
    await house.tables.changed(table_id)
    if table.status == "playing":
        live = await house.tables.get(table_id)
        await live.settle()
        live.auto.wake()
    return table


def costs(table: Table) -> bool:
    """Whether who leaves in the middle of the game forfeits it."""
    return bool(table.rated) or table.timeout == "forfeit"


async def forfeit(live: LiveTable, player: Player, seat: Seat | None) -> None:
    """The seats of a player, or one of them, forfeit if the game goes on and it costs that."""
    for left in range(TRIES - 1, -1, -1):
        try:
            await _try(live, player, seat)
        except Conflict:
            if not left:
                raise
        else:
            return


async def _try(live: LiveTable, player: Player, seat: Seat | None) -> None:
    async with live.lock:
        await live.read()
        play, own = live.play, seats_of(live.table, player.id)
        leaving = [each for each in own if seat in (None, each)]
        if play is None or play.match.outcome is not None or not costs(live.table):
            return
        rows = [row for each in leaving if each not in play.forfeited for row in play.leave(each)]
        if not rows:
            return
        await live.commit(play, rows, "person")
        await live.deliver()
    await live.tell("log")
