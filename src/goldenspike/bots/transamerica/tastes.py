"""The player models of TransAmerica: rows of weights for ``kernel.policy``, tuned by many rounds of play."""

from __future__ import annotations

from typing import Final

import numpy as np

from goldenspike.kernel.arrays import Floats
from goldenspike.kernel.transamerica.policy import STARTS, THOUGHTS

REFERENCE: Final[Floats] = np.zeros(STARTS + THOUGHTS)
REFERENCE[:STARTS] = (-5.0, 0.0, 0.0, -40.0, 0.0, 0.0)

NEAREST: Final[Floats] = REFERENCE.copy()
"""The nearest city first, as *builder* does."""
NEAREST[STARTS:] = (0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0, 0.0)

_TWO: Final = (-0.86, 0.07, 4.31, -11.62, 5.87, 2.12, 1.31, -0.18, -2.46, -4.91, -23.42, 0.72, 0.52, -6.49, 1.0, 0.0)
_MORE: Final = (-0.93, 0.58, 2.6, -5.3, 3.87, 4.3, 1.17, -0.64, -1.5, -3.04, -8.88, 0.45, -0.29, -2.66, 1.0, 0.0)


def shrewd(players: int) -> Floats:
    """Lays first what nobody else will lay, and keeps what everybody needs for last."""
    return np.array(_TWO if players == 2 else _MORE)
