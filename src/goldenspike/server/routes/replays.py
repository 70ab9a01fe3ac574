"""After the end: the whole game step by step, pictures of it, and what the master thinks of it."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from sqlalchemy.exc import IntegrityError

from goldenspike.core.record import Record, record_from
from goldenspike.games import GAMES
from goldenspike.server import replays
from goldenspike.server.errors import Refused, Unavailable
from goldenspike.server.house import Asking, InHouse, sparing
from goldenspike.server.replays_wire import AnalysisOut, Replay, ReplayAsked
from goldenspike.server.routes.records import finished
from goldenspike.server.storage import analyses
from goldenspike.server.storage.people import Analysis
from goldenspike.server.wire import MOST_SEATS
from goldenspike.sim.verdict import ANALYZED

router = APIRouter(prefix="/api", tags=["replays"])

SeatAsked = Annotated[int | None, Query(ge=0, lt=MOST_SEATS, description="As this seat saw it; else every hand.")]
Documented = {200: {"model": Replay}}


def _answer(data: bytes, request: Request) -> Response:
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(data, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(data), media_type="application/json", headers=headers)


@router.get(
    "/tables/{table_id}/replay",
    summary="A finished game, step by step",
    response_model=None,
    responses=Documented,  # type: ignore[arg-type]
    dependencies=[Depends(sparing)],
)
async def replay(table_id: str, house: InHouse, request: Request, seat: SeatAsked = None) -> Response:
    """All of it at once: who acted, what happened, and the view after it as what changed."""
    _, record = await finished(house, table_id)
    replays.check_seat(record, seat)
    key = (table_id, record.seats, seat)
    data = house.replays.get(key)
    if data is None:
        data = await asyncio.to_thread(replays.replay_bytes, record, seat)
        house.replays.put(key, data)
    return _answer(data, request)


@router.get(
    "/tables/{table_id}/replay/{number}.svg",
    summary="A picture of one step of a finished game",
    response_model=None,
    responses={200: {"content": {"image/svg+xml": {}}}},
    dependencies=[Depends(sparing)],
)
async def picture(table_id: str, number: int, house: InHouse, seat: SeatAsked = None) -> Response:
    _, record = await finished(house, table_id)
    replays.check_seat(record, seat)
    svg = await asyncio.to_thread(replays.picture, record, max(0, number), seat)
    return Response(svg, media_type="image/svg+xml")


@router.post(
    "/replay",
    summary="A record of yours, step by step",
    response_model=None,
    responses=Documented,  # type: ignore[arg-type]
    dependencies=[Depends(sparing)],
)
async def replay_record(asked: ReplayAsked, _player: Asking, request: Request) -> Response:
    """Nothing of it is kept. The game need not be over."""
    return _answer(await asyncio.to_thread(_replayed, asked), request)


def _replayed(asked: ReplayAsked) -> bytes:
    record: Record = record_from(asked.record, GAMES)
    replays.check_seat(record, asked.seat)
    return replays.replay_bytes(record, asked.seat)


@router.post("/tables/{table_id}/analysis", status_code=202, summary="Have a finished game looked over")
async def ask(table_id: str, _player: Asking, house: InHouse) -> AnalysisOut:
    """It takes a while, and is kept: ask for it with GET until it is done."""
    live, _ = await finished(house, table_id)
    if live.table.game not in ANALYZED:
        raise Refused("no_analysis", "Games of this kind cannot be looked over yet.")
    try:
        async with house.database.write() as session:
            if await analyses.ask(session, table_id) is None:
                raise Unavailable("busy", "Too many games wait to be looked over: try again later.")
    except IntegrityError:
        pass  # somebody else asked at the same moment
    else:
        house.chores.asked_for_analysis()
    return await analysis(table_id, house)


@router.get("/tables/{table_id}/analysis", summary="What was found when a finished game was looked over")
async def analysis(table_id: str, house: InHouse) -> AnalysisOut:
    await finished(house, table_id)
    async with house.database.read() as session:
        found = await session.get(Analysis, table_id)
        ahead = await analyses.ahead(session, found) if found else 0
    return _show(found, ahead)


def _show(found: Analysis | None, ahead: int) -> AnalysisOut:
    if found is None:
        return AnalysisOut(status="none", ahead=0, error=None, analysis=None)
    return AnalysisOut.model_validate(
        {"status": found.status, "ahead": ahead, "error": found.error, "analysis": found.body}
    )
