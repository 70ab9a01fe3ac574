"""TransAmerica's events: what happened because of an action."""

from __future__ import annotations

from typing import ClassVar, Literal

from goldenspike.core.value import value
from goldenspike.games.transamerica.actions import Hand

Ending = Literal["completed", "supply", "stuck"]
"""Why a round ended: TA-50, TA-52, or a full circle of passes has changed nothing (TA-34)."""

Segment = tuple[int, int]


@value
class FirstDrawn:
    type: ClassVar[str] = "first_drawn"
    reveals: ClassVar[bool] = True
    first: int


@value
class RoundBegan:
    """A new round: who starts, and the hands, of which a seat sees its own (TA-30) or all (TA-V10)."""

    type: ClassVar[str] = "round_began"
    reveals: ClassVar[bool] = True
    round: int
    first: int
    hands: tuple[Hand | None, ...]


@value
class Placed:
    type: ClassVar[str] = "placed"
    reveals: ClassVar[bool] = False
    seat: int
    node: int


@value
class Laid:
    """A track was laid. ``joined``: the seats whose networks it made one (TA-42), else nobody."""

    type: ClassVar[str] = "laid"
    reveals: ClassVar[bool] = False
    seat: int
    a: int
    b: int
    own: bool
    joined: tuple[int, ...]


@value
class PlayGoesOn:
    """A seat has all its cities and is asked for a second track all the same: somebody else has, too (TA-51)."""

    type: ClassVar[str] = "play_goes_on"
    reveals: ClassVar[bool] = True
    seat: int


@value
class Moved:
    type: ClassVar[str] = "moved"
    reveals: ClassVar[bool] = False
    seat: int
    start: int
    node: int


@value
class Passed:
    type: ClassVar[str] = "passed"
    reveals: ClassVar[bool] = False
    seat: int


@value
class RoundEnded:
    """The cards are revealed (TA-54)."""

    type: ClassVar[str] = "round_ended"
    reveals: ClassVar[bool] = True
    round: int
    reason: Ending
    completed: tuple[int, ...]
    hands: tuple[Hand, ...]


@value
class Scored:
    """What each seat lost (TA-60), and the points after it; the view has the segments missing."""

    type: ClassVar[str] = "scored"
    reveals: ClassVar[bool] = True
    round: int
    losses: tuple[int, ...]
    points: tuple[int, ...]


@value
class BarrierMoved:
    """From now on a player with ``passed_at`` points or less has passed it (TA-71)."""

    type: ClassVar[str] = "barrier_moved"
    reveals: ClassVar[bool] = True
    passed_at: int


@value
class GameEnded:
    type: ClassVar[str] = "game_ended"
    reveals: ClassVar[bool] = True
    winners: tuple[int, ...]
    points: tuple[int, ...]


Event = (
    FirstDrawn
    | RoundBegan
    | Placed
    | Laid
    | PlayGoesOn
    | Moved
    | Passed
    | RoundEnded
    | Scored
    | BarrierMoved
    | GameEnded
)
