"""Phase 2: auctions for control (SD-4x)."""

from __future__ import annotations

from collections.abc import Sequence

from goldenspike.core.bits import Bits, members
from goldenspike.core.errors import RulesError
from goldenspike.core.game import Seat
from goldenspike.games.steel_driver.actions import Action, Auction, Bid, Drop, Pass, action_table, openings, raises
from goldenspike.games.steel_driver.building import begin_building
from goldenspike.games.steel_driver.events import (
    AuctionOpened,
    AuctionsEnd,
    AuctionsEnded,
    Dropped,
    Event,
    MarkerPassed,
    Raised,
    Sold,
)
from goldenspike.games.steel_driver.refusals import wrong_action
from goldenspike.games.steel_driver.state import Auctioning, Bidding, Company, Standing, State, TurnOver

Events = list[Event]


def opening_choices(state: State, phase: Auctioning) -> Sequence[Action]:
    return openings(state.options.board, phase.unsold, state.standing.cubes[phase.seat])


def bidding_choices(state: State, phase: Bidding) -> Sequence[Action]:
    return raises(phase.bid, state.standing.cubes[phase.seat])


def open_or_pass(state: State, phase: Auctioning, action: Action, events: Events) -> State | TurnOver:
    """The active player acts (SD-40)."""
    seat = phase.seat
    if isinstance(action, Auction):
        company, bid, players = _checked_opening(state, phase, action), action.bid, state.options.players
        events.append(AuctionOpened(seat, action.company, bid))
        asked, rivals = _next_bidder(state, seat, bid, (1 << players) - 1 ^ 1 << seat, action.company, events)
        if not rivals:
            return _sell(state, company, seat, bid, seat, phase.unsold, events)
        bids = (*seat * (0,), bid, *(players - seat - 1) * (0,))
        bidding = Bidding(asked, company, bid, seat, rivals, seat, phase.unsold, bids)
        return State(state.options, state.standing, state.companies, bidding)
    if isinstance(action, Pass):
        to = _left_of(state, seat)
        events.append(MarkerPassed(seat, to, False))
        return _hand_marker(state, to, phase.unsold, phase.passes + 1, phase.opener, events)
    raise wrong_action(phase, action)


def raise_or_drop(state: State, phase: Bidding, action: Action, events: Events) -> State | TurnOver:
    """A bidder acts (SD-42)."""
    seat, bid, leader, bids, company = phase.seat, phase.bid, phase.leader, phase.bids, phase.company
    name = _name(state, company)
    rivals = phase.rivals ^ 1 << seat
    if isinstance(action, Bid):
        _check_raise(state, phase, action)
        rivals |= 1 << leader
        bid, leader = action.amount, seat
        bids = (*bids[:seat], bid, *bids[seat + 1 :])
        events.append(Raised(seat, name, bid))
    elif isinstance(action, Drop):
        events.append(Dropped(seat, name, False))
    else:
        raise wrong_action(phase, action)
    asked, rivals = _next_bidder(state, seat, bid, rivals, name, events)
    if not rivals:
        return _sell(state, company, leader, bid, phase.holder, phase.unsold, events)
    bidding = Bidding(asked, company, bid, leader, rivals, phase.holder, phase.unsold, bids)
    return State(state.options, state.standing, state.companies, bidding)


def _checked_opening(state: State, phase: Auctioning, action: Auction) -> int:
    company = action_table(state.options.board).company_at.get(action.company)
    if company is None:
        raise RulesError("SD-10", "no_such_company", f"there is no company {action.company!r}")
    if not phase.unsold >> company & 1:
        raise RulesError("SD-40", "sold_already", f"the {action.company} company has been sold this turn")
    if action.bid < 1:
        raise RulesError("SD-41", "bid_too_low", f"the first bid is at least 1 cube, not {action.bid}")
    if action.bid > state.standing.cubes[phase.seat]:
        raise _too_many("SD-41", state, phase.seat, action.bid)
    return company


def _check_raise(state: State, phase: Bidding, action: Bid) -> None:
    bid = action.amount
    if bid <= phase.bid:
        raise RulesError("SD-42", "bid_too_low", f"the bid is {phase.bid} cubes; {bid} does not raise it")
    if bid > state.standing.cubes[phase.seat]:
        raise _too_many("SD-42", state, phase.seat, bid)


def _next_bidder(state: State, seat: Seat, bid: int, rivals: Bits, company: str, events: Events) -> tuple[Seat, Bits]:
    """Clockwise from the seat that just acted, the first rival who can raise; and the rivals left."""
    cubes = state.standing.cubes
    players = len(cubes)
    while rivals:
        seat = seat + 1 if seat + 1 < players else 0
        if rivals >> seat & 1:
            if cubes[seat] > bid:
                break
            rivals ^= 1 << seat
            events.append(Dropped(seat, company, True))
    return seat, rivals


def _sell(
    state: State, at: int, seat: Seat, price: int, holder: Seat, unsold: Bits, events: Events
) -> State | TurnOver:
    """The leader wins (SD-43); the marker goes to the left of its holder (SD-44)."""
    old = state.standing
    sold = _sold(state.companies[at], seat, price)
    companies = (*state.companies[:at], sold, *state.companies[at + 1 :])
    cubes = (*old.cubes[:seat], old.cubes[seat] - price, *old.cubes[seat + 1 :])
    standing = Standing(old.turn, old.active, old.order, cubes, old.cash, old.linked, old.results)
    events.append(Sold(seat, _name(state, at), price, sold.treasury, sold.shares[seat]))
    after = State(state.options, standing, companies, state.phase)
    unsold ^= 1 << at
    if not unsold:
        return _end(after, unsold, "all_sold", holder, events)
    return _hand_marker(after, _left_of(state, holder), unsold, 0, holder, events)


def _sold(company: Company, seat: Seat, price: int) -> Company:
    old = company.shares
    return Company(
        company.rails,
        company.cities,
        company.near,
        company.start,
        company.treasury + price,
        company.profit,
        seat,
        price,
        (*old[:seat], old[seat] + 1, *old[seat + 1 :]),
        company.goods,
    )


def _hand_marker(
    state: State, seat: Seat, unsold: Bits, passes: int, opener: Seat | None, events: Events
) -> State | TurnOver:
    """The marker comes to a seat; one without cubes hands it on (SD-41, SD-45)."""
    cubes = state.standing.cubes
    while passes < len(cubes):
        if cubes[seat]:
            phase = Auctioning(seat, unsold, passes, opener)
            return State(state.options, state.standing, state.companies, phase)
        to = _left_of(state, seat)
        events.append(MarkerPassed(seat, to, True))
        seat, passes = to, passes + 1
    return _end(state, unsold, "all_passed", opener, events)


def _end(state: State, unsold: Bits, reason: AuctionsEnd, opener: Seat | None, events: Events) -> State | TurnOver:
    """The marker goes to the left of the last who put a company up, or stays (SD-46)."""
    old = state.standing
    active = old.active if opener is None else _left_of(state, opener)
    standing = Standing(old.turn, active, old.order, old.cubes, old.cash, old.linked, old.results)
    events.append(AuctionsEnded(reason, tuple(_name(state, company) for company in members(unsold)), active))
    return begin_building(state.options, standing, state.companies, events)


def _left_of(state: State, seat: Seat) -> Seat:
    return (seat + 1) % state.options.players


def _name(state: State, company: int) -> str:
    return action_table(state.options.board).board.companies[company]


def _too_many(rule: str, state: State, seat: Seat, bid: int) -> RulesError:
    return RulesError(rule, "bid_too_high", f"seat {seat} has {state.standing.cubes[seat]} cubes, not {bid}")
