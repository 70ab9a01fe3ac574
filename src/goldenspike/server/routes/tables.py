"""Tables: made, found, joined, left, started."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Depends

from goldenspike.server import leaving, seating
from goldenspike.server.errors import no_such_table
from goldenspike.server.house import Asking, House, InHouse, sparing
from goldenspike.server.shown import show_table
from goldenspike.server.storage.models import Table
from goldenspike.server.storage.tables import find_table, public_tables
from goldenspike.server.wire import (
    ChangeSeat,
    Join,
    Leave,
    Lobby,
    NewTable,
    SeatInPath,
    Start,
    TableOut,
    WhatIf,
    WhichSeat,
)

router = APIRouter(prefix="/api", tags=["tables"])


async def _changed(house: House, table: Table) -> TableOut:
    """Tell everybody who looks, after the commit."""
    if table.status == "playing":
        await house.tables.started(table.id)
    else:
        await house.tables.changed(table.id)
    return show_table(table)


@router.get("/lobby", summary="Public tables")
async def lobby(house: InHouse) -> Lobby:
    async with house.database.read() as session:
        waiting, playing = await public_tables(session, "open"), await public_tables(session, "playing")
    return Lobby(open=[show_table(table) for table in waiting], playing=[show_table(table) for table in playing])


@router.post("/tables", status_code=201, summary="Make a table")
async def make(asked: NewTable, player: Asking, house: InHouse) -> TableOut:
    """With ``start`` and ``fill``, or bots at all other seats, the game starts at once."""
    async with house.database.write() as session:
        table = await seating.new_table(session, player, asked)
        await seating.check_hosting(session, player, house.limits)
    return await _changed(house, table)


@router.post("/tables/import", status_code=201, summary="Play on from a record", dependencies=[Depends(sparing)])
async def what_if(asked: WhatIf, player: Asking, house: InHouse) -> TableOut:
    """A practice table that goes on after the first ``at`` actions of a record."""
    given = await asyncio.to_thread(seating.given_by, asked)
    async with house.database.write() as session:
        table = await seating.what_if(session, player, given, asked)
        await seating.check_hosting(session, player, house.limits)
    return await _changed(house, table)


@router.get("/tables/{table_id}", summary="A table")
async def table(table_id: str, house: InHouse) -> TableOut:
    async with house.database.read() as session:
        found = await find_table(session, table_id)
    if found is None:
        raise no_such_table()
    return show_table(found)


@router.post("/tables/{table_id}/join", summary="Take a seat")
async def join(table_id: str, asked: Join, player: Asking, house: InHouse) -> TableOut:
    async with house.database.write() as session:
        table = await seating.join(session, player, table_id, asked)
    return await _changed(house, table)


@router.post("/tables/{table_id}/leave", summary="Leave your seat")
async def leave(table_id: str, asked: Leave, player: Asking, house: InHouse) -> TableOut:
    """Before the start it becomes open; during play a bot takes it over for good.

    At a rated table, and at one where time that runs out is a forfeit, so is leaving during play.
    """
    return show_table(await leaving.leave(house, player, table_id, asked))


@router.post("/tables/{table_id}/kick", summary="Send somebody away before the start (host)")
async def kick(table_id: str, asked: WhichSeat, player: Asking, house: InHouse) -> TableOut:
    async with house.database.write() as session:
        table = await seating.kick(session, player, table_id, asked.seat)
    return await _changed(house, table)


@router.put("/tables/{table_id}/seats/{seat}", summary="Set a bot at a seat, or open it (host)")
async def change_seat(table_id: str, seat: SeatInPath, asked: ChangeSeat, player: Asking, house: InHouse) -> TableOut:
    async with house.database.write() as session:
        table = await seating.change_seat(session, player, table_id, seat, asked)
    return await _changed(house, table)


@router.post("/tables/{table_id}/start", summary="Start now (host)")
async def start(table_id: str, asked: Start, player: Asking, house: InHouse) -> TableOut:
    """Open seats get the bot ``fill``; without one, the table does not start while a seat is open."""
    async with house.database.write() as session:
        table = await seating.start(session, player, table_id, asked.fill)
    return await _changed(house, table)


@router.post("/tables/{table_id}/rematch", summary="Play the same again")
async def rematch(table_id: str, player: Asking, house: InHouse) -> TableOut:
    """The first who asks makes the new table; the others who ask take their old seats at it."""
    async with house.database.write() as session:
        table = await seating.rematch(session, player, table_id)
    await house.tables.changed(table_id)
    return await _changed(house, table)
