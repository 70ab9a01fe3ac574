"""Chat lines, and who does not hear whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.storage.models import ChatLine, Mute, Player
from goldenspike.server.storage.tables import lock_table

KEPT: Final = 200
"""How many lines of a table are kept."""


async def say(session: AsyncSession, table_id: str, player: Player, text: str) -> ChatLine:
    await lock_table(session, table_id)  # so that two lines never want one number
    last = await session.scalar(select(func.max(ChatLine.number)).where(ChatLine.table_id == table_id))
    line = ChatLine(table_id=table_id, number=(last or 0) + 1, player_id=player.id, name=player.name, text=text)
    session.add(line)
    await session.execute(delete(ChatLine).where(ChatLine.table_id == table_id, ChatLine.number <= line.number - KEPT))
    await session.flush()
    return line


async def lines_after(session: AsyncSession, table_id: str, number: int) -> Sequence[ChatLine]:
    query = select(ChatLine).where(ChatLine.table_id == table_id, ChatLine.number > number).order_by(ChatLine.number)
    return (await session.scalars(query)).all()


async def muted_by(session: AsyncSession, table_id: str, player_id: str) -> set[str]:
    query = select(Mute.muted_id).where(Mute.table_id == table_id, Mute.player_id == player_id)
    return set((await session.scalars(query)).all())


async def mute(session: AsyncSession, table_id: str, player_id: str, muted_id: str, on: bool) -> None:
    if not on:
        key = (Mute.table_id == table_id, Mute.player_id == player_id, Mute.muted_id == muted_id)
        await session.execute(delete(Mute).where(*key))
    elif await session.get(Mute, (table_id, player_id, muted_id)) is None:
        session.add(Mute(table_id=table_id, player_id=player_id, muted_id=muted_id))
