"""The player models of TransAmerica: rows of weights for ``kernel.policy``, tuned by many rounds of play."""

from __future__ import annotations

from typing import Final

import numpy as np

from goldenspike.kernel.policy import STARTS, THOUGHTS, Floats

REFERENCE: Final[Floats] = np.zeros(STARTS + THOUGHTS)
REFERENCE[:STARTS] = (-5.0, 0.0, 0.0, -40.0, 0.0, 0.0)

NEAREST: Final[Floats] = REFERENCE.copy()
"""The nearest city first, as *builder* does."""
NEAREST[STARTS:] = (0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0, 0.0)

_TWO: Final = (-0.96, 0.08, 1.71, -10.46, 4.9, -1.14, 1.07, 0.48, -1.62, -4.36, -18.62, 0.67, 0.17, -4.6, 1.0, 0.0)
_MORE: Final = (-0.96, 0.59, -1.62, -6.62, 3.51, 2.66, 2.08, -0.62, -1.31, -2.91, -5.46, 0.11, -0.27, -1.35, 1.0, 0.0)


def shrewd(players: int) -> Floats:
    """Lays first what nobody else will lay, and keeps what everybody needs for last."""
    return np.array(_TWO if players == 2 else _MORE)
