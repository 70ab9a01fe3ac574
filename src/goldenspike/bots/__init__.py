"""The bots. ``BOTS`` is the only registry: for each game its bots by name, weakest first.

A bot's module is imported when the bot is asked for, so that what needs no compiled code
does not wait for it. Wherever a bot is named, a user's own may be: ``path/to/file.py:Class``,
or the name under which an installed package offers one (see docs/bots.md).
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from goldenspike.bots.bot import Bot, Budgeted, Explanation, RandomBot, Reason, Weighed, act, told, why
from goldenspike.core.errors import BotError, OptionsError

BOTS: Final[dict[str, dict[str, str]]] = {
    "transamerica": {
        "random": "goldenspike.bots.bot:RandomBot",
        "novice": "goldenspike.bots.transamerica.plain:Novice",
        "builder": "goldenspike.bots.transamerica.plain:Builder",
        "rival": "goldenspike.bots.transamerica.rival:Rival",
        "master": "goldenspike.bots.transamerica.master:Master",
        "reference": "goldenspike.bots.transamerica.plain:Reference",  # for measuring: see docs/bots.md
    },
    "steel_driver": {
        "random": "goldenspike.bots.bot:RandomBot",
        "novice": "goldenspike.bots.steel_driver.plain:Novice",
        "builder": "goldenspike.bots.steel_driver.plain:Builder",
        "broker": "goldenspike.bots.steel_driver.broker:Broker",
        "master": "goldenspike.bots.steel_driver.master:Master",
        "reference": "goldenspike.bots.steel_driver.plain:Reference",  # for measuring: see docs/bots.md
    },
}

GROUP: Final = "goldenspike.bots"
"""The entry points by which packages offer bots, each named ``game.name``."""

__all__ = [
    "BOTS",
    "Bot",
    "Budgeted",
    "Explanation",
    "RandomBot",
    "Reason",
    "Weighed",
    "act",
    "bot_named",
    "check_bot",
    "why",
]


def check_bot(game: str, name: str) -> None:
    """Refuse the name of a bot there is not; imports no bot."""
    if name in BOTS.get(game, {}) or ".py:" in name or entry_points(group=GROUP, name=f"{game}.{name}"):
        return
    known = ", ".join(BOTS.get(game, {}))
    raise OptionsError(f"there is no bot {name!r} for {game} (there is: {known}, or file.py:Class for one of your own)")


def bot_named(game: str, name: str, budget: float | None = None) -> Bot:
    """A new bot for a game: one of ours, one from a file (``file.py:Class``), or one a package offers.

    ``budget`` is how many seconds it may think about a decision; a bot that cannot choose ignores it.
    """
    bot = _new_bot(game, name)
    return bot.within(budget) if budget is not None and isinstance(bot, Budgeted) else bot


def _new_bot(game: str, name: str) -> Bot:
    check_bot(game, name)
    known = BOTS.get(game, {})
    if name in known:
        module, _, kind = known[name].partition(":")
        return _made(getattr(import_module(module), kind), name)
    if ".py:" in name:
        path, _, kind = name.rpartition(":")
        return _made(_class_in(path, kind), name)
    (offered, *_) = entry_points(group=GROUP, name=f"{game}.{name}")
    return _made(offered.load(), name)


def _made(kind: Any, name: str) -> Bot:
    try:
        bot: Bot = kind()
    except TypeError as error:
        raise OptionsError(f"the bot {name} cannot be made without arguments: {error}") from None
    except Exception as error:
        raise BotError(f"the bot {name} broke: {told(error)}") from error
    if not callable(getattr(bot, "choose", None)) or not isinstance(getattr(bot, "name", None), str):
        raise OptionsError(f"the bot {name} needs a name and a method choose(view, legal, rng)")
    return bot


@cache
def _class_in(path: str, kind: str) -> Any:
    spec = spec_from_file_location(path, path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise OptionsError(f"there is no file {path}")
    module = module_from_spec(spec)
    sys.modules[path] = module  # where dataclasses look up what their annotations mean
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BotError(f"{path} cannot be read as a bot: {told(error)}") from error
    if not hasattr(module, kind):
        raise OptionsError(f"{path} has no class {kind!r}")
    return getattr(module, kind)
