"""What whoever draws TransAmerica must know of its rules: what never changes, and what follows from a view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from goldenspike.games.transamerica.state import ENGINE_HOUSE, OWN_TRACKS, SUPPLY
from goldenspike.games.transamerica.view import View


@dataclass(frozen=True, slots=True)
class Facts:
    points: int
    """Of each player at the start: where the engine house is on the score track."""
    tracks: int
    """Common tracks a round."""
    own_tracks: int
    """Coloured tracks of each player a round, where they are played with."""


FACTS: Final = Facts(points=ENGINE_HOUSE, tracks=SUPPLY, own_tracks=OWN_TRACKS)


@dataclass(frozen=True, slots=True)
class Insight:
    rounds: int | None
    """How many are played; None when the barrier decides."""


def insight_of(view: View) -> Insight:
    return Insight(rounds=view.options.round_limit)
