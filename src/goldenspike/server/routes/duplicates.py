"""Sets of tables with the same deals."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Request
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server import duplicates, seating
from goldenspike.server.duplicates_wire import Comparison, DuplicateOut, JoinSet, NewDuplicate
from goldenspike.server.errors import Forbidden, NotFound, Refused
from goldenspike.server.house import Asking, House, InHouse
from goldenspike.server.identity import COOKIE
from goldenspike.server.shown import show_table
from goldenspike.server.storage.models import Player, Table, is_id
from goldenspike.server.storage.people import Duplicate, DuplicatePlayer
from goldenspike.server.storage.results import results_at
from goldenspike.server.wire import Join, TableOut

router = APIRouter(prefix="/api/duplicates", tags=["duplicates"])


@router.post("", status_code=201, summary="Make tables with the same deals")
async def make(asked: NewDuplicate, player: Asking, house: InHouse) -> DuplicateOut:
    """Its link is for everybody who shall play: each joins one table. A table starts when it is full."""
    async with house.database.write() as session:
        made = await seating.set_of_tables(session, player, asked)
        await seating.check_hosting(session, player, house.limits)
        tables = list(await duplicates.tables_of_set(session, made.id))
    for table in tables:
        if table.status == "playing":
            await house.tables.started(table.id)
    return await _show(house, made.id, player)


@router.get("/{duplicate_id}", summary="A set of tables, and how they compare")
async def show(duplicate_id: str, house: InHouse, request: Request) -> DuplicateOut:
    """``comparison`` and ``secret`` come when all tables are over; so do their records and replays."""
    player = await house.identity.player_named_by(request.cookies.get(COOKIE), house.database)  # anybody may look
    return await _show(house, duplicate_id, player)


@router.post("/{duplicate_id}/join", summary="Take a seat at one of the tables")
async def join(duplicate_id: str, asked: JoinSet, player: Asking, house: InHouse) -> TableOut:
    """Whoever has a seat in the set already gets its table."""
    async with house.database.write() as session:
        found = await _find(session, duplicate_id)
        own = await session.get(DuplicatePlayer, (found.id, player.id))
        if own is not None:
            return show_table(await seating.locked(session, own.table_id))
        tables = await duplicates.tables_of_set(session, found.id)
        wanted = [table for table in tables if asked.table in (None, table.duplicate_number) and _has_room(table)]
        if not wanted:
            raise Refused("seat_taken", "No seat is open there.")
        table = await seating.join(session, player, wanted[0].id, Join(seat=asked.seat, name=asked.name))
    if table.status == "playing":
        await house.tables.started(table.id)
    else:
        await house.tables.changed(table.id)
    return show_table(table)


@router.post("/{duplicate_id}/close", summary="Close the tables that have not started (host)")
async def close(duplicate_id: str, player: Asking, house: InHouse) -> DuplicateOut:
    """So that those who played need not wait for them."""
    closed = []
    async with house.database.write() as session:
        found = await _find(session, duplicate_id)
        if found.host_id != player.id:
            raise Forbidden("not_host", "Only who made the set may do that.")
        for each in await duplicates.tables_of_set(session, found.id):
            table = await seating.locked(session, each.id)
            if table.status == "open":
                table.status = "closed"
                closed.append(table.id)
    for table_id in closed:
        await house.tables.changed(table_id)
    return await _show(house, duplicate_id, player)


def _has_room(table: Table) -> bool:
    return table.status == "open" and any(seat.kind == "open" for seat in table.seats)


async def _find(session: AsyncSession, duplicate_id: str) -> Duplicate:
    found = await session.get(Duplicate, duplicate_id) if is_id(duplicate_id) else None
    if found is None:
        raise NotFound("no_such_set", "There is no such set of tables.")
    return found


async def _show(house: House, duplicate_id: str, player: Player | None) -> DuplicateOut:
    async with house.database.read() as session:
        found = await _find(session, duplicate_id)
        tables = await duplicates.tables_of_set(session, found.id)
        own = await session.get(DuplicatePlayer, (found.id, player.id)) if player else None
        over = await duplicates.is_over(session, found.id)
        comparison = await _comparison(session, tables) if over else None
    return DuplicateOut(
        id=found.id,
        game=found.game,
        options=found.options,
        host=found.host_id,
        created=found.created,
        over=over,
        commitment=found.commitment,
        secret=found.secret if over else None,
        tables=[show_table(table) for table in tables],
        yours=own.table_id if own else None,
        comparison=comparison,
    )


async def _comparison(session: AsyncSession, tables: Sequence[Table]) -> Comparison | None:
    """None for the moment between the end of the last game and the filing of its results."""
    played = [table for table in tables if table.status == "over"]
    results = await results_at(session, [table.id for table in played])
    told = [(table, [result for result in results if result.table_id == table.id]) for table in played]
    if not told or not all(each for _, each in told):
        return None
    return duplicates.compare(told)
