"""Goods in sets (SD-83)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from goldenspike.core.bits import Bits
from goldenspike.games.steel_driver.board import GOODS, RailBoard

SET_VALUES: Final = (0, 10, 30, 60, 100, 150)
"""What a set of so many different colours is worth."""


def counts_of(board: RailBoard, goods: Bits) -> tuple[int, ...]:
    """How many cubes of each colour lie in these cities."""
    return tuple([(goods & cities).bit_count() for cities in board.goods])


def arrange(counts: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    """The most valuable sets: the largest possible first (SD-83)."""
    return tuple(
        tuple(color for color, count in zip(GOODS, counts, strict=True) if count > made) for made in range(max(counts))
    )


def set_value(counts: Sequence[int]) -> int:
    """What the most valuable arrangement is worth: the n-th set has every colour with n cubes."""
    return sum(SET_VALUES[sum([count > made for count in counts])] for made in range(max(counts)))
