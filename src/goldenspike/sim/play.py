"""One game between bots, from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from goldenspike.bots import Bot, act
from goldenspike.core.game import CHANCE, AnyGame
from goldenspike.core.match import Match


def play_game(game: AnyGame, options: Any, bots: Sequence[Bot], seed: str) -> Match:
    """Play to the end. Chance and every seat draw from streams of their own.

    So the same seed deals the same cards whoever plays: duplicate play (TA-X3).
    """
    chance = Random(f"{seed}/chance")
    streams = [Random(f"{seed}/seat {seat}") for seat in range(options.players)]
    match = Match(game, options, tuple(f"{bot.name} {seat + 1}" for seat, bot in enumerate(bots)))
    while match.to_act:
        seat = match.to_act[0]
        if seat == CHANCE:
            match.act(CHANCE, game.sample(match.state, chance))
        else:
            act(bots[seat], match, seat, streams[seat])
    return match
