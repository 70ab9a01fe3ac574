"""Chance in compiled code."""

from __future__ import annotations

import numpy as np

from goldenspike.kernel.arrays import Words
from goldenspike.kernel.compiled import inner


@inner
def draw(state: Words, below: int) -> int:
    """An even draw from 0 to below - 1 (splitmix64, multiply and shift)."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    return int(((z >> np.uint64(32)) * np.uint64(below)) >> np.uint64(32))


@inner
def uniform(state: Words) -> float:
    """An even draw from 0 to 1."""
    return draw(state, 1 << 24) / (1 << 24)
