"""Players and the server's keys."""

from __future__ import annotations

import secrets

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.storage.database import Database
from goldenspike.server.storage.models import Key, Player, is_id


async def add_player(session: AsyncSession, name: str) -> Player:
    player = Player(id=secrets.token_urlsafe(12), name=name)
    session.add(player)
    await session.flush()
    return player


async def find_player(session: AsyncSession, player_id: str) -> Player | None:
    return await session.get(Player, player_id) if is_id(player_id) else None


async def rename_player(session: AsyncSession, player_id: str, name: str) -> None:
    await session.execute(update(Player).where(Player.id == player_id).values(name=name))


async def kept_key(database: Database, name: str) -> str:
    """A key of the server, made by whichever process asks first."""
    for _ in range(2):
        async with database.read() as session:
            found = await session.scalar(select(Key.value).where(Key.name == name))
        if found is not None:
            return found
        try:
            async with database.write() as session:
                session.add(Key(name=name, value=secrets.token_urlsafe(32)))
        except IntegrityError:
            continue  # another process was first: take its key
    async with database.read() as session:
        return (await session.scalars(select(Key.value).where(Key.name == name))).one()
