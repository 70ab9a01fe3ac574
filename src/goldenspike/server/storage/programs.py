"""What seats decided in advance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.storage.models import Programmed, Table, now
from goldenspike.server.storage.tables import lock_table


async def programs_of(session: AsyncSession, table_id: str) -> Sequence[Programmed]:
    order = (Programmed.seat, Programmed.number)
    return (await session.scalars(select(Programmed).where(Programmed.table_id == table_id).order_by(*order))).all()


async def add_program(session: AsyncSession, program: Programmed) -> None:
    """With the seat's next number."""
    await lock_table(session, program.table_id)
    last = await session.scalar(
        select(func.max(Programmed.number)).where(
            Programmed.table_id == program.table_id, Programmed.seat == program.seat
        )
    )
    program.number = (last or 0) + 1
    session.add(program)
    await session.flush()


async def drop_programs(session: AsyncSession, table_id: str, seat: int, numbers: Iterable[int]) -> None:
    key = (Programmed.table_id == table_id, Programmed.seat == seat)
    await session.execute(delete(Programmed).where(*key, Programmed.number.in_(list(numbers))))


async def programmed_tables(session: AsyncSession, patience: int, within: int | None) -> Sequence[str]:
    """Tables where a seat with a program is to act, and nothing has happened for a while, but not for too long."""
    query = (
        select(Table.id)
        .join(Programmed, (Programmed.table_id == Table.id) & (Programmed.seat == Table.to_act))
        .where(Table.status == "playing", Table.moved <= now() - patience)
        .distinct()
    )
    if within is not None:
        query = query.where(Table.moved >= now() - within)
    return (await session.scalars(query)).all()
