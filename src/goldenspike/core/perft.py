"""Perft: how many sequences of decisions there are from a position. Wrong rules change the count."""

from __future__ import annotations

from typing import Any

from goldenspike.core.game import CHANCE, AnyGame


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """The number of sequences of ``depth`` decisions; chance and the end of the game end a sequence."""
    if depth == 0:
        return 1
    to_act = game.to_act(state)
    if not to_act or to_act[0] == CHANCE:
        return 0
    seat = to_act[0]
    legal = game.legal(state, seat)
    if depth == 1:
        return len(legal)
    return sum(perft(game, game.apply(state, seat, action).state, depth - 1) for action in legal)
