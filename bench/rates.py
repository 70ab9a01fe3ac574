"""Measuring: how many units a second a piece of work does, ours and a peer's in turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

Work = Callable[[], int]
"""Does something and says how many units it did."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table: units a second, ours and the peer's."""

    what: str
    ours: float
    peer: str = ""
    theirs: float = 0.0
    wanted: str = ""

    @property
    def ratio(self) -> float | None:
        return self.ours / self.theirs if self.theirs else None


def rate(work: Work) -> float:
    start = perf_counter()
    units = work()
    return units / (perf_counter() - start)


def side_by_side(ours: Work, theirs: Work, turns: int = 8) -> tuple[float, float]:
    """The best rate of each, run in turns so that both meet the same machine."""
    ours()
    theirs()
    best = [0.0, 0.0]
    for _ in range(turns):
        best[0] = max(best[0], rate(ours), rate(ours))
        best[1] = max(best[1], rate(theirs), rate(theirs))
    return best[0], best[1]


def alone(ours: Work, turns: int = 6) -> float:
    ours()
    return max(rate(ours) for _ in range(turns))
