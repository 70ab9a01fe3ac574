"""Who you are, and your tables."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy.exc import IntegrityError

from goldenspike.server.errors import NotSignedIn, TooMany
from goldenspike.server.house import Asking, House, InHouse
from goldenspike.server.identity import is_signed_in
from goldenspike.server.limits import NEW_PLAYERS
from goldenspike.server.routes.accounts import name_taken
from goldenspike.server.shown import show_mine
from goldenspike.server.storage.accounts import rename_account
from goldenspike.server.storage.models import Player
from goldenspike.server.storage.players import add_player, rename_player
from goldenspike.server.storage.tables import tables_of
from goldenspike.server.wire import Introduce, Me, MyTable

router = APIRouter(prefix="/api/me", tags=["me"])


@router.post("", summary="Introduce yourself as a guest")
async def introduce(asked: Introduce, house: InHouse, request: Request, response: Response) -> Me:
    """Sets the cookie that says who you are. Whoever has one already keeps it, and is renamed."""
    try:
        player = await house.identity.player(request, house.database)
    except NotSignedIn:
        address = request.client.host if request.client else ""
        if not house.limits.allows("new player", address, NEW_PLAYERS):
            raise TooMany from None
        async with house.database.write() as session:
            player = await add_player(session, asked.name)
        house.identity.remember(response, request, player.id)
        return Me(id=player.id, name=asked.name)
    if not is_signed_in(request):
        house.identity.remember(response, request, player.id)
    return await _rename(house, request, player, asked.name)


@router.get("", summary="Who you are")
async def me(house: InHouse, request: Request) -> Me | None:
    """Null for somebody who has not introduced themselves: a page asks everybody."""
    try:
        player = await house.identity.player(request, house.database)
    except NotSignedIn:
        return None
    return Me(id=player.id, name=player.name, signed_in=is_signed_in(request))


@router.patch("", summary="Change your name")
async def rename(asked: Introduce, player: Asking, house: InHouse, request: Request) -> Me:
    """At tables where you sit already you keep the name you sat down with. With an account, it is the name you sign
    in with, too, and must be nobody else's."""
    return await _rename(house, request, player, asked.name)


async def _rename(house: House, request: Request, player: Player, name: str) -> Me:
    try:
        async with house.database.write() as session:
            await rename_account(session, player.id, name)
            await rename_player(session, player.id, name)
    except IntegrityError:
        raise name_taken() from None
    return Me(id=player.id, name=name, signed_in=is_signed_in(request))


@router.get("/tables", summary="Your tables")
async def my_tables(player: Asking, house: InHouse) -> list[MyTable]:
    """What is being played first; ``your_turn`` where the table waits for you."""
    async with house.database.read() as session:
        return [show_mine(table, player.id) for table in await tables_of(session, player.id)]
