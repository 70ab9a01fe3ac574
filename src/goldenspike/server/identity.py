"""Who is asking: a cookie that names a player.

A guest is a player without an account; the cookie ``1.player.signature`` says who it is. An
account points at a player; whoever signs in gets the cookie ``2.token``, which is good as long
as the database knows its hash. Once a player has an account, the guest's cookie is worth nothing.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from goldenspike.server.errors import NotSignedIn
from goldenspike.server.storage.accounts import find_guest, signed_in_player
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.models import Player

COOKIE: Final = "spike"
ASIDE: Final = "spike_guest"
"""The guest of this browser, while an account is signed in that did not take the guest along."""
YEAR: Final = 365 * 24 * 3600


class Identity:
    def __init__(self, key: str, *, secure: bool = False) -> None:
        self._key = key.encode()
        self._secure = secure

    def token(self, player_id: str) -> str:
        return f"1.{player_id}.{self._signature(player_id)}"

    def player_id(self, token: str | None) -> str | None:
        """Which guest a cookie names; None if it is not one of ours."""
        parts = (token or "").split(".")
        if len(parts) != 3 or parts[0] != "1" or not token or not token.isascii():
            return None
        return parts[1] if hmac.compare_digest(parts[2], self._signature(parts[1])) else None

    def remember(self, response: Response, connection: HTTPConnection, player_id: str) -> None:
        self.set_cookie(response, connection, self.token(player_id))

    def set_cookie(self, response: Response, connection: HTTPConnection, token: str, name: str = COOKIE) -> None:
        secure = self._secure or connection.url.scheme in ("https", "wss")
        response.set_cookie(name, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")

    async def player(self, connection: HTTPConnection, database: Database) -> Player:
        player = await self.player_named_by(connection.cookies.get(COOKIE), database)
        if player is None:
            raise NotSignedIn
        return player

    async def player_named_by(self, token: str | None, database: Database) -> Player | None:
        if is_sign_in(token):
            async with database.read() as session:
                return await signed_in_player(session, token or "", YEAR * 1000)
        player_id = self.player_id(token)
        if player_id is None:
            return None
        async with database.read() as session:
            return await find_guest(session, player_id)

    def _signature(self, player_id: str) -> str:
        return hmac.new(self._key, f"player {player_id}".encode(), hashlib.sha256).hexdigest()


def is_sign_in(token: str | None) -> bool:
    """Whether a cookie is an account's. Whether it is good, the database says."""
    return token is not None and token.startswith("2.")


def is_signed_in(connection: HTTPConnection) -> bool:
    """Of a request whose player is known."""
    return is_sign_in(connection.cookies.get(COOKIE))
