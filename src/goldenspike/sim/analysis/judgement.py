"""What an analysis says, in every game alike."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from goldenspike.bots.bot import Reason
from goldenspike.core.game import Seat


@dataclass(frozen=True, slots=True)
class Terms:
    """The words of a game: what is counted, what a part of the game is called, what luck is made of, what is judged."""

    unit: str
    part: str
    luck: str
    judged: str


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
    label: str
    """What was done, in a few words."""
    better_label: str
    matter: Hashable
    """What it was about: a seat pays once for each matter."""
    charged: bool = True
    """Whether it counts: of a seat's decisions about one matter only the costliest does."""


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
        """On the mean of the decisions that are charged. Their sum would say nothing: what a decision gave away
        is what the best one promised then, and the next ones change that for everybody."""
        lost = [each.given_away for each in self.decisions if each.seat == seat and each.charged]
        return fmean(lost) if lost else 0.0


def charge_once(decisions: Sequence[Judged]) -> tuple[Judged, ...]:
    """Every seat's decisions about one matter, of which the costliest is charged: the first, if several are."""
    costliest: dict[tuple[Seat, Hashable], Judged] = {}
    for each in decisions:
        known = costliest.setdefault((each.seat, each.matter), each)
        if each.given_away > known.given_away:
            costliest[each.seat, each.matter] = each
    charged = {each.index for each in costliest.values()}
    return tuple(replace(each, charged=each.index in charged) for each in decisions)
