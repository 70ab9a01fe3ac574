"""Steel Driver's plain bots: a novice, a builder who is sensible one step ahead, and the reference.

A bot keeps nothing between decisions: it sees a view and the legal actions, and draws all
chance from the generator it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from goldenspike.bots.bot import Explanation
from goldenspike.core.bits import Bits, bits_of, members
from goldenspike.games.steel_driver.actions import (
    DROP,
    PASS,
    Action,
    ActionTable,
    Auction,
    Bid,
    Build,
    Take,
    action_table,
)
from goldenspike.games.steel_driver.board import GOODS
from goldenspike.games.steel_driver.goods import counts_of, set_value
from goldenspike.games.steel_driver.link import BUILDER_BONUS, is_joined
from goldenspike.games.steel_driver.state import RAILS
from goldenspike.games.steel_driver.view import AuctionView, CompanyView, View

T = TypeVar("T")

CAUTION: Final = ((-1, 0.25), (0, 0.5), (1, 0.25))
"""How far, and how likely, the builder's limit in an auction differs from a fair part of the cubes."""

FAITH: Final = 0.5
"""What the builder expects of a goods cube in reach: others may take it first."""


@dataclass(frozen=True, slots=True)
class Builder:
    """Pays a fair part of all cubes, builds the most worth per cube, takes the goods worth most now."""

    name: str = "builder"

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        auction, seat = view.auction, view.to_act
        assert seat is not None
        if auction is None:
            return best_of(legal, lambda action: self.liking(view, action), rng)
        if auction.company is None:
            return self._open(view, auction, rng)
        return self._bid(view, auction, fair_limit(view, auction, seat), rng)

    def explain(self, view: View, legal: Sequence[Action], rng: Random) -> Explanation:
        """By its own measures: a link's worth for each cube, a goods cube's gain, a fair part of all cubes."""
        from goldenspike.bots.steel_driver.mind import Mind  # noqa: PLC0415 (compiled code, which playing needs not)
        from goldenspike.bots.steel_driver.words import fair_part, per_cube, weighed  # noqa: PLC0415

        chosen, mind, auction = self.choose(view, legal, rng), Mind(view), view.auction
        assert view.to_act is not None
        if auction is None:
            values = [(action, self.liking(view, action)) for action in legal]
            thought = [weighed(mind, action, value, *per_cube(action, value)) for action, value in values]
            summary = "the most worth for each cube" if view.phase == "building" else "the goods worth most now"
        elif auction.company is None:
            values = [(Auction(view.companies[at].name, 1), self.promise(view, auction, at)) for at in unsold(auction)]
            thought = [weighed(mind, action, value, *per_cube(action, value)) for action, value in values]
            summary = "the company whose best link is worth most for each cube"
        else:
            limit = fair_part(fair_limit(view, auction, view.to_act))
            thought = [weighed(mind, action, 0.0, limit) for action in (Bid(auction.bid + 1), DROP) if action in legal]
            summary = "goes to a fair part of all cubes, or one more or less"
        thought.sort(key=lambda each: (each.action != chosen, -each.value))
        return Explanation(summary, tuple(thought))

    def promise(self, view: View, auction: AuctionView, at: int) -> float:
        """What the best link of a company is worth for each cube, of those that it could pay for if it were won."""
        assert view.to_act is not None
        table, company = action_table(view.options.board), view.companies[at]
        shares = company.shares[auction.holder] + 1
        budget = company.treasury + fair_limit(view, auction, view.to_act)
        builds = possible_builds(table, company, all_rails(view), budget)
        best = max((worth_per_cube(view, table, at, shares, build) for build in builds), default=0.0)
        return best + 0.001 * company.treasury

    def liking(self, view: View, action: Action) -> float:
        """What a link or a goods cube is worth to it.

        Among cubes that are worth as much, it likes one of the colour that the company has fewest left of.
        """
        table, at, seat = action_table(view.options.board), view.company, view.to_act
        assert at is not None
        assert seat is not None
        company = view.companies[at]
        if isinstance(action, Build):
            return worth_per_cube(view, table, at, company.shares[seat], action)
        assert isinstance(action, Take)
        left = counts_of(table.board, company.cities & view.goods)
        color = table.board.cities[table.city_at[action.city]].color
        return goods_gain(table, company, action) - 0.01 * left[GOODS.index(color)]

    def _open(self, view: View, auction: AuctionView, rng: Random) -> Action:
        company = best_of(unsold(auction), lambda at: self.promise(view, auction, at), rng)
        return Auction(view.companies[company].name, 1)

    def _bid(self, view: View, auction: AuctionView, limit: int, rng: Random) -> Action:
        """Raise by one while it is within the limit, as if that had been drawn when the auction began.

        Who has bid before had at least that limit: the chance to go on is conditional on it.
        """
        assert view.to_act is not None
        cubes, said, raised = view.cubes[view.to_act], auction.bids[view.to_act], auction.bid + 1
        before, now = _chance_of(limit, said, cubes), _chance_of(limit, raised, cubes)
        return Bid(raised) if rng.random() * before < now else DROP


@dataclass(frozen=True, slots=True)
class Reference(Builder):
    """For measuring only, and never changed: looks at profit alone, and at the goods only when it takes them."""

    name: str = "reference"

    def promise(self, view: View, auction: AuctionView, at: int) -> float:
        assert view.to_act is not None
        table, company = action_table(view.options.board), view.companies[at]
        budget = company.treasury + fair_limit(view, auction, view.to_act)
        builds = possible_builds(table, company, all_rails(view), budget)
        best = max((value_per_cost(table, company, build) for build in builds), default=0.0)
        return best + 0.001 * company.treasury

    def liking(self, view: View, action: Action) -> float:
        table, at = action_table(view.options.board), view.company
        assert at is not None
        if isinstance(action, Build):
            return value_per_cost(table, view.companies[at], action)
        return goods_gain(table, view.companies[at], action)


@dataclass(frozen=True, slots=True)
class Novice:
    """Likes big cities, forgets what they cost, bids by feeling, and sometimes does just anything."""

    name: str = "novice"
    distraction: float = 0.2

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        auction = view.auction
        if auction is None:
            return self._work(view, legal, rng)
        assert view.to_act is not None
        limit = fair_limit(view, auction, view.to_act)
        if auction.company is None:
            return self._open(view, auction, rng)
        feeling = rng.uniform(0.5, 1.6) * limit
        raised = auction.bid + rng.choice((1, 1, 1, 2))
        return Bid(raised) if raised <= min(feeling, view.cubes[view.to_act]) else DROP

    def _open(self, view: View, auction: AuctionView, rng: Random) -> Action:
        assert view.to_act is not None
        if rng.random() < self.distraction / 2 and auction.passes == 0:
            return PASS
        favourite = best_of(unsold(auction), lambda at: view.companies[at].treasury + rng.uniform(0, 3), rng)
        bid = min(rng.choice((1, 1, 2, 3)), view.cubes[view.to_act])
        return Auction(view.companies[favourite].name, bid)

    def _work(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        if rng.random() < self.distraction:
            return rng.choice(legal)
        table = action_table(view.options.board)
        assert view.company is not None
        company = view.companies[view.company]

        def liking(action: Action) -> float:
            if isinstance(action, Build):
                return new_value(table, company, table.link_at[action.a, action.b], action.start)
            return goods_gain(table, company, action)

        return best_of(legal, liking, rng)


def unsold(auction: AuctionView) -> list[int]:
    return list(members(auction.unsold))


def fair_limit(view: View, auction: AuctionView, seat: int) -> int:
    """An equal part of all players' cubes for each unsold company, within the own cubes."""
    return min(view.cubes[seat], -(-sum(view.cubes) // auction.unsold.bit_count()))


def _chance_of(limit: int, bid: int, cubes: int) -> float:
    """How likely the limit, drawn around a fair one and kept from 1 to the own cubes, reaches a bid."""
    return sum(weight for differs, weight in CAUTION if max(1, min(limit + differs, cubes)) >= bid)


def all_rails(view: View) -> Bits:
    taken = 0
    for company in view.companies:
        taken |= company.rails
    return taken


def possible_builds(table: ActionTable, company: CompanyView, taken: Bits, budget: int) -> list[Build]:
    """What a company could build with so many cubes."""
    free = table.affordable[budget] & ~taken
    if not company.rails:
        return [table.builds[at] for at in members(table.first_builds(free))]
    if company.rails.bit_count() >= RAILS:
        return []
    return [table.builds[at] for at in members(free & table.board.links_at(company.cities))]


def worth_per_cube(view: View, table: ActionTable, at: int, shares: int, action: Action) -> float:
    """What a link brings for each cube of its cost: profit now, and goods for so many shares at the end."""
    assert isinstance(action, Build)
    board, company, link = table.board, view.companies[at], table.link_at[action.a, action.b]
    before = company.cities if action.start is None else 1 << table.city_at[action.start]
    after = before | bits_of(table.ends[link])
    worth: float = new_value(table, company, link, action.start)
    if after != before:
        goods = set_value(counts_of(board, after)) - set_value(counts_of(board, before))
        worth += FAITH * shares * goods
    if view.linked is None:
        networks = [after if each is company else each.cities for each in view.companies]
        worth += BUILDER_BONUS if is_joined(networks, board.transcontinental) else 0
    return worth / board.links[link].cost


def new_value(table: ActionTable, company: CompanyView, link: int, start: str | None) -> int:
    """How far the profit rises by a link."""
    cities = company.cities if start is None else 1 << table.city_at[start]
    return sum(table.board.values[city] for city in table.ends[link] if not cities >> city & 1)


def value_per_cost(table: ActionTable, company: CompanyView, action: Action) -> float:
    """The reference's measure of a link: new value for each cube."""
    assert isinstance(action, Build)
    link = table.link_at[action.a, action.b]
    return new_value(table, company, link, action.start) / table.board.links[link].cost


def goods_gain(table: ActionTable, company: CompanyView, action: Action) -> int:
    """How far the value of a company's sets rises by a goods cube."""
    assert isinstance(action, Take)
    board = table.board
    more = company.goods | 1 << table.city_at[action.city]
    return set_value(counts_of(board, more)) - set_value(counts_of(board, company.goods))


def best_of(choices: Sequence[T], worth: Callable[[T], float], rng: Random) -> T:
    """The choice worth most; ties at random."""
    values = [worth(choice) for choice in choices]
    most = max(values)
    return rng.choice([choice for choice, value in zip(choices, values, strict=True) if value == most])
