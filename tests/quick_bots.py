"""Every bot, those that think long with little to think with: what is legal and what leaks does not depend on it."""

from __future__ import annotations

from goldenspike.bots import Bot, bot_named
from goldenspike.bots.steel_driver_master import Master as SteelDriverMaster
from goldenspike.bots.transamerica_master import Master
from goldenspike.bots.transamerica_rival import Rival


def quick_bot(game: str, name: str) -> Bot:
    if game == "transamerica" and name == "rival":
        return Rival(worlds=2)
    if game == "transamerica" and name == "master":
        return Master(samples=0.02)
    if game == "steel_driver" and name == "master":
        return SteelDriverMaster(samples=0.02)
    return bot_named(game, name)
