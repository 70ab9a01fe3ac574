"""For operators: is it alive, is it ready, how does it do."""

from __future__ import annotations

from fastapi import APIRouter, Response

from goldenspike.server.errors import Unavailable
from goldenspike.server.house import InHouse
from goldenspike.server.metrics import exposition

router = APIRouter(tags=["operators"])


@router.get("/healthz", summary="The process is alive")
async def healthz() -> dict[str, str]:
    return {"status": "ok"}


@router.get("/readyz", summary="The database and the other processes can be reached")
async def readyz(house: InHouse) -> dict[str, str]:
    if not await house.database.answers():
        raise Unavailable("database_away", "The database does not answer.")
    if not await house.hub.answers():
        raise Unavailable("redis_away", "Redis does not answer.")
    return {"status": "ready"}


@router.get("/metrics", summary="Prometheus metrics", responses={200: {"content": {"text/plain": {}}}})
async def metrics() -> Response:
    text, media_type = exposition()
    return Response(text, media_type=media_type)
