"""After the end: the record, and the proof that chance was fair."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from goldenspike.core.record import Record
from goldenspike.server import duplicates, fairness
from goldenspike.server.errors import Refused
from goldenspike.server.house import House, InHouse
from goldenspike.server.live import LiveTable
from goldenspike.server.wire import Proof

router = APIRouter(prefix="/api/tables/{table_id}", tags=["records"])


async def finished(house: House, table_id: str) -> tuple[LiveTable, Record]:
    """A record leaves the server only when the game is over, for it holds every hand."""
    live = await house.tables.get(table_id)
    await house.tables.look([live])
    play = live.play
    if live.table.status != "over" or play is None or play.match.outcome is None:
        raise Refused("game_not_over", "The record can be had when the game is over.")
    async with house.database.read() as session:
        await duplicates.check_revealed(session, live.table)
    return live, play.match.record


@router.get("/record", summary="The record of a finished game")
async def record(table_id: str, house: InHouse) -> dict[str, Any]:
    """In the format ``goldenspike/1``: what ``spike replay`` reads."""
    return (await finished(house, table_id))[1].to_json()


@router.get("/proof", summary="The proof that chance was fair")
async def proof(table_id: str, house: InHouse) -> Proof:
    """The record, the secret and its hash: what ``spike verify`` checks."""
    live, record = await finished(house, table_id)
    assert live.table.secret is not None
    assert live.table.commitment is not None
    made = fairness.Proof(record, live.table.secret, live.table.commitment, live.table.given)
    return Proof.model_validate(made.to_json())
