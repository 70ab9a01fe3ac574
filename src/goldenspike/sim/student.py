"""Student's t: how far a mean may be off whose spread is known from few values."""

from __future__ import annotations

import math
from functools import cache
from statistics import NormalDist
from typing import Final

MANY: Final = 2000
"""From so many degrees of freedom on it is the normal distribution."""


@cache
def quantile(confidence: float, freedom: int) -> float:
    """So many standard errors to either side hold the truth with this confidence; found by halving."""
    normal = NormalDist().inv_cdf((1 + confidence) / 2)
    if freedom >= MANY:
        return normal
    low, high = normal, normal + 1
    while within(high, freedom) < confidence:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < confidence else (low, middle)
    return high


def within(t: float, freedom: int) -> float:
    """The chance to be within ``t`` standard errors: a sum for whole degrees of freedom (Abramowitz, Stegun 26.7)."""
    angle = math.atan2(t, math.sqrt(freedom))
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term, total = (cosine, cosine if freedom > 1 else 0.0) if odd else (1.0, 1.0)
    for k in range(2 + odd, freedom - 1, 2):
        term *= cosine * cosine * (k - 1) / k
        total += term
    return 2 / math.pi * (angle + sine * total) if odd else sine * total
