"""Rate limits: buckets that fill steadily and are emptied by use."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

MOST_BUCKETS: Final = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    per_second: float
    burst: int


ADDRESS: Final = Rate(40, 400)
PLAYER: Final = Rate(5, 60)
NEW_PLAYERS: Final = Rate(0.2, 30)
SOCKET: Final = Rate(20, 80)
HINTS: Final = Rate(0.2, 6)
SIGN_UP: Final = Rate(0.02, 10)
"""New accounts of an address."""
SIGN_IN: Final = Rate(0.2, 20)
"""Guesses of an address, at whatever accounts."""
GUESS: Final = Rate(1 / 60, 10)
"""Guesses of an address at one account."""
GUESSED: Final = Rate(1 / 20, 60)
"""Guesses at one account, from wherever: not so few that a stranger could lock its owner out."""
WEBHOOK_TEST: Final = Rate(0.1, 5)
HEAVY: Final = Rate(1, 15)
"""Replays, imports, pictures and statistics of an address."""


class Limits:
    """One bucket for each use and whoever uses it. ``scale`` 0 lets everything pass."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def allows(self, use: str, who: str, rate: Rate) -> bool:
        if not self.scale:
            return True
        moment, burst = time.monotonic(), rate.burst * self.scale
        level, since = self._buckets.get((use, who), (burst, moment))
        level = min(burst, level + (moment - since) * rate.per_second * self.scale)
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget()
        self._buckets[use, who] = (level - 1 if level >= 1 else level, moment)
        return level >= 1

    def _forget(self) -> None:
        """Drop the older half: whoever was quiet for longest has the fullest buckets."""
        kept = sorted(self._buckets.items(), key=lambda item: item[1][1])[MOST_BUCKETS // 2 :]
        self._buckets = dict(kept)
