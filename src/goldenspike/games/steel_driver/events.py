"""Steel Driver's events: what happened because of an action.

Companies, cities and links are named as in the board's file. Nothing is ever hidden.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from goldenspike.core.value import value

AuctionsEnd = Literal["all_sold", "all_passed"]
BuildingPass = Literal["uncontrolled", "no_rails", "no_link", "no_cubes"]
"""Why a company passes: SD-53; no rail left, no free link in reach, none it can pay (SD-52)."""
FinalControl = Literal["most_shares", "tie_from_holder", "tie_from_active", "no_shares"]
TakingPass = Literal["uncontrolled", "no_goods"]
Decision = Literal["most_cash", "most_goods", "shared"]


@value
class FirstDrawn:
    type: ClassVar[str] = "first_drawn"
    reveals: ClassVar[bool] = True
    first: int


@value
class TurnBegan:
    """Phase 1: every player receives ``income`` cubes (SD-30), and then has ``cubes``."""

    type: ClassVar[str] = "turn_began"
    reveals: ClassVar[bool] = False
    turn: int
    active: int
    order: tuple[str, ...]
    income: int
    cubes: tuple[int, ...]


@value
class MarkerPassed:
    """The active player handed the marker on; ``forced`` for want of cubes (SD-41)."""

    type: ClassVar[str] = "marker_passed"
    reveals: ClassVar[bool] = False
    seat: int
    to: int
    forced: bool


@value
class AuctionOpened:
    type: ClassVar[str] = "auction_opened"
    reveals: ClassVar[bool] = False
    seat: int
    company: str
    bid: int


@value
class Raised:
    type: ClassVar[str] = "raised"
    reveals: ClassVar[bool] = False
    seat: int
    company: str
    bid: int


@value
class Dropped:
    """A bidder dropped out; ``forced`` for want of cubes to raise."""

    type: ClassVar[str] = "dropped"
    reveals: ClassVar[bool] = False
    seat: int
    company: str
    forced: bool


@value
class Sold:
    """The winner has the control marker and one more share (SD-43)."""

    type: ClassVar[str] = "sold"
    reveals: ClassVar[bool] = False
    seat: int
    company: str
    price: int
    treasury: int
    shares: int


@value
class AuctionsEnded:
    """Phase 2 is over (SD-45); ``active`` has the marker (SD-46)."""

    type: ClassVar[str] = "auctions_ended"
    reveals: ClassVar[bool] = False
    reason: AuctionsEnd
    unsold: tuple[str, ...]
    active: int


@value
class Built:
    """A link was built. ``city``: the one newly connected, which made the profit rise; or none."""

    type: ClassVar[str] = "built"
    reveals: ClassVar[bool] = False
    seat: int
    company: str
    a: str
    b: str
    start: str | None
    cost: int
    treasury: int
    city: str | None
    rise: int
    profit: int


@value
class Linked:
    """The transcontinental link (SD-60): its best routes city by city, and who adds what (SD-61, SD-62)."""

    type: ClassVar[str] = "linked"
    reveals: ClassVar[bool] = False
    company: str
    routes: tuple[tuple[str, ...], ...]
    bonuses: tuple[tuple[str, int], ...]


@value
class CompanyPassed:
    """A company cannot build; its token goes to this place of the pass row, from 1 (SD-52)."""

    type: ClassVar[str] = "company_passed"
    reveals: ClassVar[bool] = False
    company: str
    reason: BuildingPass
    place: int


@value
class TurnEnded:
    """Phases 4 and 5: what each company paid to whom (SD-70), and the new order (SD-71)."""

    type: ClassVar[str] = "turn_ended"
    reveals: ClassVar[bool] = False
    turn: int
    profits: tuple[tuple[str, int, int | None], ...]
    """Company, profit level, and the seat it was paid to."""
    income: tuple[int, ...]
    cash: tuple[int, ...]
    order: tuple[str, ...]


@value
class GoodsPlaced:
    """The final phase begins: a goods cube on every city with rails (SD-80)."""

    type: ClassVar[str] = "goods_placed"
    reveals: ClassVar[bool] = False
    cities: tuple[str, ...]


@value
class Controlled:
    """Who controls a company in the final phase, and why (SD-81)."""

    type: ClassVar[str] = "controlled"
    reveals: ClassVar[bool] = False
    company: str
    seat: int | None
    shares: tuple[int, ...]
    reason: FinalControl


@value
class Took:
    type: ClassVar[str] = "took"
    reveals: ClassVar[bool] = False
    seat: int
    company: str
    city: str
    color: str


@value
class TakingPassed:
    """A company cannot take any more (SD-82)."""

    type: ClassVar[str] = "taking_passed"
    reveals: ClassVar[bool] = False
    company: str
    reason: TakingPass


@value
class FinalProfit:
    """A company's cubes in sets, what each set is worth, and what that pays each share (SD-83, SD-84)."""

    type: ClassVar[str] = "final_profit"
    reveals: ClassVar[bool] = False
    company: str
    sets: tuple[tuple[str, ...], ...]
    values: tuple[int, ...]
    profit: int
    payouts: tuple[int, ...]


@value
class SharesPaid:
    """What all shares paid to each seat, and the cash after it (SD-84)."""

    type: ClassVar[str] = "shares_paid"
    reveals: ClassVar[bool] = False
    payouts: tuple[int, ...]
    cash: tuple[int, ...]


@value
class GameEnded:
    """Seats best first, those of one place together, and what decided (SD-85)."""

    type: ClassVar[str] = "game_ended"
    reveals: ClassVar[bool] = False
    ranking: tuple[tuple[int, ...], ...]
    cash: tuple[int, ...]
    reason: Decision


Event = (
    FirstDrawn
    | TurnBegan
    | MarkerPassed
    | AuctionOpened
    | Raised
    | Dropped
    | Sold
    | AuctionsEnded
    | Built
    | Linked
    | CompanyPassed
    | TurnEnded
    | GoodsPlaced
    | Controlled
    | Took
    | TakingPassed
    | FinalProfit
    | SharesPaid
    | GameEnded
)
