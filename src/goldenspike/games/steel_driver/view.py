"""What a seat may see: everything, for Steel Driver hides nothing. Built field by field all the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from goldenspike.core.bits import Bits
from goldenspike.core.game import Seat
from goldenspike.games.steel_driver.actions import action_table
from goldenspike.games.steel_driver.building import buildable
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.state import (
    Auctioning,
    Bidding,
    Building,
    Company,
    Drawing,
    Over,
    Phase,
    Result,
    Standing,
    State,
    Taking,
)

PhaseName = Literal["drawing", "auctioning", "bidding", "building", "taking", "over"]


@dataclass(frozen=True, slots=True)
class CompanyView:
    """A company, its links and cities as places in the board's file."""

    name: str
    rails: Bits
    cities: Bits
    start: int | None
    treasury: int
    profit: int
    controller: Seat | None
    price: int
    shares: tuple[int, ...]
    goods: Bits


@dataclass(frozen=True, slots=True)
class AuctionView:
    """The auctions of the turn. ``company`` is the one up now, with its bid; none between auctions."""

    holder: Seat
    unsold: Bits
    passes: int
    opener: Seat | None
    company: int | None
    bid: int
    leader: Seat | None
    rivals: Bits
    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """``seat`` is None for a spectator. ``company`` is the one that builds or takes."""

    seat: Seat | None
    options: Options
    phase: PhaseName
    to_act: Seat | None
    turn: int
    active: Seat
    order: tuple[int, ...]
    cubes: tuple[int, ...]
    cash: tuple[int, ...]
    linked: int | None
    results: tuple[Result, ...]
    companies: tuple[CompanyView, ...]
    auction: AuctionView | None
    company: int | None
    passed: tuple[int, ...]
    """The pass row; in the final phase, the companies that can take no more."""
    goods: Bits
    """The cities with a goods cube."""


def see_state(state: State, seat: Seat | None) -> View:
    standing, phase = state.standing, state.phase
    working = phase if isinstance(phase, Building | Taking) else None
    return View(
        seat=seat,
        options=state.options,
        phase=_phase_name(phase),
        to_act=None if isinstance(phase, Drawing | Over) else phase.seat,
        turn=standing.turn,
        active=standing.active,
        order=standing.order,
        cubes=standing.cubes,
        cash=standing.cash,
        linked=standing.linked,
        results=standing.results,
        companies=_see_companies(state),
        auction=_see_auction(phase),
        company=working.company if working else None,
        passed=working.passed if working else (),
        goods=phase.goods if isinstance(phase, Taking) else 0,
    )


def _see_companies(state: State) -> tuple[CompanyView, ...]:
    names = action_table(state.options.board).board.companies
    return tuple(
        CompanyView(
            name=name,
            rails=company.rails,
            cities=company.cities,
            start=company.start,
            treasury=company.treasury,
            profit=company.profit,
            controller=company.controller,
            price=company.price,
            shares=company.shares,
            goods=company.goods,
        )
        for name, company in zip(names, state.companies, strict=True)
    )


def _see_auction(phase: Phase) -> AuctionView | None:
    if isinstance(phase, Auctioning):
        return AuctionView(phase.seat, phase.unsold, phase.passes, phase.opener, None, 0, None, 0, ())
    if isinstance(phase, Bidding):
        return AuctionView(
            holder=phase.holder,
            unsold=phase.unsold,
            passes=0,
            opener=phase.holder,
            company=phase.company,
            bid=phase.bid,
            leader=phase.leader,
            rivals=phase.rivals,
            bids=phase.bids,
        )
    return None


def _phase_name(phase: Phase) -> PhaseName:
    match phase:
        case Drawing():
            return "drawing"
        case Auctioning():
            return "auctioning"
        case Bidding():
            return "bidding"
        case Building():
            return "building"
        case Taking():
            return "taking"
        case Over():
            return "over"


def determinize(view: View) -> State:
    """The state that looks like this: there is only one."""
    board = action_table(view.options.board).board
    standing = Standing(view.turn, view.active, view.order, view.cubes, view.cash, view.linked, view.results)
    companies = tuple(
        Company(
            seen.rails,
            seen.cities,
            board.links_at(seen.cities),
            seen.start,
            seen.treasury,
            seen.profit,
            seen.controller,
            seen.price,
            seen.shares,
            seen.goods,
        )
        for seen in view.companies
    )
    return State(view.options, standing, companies, _phase(view, companies))


def _phase(view: View, companies: tuple[Company, ...]) -> Phase:
    seat, auction, company = view.to_act, view.auction, view.company
    if seat is None:
        return Drawing() if view.phase == "drawing" else Over()
    if auction is not None and auction.company is None:
        return Auctioning(seat, auction.unsold, auction.passes, auction.opener)
    if auction is not None:
        assert auction.company is not None
        assert auction.leader is not None
        return Bidding(
            seat,
            auction.company,
            auction.bid,
            auction.leader,
            auction.rivals,
            auction.holder,
            auction.unsold,
            auction.bids,
        )
    assert company is not None
    if view.phase == "taking":
        return Taking(seat, company, view.goods, view.passed)
    taken = 0
    for each in companies:
        taken |= each.rails
    links = buildable(action_table(view.options.board), companies[company], taken)
    return Building(seat, company, links, taken, view.passed)
