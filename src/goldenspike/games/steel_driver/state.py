"""Steel Driver's state: the table's standing, the companies, and the phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from goldenspike.core.bits import Bits
from goldenspike.core.frozen import quick
from goldenspike.core.game import Seat
from goldenspike.games.steel_driver.options import Options

RAILS: Final = 17
"""Rails of each company (SD-10)."""


class Company(NamedTuple):
    """A company: what it has on the map, in its box, and who holds it."""

    rails: Bits
    """Its links."""
    cities: Bits
    """The cities it has connected."""
    near: Bits
    """Every link that touches one of them."""
    start: int | None
    treasury: int
    profit: int
    controller: Seat | None
    price: int
    """What its control marker cost this turn; 0 when it was not sold."""
    shares: tuple[int, ...]
    """By seat."""
    goods: Bits
    """The cities whose goods cube it took (SD-82)."""


@dataclass(frozen=True, slots=True)
class Result:
    """A turn that has ended. Companies in the board's order."""

    order: tuple[int, ...]
    prices: tuple[int, ...]
    controllers: tuple[Seat | None, ...]
    profits: tuple[int, ...]
    cash: tuple[int, ...]


@quick
@dataclass(frozen=True, slots=True)
class Standing:
    """Where the game is, between its phases."""

    turn: int
    active: Seat
    """Who has the active-player marker; while auctions run, who had it first."""
    order: tuple[int, ...]
    """The company order (SD-20, SD-71)."""
    cubes: tuple[int, ...]
    cash: tuple[int, ...]
    linked: int | None
    """The turn of the transcontinental link (SD-60)."""
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """Chance draws the first active player."""


@quick
@dataclass(frozen=True, slots=True)
class Auctioning:
    """The active player puts a company up or hands the marker on (SD-40)."""

    seat: Seat
    unsold: Bits
    passes: int
    """How many players in succession have passed the marker on."""
    opener: Seat | None
    """The last player who put a company up this turn."""


@quick
@dataclass(frozen=True, slots=True)
class Bidding:
    """A bidder raises or drops out (SD-42)."""

    seat: Seat
    company: int
    bid: int
    leader: Seat
    rivals: Bits
    """The seats still in the auction, without the leader."""
    holder: Seat
    """Who has the marker: who put the company up."""
    unsold: Bits
    bids: tuple[int, ...]
    """Each seat's last bid in this auction, 0 for none."""


@quick
@dataclass(frozen=True, slots=True)
class Building:
    """The controller of a company builds a link for it (SD-50)."""

    seat: Seat
    company: int
    links: Bits
    """What it may build."""
    taken: Bits
    """All links with a rail."""
    passed: tuple[int, ...]
    """The pass row."""


@quick
@dataclass(frozen=True, slots=True)
class Taking:
    """The controller of a company takes a goods cube for it (SD-82)."""

    seat: Seat
    company: int
    goods: Bits
    """The cities with a cube."""
    passed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""


Phase = Drawing | Auctioning | Bidding | Building | Taking | Over


@quick
@dataclass(frozen=True, slots=True)
class State:
    options: Options
    standing: Standing
    companies: tuple[Company, ...]
    phase: Phase


@dataclass(frozen=True, slots=True)
class TurnOver:
    """Phase 3 has ended: what is left of the turn needs no decision."""

    standing: Standing
    companies: tuple[Company, ...]
    passed: tuple[int, ...]
