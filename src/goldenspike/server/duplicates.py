"""Sets of tables with the same deals, and how they compare.

All tables of a set draw their chance from one secret by the same ordinals, so that the k-th
deal is the same at each. Until every table is over, nobody sees more of any of them than
the seats they have: no secret, no record, no watching.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.duplicates_wire import AtTable, Comparison, RoundCompared, RoundSeat, SeatCompared, Standing
from goldenspike.server.errors import Forbidden, Refused
from goldenspike.server.shown import seats_of
from goldenspike.server.storage.models import Player, Table
from goldenspike.server.storage.people import Duplicate, DuplicatePlayer, Result

Told = list[tuple[Table, list[Result]]]
"""The tables of a set that are over, each with its results by seat."""


async def secret_of(session: AsyncSession, table: Table) -> str | None:
    """The secret that a table shares with others, if it does."""
    if table.duplicate_id is None:
        return None
    return (await session.get_one(Duplicate, table.duplicate_id)).secret


async def enter(session: AsyncSession, player: Player, table: Table) -> None:
    """Somebody takes a seat: the only one in the set, for who has played knows the deals."""
    if table.duplicate_id is None:
        return
    await session.execute(select(Duplicate.id).where(Duplicate.id == table.duplicate_id).with_for_update())
    if await session.get(DuplicatePlayer, (table.duplicate_id, player.id)) is not None:
        raise Refused("one_table_of_a_set", "You have a seat at a table with these deals already.")
    session.add(DuplicatePlayer(duplicate_id=table.duplicate_id, player_id=player.id, table_id=table.id))


async def left(session: AsyncSession, player_id: str, table: Table) -> None:
    """Who leaves before the start has seen nothing, and may sit elsewhere."""
    if table.duplicate_id is not None and table.status == "open" and not seats_of(table, player_id):
        key = (DuplicatePlayer.duplicate_id == table.duplicate_id, DuplicatePlayer.player_id == player_id)
        await session.execute(delete(DuplicatePlayer).where(*key))


async def is_over(session: AsyncSession, duplicate_id: str) -> bool:
    waiting = (Table.duplicate_id == duplicate_id, Table.status.in_(("open", "playing")))
    return not await session.scalar(select(func.count()).select_from(Table).where(*waiting))


async def check_revealed(session: AsyncSession, table: Table) -> None:
    """Refused while others are still to play the deals of a table."""
    if table.duplicate_id is not None and not await is_over(session, table.duplicate_id):
        raise Refused("set_not_over", "Others still play these deals: wait until all tables of the set are over.")


async def check_watching(session: AsyncSession, player: Player, table: Table) -> None:
    if table.duplicate_id is None or seats_of(table, player.id):
        return
    if not await is_over(session, table.duplicate_id):
        raise Forbidden("set_not_over", "Only those who sit at it see a table of a set before all of them are over.")


async def tables_of_set(session: AsyncSession, duplicate_id: str) -> Sequence[Table]:
    query = select(Table).where(Table.duplicate_id == duplicate_id).order_by(Table.duplicate_number)
    return (await session.scalars(query)).all()


def compare(told: Told) -> Comparison:
    """Each seat's results at all tables, against their mean."""
    count = len(told[0][1])
    seats = [_seat(told, seat) for seat in range(count)]
    rounds = max((len(results[0].rounds) for _, results in told), default=0)
    everybody = [
        Standing(rank=0, seat=seat.seat, **at.model_dump(exclude={"rank"})) for seat in seats for at in seat.tables
    ]
    everybody.sort(key=lambda each: (-each.difference, each.table, each.seat))
    for each in everybody:
        each.rank = 1 + sum(other.difference > each.difference for other in everybody)
    return Comparison(seats=seats, rounds=[_round(told, number) for number in range(rounds)], ranking=everybody)


def _seat(told: Told, seat: int) -> SeatCompared:
    scores = [results[seat].score for _, results in told]
    mean = fmean(scores)
    tables = [
        AtTable(
            table=table.id,
            number=table.duplicate_number or 0,
            name=table.seats[seat].name,
            player=table.seats[seat].player_id,
            bot=table.seats[seat].bot,
            place=results[seat].place,
            score=score,
            difference=score - mean,
            rank=1 + sum(other > score for other in scores),
        )
        for (table, results), score in zip(told, scores, strict=True)
    ]
    return SeatCompared(seat=seat, mean=mean, tables=tables)


def _round(told: Told, number: int) -> RoundCompared:
    """A round that some tables played; null at those that were over before."""
    seats = []
    for seat in range(len(told[0][1])):
        at = [results[seat].rounds for _, results in told]
        names = dict.fromkeys(name for rounds in at if len(rounds) > number for name in rounds[number])
        for name in names:
            values = [rounds[number].get(name) if len(rounds) > number else None for rounds in at]
            known = [value for value in values if value is not None]
            seats.append(RoundSeat(seat=seat, measure=name, mean=fmean(known), values=values))
    return RoundCompared(round=number + 1, seats=seats)
