"""Steel Driver's state: the table's standing, the companies, and the phase."""

from __future__ import annotations

from typing import ClassVar, Final

from goldenspike.core.bits import Bits
from goldenspike.core.game import CHANCE, Seat
from goldenspike.core.value import value
from goldenspike.games.steel_driver.options import Options

RAILS: Final = 17
"""Rails of each company (SD-10)."""


@value
class Company:
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


@value
class Result:
    """A turn that has ended. Companies in the board's order."""

    order: tuple[int, ...]
    prices: tuple[int, ...]
    controllers: tuple[Seat | None, ...]
    profits: tuple[int, ...]
    cash: tuple[int, ...]


@value
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


@value
class Drawing:
    """Chance draws the first active player."""

    seat: ClassVar[Seat] = CHANCE


@value
class Auctioning:
    """The active player puts a company up or hands the marker on (SD-40)."""

    seat: Seat
    unsold: Bits
    passes: int
    """How many players in succession have passed the marker on."""
    opener: Seat | None
    """The last player who put a company up this turn."""


@value
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


@value
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


@value
class Taking:
    """The controller of a company takes a goods cube for it (SD-82)."""

    seat: Seat
    company: int
    goods: Bits
    """The cities with a cube."""
    passed: tuple[int, ...]


@value
class Over:
    """The game has ended: nobody is to act."""

    seat: ClassVar[None] = None


Phase = Drawing | Auctioning | Bidding | Building | Taking | Over


@value
class State:
    options: Options
    standing: Standing
    companies: tuple[Company, ...]
    phase: Phase


@value
class TurnOver:
    """Phase 3 has ended: what is left of the turn needs no decision."""

    standing: Standing
    companies: tuple[Company, ...]
    passed: tuple[int, ...]
