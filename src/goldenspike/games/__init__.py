"""The games. ``GAMES`` is the only registry: a new game is one line here."""

from __future__ import annotations

from typing import Final

from goldenspike.core.errors import OptionsError
from goldenspike.core.game import AnyGame
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.transamerica.rules import TRANSAMERICA

GAMES: Final[dict[str, AnyGame]] = {game.name: game for game in (TRANSAMERICA, STEEL_DRIVER)}


def game_named(name: str) -> AnyGame:
    if name not in GAMES:
        raise OptionsError(f"there is no game {name!r} (there is: {', '.join(GAMES)})")
    return GAMES[name]
