"""A pulse while clocks run: so that the time without any server is known, and costs nobody anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.clock import Outage
from goldenspike.server.storage.models import Pulse, Quiet, Table

GAP: Final = 6_000
"""Milliseconds without a pulse after which there was no server."""
GRACE: Final = 15_000
"""Milliseconds in which people may come back before the clocks run again."""
NAME: Final = "server"


async def clocks_run(session: AsyncSession) -> bool:
    query = select(Table.id).where(Table.status == "playing", Table.deadline.is_not(None)).limit(1)
    return await session.scalar(query) is not None


async def beat(session: AsyncSession, at: int, *, judge: bool) -> Outage | None:
    """Say that a server lives at this moment; the outage before it, if there was one and it shall be judged."""
    last = await session.scalar(select(Pulse).where(Pulse.name == NAME).with_for_update())
    if last is None:
        session.add(Pulse(name=NAME, at=at))
        return None
    since, last.at = last.at, max(last.at, at)
    if not judge or at - since <= GAP:
        return None
    outage = Outage(since, at + GRACE)
    session.add(Quiet(since=outage.since, until=outage.until))
    later = Table.deadline + (outage.until - outage.since)
    running = (Table.status == "playing", Table.deadline.is_not(None))
    await session.execute(update(Table).where(*running).values(deadline=later))
    return outage


async def outages_after(session: AsyncSession, moment: int) -> Sequence[Outage]:
    query = select(Quiet).where(Quiet.until > moment).order_by(Quiet.since)
    return [Outage(row.since, row.until) for row in (await session.scalars(query)).all()]


async def run_out(session: AsyncSession, at: int) -> Sequence[str]:
    """Tables whose clock has run out."""
    query = select(Table.id).where(Table.status == "playing", Table.deadline <= at)
    return (await session.scalars(query)).all()
