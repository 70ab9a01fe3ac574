"""Tables and seats: the queries behind the lobby and the lists."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.storage.models import ChatLine, Logged, Seat, Table, is_id, now

LISTED: Final = 100
"""How many tables a list has at most."""


def new_table_id() -> str:
    """Not to be guessed: whoever knows it may come in."""
    return secrets.token_urlsafe(16)


async def find_table(session: AsyncSession, table_id: str) -> Table | None:
    return await session.get(Table, table_id) if is_id(table_id) else None


async def news_of(session: AsyncSession, table_ids: Sequence[str]) -> dict[str, tuple[Table, int, int]]:
    """Tables, each with the number of the last entry of its log, and of the last line of its chat."""
    logged = select(func.max(Logged.number)).where(Logged.table_id == Table.id).scalar_subquery()
    said = select(func.max(ChatLine.number)).where(ChatLine.table_id == Table.id).scalar_subquery()
    found = await session.execute(select(Table, logged, said).where(Table.id.in_(table_ids)))
    return {table.id: (table, head or 0, last or 0) for table, head, last in found}


async def lock_table(session: AsyncSession, table_id: str) -> Table | None:
    """The table, for a change: no other process changes it before this transaction ends."""
    if not is_id(table_id):
        return None
    found = await session.execute(select(Table).where(Table.id == table_id).with_for_update())
    return found.scalar_one_or_none()


async def public_tables(session: AsyncSession, status: str) -> Sequence[Table]:
    newest = Table.created.desc()
    query = select(Table).where(Table.public.is_(True), Table.status == status).order_by(newest).limit(LISTED)
    return (await session.scalars(query)).all()


async def tables_of(session: AsyncSession, player_id: str) -> Sequence[Table]:
    """Where a player sits or is host: what is being played first, the newest first."""
    seated = select(Seat.table_id).where(Seat.player_id == player_id)
    query = (
        select(Table)
        .where(Table.id.in_(seated) | (Table.host_id == player_id), Table.status != "closed")
        .order_by((Table.status == "playing").desc(), Table.created.desc())
        .limit(LISTED)
    )
    return (await session.scalars(query)).all()


async def hosted_tables(session: AsyncSession, player_id: str, lately: int) -> tuple[int, int]:
    """How many open tables of a host are in the lobby; and how many are open, or went on in so many milliseconds."""
    listed = (Table.status == "open") & Table.public.is_(True) & Table.duplicate_id.is_(None)
    goes_on = or_(Table.status == "open", (Table.status == "playing") & (Table.moved >= now() - lately))
    query = select(func.count().filter(listed), func.count().filter(goes_on))
    counts = await session.execute(
        query.select_from(Table).where(Table.status.in_(("open", "playing")), Table.host_id == player_id)
    )
    in_lobby, all_of_them = counts.one()
    return in_lobby, all_of_them


async def unfinished_seats(session: AsyncSession, player_id: str) -> Sequence[str]:
    """Tables that are not over where a player sits."""
    query = (
        select(Table.id)
        .join(Seat, Seat.table_id == Table.id)
        .where(Seat.player_id == player_id, Table.status.in_(("open", "playing")))
        .distinct()
    )
    return (await session.scalars(query)).all()


async def waiting_for_bots(session: AsyncSession, patience: int) -> Sequence[str]:
    """Tables where a bot is to act, perhaps for a person, and nothing has happened for so many milliseconds."""
    query = (
        select(Table.id)
        .join(Seat, (Seat.table_id == Table.id) & (Seat.seat == Table.to_act))
        .where(Table.status == "playing", or_(Seat.kind == "bot", Seat.stand_in), Table.moved <= now() - patience)
    )
    return (await session.scalars(query)).all()
