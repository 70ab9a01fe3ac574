"""The bots. ``BOTS`` is the only registry: for each game its bots by name, weakest first.

A bot's module is imported when the bot is asked for, so that what needs no compiled code
does not wait for it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from goldenspike.bots.bot import Bot, RandomBot
from goldenspike.core.errors import OptionsError

BOTS: Final[dict[str, dict[str, str]]] = {
    "transamerica": {
        "random": "goldenspike.bots.bot:RandomBot",
        "novice": "goldenspike.bots.transamerica:Novice",
        "builder": "goldenspike.bots.transamerica:Builder",
    },
    "steel_driver": {
        "random": "goldenspike.bots.bot:RandomBot",
        "novice": "goldenspike.bots.steel_driver:Novice",
        "builder": "goldenspike.bots.steel_driver:Builder",
    },
}

__all__ = ["BOTS", "Bot", "RandomBot", "bot_named", "check_bot"]


def check_bot(game: str, name: str) -> None:
    """Refuse the name of a bot there is not; imports nothing."""
    known = BOTS.get(game, {})
    if name not in known:
        raise OptionsError(f"there is no bot {name!r} for {game} (there is: {', '.join(known)})")


def bot_named(game: str, name: str) -> Bot:
    """A new bot for a game."""
    check_bot(game, name)
    module, _, kind = BOTS[game][name].partition(":")
    bot: Bot = getattr(import_module(module), kind)()
    return bot
