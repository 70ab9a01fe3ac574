"""What a game wants counted over many games, and how each count is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

Measures = Mapping[str, Sequence[float | str]]
"""For each chart, what one game adds to it."""


@dataclass(frozen=True, slots=True)
class Chart:
    """``values``: a histogram of numbers. ``seats``: one number a seat, averaged. ``kinds``: counted words."""

    name: str
    title: str
    shape: Literal["values", "seats", "kinds"]
