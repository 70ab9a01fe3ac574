"""From turn to turn: phases 1, 4 and 5 (SD-3x, SD-7x)."""

from __future__ import annotations

from goldenspike.games.steel_driver.actions import INCOME, TURNS, action_table
from goldenspike.games.steel_driver.events import Event, TurnBegan, TurnEnded
from goldenspike.games.steel_driver.final import begin_final
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.state import Auctioning, Company, Drawing, Result, Standing, State, TurnOver

Events = list[Event]


def first_state(options: Options) -> State:
    """Before anything happened (SD-20)."""
    count = len(action_table(options.board).board.companies)
    nobody = options.players * (0,)
    standing = Standing(
        turn=1,
        active=options.first or 0,
        order=tuple(range(count)),
        cubes=nobody,
        cash=nobody,
        linked=None,
        results=(),
    )
    new = Company(0, 0, 0, None, treasury=0, profit=0, controller=None, price=0, shares=nobody, goods=0)
    return State(options, standing, count * (new,), Drawing())


def begin_turn(options: Options, old: Standing, companies: tuple[Company, ...], events: Events) -> State:
    """Every player receives cubes (SD-30); the auctions begin."""
    income = INCOME[options.players]
    cubes = tuple([had + income for had in old.cubes])
    standing = Standing(old.turn, old.active, old.order, cubes, old.cash, old.linked, old.results)
    events.append(TurnBegan(old.turn, old.active, _names(options, old.order), income, cubes))
    return State(options, standing, companies, Auctioning(old.active, (1 << len(companies)) - 1, 0, None))


def end_turn(options: Options, over: TurnOver, events: Events) -> State:
    """Profit is paid (SD-70), the pass row is the new order (SD-71); then the next turn, or the end."""
    old, companies = over.standing, over.companies
    income = _income(options, companies)
    cash = tuple([had + won for had, won in zip(old.cash, income, strict=True)])
    result = Result(
        order=old.order,
        prices=tuple([company.price for company in companies]),
        controllers=tuple([company.controller for company in companies]),
        profits=tuple([company.profit for company in companies]),
        cash=cash,
    )
    names = action_table(options.board).board.companies
    paid = tuple([(name, each.profit, each.controller) for name, each in zip(names, companies, strict=True)])
    events.append(TurnEnded(old.turn, paid, income, cash, _names(options, over.passed)))
    last = old.turn == TURNS
    turn = old.turn if last else old.turn + 1
    results = (*old.results, result)
    standing = Standing(turn, old.active, over.passed, old.cubes, cash, old.linked, results)
    cleared = tuple([_cleared(company, last) for company in companies])
    if last:
        return begin_final(options, standing, cleared, events)
    return begin_turn(options, standing, cleared, events)


def _income(options: Options, companies: tuple[Company, ...]) -> tuple[int, ...]:
    """What each seat receives for the companies it controls (SD-70)."""
    income = [0] * options.players
    for company in companies:
        if company.controller is not None:
            income[company.controller] += company.profit
    return tuple(income)


def _cleared(company: Company, last: bool) -> Company:
    """Profit back to $0; the control marker too, but not after the last turn (SD-72)."""
    return Company(
        company.rails,
        company.cities,
        company.near,
        company.start,
        company.treasury,
        0,
        company.controller if last else None,
        0,
        company.shares,
        company.goods,
    )


def _names(options: Options, order: tuple[int, ...]) -> tuple[str, ...]:
    names = action_table(options.board).board.companies
    return tuple([names[company] for company in order])
