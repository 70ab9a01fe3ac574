"""Who is asking: a signed cookie that names a player.

A guest is a player without an account. An account, once there are any, will point at a
player; signing in then sets this same cookie, and what the guest had stays the player's.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from goldenspike.server.errors import NotSignedIn
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.models import Player
from goldenspike.server.storage.players import find_player

COOKIE: Final = "spike"
YEAR: Final = 365 * 24 * 3600


class Identity:
    def __init__(self, key: str, *, secure: bool = False) -> None:
        self._key = key.encode()
        self._secure = secure

    def token(self, player_id: str) -> str:
        return f"1.{player_id}.{self._signature(player_id)}"

    def player_id(self, token: str | None) -> str | None:
        """Whom a cookie names; None if it is not one of ours."""
        parts = (token or "").split(".")
        if len(parts) != 3 or parts[0] != "1" or not token or not token.isascii():
            return None
        return parts[1] if hmac.compare_digest(parts[2], self._signature(parts[1])) else None

    def remember(self, response: Response, connection: HTTPConnection, player_id: str) -> None:
        secure = self._secure or connection.url.scheme in ("https", "wss")
        token = self.token(player_id)
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")

    async def player(self, connection: HTTPConnection, database: Database) -> Player:
        player_id = self.player_id(connection.cookies.get(COOKIE))
        if player_id is None:
            raise NotSignedIn
        async with database.read() as session:
            player = await find_player(session, player_id)
        if player is None:
            raise NotSignedIn
        return player

    def _signature(self, player_id: str) -> str:
        return hmac.new(self._key, f"player {player_id}".encode(), hashlib.sha256).hexdigest()
