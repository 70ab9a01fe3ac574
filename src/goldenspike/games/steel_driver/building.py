"""Phase 3: building (SD-5x), and the transcontinental link when it happens (SD-6x)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from goldenspike.core.bits import Bits, Choices
from goldenspike.core.errors import RulesError
from goldenspike.games.steel_driver.actions import Action, ActionTable, Build, action_table
from goldenspike.games.steel_driver.events import BuildingPass, Built, CompanyPassed, Event, Linked
from goldenspike.games.steel_driver.link import BUILDER_BONUS, OTHER_BONUS, best_link, is_joined
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.refusals import wrong_action
from goldenspike.games.steel_driver.state import RAILS, Building, Company, Standing, State, TurnOver

Events = list[Event]
Companies = tuple[Company, ...]


def building_choices(state: State, phase: Building) -> Sequence[Action]:
    table = action_table(state.options.board)
    first = not state.companies[phase.company].rails
    return Choices[Action](table.builds, table.first_builds(phase.links) if first else phase.links)


def begin_building(options: Options, standing: Standing, companies: Companies, events: Events) -> State | TurnOver:
    """The first company of the order that can build; the phase may end at once."""
    taken = 0
    for company in companies:
        taken |= company.rails
    return _next(options, standing, companies, len(companies) - 1, taken, (), events)


def buildable(table: ActionTable, company: Company, taken: Bits) -> Bits:
    """The links a company may build and can pay for (SD-52, SD-54, SD-55), whoever controls it."""
    rails = company.rails
    if not rails:
        return (table.starts_at_a | table.starts_at_b) & table.affordable[company.treasury] & ~taken
    if rails.bit_count() >= RAILS:
        return 0
    return company.near & table.affordable[company.treasury] & ~taken


def build(state: State, phase: Building, action: Action, events: Events) -> State | TurnOver:
    """A company builds one link (SD-50)."""
    if not isinstance(action, Build):
        raise wrong_action(phase, action)
    options, standing, at = state.options, state.standing, phase.company
    table = action_table(options.board)
    old = state.companies[at]
    link = table.link_at.get((action.a, action.b), -1)
    if link < 0 or not phase.links >> link & 1 or not _start_fits(table, old, link, action):
        raise _why_not(table, phase, old, action)
    company, city, cost = _extended(table, old, link, action.start)
    companies = (*state.companies[:at], company, *state.companies[at + 1 :])
    board = table.board
    events.append(
        Built(
            phase.seat,
            board.companies[at],
            action.a,
            action.b,
            action.start,
            cost,
            company.treasury,
            None if city < 0 else board.cities[city].id,
            company.profit - old.profit,
            company.profit,
        )
    )
    if standing.linked is None and is_joined([each.cities for each in companies], board.transcontinental):
        standing, companies = _link(table, standing, companies, at, events)
    return _next(options, standing, companies, standing.order.index(at), phase.taken | 1 << link, phase.passed, events)


def _start_fits(table: ActionTable, company: Company, link: int, action: Build) -> bool:
    """A first link names its starting city, a later one none (SD-54)."""
    start = action.start
    if company.rails:
        return start is None
    if start == action.a:
        return bool(table.starts_at_a >> link & 1)
    return start == action.b and bool(table.starts_at_b >> link & 1)


def _extended(table: ActionTable, company: Company, link: int, start_id: str | None) -> tuple[Company, int, int]:
    """The company with one more link; the city that made its profit rise, or -1; the cost."""
    board = table.board
    cities, start, cost = company.cities, company.start, board.links[link].cost
    if start_id is not None:
        start = table.city_at[start_id]
        cities = 1 << start
    a, b = table.ends[link]
    city = a if not cities >> a & 1 else b if not cities >> b & 1 else -1
    grown = Company(
        company.rails | 1 << link,
        cities | 1 << a | 1 << b,
        company.near | board.incident[a] | board.incident[b],
        start,
        company.treasury - cost,
        company.profit + board.values[city] if city >= 0 else company.profit,
        company.controller,
        company.price,
        company.shares,
        company.goods,
    )
    return grown, city, cost


def _next(
    options: Options, standing: Standing, companies: Companies, at: int, taken: Bits,
    passed: tuple[int, ...], events: Events,
) -> State | TurnOver:  # fmt: skip
    """The next company of the order that can build; those that cannot go to the pass row (SD-52)."""
    table = action_table(options.board)
    order = standing.order
    count = len(order)
    while len(passed) < count:
        at = at + 1 if at + 1 < count else 0
        index = order[at]
        if index in passed:
            continue
        company = companies[index]
        seat = company.controller
        if seat is not None:
            links = buildable(table, company, taken)
            if links:
                return State(options, standing, companies, Building(seat, index, links, taken, passed))
        passed = (*passed, index)
        events.append(CompanyPassed(table.board.companies[index], _why_pass(table, company, taken), len(passed)))
    return TurnOver(standing, companies, passed)


def _why_pass(table: ActionTable, company: Company, taken: Bits) -> BuildingPass:
    if company.controller is None:
        return "uncontrolled"
    if company.rails.bit_count() >= RAILS:
        return "no_rails"
    in_reach = company.near if company.rails else table.starts_at_a | table.starts_at_b
    return "no_cubes" if in_reach & ~taken else "no_link"


def _link(
    table: ActionTable, old: Standing, companies: Companies, builder: int, events: Events
) -> tuple[Standing, Companies]:
    """The transcontinental link: bonuses for all companies on it (SD-61)."""
    board = table.board
    found = best_link(board, [company.rails for company in companies], builder)
    raised = list(companies)
    bonuses = []
    for at in found.companies:
        bonus = BUILDER_BONUS if at == builder else OTHER_BONUS
        raised[at] = replace(companies[at], profit=companies[at].profit + bonus)
        bonuses.append((board.companies[at], bonus))
    routes = tuple(tuple(board.cities[city].id for city in route) for route in found.routes)
    events.append(Linked(board.companies[builder], routes, tuple(bonuses)))
    return Standing(old.turn, old.active, old.order, old.cubes, old.cash, old.turn, old.results), tuple(raised)


def _why_not(table: ActionTable, phase: Building, company: Company, action: Build) -> RulesError:
    """The rule a refused link breaks."""
    board = table.board
    link = table.link_at.get((action.a, action.b))
    if link is None:
        hint = f"; the board has it as {action.b} to {action.a}" if (action.b, action.a) in table.link_at else ""
        return RulesError("SD-11", "no_such_link", f"there is no link {action.a} to {action.b} on this board{hint}")
    where = f"{board.place_name(action.a)} to {board.place_name(action.b)}"
    name = board.companies[phase.company]
    if phase.taken >> link & 1:
        return RulesError("SD-11", "link_taken", f"a rail lies from {where} already")
    if company.rails and action.start is not None:
        return RulesError("SD-55", "started_already", f"the {name} company has started: a later link names no start")
    if company.rails and not company.near >> link & 1:
        return RulesError("SD-55", "not_connected", f"{where} touches no city of the {name} company")
    if not company.rails and not _start_fits(table, company, link, action):
        return _why_no_start(table, name, action)
    return RulesError("SD-51", "cannot_pay", f"{where} costs {board.links[link].cost}; {name} has {company.treasury}")


def _why_no_start(table: ActionTable, name: str, action: Build) -> RulesError:
    if action.start is None:
        return RulesError("SD-54", "start_missing", f"the first link of the {name} company names its starting city")
    place = table.board.place_name(action.start)
    if action.start not in (action.a, action.b):
        return RulesError("SD-54", "start_elsewhere", f"{place} is not an end of the link")
    return RulesError("SD-54", "not_a_start", f"{place} is not a starting city")
