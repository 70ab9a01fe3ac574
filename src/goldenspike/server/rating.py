"""Ratings: OpenSkill (Plackett and Luce's model), for each game and number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from openskill.models import PlackettLuce

LEAST_GAMES: Final = 5
"""For a place on the leaderboard."""


@dataclass(frozen=True, slots=True)
class Skill:
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What is shown: almost surely not too high."""
        return self.mu - 3 * self.sigma


@cache
def _model() -> Any:
    return PlackettLuce()


def beginner() -> Skill:
    rating = _model().rating()
    return Skill(rating.mu, rating.sigma)


def rate(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Everybody's skill after a game in which they had these places; 1 is best, equal ones are a tie."""
    teams = [[_model().rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = _model().rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in after]


def rated_places(places: Sequence[int], left: Sequence[bool]) -> list[int]:
    """Who left a game comes after all who stayed, and those who left share the last place."""
    stayed = sorted(place for place, gone in zip(places, left, strict=True) if not gone)
    return [len(stayed) + 1 if gone else 1 + stayed.index(place) for place, gone in zip(places, left, strict=True)]
