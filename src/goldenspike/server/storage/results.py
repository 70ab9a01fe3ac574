"""Results and ratings: the queries behind history, statistics and leaderboards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.storage.models import Player, Table
from goldenspike.server.storage.people import Account, Rating, RatingChange, Result

MOST_COUNTED: Final = 5_000
"""Statistics look back so many games."""
MOST_POINTS: Final = 500

Cursor = tuple[int, str]
"""When a game ended, and its table: where a page ends."""


async def past_tables(
    session: AsyncSession, player_id: str, before: Cursor | None, game: str | None, limit: int
) -> Sequence[Cursor]:
    query = select(Result.ended, Result.table_id).where(Result.player_id == player_id).distinct()
    if game is not None:
        query = query.where(Result.game == game)
    if before is not None:
        ended, table_id = before
        earlier = and_(Result.ended == ended, Result.table_id < table_id)
        query = query.where(or_(Result.ended < ended, earlier))
    query = query.order_by(Result.ended.desc(), Result.table_id.desc()).limit(limit)
    return [(ended, table_id) for ended, table_id in (await session.execute(query)).all()]


async def tables_with_ids(session: AsyncSession, ids: Sequence[str]) -> dict[str, Table]:
    return {table.id: table for table in await session.scalars(select(Table).where(Table.id.in_(ids)))}


async def results_at(session: AsyncSession, ids: Sequence[str]) -> Sequence[Result]:
    query = select(Result).where(Result.table_id.in_(ids)).order_by(Result.table_id, Result.seat)
    return (await session.scalars(query)).all()


async def changes_of(session: AsyncSession, player_id: str, ids: Sequence[str]) -> dict[str, float]:
    """By how much each of these games changed the rating that is shown."""
    query = select(RatingChange).where(RatingChange.player_id == player_id, RatingChange.table_id.in_(ids))
    return {change.table_id: change.ordinal - change.before for change in await session.scalars(query)}


async def counted_results(session: AsyncSession, player_id: str) -> Sequence[Result]:
    """A player's games that count, the newest first."""
    query = (
        select(Result)
        .where(Result.player_id == player_id, Result.counts.is_(True))
        .order_by(Result.ended.desc(), Result.table_id.desc())
        .limit(MOST_COUNTED)
    )
    return (await session.scalars(query)).all()


async def bots_met(session: AsyncSession, player_id: str) -> Sequence[tuple[str, str, int]]:
    """(table, bot, the bot's place) at the tables where a player's games count."""
    mine = select(Result.table_id).where(Result.player_id == player_id, Result.counts.is_(True))
    query = select(Result.table_id, Result.bot, Result.place).where(Result.table_id.in_(mine), Result.bot.is_not(None))
    return [(table, bot, place) for table, bot, place in (await session.execute(query)).all() if bot is not None]


async def public_ids(session: AsyncSession, ids: Sequence[str]) -> set[str]:
    """Those of these tables that anybody may know."""
    query = select(Table.id).where(Table.id.in_(ids), Table.public.is_(True))
    return set((await session.scalars(query)).all())


async def leaderboard(
    session: AsyncSession, game: str, players: int, least_games: int, limit: int
) -> Sequence[tuple[Rating, str]]:
    query = (
        select(Rating, Player.name)
        .join(Player, Player.id == Rating.player_id)
        .where(Rating.game == game, Rating.players == players, Rating.games >= least_games)
        .order_by(Rating.ordinal.desc(), Rating.player_id)
        .limit(limit)
    )
    return [(rating, name) for rating, name in (await session.execute(query)).all()]


async def ratings_of(session: AsyncSession, player_id: str) -> Sequence[Rating]:
    query = select(Rating).where(Rating.player_id == player_id).order_by(Rating.game, Rating.players)
    return (await session.scalars(query)).all()


async def rating_points(session: AsyncSession, player_id: str, game: str, players: int) -> Sequence[RatingChange]:
    """The last changes, oldest first."""
    query = (
        select(RatingChange)
        .where(RatingChange.player_id == player_id, RatingChange.game == game, RatingChange.players == players)
        .order_by(RatingChange.number.desc())
        .limit(MOST_POINTS)
    )
    return list(reversed((await session.scalars(query)).all()))


async def known_player(session: AsyncSession, player_id: str) -> tuple[Player, Account] | None:
    """Somebody with an account."""
    query = select(Player, Account).join(Account, Account.player_id == Player.id).where(Player.id == player_id)
    found = (await session.execute(query)).one_or_none()
    return None if found is None else (found[0], found[1])
