"""What an analysis says, in every game alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from goldenspike.bots.bot import Reason
from goldenspike.core.game import Seat


@dataclass(frozen=True, slots=True)
class Terms:
    """The words of a game: what is counted, what a part of the game is called, what luck is made of."""

    unit: str
    part: str
    luck: str


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision: what was done, what the master would have done, and what that gave away."""

    index: int
    part: int
    seat: Seat
    action: Any
    better: Any
    given_away: float
    words: str
    """What the better action does."""
    reasons: tuple[Reason, ...]
    """The same, to be translated."""


@dataclass(frozen=True, slots=True)
class Fortune:
    """A seat's result over the others' mean in one part of the game, or in all of it: by luck, and by play."""

    part: int | None
    seat: Seat
    luck: float
    play: float

    @property
    def total(self) -> float:
        return self.luck + self.play


@dataclass(frozen=True, slots=True)
class Analysis:
    terms: Terms
    decisions: tuple[Judged, ...]
    fortunes: tuple[Fortune, ...]

    def given_away(self, seat: Seat) -> float:
        return sum(each.given_away for each in self.decisions if each.seat == seat)
