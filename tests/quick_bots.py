"""Every bot, those that think long with hardly any time: what is legal and what leaks does not depend on it."""

from __future__ import annotations

from goldenspike.bots import Bot, bot_named

MOMENT = 0.005
"""Seconds a decision."""


def quick_bot(game: str, name: str) -> Bot:
    return bot_named(game, name, budget=MOMENT)
