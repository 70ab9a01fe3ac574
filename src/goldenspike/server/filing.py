"""Finished tables are filed: their results and ratings go into the books, once for each table.

What is not filed is found by its flag, so a crash between a game's end and its filing loses
nothing; all of a filing is one transaction under one lock, so no two processes file one
table, and ratings follow each other in the order of filing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.core.errors import GoldenSpikeError
from goldenspike.server.logs import failure, short
from goldenspike.server.rating import Skill, beginner, rate, rated_places
from goldenspike.server.results import results_of
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.log import entries_after
from goldenspike.server.storage.models import Key, Player, Table
from goldenspike.server.storage.people import Rating, RatingChange, Result
from goldenspike.server.storage.players import kept_key

LOCK: Final = "filing"
"""A row whose lock whoever files holds; on SQLite the one writer has it anyway."""
AT_ONCE: Final = 20


async def file_finished(database: Database, broken: set[str]) -> int:
    """File what is over and not filed, oldest first; how many tables that were.

    A table whose log this program cannot read is ``broken``: noted once, and tried again by the next process.
    """
    async with database.read() as session:
        query = select(Table.id).where(Table.status == "over", Table.filed.is_(False), Table.id.not_in(broken))
        waiting = (await session.scalars(query.order_by(Table.ended, Table.id).limit(AT_ONCE))).all()
    if waiting:
        await kept_key(database, LOCK)
    filed = 0
    for table_id in waiting:
        try:
            filed += await file_table(database, table_id)
        except (GoldenSpikeError, AssertionError, LookupError, ValueError) as error:
            failure("filing_failed", error, table=short(table_id))
            broken.add(table_id)
    return filed


async def file_table(database: Database, table_id: str) -> bool:
    async with database.read() as session:
        table = await session.get_one(Table, table_id)
        entries = await entries_after(session, table_id, 0)
    results = await asyncio.to_thread(results_of, table, entries)
    async with database.write() as session:
        await session.execute(select(Key).where(Key.name == LOCK).with_for_update())
        fresh = (await session.scalars(select(Table).where(Table.id == table_id).with_for_update())).one()
        if fresh.filed:
            return False
        by_seat = {seat.seat: seat.player_id for seat in fresh.seats}
        for result in results:
            result.player_id = by_seat[result.seat]  # a guest may have become somebody else meanwhile
        session.add_all(results)
        if fresh.rated and fresh.rated_players:
            await _rate(session, fresh, results)
        fresh.filed = True
    return True


async def _rate(session: AsyncSession, table: Table, results: Sequence[Result]) -> None:
    assert table.rated_players is not None
    left = [result.player_id != player for result, player in zip(results, table.rated_players, strict=True)]
    places = rated_places([result.place for result in results], left)
    ratings = [await _rating(session, player, table) for player in table.rated_players]
    after = rate([Skill(rating.mu, rating.sigma) for rating in ratings], places)
    number = (await session.scalar(select(func.max(RatingChange.number))) or 0) + 1
    present = select(Player.id).where(Player.id.in_(table.rated_players), Player.gone.is_(False))
    known = set((await session.scalars(present)).all())
    for seat, (rating, skill, place) in enumerate(zip(ratings, after, places, strict=True)):
        if rating.player_id not in known:
            continue  # whoever deleted the account has no rating; the others' still knows of the game
        session.add(
            RatingChange(
                table_id=table.id,
                seat=seat,
                number=number,
                player_id=rating.player_id,
                game=table.game,
                players=len(table.seats),
                place=place,
                mu=skill.mu,
                sigma=skill.sigma,
                before=rating.ordinal,
                ordinal=skill.ordinal,
                at=table.ended,
            )
        )
        rating.mu, rating.sigma, rating.ordinal = skill.mu, skill.sigma, skill.ordinal
        rating.games += 1
        rating.wins += place == 1
        session.add(rating)


async def _rating(session: AsyncSession, player_id: str, table: Table) -> Rating:
    key = (player_id, table.game, len(table.seats))
    found = await session.get(Rating, key)
    if found is not None:
        return found
    skill = beginner()
    return Rating(
        player_id=player_id,
        game=table.game,
        players=len(table.seats),
        mu=skill.mu,
        sigma=skill.sigma,
        ordinal=skill.ordinal,
        games=0,
        wins=0,
    )
