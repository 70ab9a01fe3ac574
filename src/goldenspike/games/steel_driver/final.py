"""Phase 6: final profit, and the end of the game (SD-8x)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from goldenspike.core.bits import Bits, Choices, members
from goldenspike.core.errors import RulesError
from goldenspike.core.game import Outcome, Seat
from goldenspike.games.steel_driver.actions import Action, ActionTable, Take, action_table
from goldenspike.games.steel_driver.events import (
    Controlled,
    Decision,
    Event,
    FinalControl,
    FinalProfit,
    GameEnded,
    GoodsPlaced,
    SharesPaid,
    TakingPassed,
    Took,
)
from goldenspike.games.steel_driver.goods import SET_VALUES, arrange, counts_of
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.refusals import wrong_action
from goldenspike.games.steel_driver.state import Company, Over, Standing, State, Taking

Events = list[Event]
Companies = tuple[Company, ...]


def taking_choices(state: State, phase: Taking) -> Sequence[Action]:
    cities = state.companies[phase.company].cities & phase.goods
    return Choices[Action](action_table(state.options.board).takes, cities)


def begin_final(options: Options, standing: Standing, companies: Companies, events: Events) -> State:
    """Treasuries emptied, goods placed (SD-80), control by shares (SD-81)."""
    table = action_table(options.board)
    goods = 0
    for company in companies:
        goods |= company.cities
    events.append(GoodsPlaced(tuple([table.board.cities[city].id for city in members(goods)])))
    controlled = []
    for name, company in zip(table.board.companies, companies, strict=True):
        seat, reason = final_controller(company, standing.active)
        events.append(Controlled(name, seat, company.shares, reason))
        controlled.append(replace(company, treasury=0, controller=seat))
    return _next(options, standing, tuple(controlled), len(companies) - 1, goods, (), events)


def final_controller(company: Company, active: Seat) -> tuple[Seat | None, FinalControl]:
    """Most shares; ties clockwise from the holder, or from the active player (SD-81)."""
    shares, holder = company.shares, company.controller
    most = max(shares)
    if not most:
        return None, "no_shares"
    if shares.count(most) == 1:
        return shares.index(most), "most_shares"
    first = active if holder is None else holder
    clockwise = (*range(first, len(shares)), *range(first))
    seat = next(seat for seat in clockwise if shares[seat] == most)
    return seat, "tie_from_active" if holder is None else "tie_from_holder"


def take(state: State, phase: Taking, action: Action, events: Events) -> State:
    """A company takes one goods cube from a city on its own rails (SD-82)."""
    if not isinstance(action, Take):
        raise wrong_action(phase, action)
    table = action_table(state.options.board)
    at = phase.company
    old = state.companies[at]
    city = table.city_at.get(action.city, -1)
    if city < 0 or not (old.cities & phase.goods) >> city & 1:
        raise _why_not(table, phase, old, action)
    fuller = _with_goods(old, old.goods | 1 << city)
    companies = (*state.companies[:at], fuller, *state.companies[at + 1 :])
    events.append(Took(phase.seat, table.board.companies[at], action.city, table.board.cities[city].color))
    standing = state.standing
    place = standing.order.index(at)
    return _next(state.options, standing, companies, place, phase.goods ^ 1 << city, phase.passed, events)


def _with_goods(company: Company, goods: Bits) -> Company:
    return Company(
        company.rails,
        company.cities,
        company.near,
        company.start,
        company.treasury,
        company.profit,
        company.controller,
        company.price,
        company.shares,
        goods,
    )


def _next(
    options: Options, standing: Standing, companies: Companies, at: int, goods: Bits,
    passed: tuple[int, ...], events: Events,
) -> State:  # fmt: skip
    """The next company of the order that can take; those that cannot pass (SD-82)."""
    order = standing.order
    count = len(order)
    while len(passed) < count:
        at = at + 1 if at + 1 < count else 0
        index = order[at]
        if index in passed:
            continue
        company = companies[index]
        seat = company.controller
        if seat is not None and company.cities & goods:
            return State(options, standing, companies, Taking(seat, index, goods, passed))
        passed = (*passed, index)
        name = action_table(options.board).board.companies[index]
        events.append(TakingPassed(name, "uncontrolled" if seat is None else "no_goods"))
    return _end(options, standing, companies, events)


def _end(options: Options, old: Standing, companies: Companies, events: Events) -> State:
    """Shares are paid (SD-84) and the winner is found (SD-85)."""
    board = action_table(options.board).board
    payouts = [0] * options.players
    for name, company in zip(board.companies, companies, strict=True):
        sets = arrange(counts_of(board, company.goods))
        values = tuple([SET_VALUES[len(colors)] for colors in sets])
        paid = tuple([sum(values) * shares for shares in company.shares])
        payouts = [had + more for had, more in zip(payouts, paid, strict=True)]
        events.append(FinalProfit(name, sets, values, sum(values), paid))
    cash = tuple([had + more for had, more in zip(old.cash, payouts, strict=True)])
    standing = replace(old, cash=cash)
    ranking, reason = ranked(cash, companies)
    events.append(SharesPaid(tuple(payouts), cash))
    events.append(GameEnded(ranking, cash, reason))
    return State(options, standing, companies, Over())


def ranked(cash: Sequence[int], companies: Companies) -> tuple[tuple[tuple[Seat, ...], ...], Decision]:
    """Most cash first; among equals who controls the company with the most goods (SD-85)."""
    most_goods = [0] * len(cash)
    for company in companies:
        seat = company.controller
        if seat is not None:
            most_goods[seat] = max(most_goods[seat], company.goods.bit_count())
    places: dict[tuple[int, int], list[Seat]] = {}
    for seat, score in enumerate(zip(cash, most_goods, strict=True)):
        places.setdefault(score, []).append(seat)
    ranking = tuple(tuple(places[score]) for score in sorted(places, reverse=True))
    if len(ranking[0]) > 1:
        return ranking, "shared"
    return ranking, "most_cash" if cash.count(max(cash)) == 1 else "most_goods"


def outcome_of(state: State) -> Outcome:
    return Outcome(*ranked(state.standing.cash, state.companies))


def _why_not(table: ActionTable, phase: Taking, company: Company, action: Take) -> RulesError:
    """The rule a refused goods cube breaks."""
    board = table.board
    city = table.city_at.get(action.city)
    if city is None:
        return RulesError("SD-11", "no_such_city", f"there is no city {action.city!r}")
    where = board.place_name(action.city)
    if not company.cities >> city & 1:
        name = board.companies[phase.company]
        return RulesError("SD-82", "not_on_rails", f"{where} is not on the rails of the {name} company")
    return RulesError("SD-82", "no_goods_left", f"{where} has no goods cube any more")
