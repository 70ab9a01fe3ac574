"""What an action of Steel Driver does for a seat, in a player's words."""

from __future__ import annotations

from goldenspike.bots.steel_driver import goods_gain, new_value
from goldenspike.bots.steel_driver_mind import Mind
from goldenspike.core.bits import bits_of
from goldenspike.games.steel_driver.actions import Action, Auction, Bid, Build, Pass, Take, action_table
from goldenspike.games.steel_driver.goods import counts_of, set_value
from goldenspike.games.steel_driver.link import BUILDER_BONUS, is_joined
from goldenspike.kernel.steel_driver.plans import MOST
from goldenspike.kernel.steel_driver.policy import LIMIT, PAID, WORTH


def words_for(mind: Mind, action: Action) -> str:
    """Without opinion: what anybody can see."""
    match action:
        case Auction(company, bid):
            return f"puts {company} up at {_cubes(bid)}{_in_treasury(mind, company)}"
        case Pass():
            return "hands the marker on and waits"
        case Bid(amount):
            return f"raises to {_cubes(amount)} for {_up(mind)}"
        case Build():
            return _of_link(mind, action)
        case Take():
            return _of_goods(mind, action)
        case _:
            return f"lets {_up(mind)} go and keeps the cubes"


def worth_words(mind: Mind, company: int) -> str:
    """What the broker thinks of a company; the kernel has just thought of it."""
    notes, book = mind.desk.notes[company], mind.desk
    paid, limit = int(notes[PAID]), int(notes[LIMIT])
    budget = min(mind.view.companies[company].treasury + paid, MOST)
    share, profit = book.share[0, mind.seat, company], book.profit[0, company, budget]
    return (
        f"{mind.board.companies[company]} for {_cubes(paid)} is worth ${notes[WORTH]:.0f} "
        f"(a share may pay ${share:.0f}, this turn's links ${profit:.0f}); "
        f"good up to {_cubes(limit)}"
    )


def _of_link(mind: Mind, build: Build) -> str:
    view, board = mind.view, mind.board
    assert view.company is not None
    table, company = action_table(view.options.board), view.companies[view.company]
    link = table.link_at[build.a, build.b]
    before = company.cities if build.start is None else 1 << table.city_at[build.start]
    after = before | bits_of(table.ends[link])
    cost = board.links[link].cost
    if after == before:
        return f"{_between(mind, build)} for {cost}: nothing new"
    new = next(city for city in table.ends[link] if not before >> city & 1)
    profit = new_value(table, company, link, build.start)
    sets = set_value(counts_of(board, after)) - set_value(counts_of(board, company.cities))
    city = board.cities[new]
    said = [f"{city.name} for {_cubes(cost)}: ${profit} now, {city.color} goods, sets worth ${sets} more"]
    networks = [after if at == view.company else each.cities for at, each in enumerate(view.companies)]
    if view.linked is None and is_joined(networks, board.transcontinental):
        said.append(f"completes the transcontinental link for ${BUILDER_BONUS}")
    return ", ".join(said)


def _of_goods(mind: Mind, take: Take) -> str:
    view, board = mind.view, mind.board
    assert view.company is not None
    table, company = action_table(view.options.board), view.companies[view.company]
    city = table.city_at[take.city]
    rivals = sum(each.cities >> city & 1 for at, each in enumerate(view.companies) if at != view.company)
    gain = goods_gain(table, company, take)
    wanted = (
        f"{rivals} other {'company' if rivals == 1 else 'companies'} could take it" if rivals else "nobody else can"
    )
    return f"{board.cities[city].color} goods of {board.cities[city].name}: sets worth ${gain} more, {wanted}"


def _up(mind: Mind) -> str:
    auction = mind.view.auction
    assert auction is not None
    assert auction.company is not None
    return mind.board.companies[auction.company]


def _in_treasury(mind: Mind, company: str) -> str:
    treasury = mind.view.companies[mind.board.company_at[company]].treasury
    return f", which has {_cubes(treasury)} already" if treasury else ""


def _between(mind: Mind, build: Build) -> str:
    return f"{mind.board.place_name(build.a)} to {mind.board.place_name(build.b)}"


def _cubes(count: int) -> str:
    return "1 cube" if count == 1 else f"{count} cubes"
