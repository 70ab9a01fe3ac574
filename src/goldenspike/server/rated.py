"""Rated tables: people with accounts alone, one seat each, nothing that helps one of them, and nobody who just waits.

So that whoever is about to lose can neither stop playing nor have a bot play on without
losing, there is a clock, and who runs out of time forfeits.
"""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.clock import NO_CLOCK
from goldenspike.server.errors import Forbidden, Invalid, Refused
from goldenspike.server.shown import seats_of
from goldenspike.server.storage.accounts import has_account
from goldenspike.server.storage.models import Player, Table
from goldenspike.server.wire import NewTable


async def check_new(session: AsyncSession, player: Player, asked: NewTable) -> None:
    kinds = [seat.kind for seat in asked.seats or ()]
    if "bot" in kinds or asked.fill is not None:
        raise Invalid("rated_without_bots", "At a rated table people alone can sit.")
    if kinds.count("me") > 1:
        raise Invalid("rated_one_seat", "At a rated table everybody has one seat.")
    if asked.takeback or asked.hints:
        raise Invalid("rated_without_help", "At a rated table there are no hints, and nothing is taken back by asking.")
    if asked.clock == NO_CLOCK:
        raise Invalid("rated_with_clock", "A rated table needs a clock.")
    if asked.timeout == "bot":
        raise Invalid("rated_with_forfeit", "At a rated table whoever runs out of time forfeits.")
    await _check_account(session, player)


def has_stakes(table: Table) -> bool:
    """Whether who does not play loses: tables of older releases may be rated without."""
    return table.clock is not None and table.timeout == "forfeit"


async def check_joining(session: AsyncSession, player: Player, table: Table) -> None:
    if not table.rated:
        return
    if seats_of(table, player.id):
        raise Refused("rated_one_seat", "At a rated table everybody has one seat.")
    await _check_account(session, player)


def check_no_bots(table: Table) -> None:
    if table.rated:
        raise Refused("rated_without_bots", "At a rated table people alone can sit.")


async def _check_account(session: AsyncSession, player: Player) -> None:
    if not await has_account(session, player.id):
        raise Forbidden("account_needed", "Rated tables are for people with an account: sign in, or make one.")
