"""Everything a server process has, put together and taken down in order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from goldenspike.server.bots import BotPool
from goldenspike.server.chores import Chores
from goldenspike.server.errors import Forbidden, TooMany
from goldenspike.server.hub import Hub, Overheard, make_hub
from goldenspike.server.identity import Identity, is_signed_in
from goldenspike.server.limits import HEAVY, PLAYER, Limits
from goldenspike.server.messages import Bye
from goldenspike.server.passwords import Passwords
from goldenspike.server.replays import Shelf
from goldenspike.server.settings import Settings
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.migrate import check_revision, migrate
from goldenspike.server.storage.models import Player
from goldenspike.server.storage.players import kept_key
from goldenspike.server.tables import Tables


@dataclass(frozen=True, slots=True)
class House:
    settings: Settings
    limits: Limits
    database: Database
    identity: Identity
    hub: Hub
    bots: BotPool
    tables: Tables
    passwords: Passwords
    chores: Chores
    replays: Shelf

    def say_bye(self) -> None:
        """Before the sockets are closed."""
        self.tables.say_bye(Bye(code="stopping", message="The server is stopping.").model_dump_json())


@asynccontextmanager
async def open_house(settings: Settings, limits: Limits) -> AsyncIterator[House]:
    database = Database(settings)
    chores = Chores(database, settings)
    hub = Overheard(make_hub(settings.redis), chores.heard)
    bots = BotPool(settings.bot_processes, settings.bot_pause, settings.bot_budget)
    tables = Tables(database, hub, bots)
    passwords = Passwords()
    try:
        if settings.uses_sqlite:
            await migrate(database)
        else:
            await check_revision(database)
        key = settings.secret_key or await kept_key(database, "cookies")
        await tables.start()
        chores.start(tables)
        identity = Identity(key, secure=settings.secure_cookies)
        yield House(settings, limits, database, identity, hub, bots, tables, passwords, chores, Shelf())
    finally:
        await chores.close()
        passwords.close()
        await tables.close()
        await bots.close()
        await hub.close()
        await database.close()


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


async def player_of(request: Request) -> Player:
    """Who asks; what changes anything is limited for each player."""
    house = house_of(request)
    player = await house.identity.player(request, house.database)
    if request.method != "GET" and not house.limits.allows("player", player.id, PLAYER):
        raise TooMany
    return player


async def signed_in_of(request: Request) -> Player:
    player = await player_of(request)
    if not is_signed_in(request):
        raise Forbidden("account_needed", "That is for people with an account: sign in, or make one.")
    return player


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def sparing(request: Request) -> None:
    """For what takes longer to answer than to ask."""
    if not house_of(request).limits.allows("heavy", address_of(request), HEAVY):
        raise TooMany


InHouse = Annotated[House, Depends(house_of)]
Asking = Annotated[Player, Depends(player_of)]
SignedIn = Annotated[Player, Depends(signed_in_of)]
