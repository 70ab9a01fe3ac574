"""TransAmerica's state: the table's standing, and the phase with the round in it."""

from __future__ import annotations

from typing import ClassVar, Final

from goldenspike.core.bits import Bits
from goldenspike.core.game import CHANCE, Seat
from goldenspike.core.value import value
from goldenspike.games.transamerica.actions import Action, Hand
from goldenspike.games.transamerica.events import Ending
from goldenspike.games.transamerica.options import Options

ENGINE_HOUSE: Final = 13
"""Points at the start (TA-20)."""

SUPPLY: Final = 84
"""Common tracks a round (TA-13)."""

OWN_TRACKS: Final = 3
"""Coloured tracks of each player a round (TA-X1)."""

NOBODY: Final[Seat] = -2
"""Who acts when the game is over."""

Played = tuple[tuple[Seat, Action], ...]


@value
class Network:
    """The nodes joined to a start marker (TA-40), and every link that touches one of them.

    Seats whose networks are one share the object.
    """

    nodes: Bits
    links: Bits


NOWHERE: Final = Network(0, 0)


@value
class Round:
    """What lies on the board, and in the hands, while a round is played."""

    hands: tuple[Hand, ...]
    goals: tuple[Bits, ...]
    """Each seat's five cities as nodes."""
    wanted: Bits
    """The cities of all seats together."""
    markers: tuple[int | None, ...]
    networks: tuple[Network, ...]
    tracks: Bits
    """The links with a common track."""
    own: tuple[Bits, ...]
    """The links with a coloured track, by owner (TA-X1)."""
    played: Played
    """Every decision of the round: what others may conclude from."""


@value
class Result:
    """A round that was scored: all of it is public."""

    first: Seat
    reason: Ending
    completed: tuple[Seat, ...]
    hands: tuple[Hand, ...]
    markers: tuple[int | None, ...]
    tracks: Bits
    own: tuple[Bits, ...]
    turns: int
    losses: tuple[int, ...]
    points: tuple[int, ...]


@value
class Standing:
    """Where the game is, between its rounds."""

    round: int
    """The round being played, from 1."""
    first: Seat
    points: tuple[int, ...]
    barrier: int
    """A player with this many points or less has passed it (TA-70)."""
    results: tuple[Result, ...]
    dealt: tuple[Hand, ...]
    """The hands of round 1, when they are dealt once (TA-V11); else none."""


@value
class Drawing:
    """Chance draws the starting player."""

    seat: ClassVar[Seat] = CHANCE


@value
class Dealing:
    """Chance deals."""

    seat: ClassVar[Seat] = CHANCE


@value
class Placing:
    """A seat places its start marker."""

    seat: Seat
    round: Round


@value
class Laying:
    """A seat lays its first track, on one of the links of ``open``."""

    seat: Seat
    round: Round
    open: Bits


@value
class Extending:
    """A seat has laid one single track and may lay another, on one of the links of ``open``."""

    seat: Seat
    round: Round
    open: Bits
    done: tuple[Seat, ...]
    """Who has completed by the first track (TA-51)."""


@value
class Moving:
    """A seat may move its start marker (TA-V20)."""

    seat: Seat
    round: Round


@value
class Over:
    """The game has ended."""

    seat: ClassVar[Seat] = NOBODY


BETWEEN: Final = (Drawing, Dealing, Over)
"""The phases in which no seat decides."""

InRound = Placing | Laying | Extending | Moving
Phase = Drawing | Dealing | InRound | Over


@value
class State:
    options: Options
    standing: Standing
    phase: Phase


def occupied(round_: Round) -> Bits:
    """All segments with a track, of whatever kind (TA-36, TA-X1)."""
    tracks = round_.tracks
    for own in round_.own:
        tracks |= own
    return tracks


def own_left(phase: InRound) -> int:
    """How many coloured tracks the seat to act has left (TA-X1)."""
    return OWN_TRACKS - phase.round.own[phase.seat].bit_count()
