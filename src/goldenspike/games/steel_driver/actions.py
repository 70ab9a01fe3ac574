"""Steel Driver's actions: what a seat decides, and what chance does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from goldenspike.core.bits import Bits, bits_of, members
from goldenspike.games.steel_driver.board import BOARDS, RailBoard

INCOME: Final = {3: 10, 4: 8, 5: 7, 6: 6}
"""Investment cubes for each player and turn, by number of players (SD-30)."""

TURNS: Final = 5
MOST_CUBES: Final = max(players * income for players, income in INCOME.items()) * TURNS
"""All the cubes a game can issue: no treasury holds more."""


@dataclass(frozen=True, slots=True)
class DrawFirst:
    """Chance names the first active player (SD-21)."""

    type: ClassVar[str] = "draw_first"
    first: int


@dataclass(frozen=True, slots=True)
class Auction:
    """Put a company up for auction, with a first bid (SD-40, SD-41)."""

    type: ClassVar[str] = "auction"
    company: str
    bid: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Hand the active-player marker on (SD-40)."""

    type: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Bid:
    """Raise (SD-42)."""

    type: ClassVar[str] = "bid"
    amount: int


@dataclass(frozen=True, slots=True)
class Drop:
    """Drop out of the auction (SD-42)."""

    type: ClassVar[str] = "drop"


@dataclass(frozen=True, slots=True)
class Build:
    """Build the link from a to b (SD-50); a company's first one names its starting city (SD-54)."""

    type: ClassVar[str] = "build"
    a: str
    b: str
    start: str | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """Take the goods cube of a city (SD-82)."""

    type: ClassVar[str] = "take"
    city: str


Action = DrawFirst | Auction | Pass | Bid | Drop | Build | Take

PASS: Final = Pass()
DROP: Final = Drop()


@dataclass(frozen=True, slots=True)
class ActionTable:
    """A board's recurring actions, made once; and its board, to find both together."""

    board: RailBoard
    builds: tuple[Build, ...]
    """Each link as a later one, then as a first one from its end a, then from its end b."""
    takes: tuple[Take, ...]
    link_at: dict[tuple[str, str], int]
    city_at: dict[str, int]
    company_at: dict[str, int]
    ends: tuple[tuple[int, int], ...]
    """For each link, its cities a and b in the order of the file."""
    starts_at_a: Bits
    starts_at_b: Bits
    """The links whose end a, or b, is a starting city."""
    affordable: tuple[Bits, ...]
    """For each number of cubes, the links it pays for."""

    def first_builds(self, links: Bits) -> Bits:
        """The places in ``builds`` of these links, built as a company's first."""
        count = len(self.ends)
        return (links & self.starts_at_a) << count | (links & self.starts_at_b) << 2 * count


@cache
def action_table(board_id: str) -> ActionTable:
    board = BOARDS.get(board_id)
    ids, index = board.link_ids, board.city_at
    return ActionTable(
        board=board,
        builds=(
            *(Build(a, b, None) for a, b in ids),
            *(Build(a, b, a) for a, b in ids),
            *(Build(a, b, b) for a, b in ids),
        ),
        takes=tuple(Take(city.id) for city in board.cities),
        link_at=board.link_named,
        city_at=index,
        company_at=board.company_at,
        ends=tuple((index[a], index[b]) for a, b in ids),
        starts_at_a=bits_of(link for link, (a, _) in enumerate(ids) if board.starts >> index[a] & 1),
        starts_at_b=bits_of(link for link, (_, b) in enumerate(ids) if board.starts >> index[b] & 1),
        affordable=tuple(
            bits_of(i for i, link in enumerate(board.links) if link.cost <= cubes) for cubes in range(MOST_CUBES + 1)
        ),
    )


@cache
def openings(board_id: str, unsold: Bits, cubes: int) -> tuple[Auction | Pass, ...]:
    """Everything the active player may do."""
    names = action_table(board_id).board.companies
    return (*(_auction(names[at], bid) for at in members(unsold) for bid in range(1, cubes + 1)), PASS)


@cache
def raises(bid: int, cubes: int) -> tuple[Bid | Drop, ...]:
    """Everything a bidder may do."""
    return (*(_bid(amount) for amount in range(bid + 1, cubes + 1)), DROP)


@cache
def _auction(company: str, bid: int) -> Auction:
    return Auction(company, bid)


@cache
def _bid(amount: int) -> Bid:
    return Bid(amount)
