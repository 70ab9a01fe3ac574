"""Analyses that were asked for: a queue, and the answers."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.storage.models import now
from goldenspike.server.storage.people import Analysis

MOST_WAITING: Final = 50
TRIES: Final = 3
"""A process that dies with it may have died of it."""
LEASE: Final = 60_000
WAITING: Final = ("pending", "running")


async def ask(session: AsyncSession, table_id: str) -> Analysis | None:
    """The analysis, asked for now or before; None if too many wait. One that failed is tried again."""
    found = await session.get(Analysis, table_id, with_for_update=True)
    if found is not None and found.status != "failed":
        return found
    waiting = select(func.count()).select_from(Analysis).where(Analysis.status.in_(WAITING))
    if (await session.scalar(waiting) or 0) >= MOST_WAITING:
        return None
    if found is None:
        found = Analysis(table_id=table_id, status="pending", asked=now(), due=0, tries=0)
        session.add(found)
    else:
        found.status, found.asked, found.due, found.tries, found.error = "pending", now(), 0, 0, None
    await session.flush()
    return found


async def ahead(session: AsyncSession, found: Analysis) -> int:
    """How many come before it."""
    if found.status != "pending":
        return 0
    query = select(func.count()).select_from(Analysis).where(Analysis.status.in_(WAITING), Analysis.asked < found.asked)
    return await session.scalar(query) or 0


def _free() -> ColumnElement[bool]:
    return or_(Analysis.status == "pending", (Analysis.status == "running") & (Analysis.due < now()))


async def any_waits(session: AsyncSession) -> bool:
    return bool(await session.scalar(select(exists().where(_free()))))


async def claim(session: AsyncSession) -> str | None:
    """The table to look over next: this process's, as long as it says so again before the lease is over."""
    query = select(Analysis).where(_free()).order_by(Analysis.asked).limit(1).with_for_update(skip_locked=True)
    found = (await session.scalars(query)).one_or_none()
    if found is None:
        return None
    if found.tries >= TRIES:
        found.status, found.error = "failed", "It could not be worked out."
        return None
    found.status, found.due, found.tries = "running", now() + LEASE, found.tries + 1
    return found.table_id


async def renew(session: AsyncSession, table_id: str) -> None:
    (await session.get_one(Analysis, table_id)).due = now() + LEASE


async def settle(session: AsyncSession, table_id: str, body: dict[str, Any] | None, error: str | None) -> None:
    found = await session.get_one(Analysis, table_id)
    found.status, found.body, found.error = "failed" if body is None else "done", body, error
