"""A Steel Driver board and a moment of its game as arrays, for compiled code."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final, NamedTuple

import numpy as np

from goldenspike.core.bits import Bits, members
from goldenspike.games.steel_driver.actions import (
    DROP,
    INCOME,
    PASS,
    Action,
    Auction,
    Bid,
    Build,
    Drop,
    Pass,
    Take,
    action_table,
)
from goldenspike.games.steel_driver.board import BOARDS, GOODS
from goldenspike.games.steel_driver.view import View
from goldenspike.kernel.arrays import Ints

AUCTIONING, BIDDING, BUILDING, TAKING, OVER = range(5)
PHASES: Final = ("auctioning", "bidding", "building", "taking", "over")

TURN, ACTIVE, PHASE, SEAT, COMPANY, BID, LEADER, RIVALS, HOLDER, UNSOLD, PASSES, OPENER, LINKED, DONE = range(14)
"""Places of ``Game.head``. RIVALS and UNSOLD are sets of seats and companies; OPENER may be -1;
LINKED is 1 once the link is there; DONE counts the companies in the pass row."""
TREASURY, PROFIT, CONTROLLER, RAILS_LAID, GOODS_TAKEN = range(5)
"""Places of a row of ``Game.firms``. CONTROLLER may be -1."""
CUBES, CASH = range(2)
"""Places of a row of ``Game.purses``."""

PASS_ON: Final = -1
DROP_OUT: Final = 0
BIDS: Final = 1000
"""An auction is written company * BIDS + bid; a raise is the bid, a link its place in the action table."""


class Rails(NamedTuple):
    """A board."""

    ends: Ints
    cost: Ints
    value: Ints
    color: Ints
    start: Ints
    """1 for a starting city."""
    links_of: Ints
    """For each city its links, then -1."""
    coasts: Ints
    """The two ends of the transcontinental link."""
    keys: Ints
    """For each city a large number: a set of cities is known by its sum."""
    income: Ints
    """Cubes a turn, by number of players."""


class Game(NamedTuple):
    """A moment of a game."""

    owner: Ints
    """For each link the company that has it, or -1."""
    on: Ints
    """For each city, the set of companies that have connected it."""
    goods: Ints
    """1 for each city with a goods cube."""
    firms: Ints
    took: Ints
    """For each company and colour, the cubes it took."""
    shares: Ints
    purses: Ints
    order: Ints
    passed: Ints
    head: Ints
    bids: Ints
    """Each seat's last bid in the auction."""


@cache
def rails_of(board_id: str) -> Rails:
    board, rng = BOARDS.get(board_id), Random(board_id)
    table = action_table(board_id)
    count = len(board.cities)
    touching = [list(members(board.incident[city])) for city in range(count)]
    most = max(map(len, touching))
    income = np.zeros(max(INCOME) + 1, dtype=np.int64)
    for players, cubes in INCOME.items():
        income[players] = cubes
    return Rails(
        ends=np.array(table.ends, dtype=np.int64),
        cost=np.array([link.cost for link in board.links], dtype=np.int64),
        value=np.array(board.values, dtype=np.int64),
        color=np.array([GOODS.index(city.color) for city in board.cities], dtype=np.int64),
        start=np.array([int(city.start) for city in board.cities], dtype=np.int64),
        links_of=np.array([links + [-1] * (most - len(links)) for links in touching], dtype=np.int64),
        coasts=np.array(board.transcontinental, dtype=np.int64),
        keys=np.array([rng.getrandbits(62) for _ in range(count)], dtype=np.int64),
        income=income,
    )


def game_of(view: View) -> Game:
    """The moment that a view shows: it shows all."""
    board = BOARDS.get(view.options.board)
    companies, players = view.companies, view.options.players
    owner = np.full(len(board.links), -1, dtype=np.int64)
    on = np.zeros(len(board.cities), dtype=np.int64)
    took = np.zeros((len(companies), len(GOODS)), dtype=np.int64)
    for at, company in enumerate(companies):
        owner[list(members(company.rails))] = at
        on[list(members(company.cities))] |= 1 << at
        took[at] = [(company.goods & cities).bit_count() for cities in board.goods]
    passed = np.zeros(len(companies), dtype=np.int64)
    passed[: len(view.passed)] = view.passed
    auction = view.auction
    bids = auction.bids if auction is not None and auction.bids else (0,) * players
    return Game(
        owner=owner,
        on=on,
        goods=_flags(view.goods, len(board.cities)),
        firms=np.array(
            [
                [c.treasury, c.profit, _or_none(c.controller), c.rails.bit_count(), c.goods.bit_count()]
                for c in companies
            ],
            dtype=np.int64,
        ),
        took=took,
        shares=np.array([company.shares for company in companies], dtype=np.int64),
        purses=np.array(list(zip(view.cubes, view.cash, strict=True)), dtype=np.int64),
        order=np.array(view.order, dtype=np.int64),
        passed=passed,
        head=_head(view),
        bids=np.array(bids, dtype=np.int64),
    )


def _head(view: View) -> Ints:
    head = np.zeros(14, dtype=np.int64)
    head[[TURN, ACTIVE, LINKED, DONE]] = view.turn, view.active, view.linked is not None, len(view.passed)
    head[[PHASE, SEAT, COMPANY]] = PHASES.index(view.phase), _or_none(view.to_act), _or_none(view.company)
    head[[LEADER, OPENER]] = -1
    auction = view.auction
    if auction is not None:
        head[[HOLDER, UNSOLD, PASSES, RIVALS]] = auction.holder, auction.unsold, auction.passes, auction.rivals
        head[[OPENER, LEADER, BID]] = _or_none(auction.opener), _or_none(auction.leader), auction.bid
        head[COMPANY] = _or_none(auction.company)
    return head


def _or_none(number: int | None) -> int:
    return -1 if number is None else number


def _flags(bits: Bits, count: int) -> Ints:
    flags = np.zeros(count, dtype=np.int64)
    flags[list(members(bits))] = 1
    return flags


def empty_like(game: Game) -> Game:
    """Room for another moment of the same game."""
    return Game(*(array.copy() for array in game))


def number_of(board_id: str, action: Action) -> int:
    """An action as the kernel takes it."""
    table = action_table(board_id)
    match action:
        case Auction(company, bid):
            return table.company_at[company] * BIDS + bid
        case Pass():
            return PASS_ON
        case Bid(amount):
            return amount
        case Drop():
            return DROP_OUT
        case Build(a, b, start):
            link = table.link_at[a, b]
            return link if start is None else link + len(table.ends) * (1 if start == a else 2)
        case Take(city):
            return table.city_at[city]
        case _:
            raise ValueError(f"{action} is nobody's decision")


def action_of(board_id: str, phase: int, number: int) -> Action:
    """A number of the kernel as an action."""
    table = action_table(board_id)
    if phase == AUCTIONING:
        return PASS if number < 0 else Auction(table.board.companies[number // BIDS], number % BIDS)
    if phase == BIDDING:
        return DROP if number == DROP_OUT else Bid(number)
    return table.builds[number] if phase == BUILDING else table.takes[number]
