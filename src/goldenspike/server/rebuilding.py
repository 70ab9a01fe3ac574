"""A table's game, rebuilt from its log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from goldenspike.server.clock import Outage
from goldenspike.server.play import Play
from goldenspike.server.storage.models import Logged, Table

LONG: Final = 200
"""Entries that take so long that nobody else should wait for them."""


async def rebuilt(table: Table, rows: Sequence[Logged], outages: Sequence[Outage] = ()) -> Play:
    """The game as the log says; a long one is played through in a thread."""
    if len(rows) < LONG:
        return _rebuilt(table, rows, outages)
    return await asyncio.to_thread(_rebuilt, table, rows, outages)


def _rebuilt(table: Table, rows: Sequence[Logged], outages: Sequence[Outage]) -> Play:
    play = Play(table, outages)
    for row in rows:
        play.take(row)
    return play
