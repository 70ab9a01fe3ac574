"""The action log: entries are added, with the next number or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.storage.models import Logged, Table, now


async def entries_after(session: AsyncSession, table_id: str, number: int) -> Sequence[Logged]:
    query = select(Logged).where(Logged.table_id == table_id, Logged.number > number).order_by(Logged.number)
    return (await session.scalars(query)).all()


async def append(session: AsyncSession, table_id: str, entries: Sequence[dict[str, Any]], **changes: Any) -> None:
    """Add entries, and change the table's row with them. ``IntegrityError``: a number is taken already."""
    moved = now()
    await session.execute(insert(Logged), [{"table_id": table_id, "at": moved, **entry} for entry in entries])
    await session.execute(update(Table).where(Table.id == table_id).values(moved=moved, **changes))
