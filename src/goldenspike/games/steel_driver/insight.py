"""What follows from a position by the rules: the race between the coasts, what is left, what shares are worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from goldenspike.core.bits import Bits, members
from goldenspike.games.steel_driver.actions import action_table
from goldenspike.games.steel_driver.board import RailBoard
from goldenspike.games.steel_driver.goods import SET_VALUES, arrange, counts_of
from goldenspike.games.steel_driver.state import RAILS
from goldenspike.games.steel_driver.view import CompanyView, View


@dataclass(frozen=True, slots=True)
class Race:
    """A best way between the ends of the transcontinental link: the fewest links to build, then the shortest."""

    way: tuple[int, ...]
    """Its links, from the first end to the second."""
    missing: tuple[int, ...]
    """Those that nobody has built."""


@dataclass(frozen=True, slots=True)
class GoodsSet:
    colors: tuple[str, ...]
    value: int


@dataclass(frozen=True, slots=True)
class CompanyInsight:
    """Its best sets: of the goods it took; before the final phase, of all goods on its rails."""

    rails_left: int
    sets: tuple[GoodsSet, ...]
    share: int
    """What a share pays for these sets."""


@dataclass(frozen=True, slots=True)
class Insight:
    race: Race
    companies: tuple[CompanyInsight, ...]


def insight_of(view: View) -> Insight:
    board = action_table(view.options.board).board
    final = view.phase in ("taking", "over")
    rails = 0
    for company in view.companies:
        rails |= company.rails
    return Insight(_race(board, rails), tuple(_of_company(board, company, final) for company in view.companies))


def _of_company(board: RailBoard, company: CompanyView, final: bool) -> CompanyInsight:
    sets = _sets(board, company.goods if final else company.cities)
    return CompanyInsight(RAILS - company.rails.bit_count(), sets, sum(each.value for each in sets))


@lru_cache(maxsize=512)
def _sets(board: RailBoard, goods: Bits) -> tuple[GoodsSet, ...]:
    return tuple(GoodsSet(colors, SET_VALUES[len(colors)]) for colors in arrange(counts_of(board, goods)))


@lru_cache(maxsize=256)
def _race(board: RailBoard, rails: Bits) -> Race:
    """Boards hang together, so there is always a way."""
    start, end = board.transcontinental
    best = {start: (0, 0)}
    came: dict[int, tuple[int, int]] = {}
    open_ = {start}
    while open_:
        here = min(open_, key=lambda city: (best[city], city))
        open_.remove(here)
        for link in members(board.incident[here]):
            a, b = board.ends[link]
            there = a + b - here
            missing, length = best[here]
            far = (missing + (not rails >> link & 1), length + 1)
            if there not in best or far < best[there]:
                best[there], came[there] = far, (here, link)
                open_.add(there)
    way: list[int] = []
    while end != start:
        end, link = came[end]
        way.append(link)
    way.reverse()
    return Race(tuple(way), tuple(link for link in way if not rails >> link & 1))
