"""What an action would do, for whoever shows it before it is done. Amounts come as [before, after]."""

from __future__ import annotations

from functools import lru_cache

from goldenspike.core.bits import Bits, bits_of, members
from goldenspike.core.codec import Json
from goldenspike.games.steel_driver.actions import Action, Auction, Bid, Build, Take, action_table
from goldenspike.games.steel_driver.board import GOODS, RailBoard
from goldenspike.games.steel_driver.goods import counts_of, set_value
from goldenspike.games.steel_driver.link import BUILDER_BONUS
from goldenspike.games.steel_driver.state import RAILS
from goldenspike.games.steel_driver.view import CompanyView, View


def effect_of(action: Action, view: View) -> dict[str, Json] | None:
    board = action_table(view.options.board).board
    match action:
        case Auction(company, bid):
            return _of_bid(board, view, board.company_at[company], bid)
        case Bid(amount) if view.auction is not None and view.auction.company is not None:
            return _of_bid(board, view, view.auction.company, amount)
        case Build(a, b, start) if view.phase == "building" and view.company is not None:
            return _of_build(board, view, view.companies[view.company], board.link_named[a, b], start)
        case Take(city) if view.phase == "taking" and view.company is not None:
            return _of_take(board, view.companies[view.company], board.city_at[city])
        case _:
            return None


def _of_bid(board: RailBoard, view: View, at: int, bid: int) -> dict[str, Json]:
    """If the company is sold for this: what stays, and what its share holds."""
    company, seat = view.companies[at], view.to_act
    assert seat is not None
    cubes, shares = view.cubes[seat], company.shares[seat]
    return {
        "cubes": [cubes, cubes - bid],
        "treasury": [company.treasury, company.treasury + bid],
        "shares": [shares, shares + 1],
        "share_at_most": set_value(counts_of(board, company.cities)),
    }


def _of_build(board: RailBoard, view: View, company: CompanyView, link: int, start: str | None) -> dict[str, Json]:
    cost, ends = board.links[link].cost, bits_of(board.ends[link])
    had = company.cities if start is None else 1 << board.city_at[start]
    new = next(members(ends & ~had), None)
    rise = 0 if new is None else board.values[new]
    before, after = _apart(board, view, link)
    completes = view.linked is None and before > after == 0
    collects = rise + (BUILDER_BONUS if completes else 0)
    rails = company.rails.bit_count()
    effect: dict[str, Json] = {
        "cost": cost,
        "treasury": [company.treasury, company.treasury - cost],
        "rails_left": [RAILS - rails, RAILS - rails - 1],
        "city": None if new is None else board.cities[new].id,
        "collects": collects,
        "profit": [company.profit, company.profit + collects],
        "colors": _gained(board, company.cities, had | ends),
    }
    if view.linked is None and after < before:
        effect["apart"] = [before, after]
        effect["completes"] = completes
    return effect


def _gained(board: RailBoard, before: Bits, after: Bits) -> list[str]:
    """The colours of goods that are new on a company's rails."""
    return [color for color, cities in zip(GOODS, board.goods, strict=True) if cities & after and not cities & before]


def _of_take(board: RailBoard, company: CompanyView, city: int) -> dict[str, Json]:
    now, then = (set_value(counts_of(board, goods)) for goods in (company.goods, company.goods | 1 << city))
    return {"color": board.cities[city].color, "value": [now, then], "shares": list(company.shares)}


def _apart(board: RailBoard, view: View, link: int) -> tuple[int, int]:
    """How many links the two ends of the transcontinental link are apart, before and after one more."""
    rails = 0
    for company in view.companies:
        rails |= company.rails
    here, there = (_distances(board, rails, end) for end in board.transcontinental)
    before = here[board.transcontinental[1]]
    a, b = board.ends[link]
    return before, min(before, here[a] + there[b], here[b] + there[a])


@lru_cache(maxsize=256)
def _distances(board: RailBoard, rails: Bits, end: int) -> tuple[int, ...]:
    """How many links without a rail lie between an end and each city."""
    found = [len(board.links)] * board.size
    reached = board.reach(1 << end, rails)
    far, new = 0, reached
    while new:
        for city in members(new):
            found[city] = far
        grown = bits_of(end for link in members(board.links_at(new)) for end in board.ends[link])
        new = board.reach(grown & ~reached, rails) & ~reached
        reached |= new
        far += 1
    return tuple(found)
